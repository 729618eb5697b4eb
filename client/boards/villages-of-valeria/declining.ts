import { useEffect } from 'react'
import * as v from 'valibot'
import { createStore, useStore } from '../../kit/store'
import type { VillageTable } from './plan'
import { canOnlyDecline } from './problems'

/** Personal, and kept on this device: a follow or a bonus that can't be used is declined without a click (R21). */
export const declines = createStore<boolean>('monumenta.valeria.declines', v.boolean(), true)

export const useDeclines = (): boolean => useStore(declines)

/** The question that is declined by itself; null if there is none, or its player wants to do it. */
export const declined = (table: VillageTable, wanted: boolean): string | null =>
  wanted && canOnlyDecline(table) ? JSON.stringify([table.view.turn, table.view.pending]) : null

/** Long enough to read why; not always the same, or the others would know that no decision was made (R21). */
export const readingTime = (random = Math.random): number => 1500 + 1500 * random()

export function useDecline(table: VillageTable): void {
  const { play } = table
  const due = declined(table, useDeclines())
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => play('pass'), readingTime())
    return () => clearTimeout(timer)
  }, [due, play])
}
