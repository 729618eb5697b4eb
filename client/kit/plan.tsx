import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import type { GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { type Table, type TableOf, useTable } from './table'

/** What a player is about to do, with the means to go on or to think again. Nobody else knows of it. */
export type Plan<Begun extends object> = Readonly<Begun> & {
  /** Lays down what was in hand before and takes this up; with nothing, just lays down. */
  begin(next?: Partial<Begun>): void
  /** Goes on with what is in hand. */
  add(next: Partial<Begun>): void
  /** Lays everything down; null while there is nothing to lay down. */
  readonly putDown: (() => void) | null
}

interface Habits<T extends Table, Begun extends object> {
  /** A plan with nothing begun; where that depends on what is due, a question to the table. */
  readonly blank: Begun | ((table: T) => Begun)
  /** What stays in hand although the position has moved on from what it was; nothing if left out. */
  keep?(table: T, before: Begun, was: T['view']): Partial<Begun>
  /** What of it is still there: a piece in hand may be gone by now. */
  fit?(table: T, begun: Begun): Begun
}

/** What was begun, and in which position. */
interface Held<T extends Table, Begun extends object> {
  readonly moment: string
  readonly was: T['view']
  readonly begun: Begun
}

/**
 * The plan of one game's board. It forgets by itself: with everything this seat does or takes back, with every new turn
 * and every other question. `Around` belongs into the BoardModule; without it, as in a replay, the plan stays blank.
 */
export function plans<D extends GameDefinition, Begun extends object>(
  habits: Habits<TableOf<D>, Begun>,
): { readonly Around: ComponentType<{ children: ReactNode }>; usePlan(): Plan<Begun> } {
  const PlanContext = createContext<Plan<Begun> | null>(null)

  function Around({ children }: { readonly children: ReactNode }) {
    return <PlanContext value={useNewPlan(useTable<D>(), habits)}>{children}</PlanContext>
  }
  function usePlan(): Plan<Begun> {
    const table = useTable<D>()
    return useContext(PlanContext) ?? planOf(blankOf(habits, table), undefined, () => {})
  }
  return { Around, usePlan }
}

function useNewPlan<T extends Table, Begun extends object>(table: T, habits: Habits<T, Begun>): Plan<Begun> {
  const [before, hold] = useState<Held<T, Begun> | null>(null)
  const held = heldNow(table, habits, before)
  if (held !== before) hold(held)
  const take = (begun: Begun) => hold({ moment: momentOf(table), was: table.view, begun })
  return planOf(blankOf(habits, table), inHand(table, habits, held), take)
}

/** The plan with what was begun, and the means to go on. */
export function planOf<Begun extends object>(blank: Begun, begun = blank, take: (next: Begun) => void): Plan<Begun> {
  return {
    ...begun,
    begin: (next = {}) => take({ ...blank, ...next }),
    add: (next) => take({ ...begun, ...next }),
    putDown: JSON.stringify(begun) === JSON.stringify(blank) ? null : () => take(blank),
  }
}

/** What is still in hand of what was begun. */
export function heldNow<T extends Table, Begun extends object>(
  table: T,
  habits: Habits<T, Begun>,
  held: Held<T, Begun> | null,
): Held<T, Begun> | null {
  const moment = momentOf(table)
  if (held === null || held.moment === moment) return held
  const kept = habits.keep?.(table, held.begun, held.was)
  return kept ? { moment, was: table.view, begun: { ...blankOf(habits, table), ...kept } } : null
}

/** What of it can still be in hand. */
export function inHand<T extends Table, Begun extends object>(
  table: T,
  habits: Habits<T, Begun>,
  held: Held<T, Begun> | null,
): Begun | undefined {
  return held && habits.fit ? habits.fit(table, held.begun) : held?.begun
}

const blankOf = <T extends Table, Begun extends object>({ blank }: Habits<T, Begun>, table: T): Begun =>
  typeof blank === 'function' ? blank(table) : blank

/** The same as long as this seat has done nothing and is asked for the same. */
export function momentOf({ view, seat, lastDeed }: Table): string {
  const kind = seat === null ? undefined : awaited(view)[seat]
  const due = (view.pending ?? []).filter((one) => one.player === seat && one.kind === kind)
  return JSON.stringify([seat, lastDeed, view.turn, view.phase, kind, due])
}
