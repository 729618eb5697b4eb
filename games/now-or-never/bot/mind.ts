import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { dieSides } from '../data/constants'
import { heartMax, sumOf } from '../pieces/standing'
import { type Area, areaOf, type G } from '../state'
import type { Numbers } from './numbers'
import { type Rates, ratesOf } from './rates'

/** Everything a thought needs: who thinks, about what, at which prices. */
export interface Mind {
  readonly G: G
  readonly player: PlayerId
  readonly area: Area
  readonly rates: Rates
  /** Hearts a search costs less. */
  readonly shield: number
}

export function mindOf(G: G, player: PlayerId, numbers: Numbers): Mind {
  const area = areaOf(G, player)
  return { G, player, area, rates: ratesOf(G, area, numbers), shield: sumOf(area, 'searchShield') }
}

export const dice = Array.from({ length: dieSides }, (_, at) => at + 1)
export const mean = (values: readonly number[]): number => sum(values) / values.length

/** Hearts gained or lost from here, in points. */
export const heartsFrom = ({ rates, area }: Mind, from: number, change: number): number =>
  rates.hearts[Math.max(0, Math.min(heartMax(area), from + change))]! - rates.hearts[from]!

/** What hearts and mana are worth as they stand. */
export const strength = ({ rates, area }: Mind, hearts = area.hearts): number =>
  rates.hearts[hearts]! + area.mana * rates.mana
