import ChessKnight from '~icons/game-icons/chess-knight'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import GearHammer from '~icons/game-icons/gear-hammer'
import Harp from '~icons/game-icons/harp'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import TwoCoins from '~icons/game-icons/two-coins'
import { type Effect, type Resource, resources } from '../../../games/monumental/data/effects'
import { describeEffect, resourceName, some } from '../../../games/monumental/words/describe'
import type { Picture as Glyph } from '../../kit/pictures'
import type { Yield } from './preview'

export const resourceIcons: Readonly<Record<Resource, Glyph>> = {
  P: GearHammer,
  S: RoundBottomFlask,
  M: CrossedSabres,
  G: TwoCoins,
  C: Harp,
  H: ChessKnight,
}

interface ResProps {
  readonly res: Resource
  /** A letter in the outline, where a picture would be too small. */
  readonly tiny?: boolean
}

/** A resource is colour, outline and picture; small ones a letter. Decoration: the words stand beside it. */
export function Res({ res, tiny = false }: ResProps) {
  const Icon = resourceIcons[res]
  return (
    <span className={tiny ? `sign rs ${res} t` : `sign rs ${res}`} title={resourceName[res]} aria-hidden="true">
      {tiny ? res : <Icon />}
    </span>
  )
}

/** So much of a resource: number, sign, and the words for those who listen. */
export const Amount = ({ res, n, tiny = true }: ResProps & { readonly n: number }) => (
  <span className="cost">
    <span aria-hidden="true">{n}</span>
    <Res res={res} tiny={tiny} />
    <span className="sr">{some(n, res)} </span>
  </span>
)

/** Several resources in a row. */
export function Amounts({
  goods,
  tiny = true,
}: {
  readonly goods: Partial<Record<Resource, number>>
  readonly tiny?: boolean
}) {
  return resources
    .filter((res) => (goods[res] ?? 0) > 0)
    .map((res) => <Amount key={res} res={res} n={goods[res]!} tiny={tiny} />)
}

const most = 4

/** Icons of a card as signs, one for each unit as long as there are few. */
export function Icons({ effects }: { readonly effects: readonly Effect[] }) {
  return effects.map((effect, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed, they never change places
    <span key={i} className="ics" title={describeEffect(effect)}>
      <IconSigns effect={effect} />
      <span className="sr">{describeEffect(effect)} </span>
    </span>
  ))
}

function IconSigns({ effect }: { readonly effect: Effect }) {
  const n = 'n' in effect ? effect.n : 1
  if (n > most) {
    return (
      <b aria-hidden="true">
        {n} {effect.do === 'gain' ? <Res res={effect.res} /> : <AnyBasic />}
      </b>
    )
  }
  return Array.from({ length: n }, (_, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike
    effect.do === 'gain' ? <Res key={i} res={effect.res} /> : <AnyBasic key={i} />,
  )
}

/** Any of the three basic resources. */
export const AnyBasic = () => (
  <span className="sign rs any" title="a basic resource of your choice" aria-hidden="true">
    ?
  </span>
)

/** What a row and a column would bring, as signs. */
export const YieldSigns = ({ of: { goods, any } }: { readonly of: Yield }) => (
  <span className="yield">
    <Amounts goods={goods} />
    {any > 0 ? (
      <span className="cost">
        <span aria-hidden="true">{any}</span>
        <AnyBasic />
        <span className="sr">{any} of your choice</span>
      </span>
    ) : null}
    {any === 0 && Object.keys(goods).length === 0 ? 'nothing at once' : null}
  </span>
)
