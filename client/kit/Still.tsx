import { type ReactNode, useContext, useMemo } from 'react'
import { TableContext } from './table'

/** A part of the table that is only looked at, as a player's area in a dialog: nothing in it can be done. */
export function Still({ children }: { readonly children: ReactNode }) {
  const table = useContext(TableContext)
  const still = useMemo(() => (table ? { ...table, mayAct: false, mayPlay: false } : null), [table])
  return <TableContext value={still}>{children}</TableContext>
}
