import { createContext, useContext } from 'react'
import { clausePath } from '../app/paths'
import { TableContext } from './table'

/** The game around this part of the page, where there is no table: clauses mentioned here are its clauses. */
export const GameContext = createContext<string | null>(null)

/** A clause of the rules, opening its place in the rule book. Beside a table it opens a new tab, so that the match stays. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  const around = useContext(GameContext)
  const game = useContext(TableContext)?.definition.meta.id ?? around
  if (!game || !clause) return null
  return (
    <a className="clause" href={clausePath(game, clause)} target="_blank" rel="noreferrer">
      {clause}
      <span className="sr"> in the rules, opens in a new tab</span>
    </a>
  )
}
