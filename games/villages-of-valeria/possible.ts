import type { PlayerId } from '../kit/rule'
import { size } from '../kit/zones'
import { adventurerOf } from './data/adventurers'
import { type Action, develop, recruit, tax, types } from './data/table'
import { modifier, powersOn } from './effects'
import { cheapestPayment, hasMeans } from './payment'
import { anySource, buildingsOfType, type G, type Owed, type Village, villageOf } from './state'

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

/** R21: can nothing come of this, as everybody can see? Never decided by what a hand holds, only by its size. */
export function isHopeless(G: G, player: PlayerId, turn: Exclude<Turn, { role: 'lead' }>): boolean {
  return hopeless[turn.action](G, player, turn)
}

const hopeless: Readonly<Record<Action, (G: G, player: PlayerId, turn: Turn) => boolean>> = {
  harvest: (G) => !anySource(G),
  tax(G, player, turn) {
    const powers = powersOn(villageOf(G, player), 'tax').some(({ effect }) => effect.do === 'gold')
    return !anySource(G) && (G.bank === 0 || (taxGold(turn) === 0 && !powers))
  },
  develop(G, player, turn) {
    const village = villageOf(G, player)
    return size(village.hand) <= (village.monument ? 0 : discardsNeeded(village, turn))
  },
  build(G, player) {
    const { hand, monument } = villageOf(G, player)
    if (monument && cheapestPayment(G, player, { kind: 'monument' })) return false
    return size(hand) === 0 || !hasMeans(G, player)
  },
  recruit(G, player, turn) {
    const village = villageOf(G, player)
    const open = G.adventurerRow.some((adventurer) => adventurer !== null && meetsNeeds(village, adventurer))
    return !open || village.gold < feeOf(village, turn)
  },
}
