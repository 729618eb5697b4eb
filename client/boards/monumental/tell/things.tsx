import Laurels from '~icons/game-icons/laurels'
import type { PlayerId } from '../../../../games/kit/rule'
import { isMarket, marketOf, nameOf } from '../../../../games/monumental/pieces/cards'
import type { Goods } from '../../../../games/monumental/state'
import { describeText } from '../../../../games/monumental/words/describe'
import { Chip, Listed, Worth } from '../../../kit/chips'
import { PlayerChip } from '../../../kit/PlayerChip'
import { Card } from '../Card'
import { cardWords } from '../describe'
import { tileName, whoIs } from '../names'
import { Picture } from '../Picture'
import { useMonumental } from '../plan'

export function Who({ id }: { readonly id: PlayerId }) {
  const player = whoIs(useMonumental(), id)
  return <PlayerChip mark={player.mark} name={player.you ? 'You' : player.name} />
}

/** A card, Policy, Hero, Warlord or Market by name; the whole of it on hover and focus. */
export const Thing = ({ id }: { readonly id: string }) => (
  <Chip
    icon={<Picture of={id} />}
    name={nameOf(id)}
    tip={isMarket(id) ? describeText(marketOf(id).text) : <Card id={id} />}
    words={isMarket(id) ? undefined : cardWords(id)}
  />
)

/** Where something came from: a card has its chip, a Free City its name. */
export const Source = ({ id }: { readonly id: string }) =>
  id.startsWith('city-') ? <b>{nameOf(id)}</b> : <Thing id={id} />

export const Things = ({ ids }: { readonly ids: readonly string[] }) => (
  <Listed all={ids}>{(id) => <Thing id={id} />}</Listed>
)

export const Where = ({ hex }: { readonly hex: string }) => <b className="place">{tileName(useMonumental(), hex)}</b>

export const isSome = (goods: Partial<Goods>): boolean => Object.values(goods).some((n) => n > 0)

export const Points = ({ n }: { readonly n: number }) => <Worth icon={<Laurels />}>{n}</Worth>
