import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { type FameCategory, fame, historianPoints, monumentIds, symbolIds } from '../data/pieces'
import { rankPlaced } from '../scoring'
import { area, type G } from '../state'
import type { Numbers } from './numbers'
import type { Outlook } from './outlook'
import { chance } from './standing'

/** What is won by being ahead of others: fame, and the best histories. */

/** Points for a place, with so many ahead as may be expected. */
function placePoints(places: readonly number[], ahead: number): number {
  const at = Math.floor(ahead)
  const [here, next] = [places[at] ?? 0, places[at + 1] ?? 0]
  return here + (next - here) * (ahead - at)
}

const markerOf = (G: G, category: FameCategory, player: PlayerId): number =>
  G.fame[category].findIndex((placed) => placed.player === player)

/** How far a marker will come: it never goes back (MU-088). */
function levelOf(G: G, category: FameCategory, own: Outlook, numbers: Numbers): number {
  const reached = G.fame[category][markerOf(G, category, own.player)]?.number ?? 0
  const expected =
    category === 'monument'
      ? own.largest + own.toLay * numbers.largest
      : own.symbols[category] + own.toLay / symbolIds.length
  return Math.max(reached, expected)
}

export function famePoints(G: G, own: Outlook, outlooks: readonly Outlook[], numbers: Numbers): number {
  if (!G.options.eternalFame) return 0
  return sum(fame.categories.map((category) => fameIn(G, category, own, outlooks, numbers)))
}

function fameIn(G: G, category: FameCategory, own: Outlook, outlooks: readonly Outlook[], numbers: Numbers): number {
  const level = levelOf(G, category, own, numbers)
  if (level < 1) return 0
  const ahead = outlooks.map((other) => {
    if (other.player === own.player) return 0
    // MU-097: on one number the marker is ahead that arrived there first.
    const first = markerOf(G, category, other.player) < markerOf(G, category, own.player) ? 0.4 : -0.4
    const edge = levelOf(G, category, other, numbers) - level + first
    return chance(edge / (0.1 + numbers.fameSpread * Math.sqrt(own.toLay + other.toLay)))
  })
  return placePoints(fame.places, sum(ahead))
}

/** How many monuments a history by each seat names, on the average of those still to come. */
const historyNumbers = (outlooks: readonly Outlook[], { monuments, wait }: Numbers): number[] => {
  const named = outlooks.map((one) => Math.min(monumentIds.length, one.named + one.toLay * monuments * wait))
  const all = sum(named)
  return named.map((own) => all - own)
}

/** Histories written and still to be written: their numbers, their places, and what the unused cost. */
export function historyPoints(G: G, own: Outlook, outlooks: readonly Outlook[], numbers: Numbers): number {
  const expected = historyNumbers(outlooks, numbers)
  const spread = 0.4 + numbers.historySpread * Math.sqrt(sum(outlooks.map(({ toLay }) => toLay)))
  const better = (number: number) =>
    sum(outlooks.map(({ historians }, i) => historians && historians * chance((expected[i]! - number) / spread)))
  const ranked = rankPlaced(G.histories)
  const number = expected[outlooks.indexOf(own)]!
  // Of the own histories still to come the one is as often ahead of the other as behind.
  const ahead =
    ranked.filter((placed) => placed.number >= number).length + better(number) - Math.min(1, own.historians) / 2
  let points = own.historians * (scored(G, number) + placePoints(historianPoints.best, Math.max(0, ahead)))
  ranked.forEach((placed, place) => {
    if (placed.player !== own.player) return
    points += scored(G, placed.number) + placePoints(historianPoints.best, place + better(placed.number))
  })
  return points + (area(G, own.player).historians - own.historians) * historianPoints.unused
}

const scored = (G: G, number: number): number => (G.options.historianCardPoints ? number : 0)
