import { visible } from '../../../games/kit/zones'
import type { Action, Resource } from '../../../games/villages-of-valeria/data/constants'
import { discardsNeeded, feeOf, type Turn, turnOf } from '../../../games/villages-of-valeria/flow/possible'
import type { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import {
  type Discard,
  type Owed,
  type Source,
  type Target,
  type Village,
  villageOf,
} from '../../../games/villages-of-valeria/state'
import { owedTo } from '../../kit/own'
import { plans } from '../../kit/plan'
import { type TableOf, useTable } from '../../kit/table'

export type VillageTable = TableOf<typeof villagesOfValeria>

export const useVillages = (): VillageTable => useTable<typeof villagesOfValeria>()

export interface Developing {
  readonly doing: 'develop'
  readonly card: string | null
  readonly to: 'castle' | 'monument'
  readonly discards: readonly Discard[]
  /** The discard whose pile a click on a pile changes. */
  readonly loose: string | null
}

export interface Building {
  readonly doing: 'build'
  readonly target: Target | null
  /** Sources the player has chosen; the rest is suggested. */
  readonly payment: readonly Source[]
  /** The resource that the next click pays for. */
  readonly want: Resource | null
  /** Dedicated cards on their way to the piles. */
  readonly discards: readonly Discard[]
  readonly loose: string | null
}

export interface Recruiting {
  readonly doing: 'recruit'
  readonly adventurer: string | null
  readonly monument: string | null
}

/** Nothing is decided but perhaps a card in hand. */
export interface Looking {
  readonly doing: 'look'
  readonly card: string | null
}

/** What the player is about to do. Nothing of it is known to the game yet. */
export type Begun = Looking | Developing | Building | Recruiting

export interface Plan {
  readonly begun: Begun
  begin(next: Begun): void
  /** Null while there is nothing to lay down. */
  readonly putDown: (() => void) | null
}

/** The table and what its player is about to do. */
export interface Situation {
  readonly table: VillageTable
  readonly plan: Plan
}

const looking: Looking = { doing: 'look', card: null }

export const developing = (card: string | null = null): Developing => ({
  doing: 'develop',
  card,
  to: 'castle',
  discards: [],
  loose: null,
})

export const building = (target: Target | null = null, discards: readonly Discard[] = []): Building => ({
  doing: 'build',
  target,
  payment: [],
  want: null,
  discards,
  loose: null,
})

export const recruiting = (adventurer: string | null = null): Recruiting => ({
  doing: 'recruit',
  adventurer,
  monument: null,
})

/** The blank plan for an action; Harvest and Tax need none. */
export function planFor(action: Action): Begun {
  if (action === 'develop') return developing()
  if (action === 'build') return building()
  return action === 'recruit' ? recruiting() : looking
}

/** Where a plan begins: a follow or a bonus has its action already. */
export function blank(table: VillageTable): Begun {
  const turn = table.mayAct ? dueTurn(table) : null
  return turn && turn.role !== 'lead' ? planFor(turn.action) : looking
}

const { Around, usePlan: useHeld } = plans<typeof villagesOfValeria, { readonly begun: Begun }>({
  blank: (table) => ({ begun: blank(table) }),
})

/** It lies around board and panels: opponents' resources are paid with in their panels. */
export { Around }

export function usePlan(): Plan {
  const { begun, begin, putDown } = useHeld()
  return { begun, begin: (next) => begin({ begun: next }), putDown }
}

export const useSituation = (): Situation => ({ table: useVillages(), plan: usePlan() })

export const ownVillage = ({ view, seat }: VillageTable): Village | null =>
  seat === null ? null : villageOf(view, seat)

export const ownHand = (table: VillageTable): string[] => visible(ownVillage(table)?.hand ?? [])

/** The action this seat may carry out now: leading, following or as a bonus. */
export const dueTurn = ({ view, seat }: VillageTable): Turn | null =>
  seat === null ? null : (turnOf(view, seat) ?? null)

/** What this seat is asked for now; null while it is not asked. */
export const dueTo = (table: VillageTable): Owed | null => (table.mayAct ? owedTo(table) : null)

export const isOpening = ({ view }: VillageTable): boolean => view.phase === 'opening'

/** Discards of the Develop that is due. */
export function dueDiscards(table: VillageTable): number {
  const village = ownVillage(table)
  const turn = dueTurn(table)
  return village && turn ? discardsNeeded(village, turn) : 0
}

/** Fee of the Recruit that is due, without the Monument's gold. */
export function dueFee(table: VillageTable): number {
  const village = ownVillage(table)
  const turn = dueTurn(table)
  return village && turn ? feeOf(village, turn) : 0
}

/** This seat may carry out this action now, whether or not it can. */
export function mayDo(table: VillageTable, action: Action): boolean {
  const turn = table.mayAct ? dueTurn(table) : null
  return turn !== null && (turn.role === 'lead' || turn.action === action)
}
