import { adventurerOf } from '../data/adventurers'
import { buildingOf } from '../data/buildings'
import { types } from '../data/constants'
import { monumentOf } from '../data/monuments'
import type { Effect, Power } from '../data/powers'
import { modifier } from '../effects'
import { billFor } from '../pieces/payment'
import { buildingsOfType, type G, isSolo, type Village } from '../state'
import type { Numbers } from './numbers'
import { type Outlook, shortage } from './outlook'

/** What single cards are worth: in the village, in the hand, on the table. */

export function effectPoints(G: G, effect: Effect, numbers: Numbers): number {
  switch (effect.do) {
    case 'gold':
      return Math.min(effect.n, G.bank)
    case 'draw':
      return effect.n * numbers.anyCard * 1.5
    case 'steal':
      return isSolo(G) ? 0 : effect.n
    case 'stealEach':
      return effect.n * (G.order.length - 1)
    case 'replenish':
      return 0.8
    default:
      return numbers.bonus
  }
}

/** What a power that lasts is worth over a whole game. */
export function lastingPoints(G: G, power: Power | null, numbers: Numbers): number {
  if (power?.when === 'on') return effectPoints(G, power.effect, numbers) * numbers.often
  if (power?.when !== 'always') return 0
  if (power.does === 'buildResource') return numbers.supply + power.kinds.length * 0.2
  if (power.does === 'borrow') return isSolo(G) ? 0 : numbers.borrow
  return numbers.modifier
}

/** Points that a card would bring at the end beyond those printed on it. */
function endPoints(village: Village, power: Power | null): number {
  if (power?.when !== 'end') return 0
  if (power.of === 'resource') return (village.resources.length + 1) * power.vp
  const own = types.map((type) => buildingsOfType(village, type))
  const count = power.of === 'set' ? Math.min(...own) + 0.4 : buildingsOfType(village, power.of) + 0.8
  return (power.vp * count) / power.per
}

export const powerPoints = ({ G, village, time, numbers }: Outlook, power: Power | null): number =>
  (power?.when === 'instant' ? effectPoints(G, power.effect, numbers) : 0) +
  endPoints(village, power) +
  lastingPoints(G, power, numbers) * time

/** A Building once it stands. */
export function builtPoints(at: Outlook, card: string): number {
  const { vp, power } = buildingOf(card)
  return vp + powerPoints(at, power) + at.numbers.presence * Math.min(1, at.time * 3)
}

export const stands = ({ village }: Outlook, card: string): boolean =>
  village.buildings.some((built) => buildingOf(built) === buildingOf(card))

/** A Building in the hand: what it will bring, less the action and what others must supply. */
export function heldPoints(at: Outlook, card: string): number {
  if (stands(at, card)) return at.numbers.anyCard
  const { cost, type } = buildingOf(card)
  const profit = builtPoints(at, card) - at.numbers.action - at.numbers.shortage * shortage(at, cost, type)
  return at.numbers.anyCard + Math.max(0, profit)
}

export const missingFor = (village: Village, adventurer: string): number => {
  const { needs } = adventurerOf(adventurer)
  let missing = -modifier(village, 'waive')
  for (const type of types) missing += Math.max(0, (needs[type] ?? 0) - buildingsOfType(village, type))
  return Math.max(0, missing)
}

/** An Adventurer once in the village. */
export function companionPoints(at: Outlook, adventurer: string): number {
  const { vp, power } = adventurerOf(adventurer)
  return vp + powerPoints(at, power)
}

/** The Monument under way: what it will bring, less the action and what is still missing. */
export function workPoints(at: Outlook): number {
  const { village, numbers } = at
  const bill = village.monument && billFor(village, { kind: 'monument' })
  if (!bill || !village.monument) return 0
  return workProfit(at, village.monument.id, shortage(at, bill.need, bill.type)) * numbers.underway
}

/** A Monument of which so much is missing: every resource takes a turn, and the building another. */
export function workProfit({ numbers, rounds }: Outlook, monument: string, missing: number): number {
  const profit = monumentOf(monument).vp - numbers.action - numbers.shortage * missing
  const inTime = 1 / (1 + Math.exp((1 + missing - rounds) / numbers.hurry))
  return Math.max(0.2, profit) * inTime
}
