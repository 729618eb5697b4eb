import type { Undo } from 'boardgame.io'
import type { MatchState } from '../../games/kit/definition'
import type { TableSnapshot } from '../match/storage'

export type Step = Undo<MatchState>

/**
 * boardgame.io keeps a copy of the whole table per undoable step, the newest equal to the table itself.
 * That newest copy is not stored again: only who made the step, and how.
 */
export interface Frozen {
  /** JSON of the table without history. */
  readonly table: string
  /** Steps below the newest, oldest first. */
  readonly undo: readonly Step[]
  /** Steps taken back; the next to be repeated comes last, so that both stacks grow at their end. */
  readonly redo: readonly Step[]
}

function mirrors(step: Step, { G, ctx, plugins }: TableSnapshot): boolean {
  if (step.G === G && step.ctx === ctx && step.plugins === plugins) return true
  return JSON.stringify([step.G, step.ctx, step.plugins]) === JSON.stringify([G, ctx, plugins])
}

export function freeze(state: TableSnapshot): Frozen {
  const { _undo, _redo, deltalog: _, ...table } = state
  const newest = _undo.at(-1)
  const mirrored = newest !== undefined && mirrors(newest, state)
  const top = mirrored ? { playerID: newest.playerID, moveType: newest.moveType } : null
  return {
    table: JSON.stringify({ table, top }),
    undo: mirrored ? _undo.slice(0, -1) : _undo,
    redo: [..._redo].reverse(),
  }
}

interface Stored {
  table: Omit<TableSnapshot, '_undo' | '_redo' | 'deltalog'>
  top: Pick<Step, 'playerID' | 'moveType'> | null
}

export function thaw(text: string, undo: readonly string[], redo: readonly string[]): TableSnapshot {
  const { table, top }: Stored = JSON.parse(text)
  const { G, ctx, plugins } = table
  const below = undo.map((entry): Step => JSON.parse(entry))
  const newest: Step[] = top ? [{ G, ctx, plugins, ...top }] : []
  return { ...table, _undo: [...below, ...newest], _redo: redo.map((entry): Step => JSON.parse(entry)).reverse() }
}

/** How many steps from the bottom are the very same. */
export function kept(before: readonly Step[], after: readonly Step[]): number {
  const differs = after.findIndex((step, at) => step !== before[at])
  return differs < 0 ? after.length : differs
}
