import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { size } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { type Cost, type Resource, resources, type Type } from '../data/constants'
import { endNumberOf } from '../flow/turn'
import { cardOf, type G, goldOf, isSolo, powerCards, type Village, villageCount, villageOf } from '../state'
import type { Numbers } from './numbers'

/** One seat's outlook: everything that the parts of its worth look at. */
export interface Outlook {
  readonly G: G
  readonly seat: PlayerId
  readonly village: Village
  readonly numbers: Numbers
  /** How much of the game is still to come, from 1 to 0. */
  readonly time: number
  /** The same in rounds. */
  readonly rounds: number
  /** Resources the village supplies of each kind, and of any kind. */
  readonly own: Readonly<Record<Resource, number>>
  readonly wild: number
  /** Resources it supplies without gold, and all its gold. */
  readonly free: number
  readonly gold: number
}

/** Rounds of a game among those who plan, by number of players. */
const usualRounds = [0, 0, 13, 11, 9, 8]

/** Alone every turn takes the card of time and about one and a half more. */
const roundsOf = (G: G): number => (isSolo(G) ? G.options.soloDeck / 2.5 : usualRounds[G.order.length]!)

/** By the villages, and by the rounds where they do not grow. */
export function timeLeft(G: G): number {
  if (isSolo(G)) return size(G.deck) / G.options.soloDeck
  if (G.lastRound) return 0.04
  const largest = Math.max(...G.order.map((player) => villageCount(villageOf(G, player))))
  const byVillages = 1 - largest / endNumberOf(G)!
  const byRounds = 1 - (G.round - 1) / usualRounds[G.order.length]!
  return Math.max(0.08, Math.min(byVillages, (byVillages + byRounds) / 2))
}

export function outlook(G: G, seat: PlayerId, numbers: Numbers, time: number): Outlook {
  const village = villageOf(G, seat)
  const own = { food: 0, wood: 0, stone: 0, magic: 0 }
  for (const { card } of village.resources) own[buildingOf(card).shows]++
  // The Castle is one of any kind.
  let [wild, free] = [1, 0]
  for (const card of powerCards(village)) {
    const { power } = cardOf(card)
    if (power?.when !== 'always') continue
    if (power.does === 'buildResource') {
      const [kind, more] = power.kinds
      if (more) wild++
      else own[kind!]++
      free++
    } else if (power.does === 'borrow' && !isSolo(G)) {
      wild++
      free++
    }
  }
  return { G, seat, village, numbers, time, rounds: time * roundsOf(G) + 0.5, own, wild, free, gold: goldOf(village) }
}

/** Units of a cost that the village could not pay by itself: what others would have to supply, or gold that is missing. */
export function shortage({ own, wild, free, gold, village }: Outlook, cost: Cost, type: Type): number {
  const discount = discounts(village, type)
  const units = sum(resources.map((res) => cost[res] ?? 0))
  const missing = sum(resources.map((res) => Math.max(0, (cost[res] ?? 0) - own[res])))
  return Math.max(0, missing - wild - discount, units - free - discount - gold)
}

const discounts = (village: Village, type: Type): number =>
  powerCards(village).filter((card) => {
    const { power } = cardOf(card)
    return power?.when === 'always' && power.does === 'buildDiscount' && power.type === type
  }).length
