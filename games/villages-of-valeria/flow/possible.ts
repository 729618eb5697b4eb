import type { PlayerId } from '../../kit/rule'
import { adventurerOf } from '../data/adventurers'
import { develop, recruit, tax, types } from '../data/constants'
import { modifier } from '../effects'
import { buildingsOfType, type G, type Owed, type Village } from '../state'

/** A decision to carry out an action. */
export type Turn = Extract<Owed, { kind: 'action' }>

/** The action this player may carry out now. */
export function turnOf(G: G, player: PlayerId): Turn | undefined {
  const [next] = G.pending
  return next?.kind === 'action' && next.player === player ? next : undefined
}

/** VV-090, VV-091, VV-094: discards of a Develop to the Castle. */
export function discardsNeeded(village: Village, turn: Turn): number {
  const base = turn.role === 'bonus' ? (turn.action === 'develop' ? turn.discards : 0) : develop[turn.role].discards
  return Math.max(0, base - modifier(village, 'developDiscount'))
}

/** VV-140, VV-141, VV-145. */
export function feeOf(village: Village, turn: Turn): number {
  const base = turn.role === 'bonus' ? (turn.action === 'recruit' ? turn.fee : 0) : recruit[turn.role].fee
  return Math.max(0, base - modifier(village, 'recruitDiscount'))
}

/** VV-142, VV-144: are there Buildings enough, but for those that may be missing? */
export function meetsNeeds(village: Village, adventurer: string): boolean {
  const { needs } = adventurerOf(adventurer)
  const missing = types.reduce((sum, type) => sum + Math.max(0, (needs[type] ?? 0) - buildingsOfType(village, type)), 0)
  return missing <= modifier(village, 'waive')
}

/** VV-070, VV-071, VV-073: the gold of a Tax before its draws. */
export const taxGold = (turn: Turn): number => (turn.role === 'bonus' ? 0 : tax[turn.role].gold)
