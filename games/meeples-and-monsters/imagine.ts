import { copy } from '../kit/copy'
import type { View } from '../kit/definition'
import { dealer, without } from '../kit/imagine'
import type { PlayerId, Random } from '../kit/rule'
import { visible } from '../kit/zones'
import { quarters, tiles } from './data/locations'
import { quests } from './data/quests'
import { rooms } from './data/rooms'
import { monsterPile } from './setup'
import { areaOf, type G, monstersIn } from './state'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Monsters that have left their pile. */
const monstersSeen = (G: G): string[] => [
  ...quarters.flatMap((quarter) => monstersIn(G, quarter)),
  ...G.pending.flatMap((one) => (one.kind === 'placeMonster' ? [one.monster] : [])),
  ...G.order.flatMap((player) => areaOf(G, player).trophies),
]

function dealQuests(G: G, seat: PlayerId | null, random: Random): void {
  const own = seat === null ? [] : visible(areaOf(G, seat).hand)
  const done = G.order.flatMap((player) => areaOf(G, player).done)
  const deal = dealer(without(ids(quests), [...own, ...done]), random)
  G.questDeck = deal(G.questDeck)
  G.questDiscard = deal(G.questDiscard)
  for (const player of G.order.filter((one) => one !== seat)) {
    const area = areaOf(G, player)
    area.hand = deal(area.hand)
    area.since = {}
  }
}

function dealCity(G: G, random: Random): void {
  const built = quarters.flatMap((quarter) => G.city[quarter].built.filter((tile) => tile !== null))
  G.tileStack = dealer(without(ids(tiles), [...built, ...G.offer]), random)(G.tileStack)
  const open = quarters.flatMap((quarter) => G.city[quarter].room ?? [])
  const won = G.order.flatMap((player) => areaOf(G, player).rooms)
  const deal = dealer(without(ids(rooms), [...open, ...won]), random)
  for (const quarter of quarters) G.city[quarter].below = deal(G.city[quarter].below)
}

/** Decks, stacks, towers and the other players' Quests, dealt from what is nowhere to be seen. */
export function imagine(view: View<G>, seat: PlayerId | null, random: Random): G {
  const G: G = copy(view)
  G.monsterDeck = monsterPile(G.order.length, random, { monsters: monstersSeen(G), arrives: G.arrives })
  dealQuests(G, seat, random)
  dealCity(G, random)
  return G
}
