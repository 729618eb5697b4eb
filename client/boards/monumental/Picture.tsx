import type { ComponentType } from 'react'
import AncientColumns from '~icons/game-icons/ancient-columns'
import Shop from '~icons/game-icons/shop'
import { basicBuildings, startCards } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { developments } from '../../../games/monumental/data/developments'
import { idOf, isMarket } from '../../../games/monumental/pieces/cards'
import { laterPictures, type Pictures } from '../../kit/pictures'
import emblems from './emblems.pictures'

type Of = { readonly of: string }

const sets = import.meta.glob<{ default: Pictures }>('./pictures/*.pictures')

/** A set of pictures is fetched once a card of it is seen. */
const setOf = (name: string): ComponentType<Of> => laterPictures(sets[`./pictures/${name}.pictures`]!, Shop)

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
  if (isMarket(id)) return <Shop />
  const Home = homes.get(id) ?? Late
  return <Home of={id} />
}

/** A civilization by its sign. */
export const Emblem = ({ civ }: { readonly civ: string }) => {
  const Sign = emblems[civ] ?? AncientColumns
  return <Sign />
}
