import { others } from '../../../games/kit/order'
import type { AnyRule, PlayerId, Random } from '../../../games/kit/rule'
import { sum } from '../../../games/kit/score'
import { size, visible } from '../../../games/kit/zones'
import { adventurerOf } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { type Cost, type Resource, resources, types } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import type { Effect, Power } from '../../../games/villages-of-valeria/data/powers'
import { modifier } from '../../../games/villages-of-valeria/effects'
import { endNumberOf } from '../../../games/villages-of-valeria/flow/turn'
import { rules } from '../../../games/villages-of-valeria/moves'
import { billFor, unitsOf } from '../../../games/villages-of-valeria/pieces/payment'
import { points } from '../../../games/villages-of-valeria/scoring'
import {
  buildingsOfType,
  cardOf,
  type From,
  type G,
  goldOf,
  isSolo,
  powerCards,
  type Village,
  villageCount,
  villageOf,
} from '../../../games/villages-of-valeria/state'
import type { Judge } from './chooser'

/** What things are worth that are no points yet. */
const weights = {
  anyCard: 0.6,
  /** The share of a card's value while it is in hand, and how much each resource beyond reach takes off. */
  inHand: 0.45,
  beyond: 0.12,
  /** So many cards of a hand will be built. */
  buildable: 4,
  /** Resource cards of one kind: none, one, two, three. */
  store: [0, 1.7, 2.7, 3.2],
  /** Gold in the supply, beyond its point. */
  purse: [0, 0.7, 1.2, 1.5],
  /** The chance that an open Adventurer comes, by missing Buildings. */
  company: [0.45, 0.18, 0.06],
  /** The chance to complete a Monument: at best, and less for each resource that could not be paid now. */
  work: { best: 0.75, missing: 0.15 },
  bonus: 0.8,
  rival: 0.3,
} as const

/** Rounds a game usually takes, by number of players. */
const usualRounds = [0, 0, 10, 8, 6, 5]

/** One seat's outlook: everything that the parts of its worth look at. */
interface Outlook {
  readonly G: G
  readonly seat: PlayerId
  readonly village: Village
  /** How much of the game is still to come, from 1 to 0. */
  readonly time: number
  /** Resources within reach. */
  readonly within: Readonly<Record<Resource, number>>
}

/** By the others' villages and the round: the own village must not seem to hasten the end. */
function timeLeft(G: G, seat: PlayerId): number {
  if (isSolo(G)) return size(G.deck) / G.options.soloDeck
  if (G.lastRound) return 0.05
  const rivals = Math.max(...others(G, seat).map((player) => villageCount(villageOf(G, player))))
  return Math.max(0.1, Math.min(1 - rivals / endNumberOf(G)!, 1 - (G.round - 1) / usualRounds[G.order.length]!))
}

/** All Resource cards on the table, those of others a little less, and what powers give. */
function reach(G: G, seat: PlayerId): Record<Resource, number> {
  const within = { food: 0, wood: 0, stone: 0, magic: 0 }
  for (const player of G.order) {
    for (const { card } of villageOf(G, player).resources) within[buildingOf(card).shows] += player === seat ? 1 : 0.6
  }
  for (const card of powerCards(villageOf(G, seat))) {
    const { power } = cardOf(card)
    if (power?.when !== 'always' || power.does !== 'buildResource') continue
    for (const res of power.kinds) within[res] += 1 / power.kinds.length
  }
  return within
}

const outlook = (G: G, seat: PlayerId): Outlook => ({
  G,
  seat,
  village: villageOf(G, seat),
  time: timeLeft(G, seat),
  within: reach(G, seat),
})

function effectWorth(G: G, effect: Effect): number {
  switch (effect.do) {
    case 'gold':
      return Math.min(effect.n, G.bank)
    case 'draw':
      return effect.n * weights.anyCard
    case 'steal':
      return isSolo(G) ? 0 : effect.n
    case 'stealEach':
      return effect.n * (G.order.length - 1)
    case 'replenish':
      return 0.8
    default:
      return weights.bonus
  }
}

/** What a power that lasts is worth over a whole game. */
function standingWorth(G: G, power: Power | null): number {
  if (power?.when === 'on') return effectWorth(G, power.effect) * 1.4
  if (power?.when !== 'always') return 0
  switch (power.does) {
    case 'buildResource':
      return 2 + power.kinds.length * 0.2
    case 'borrow':
      return isSolo(G) ? 0 : 1.6
    default:
      return 1.2
  }
}

/** Points that a card would bring at the end beyond those printed on it. */
function endWorth(village: Village, power: Power | null): number {
  if (power?.when !== 'end') return 0
  if (power.of === 'resource') return (village.resources.length + 1) * power.vp
  const own = types.map((type) => buildingsOfType(village, type))
  const count = power.of === 'set' ? Math.min(...own) + 0.5 : buildingsOfType(village, power.of) + 1
  return (power.vp * count) / power.per
}

const powerWorth = ({ G, village, time }: Outlook, power: Power | null): number =>
  (power?.when === 'instant' ? effectWorth(G, power.effect) : 0) +
  endWorth(village, power) +
  standingWorth(G, power) * time

/** Units of a cost that nothing within reach would pay; the Castle pays one. */
const beyondReach = ({ within }: Outlook, cost: Cost): number =>
  Math.max(0, sum(resources.map((res) => Math.max(0, (cost[res] ?? 0) - within[res]))) - 1)

function handCardWorth(at: Outlook, card: string): number {
  const { vp, power, cost } = buildingOf(card)
  if (at.village.buildings.some((built) => buildingOf(built) === buildingOf(card))) return 0.3
  const value = vp + powerWorth(at, power) + 0.5
  return 0.3 + value * Math.max(0.1, weights.inHand - weights.beyond * beyondReach(at, cost))
}

/** The best cards count in full: there is no time to build them all. */
function handWorth(at: Outlook): number {
  const cards = visible(at.village.hand).map((card) => handCardWorth(at, card))
  const sorted = cards.sort((a, b) => b - a)
  return sum(sorted.map((value, i) => value * (i < weights.buildable ? 1 : 0.3))) * Math.min(1, at.time * 2.5)
}

function storeWorth({ village, time }: Outlook): number {
  const held = resources.map((res) => village.resources.filter(({ card }) => buildingOf(card).shows === res).length)
  return sum(held.map((n) => weights.store[Math.min(n, 3)]!)) * time
}

/** The two best Adventurers who would come, or nearly. */
function companyWorth(at: Outlook): number {
  const { G, village, time } = at
  const hopes = G.adventurerRow.flatMap((id) => {
    if (id === null) return []
    const { vp, power, needs } = adventurerOf(id)
    const missing = sum(types.map((type) => Math.max(0, (needs[type] ?? 0) - buildingsOfType(village, type))))
    const chance = weights.company[Math.max(0, missing - modifier(village, 'waive'))] ?? 0
    return [(vp + powerWorth(at, power)) * chance]
  })
  return sum(hopes.sort((a, b) => b - a).slice(0, 2)) * Math.min(1, time * 3)
}

/** The Monument under way: what could be paid with the gold at home is as good as paid. */
function workWorth(at: Outlook): number {
  const { village, time } = at
  const bill = billFor(village, { kind: 'monument' })
  if (!bill || !village.monument) return 0
  const units = unitsOf(bill).length
  const missing = Math.max(beyondReach(at, bill.need), units - goldOf(village))
  const chance = weights.work.best - weights.work.missing * missing - 0.02 * units
  return monumentOf(village.monument.id).vp * Math.max(0.05, chance) * Math.min(1, time * 2)
}

/** A card more, for a hand that is not full of them already. */
const drawWorth = ({ hand }: Village, time: number): number =>
  weights.anyCard * (size(hand) <= weights.buildable ? 1 : 0.5) * Math.min(1, time * 2.5)

/** What this seat is still to get in this turn. */
const owedWorth = ({ G, seat, village, time }: Outlook): number =>
  sum(
    G.pending.map((owed) => {
      if (owed.player !== seat) return 0
      if (owed.kind === 'draw') return owed.n * drawWorth(village, time)
      if (owed.kind === 'steal') return owed.n
      if (owed.kind === 'effect') return effectWorth(G, owed.effect)
      return owed.kind === 'action' && owed.role === 'bonus' ? weights.bonus : 0
    }),
  )

function worth(G: G, seat: PlayerId): number {
  const at = outlook(G, seat)
  const rivals = others(G, seat).map((player) => points(G, player))
  return (
    points(G, seat) +
    sum(powerCards(at.village).map((card) => standingWorth(G, cardOf(card).power))) * at.time +
    handWorth(at) +
    storeWorth(at) +
    companyWorth(at) +
    workWorth(at) +
    owedWorth(at) +
    weights.purse[Math.min(at.village.gold, 3)]! * at.time -
    Math.max(0, ...rivals) * weights.rival
  )
}

/** Stands for every card that can't be seen. */
const standIn = 'bakery#1'

/** The position as it could be, with the same card wherever nothing can be seen. */
function imagined(view: G): G {
  const G = structuredClone(view)
  const unseen = (zone: G['deck']) => Array<string>(size(zone)).fill(standIn)
  G.deck = unseen(G.deck)
  for (const pile of G.piles) pile.under = unseen(pile.under)
  G.adventurerDeck = []
  G.monumentDeck = []
  return G
}

const noChance: Random = { Number: () => 0, Die: () => 1, Shuffle: (deck) => [...deck] }

const moves: Readonly<Record<string, AnyRule<G>>> = rules

/** A card of a pile in hand, one of the deck at its usual worth. */
function drawHope(view: G, seat: PlayerId, from: From): number {
  const card = from === 'deck' ? null : view.piles[from]!.top
  const village = villageOf(view, seat)
  if (card === null) return drawWorth(village, timeLeft(view, seat)) + 0.05
  const players = { ...view.players, [seat]: { ...village, hand: [...visible(village.hand), card] } }
  return handWorth(outlook({ ...view, players }, seat)) - handWorth(outlook(view, seat))
}

export const judge: Judge<G> = {
  worth,
  hope(view, seat, move, args) {
    if (move === 'drawCard') return drawHope(view, seat, (args[0] as { from: From }).from)
    const G = imagined(view)
    moves[move]!.apply({ G, player: seat, random: noChance, say: () => {} }, ...structuredClone([...args]))
    return worth(G, seat) - worth(view, seat)
  },
}
