import type { Judge } from '../../kit/judge'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { size, visible } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { resources } from '../data/constants'
import { breakdown } from '../scoring'
import { cardOf, type G, isSolo, powerCards } from '../state'
import { companionPoints, effectPoints, heldPoints, lastingPoints, missingFor, workPoints } from './cards'
import { type Numbers, numbers } from './numbers'
import { type Outlook, outlook, timeLeft } from './outlook'
import { policy, shortlist } from './policy'

/** The best cards count in full: there is no time to build them all. */
function handPoints({ village, numbers, time }: Outlook, cards: readonly number[]): number {
  const sorted = [...cards].sort((a, b) => b - a)
  const inTime = Math.min(1, time * 2.5)
  return sum(sorted.map((value, i) => value * numbers.nextCard ** (i + (village.monument ? 0.5 : 0)))) * inTime
}

function storePoints({ village, numbers, time }: Outlook): number {
  const each = [0, numbers.store1, numbers.store2, numbers.store3]
  const held = resources.map((res) => village.resources.filter(({ card }) => buildingOf(card).shows === res).length)
  return sum(held.map((n) => sum(each.slice(0, n + 1)))) * time
}

/** The two best Adventurers who would come, or nearly. */
function companyPoints(at: Outlook): number {
  const { G, village, time, numbers } = at
  const chances = [numbers.comes0, numbers.comes1, numbers.comes2]
  const promises = G.adventurerRow.flatMap((id) => {
    if (id === null) return []
    return [(companionPoints(at, id) - 1) * (chances[missingFor(village, id)] ?? 0)]
  })
  return sum(promises.sort((a, b) => b - a).slice(0, 2)) * Math.min(1, time * 3)
}

/** Gold works until the end: it pays again every round. */
const pursePoints = ({ gold, numbers, time }: Outlook): number =>
  (Math.min(3, gold) * numbers.purse + Math.max(0, Math.min(3, gold - 3)) * numbers.purseMore) * time

/** What this seat is still to get in this turn. */
const owedPoints = ({ G, seat, numbers, time }: Outlook): number =>
  sum(
    G.pending.map((owed) => {
      if (owed.player !== seat) return 0
      if (owed.kind === 'draw') return owed.n * numbers.anyCard * 1.5 * Math.min(1, time * 2.5)
      if (owed.kind === 'steal') return owed.n
      if (owed.kind === 'effect') return effectPoints(G, owed.effect, numbers)
      return owed.kind === 'action' && owed.role === 'bonus' ? numbers.bonus : 0
    }),
  )

/** What a seat may expect at the end; a rival's hand is not seen. */
function expected(at: Outlook, own: boolean) {
  const { G, village, time, numbers } = at
  const unseen = Array<number>(size(village.hand)).fill(numbers.anyCard * 2)
  const lasting = sum(powerCards(village).map((card) => lastingPoints(G, cardOf(card).power, numbers)))
  return {
    ...breakdown(G, at.seat),
    'powers that last': lasting * time,
    'cards in hand': handPoints(at, own ? visible(village.hand).map((card) => heldPoints(at, card)) : unseen),
    'Resources for what is still to be built': storePoints(at),
    'Adventurers who would come': companyPoints(at),
    'the Monument under way': workPoints(at),
    'Gold to pay with': pursePoints(at),
    'what is still to be gained this turn': owedPoints(at),
  }
}

/** How much the rivals' points count: their mean and the best of them. */
const count = (rivals: readonly number[], { leader }: Numbers): number =>
  rivals.length === 0 ? 0 : leader * Math.max(...rivals) + ((1 - leader) * sum(rivals)) / rivals.length

const others = (G: G, seat: PlayerId): PlayerId[] => G.order.filter((player) => player !== seat)

function terms(G: G, seat: PlayerId, numbers: Numbers): Record<string, number> {
  const time = timeLeft(G)
  const rivals = others(G, seat).map((player) => expected(outlook(G, player, numbers, time), false))
  return {
    ...expected(outlook(G, seat, numbers, time), true),
    'what rivals may expect': -count(
      rivals.map((one) => sum(Object.values(one))),
      numbers,
    ),
  }
}

/** What the game has come to. */
function result(G: G, seat: PlayerId, numbers: Numbers): number {
  const { scores, winners } = G.outcome!
  const won = isSolo(G) ? 0 : winners.includes(seat) ? numbers.victory : -numbers.victory
  const rivals = others(G, seat).map((player) => scores[player]!)
  return scores[seat]! - count(rivals, numbers) + won
}

/** Somebody always has something to decide: a turn is over when the next player is to lead. */
const quiet = ({ pending }: G): boolean => pending.every((owed) => owed.kind === 'action' && owed.role === 'lead')

export const judge: Judge<G, Numbers> = {
  weights: {
    numbers,
    date: '2026-11-18',
    result: 'reasoned, not tuned yet; Builder beats the yardstick in 35 of 40 games',
  },
  worth: (G, seat, numbers) => (G.outcome ? result(G, seat, numbers) : sum(Object.values(terms(G, seat, numbers)))),
  terms,
  shortlist,
  policy,
  quiet,
}
