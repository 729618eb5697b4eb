import { type ComponentType, lazy, Suspense, type SVGProps } from 'react'
import AncientColumns from '~icons/game-icons/ancient-columns'
import Ankh from '~icons/game-icons/ankh'
import BallPyramid from '~icons/game-icons/ball-pyramid'
import HornedHelm from '~icons/game-icons/horned-helm'
import Horseshoe from '~icons/game-icons/horseshoe'
import Katana from '~icons/game-icons/katana'
import PaperLantern from '~icons/game-icons/paper-lantern'
import SamaraMosque from '~icons/game-icons/samara-mosque'
import Shop from '~icons/game-icons/shop'
import Trident from '~icons/game-icons/trident'
import { basicBuildings, startCards } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { developments } from '../../../games/monumental/data/developments'
import { idOf, isMarket } from '../../../games/monumental/pieces/cards'

export type Glyph = ComponentType<SVGProps<SVGSVGElement>>
export type Pictures = Readonly<Record<string, Glyph>>
type Of = { readonly of: string }

const sets = import.meta.glob<{ pictures: Pictures }>('./pictures/*.ts')

/** A set of pictures is fetched once a card of it is seen. */
const setOf = (name: string): ComponentType<Of> =>
  lazy(async () => {
    const { pictures } = await sets[`./pictures/${name}.ts`]!()
    return {
      default: ({ of }: Of) => {
        const Glyph = pictures[of] ?? Shop
        return <Glyph aria-hidden="true" />
      },
    }
  })

const inSet = (name: string, cards: readonly { readonly id: string }[]): [string, ComponentType<Of>][] => {
  const Home = setOf(name)
  return cards.map(({ id }) => [id, Home])
}

const Late = setOf('late')

/** Which set a card's picture is in; those of a civilization come with it. */
const homes: ReadonlyMap<string, ComponentType<Of>> = new Map([
  ...inSet('start', [...startCards, ...basicBuildings]),
  ...inSet(
    'early',
    developments.filter(({ era }) => era === 1),
  ),
  ...civilizations.flatMap(({ id, special, knowledge, warlord, policies }) =>
    inSet(id, [special, knowledge, warlord, ...policies]),
  ),
])

/** The picture of a card, Policy, Warlord, Hero or Market. */
export function Picture({ of }: Of) {
  const id = idOf(of)
  if (isMarket(id)) return <Shop aria-hidden="true" />
  const Home = homes.get(id) ?? Late
  return (
    <Suspense fallback={<span className="i" />}>
      <Home of={id} />
    </Suspense>
  )
}

const emblems: Pictures = {
  aztecs: BallPyramid,
  amazons: Horseshoe,
  mughals: SamaraMosque,
  atlanteans: Trident,
  chinese: PaperLantern,
  danish: HornedHelm,
  egyptian: Ankh,
  greek: AncientColumns,
  japanese: Katana,
}

/** A civilization by its sign. */
export const Emblem = ({ civ }: { readonly civ: string }) => {
  const Sign = emblems[civ] ?? AncientColumns
  return <Sign aria-hidden="true" />
}
