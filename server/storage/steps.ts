import type { Undo } from 'boardgame.io'
import type { MatchState } from '../../games/kit/definition'
import type { TableSnapshot } from '../match/storage'
import { applied, type Difference, differenceOf } from './difference'

export type Step = Undo<MatchState>
type Position = Pick<Step, 'G' | 'ctx' | 'plugins'>
type Maker = Pick<Step, 'playerID' | 'moveType'>

/**
 * boardgame.io keeps a copy of the whole table per undoable step, the newest equal to the table itself.
 * That newest copy is not stored again: only who made the step, and how.
 */
export interface Frozen {
  /** JSON of the table without history. */
  readonly table: string
  readonly position: Position
  /** Steps below the newest, oldest first. */
  readonly undo: readonly Step[]
  /** Steps taken back; the next to be repeated comes last, so that both stacks grow at their end. */
  readonly redo: readonly Step[]
}

const positionOf = ({ G, ctx, plugins }: Position): Position => ({ G, ctx, plugins })

export function freeze(state: TableSnapshot): Frozen {
  const { _undo, _redo, deltalog: _, ...table } = state
  const position = positionOf(state)
  const newest = _undo.at(-1)
  const mirrored = newest !== undefined && differenceOf(positionOf(newest), position).length === 0
  const top = mirrored ? { playerID: newest.playerID, moveType: newest.moveType } : null
  return {
    table: JSON.stringify({ table, top }),
    position,
    undo: mirrored ? _undo.slice(0, -1) : _undo,
    redo: [..._redo].reverse(),
  }
}

type Table = Omit<TableSnapshot, '_undo' | '_redo' | 'deltalog'>

interface Stored {
  table: Table
  top: Maker | null
}

/** The table alone: what was before it is not asked for. */
export function thawTable(text: string): TableSnapshot {
  const { table }: Stored = JSON.parse(text)
  return { ...table, _undo: [], _redo: [] }
}

export function thaw(text: string, undo: readonly string[], redo: readonly string[]): TableSnapshot {
  const { table, top }: Stored = JSON.parse(text)
  const position = positionOf(table)
  const newest: Step[] = top ? [{ ...position, ...top }] : []
  return { ...table, _undo: [...unfold(position, undo), ...newest], _redo: unfold(position, redo).reverse() }
}

/** A step is small: what differs from the one above it in its stack, or from the table at the top. */
interface Folded extends Maker {
  readonly back: Difference
}

/** Before differences a step was stored whole. */
type StoredStep = Folded | Step

export function fold(step: Step, above: Position): string {
  const { playerID, moveType } = step
  const folded: Folded = { back: differenceOf(positionOf(above), positionOf(step)), playerID, moveType }
  return JSON.stringify(folded)
}

function unfold(table: Position, stack: readonly string[]): Step[] {
  let above = table
  return stack
    .toReversed()
    .map((text) => {
      const stored: StoredStep = JSON.parse(text)
      const { playerID, moveType } = stored
      above = 'G' in stored ? positionOf(stored) : (applied(above, stored.back) as Position)
      return { ...above, ...named({ playerID, moveType }) }
    })
    .toReversed()
}

/** A step that nobody made has no maker. */
const named = (maker: Maker): Maker => JSON.parse(JSON.stringify(maker))

export interface Change {
  /** So many are gone at the bottom, so many at the top. */
  readonly dropped: number
  readonly popped: number
  readonly pushed: readonly Step[]
}

/** How one stack became the other: steps are the same if they are the very same object. */
export function changeOf(before: readonly Step[], after: readonly Step[]): Change {
  const first = after[0] ? before.indexOf(after[0]) : before.length
  const dropped = first < 0 ? before.length : first
  const left = before.slice(dropped)
  const differs = left.findIndex((step, i) => step !== after[i])
  const kept = differs < 0 ? left.length : differs
  return { dropped, popped: left.length - kept, pushed: after.slice(kept) }
}
