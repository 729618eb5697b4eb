import { useState } from 'react'
import { awaited } from '../../../games/kit/define'
import { visible } from '../../../games/kit/zones'
import type { BasicClass, MeepleClass, UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import type { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { type Area, areaOf, type G, type Owed } from '../../../games/meeples-and-monsters/state'
import { type TableOf, useTable } from '../../kit/table'

export type MeeplesTable = TableOf<typeof meeplesAndMonsters>

export const useMeeples = (): MeeplesTable => useTable<typeof meeplesAndMonsters>()

export interface Picked {
  readonly cls: MeepleClass
  /** The class a Shaman is used as. */
  readonly as?: BasicClass
}

interface Begun {
  /** The meeple in hand, about to be placed. */
  readonly picked: Picked | null
  /** The Location tile about to be built. */
  readonly tile: string | null
  /** Quests about to be discarded. */
  readonly quests: readonly string[]
  /** Units about to be called back from the Lodgings. */
  readonly called: readonly UnitClass[]
  /** Asked whether nothing at all shall be assigned. */
  readonly passing: boolean
}

const nothing: Begun = { picked: null, tile: null, quests: [], called: [], passing: false }

/** What the player is about to do. */
export interface Plan extends Begun {
  /** Places that the picked meeple helps to complete. */
  readonly useful: ReadonlySet<string>
  begin(next: Partial<Begun>): void
}

export interface Props {
  readonly table: MeeplesTable
  readonly plan: Plan
}

/** Begins anew whenever the position has moved on; a picked meeple stays in hand while there is another of its class. */
export function usePlan(table: MeeplesTable): Plan {
  const { view } = table
  const moment = `${view.turn} ${view.step} ${view.pending.length} ${view.pending[0]?.kind}`
  const [state, setState] = useState({ moment, begun: nothing })
  const kept = state.moment === moment ? state.begun : nothing
  const picked = kept.picked && ownArea(table)?.tavern[kept.picked.cls] ? kept.picked : null
  const begun = { ...kept, picked }
  return {
    ...begun,
    useful: picked && isPlanning(table) ? usefulFor(table, picked) : new Set(),
    begin: (next) => setState({ moment, begun: { ...begun, passing: false, ...next } }),
  }
}

const usefulFor = (table: MeeplesTable, { cls, as }: Picked): ReadonlySet<string> =>
  new Set(
    table
      .choices('assign')
      .filter(([, one, disguise]) => one === cls && disguise === as)
      .map(([place]) => String(place)),
  )

export const ownArea = ({ view, seat }: MeeplesTable): Area | null => (seat === null ? null : areaOf(view, seat))

export const ownHand = (table: MeeplesTable): string[] => visible(ownArea(table)?.hand ?? [])

/** The decision this seat owes now. */
export function owedTo({ view, seat }: MeeplesTable): Owed | null {
  const kind = seat === null ? undefined : awaited(view)[seat]
  return kind ? (view.pending.find((one) => one.player === seat && one.kind === kind) ?? null) : null
}

/** This seat is building its plan: nothing is committed and nothing owed. */
export const isPlanning = (table: MeeplesTable): boolean =>
  table.mayAct && table.view.step === 'plan' && table.view.phase !== 'draw' && owedTo(table) === null

/** Quests that could be completed now, each with the Monster it is about. */
export const completable = (table: MeeplesTable): [string, string?][] =>
  table.mayAct ? (table.choices('completeQuest') as [string, string?][]) : []
