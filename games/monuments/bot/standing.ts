import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { type CardId, cardOf } from '../data/cards'
import { lastField, type MonumentId, monumentIds, track } from '../data/pieces'
import { rankOwners } from '../scoring'
import { area, type G, ownersOf, stackOf } from '../state'
import type { Numbers } from './numbers'
import type { Outlook } from './outlook'

/** What stands in the displays: its fame will rise and its top cards will go when the historians still to come write. */

/** Points on a field between two numbers. */
export function onField(row: readonly number[], field: number): number {
  const low = Math.min(lastField, Math.floor(field))
  const high = Math.min(lastField, low + 1)
  return row[low]! + (row[high]! - row[low]!) * (field - low)
}

/** Historians of all others that are still to come. */
export const threats = (outlooks: readonly Outlook[], player: PlayerId): number =>
  sum(outlooks.map((one) => (one.player === player ? 0 : one.historians)))

/** How often they will name a stack: each takes its top card, never the last one (MU-043). */
export const mentions = (threat: number, cards: number): number => Math.max(0, Math.min(threat, cards - 1))

/** Points from monuments for every seat, as their fields will be. */
export function monumentPoints(G: G, outlooks: readonly Outlook[], numbers: Numbers): Record<PlayerId, number> {
  const points = Object.fromEntries(G.order.map((player) => [player, 0]))
  for (const monument of monumentIds) {
    const owners = ownersOf(G, monument)
    if (owners.length === 0) continue
    const rises = owners.map((owner) => mentions(threats(outlooks, owner), stackOf(G, owner, monument).length))
    const field = Math.min(lastField, G.fields[monument] + sum(rises))
    const upper = onField(track.upper, field)
    if (owners.length === 1) {
      points[owners[0]!]! += upper
      continue
    }
    const lower = onField(track.lower, field)
    const [first, second] = rankOwners(G, monument) as [PlayerId, PlayerId]
    const ahead = staysAhead(G, monument, [first, second], outlooks, numbers)
    points[first]! += lower + (upper - lower) * ahead
    points[second]! += upper - (upper - lower) * ahead
  }
  return points
}

/** The chance that the larger of two copies remains the larger, by what may still be laid. */
function staysAhead(
  G: G,
  monument: MonumentId,
  [first, second]: [PlayerId, PlayerId],
  outlooks: readonly Outlook[],
  { copySpread }: Numbers,
): number {
  const margin = stackOf(G, first, monument).length - stackOf(G, second, monument).length + 0.5
  const spread = copySpread * Math.sqrt(sum(outlooks.map(({ toLay }) => toLay))) + 0.1
  return chance(margin / spread)
}

/** From 0 to 1, one half at 0. */
export const chance = (edge: number): number => 1 / (1 + Math.exp(-edge))

/** What the top cards are worth that historians will take: the poorest should lie there. */
export function atRisk(G: G, own: Outlook, outlooks: readonly Outlook[], numbers: Numbers): number {
  const threat = threats(outlooks, own.player)
  return sum(
    Object.values(area(G, own.player).stacks).map((stack) => {
      const taken = mentions(threat, stack.length)
      let lost = 0
      for (let i = 0; i < taken; i++) {
        lost += Math.min(1, taken - i) * lossOf(own, stack[stack.length - 1 - i]!, stack, numbers)
      }
      return lost
    }),
  )
}

/** What it costs to lose this card from a stack. */
export function lossOf({ slope }: Outlook, card: CardId, stack: readonly CardId[], { late, tie }: Numbers): number {
  const { symbol, value } = cardOf(card)
  const highest = stack.every((other) => cardOf(other).value <= value)
  return late * slope[symbol] + (highest ? tie : 0)
}
