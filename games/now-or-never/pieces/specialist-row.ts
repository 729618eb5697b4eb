import type { PlayerId } from '../../kit/rule'
import { visible } from '../../kit/zones'
import { recruitFactor } from '../data/constants'
import { specialistOf } from '../data/specialists'
import { areaOf, type G } from '../state'
import { sumOf } from './standing'

/** NON-042, NON-054: twice the cost, less discounts. */
export const recruitCost = (G: G, player: PlayerId, specialist: string): number =>
  Math.max(0, specialistOf(specialist).cost * recruitFactor - sumOf(areaOf(G, player), 'recruitDiscount'))

/** A new specialist comes into the freed place of the row, if there is one left (NON-048, R45). */
export function fillPlace(G: G, place: number): void {
  G.specialistRow[place] = visible(G.specialistPile).pop() ?? null
}
