import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import type { GameDefinition } from '../../games/kit/define'
import { awaited } from '../../games/kit/define'
import { type Table, type TableOf, useTable } from './table'

/** What a player is about to do, with the means to go on or to think again. Nobody else knows of it. */
export type Plan<Begun extends object> = Readonly<Begun> & {
  /** Lays down what was in hand before and takes this up; with nothing, just lays down. */
  begin(next?: Partial<Begun>): void
  /** Goes on with what is in hand. */
  add(next: Partial<Begun>): void
}

interface Habits<T, Begun> {
  /** A plan with nothing begun; where that depends on what is due, a question to the table. */
  readonly blank: Begun | ((table: T) => Begun)
  /** What stays in hand although the position has moved on; nothing if left out. */
  keep?(table: T, before: Begun): Partial<Begun>
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
    return useContext(PlanContext) ?? { ...blankOf(habits, table), begin: () => {}, add: () => {} }
  }
  return { Around, usePlan }
}

function useNewPlan<T extends Table, Begun extends object>(table: T, habits: Habits<T, Begun>): Plan<Begun> {
  const moment = momentOf(table)
  const [held, hold] = useState<{ readonly moment: string; readonly begun: Begun } | null>(null)
  const blank = blankOf(habits, table)
  const begun =
    held === null ? blank : held.moment === moment ? held.begun : { ...blank, ...habits.keep?.(table, held.begun) }
  return {
    ...begun,
    begin: (next = {}) => hold({ moment, begun: { ...blank, ...next } }),
    add: (next) => hold({ moment, begun: { ...begun, ...next } }),
  }
}

const blankOf = <T, Begun>({ blank }: Habits<T, Begun>, table: T): Begun =>
  typeof blank === 'function' ? (blank as (table: T) => Begun)(table) : blank

/** The same as long as this seat has done nothing and is asked for the same. */
function momentOf({ view, seat, lastDeed }: Table): string {
  const kind = seat === null ? undefined : awaited(view)[seat]
  const due = (view.pending ?? []).filter((one) => one.player === seat && one.kind === kind)
  return JSON.stringify([lastDeed, view.turn, view.phase, kind, due])
}
