import type { CallOf } from '../../../games/kit/rule'
import type { HexId } from '../../../games/monumental/data/hex'
import type { monumental } from '../../../games/monumental/game'
import { type Area, areaOf, type Owed, type UnitAt } from '../../../games/monumental/state'
import { owedTo } from '../../kit/own'
import type { Plan as Planned } from '../../kit/plan'
import { type TableOf, useTable } from '../../kit/table'

export type MonumentalTable = TableOf<typeof monumental>

/** A move of this game with its arguments. */
export type MonumentalCall = CallOf<(typeof monumental)['rules']>

export const useMonumental = (): MonumentalTable => useTable<typeof monumental>()

/** Who is about to move on the map. */
export type Mover = { readonly explorer: number } | UnitAt

/** What the player has turned to; the choices that belong to it take the place of the others. */
export type Busy = 'conquer' | 'acquire' | 'move' | 'use' | 'policy' | 'work' | 'draw' | null

export interface Begun {
  readonly busy: Busy
  /** The slot where the row and the column cross that are about to be activated. */
  readonly cross: number | null
  /** The Nexus card to be activated with them, where there is a choice. */
  readonly nexus: string | null
  /** The card about to be acquired or started. */
  readonly card: string | null
  /** Gold to be used in place of basic resources; null for as little as possible. */
  readonly gold: number | null
  /** The Policy that looks for its line. */
  readonly policy: string | null
  /** The Province about to be conquered, by whom, and the text that makes its terrain count nothing. */
  readonly target: HexId | null
  readonly team: readonly UnitAt[] | null
  readonly ignoring: string | null
  readonly mover: Mover | null
  /** The own tile somebody shall leave. */
  readonly home: HexId | null
  /** Pays for a step though a free one is left. */
  readonly paid: boolean
}

/** Nothing is begun. */
export const nothing: Begun = {
  busy: null,
  cross: null,
  nexus: null,
  card: null,
  gold: null,
  policy: null,
  target: null,
  team: null,
  ignoring: null,
  mover: null,
  home: null,
  paid: false,
}

export type Plan = Planned<Begun>

/** The table with the plan of whoever sits there. */
export interface Situation {
  readonly table: MonumentalTable
  readonly plan: Plan
}

export const ownArea = ({ view, seat }: MonumentalTable): Area | null => (seat === null ? null : areaOf(view, seat))

/** The question this seat has to answer now. */
export const dueTo = (table: MonumentalTable): Owed | null => (table.mayAct ? owedTo(table) : null)

/** The answers that are possible now. */
export const answers = (table: MonumentalTable): string[] =>
  dueTo(table) ? table.choices('resolve').map(([answer]) => String(answer)) : []

/** This seat is in its Actions phase with nothing to decide first. */
export const isActing = (table: MonumentalTable): boolean =>
  table.mayAct && table.view.stage === 'actions' && table.view.pending.length === 0

/** This seat has to choose a row and a column. */
export const isWaking = (table: MonumentalTable): boolean =>
  table.mayAct && table.view.stage === 'activate' && table.view.pending.length === 0
