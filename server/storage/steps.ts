import type { Undo } from 'boardgame.io'
import type { MatchState } from '../../games/kit/definition'
import { applied, areAlike, type Difference, differenceOf } from '../lib/difference'
import type { TableSnapshot } from '../match/storage'

type Step = Undo<MatchState>
type Position = Pick<Step, 'G' | 'ctx' | 'plugins'>
type Maker = Pick<Step, 'playerID' | 'moveType'>

/** A step is small: what differs from the one above it in its stack, or from the table at the top. */
interface Folded extends Maker {
  readonly back: Difference
}

/**
 * boardgame.io keeps a copy of the whole table per undoable step, the newest equal to the table itself.
 * That newest copy is not stored again: only who made the step, and how.
 */
export interface Frozen {
  readonly table: Omit<TableSnapshot, '_undo' | '_redo' | 'deltalog'>
  readonly top: Maker | null
  /** Steps below the newest, oldest first. Before differences a step was stored whole. */
  readonly undo?: readonly (Folded | Step)[]
  /** Steps taken back; the next to be repeated comes last, so that both stacks grow at their end. */
  readonly redo?: readonly (Folded | Step)[]
}

const positionOf = ({ G, ctx, plugins }: Position): Position => ({ G, ctx, plugins })

const isSame = (one: Position, other: Position): boolean =>
  one.G === other.G && one.ctx === other.ctx && one.plugins === other.plugins

const makerOf = ({ playerID, moveType }: Maker): Maker => ({ playerID, moveType })

export function freeze(state: TableSnapshot): Frozen {
  const { _undo, _redo, deltalog: _, ...table } = state
  const position = positionOf(state)
  const newest = _undo.at(-1)
  const isMirrored = newest !== undefined && areAlike(positionOf(newest), position)
  return {
    table,
    top: isMirrored ? makerOf(newest) : null,
    undo: folded(isMirrored ? _undo.slice(0, -1) : _undo, position),
    redo: folded(_redo.toReversed(), position),
  }
}

/** The whole table, with all that can be taken back. */
export function thaw({ table, top, undo = [], redo = [] }: Frozen): TableSnapshot {
  const position = positionOf(table)
  const newest: Step[] = top ? [{ ...position, ...named(top) }] : []
  return { ...table, _undo: [...unfolded(position, undo), ...newest], _redo: unfolded(position, redo).reverse() }
}

const folded = (stack: readonly Step[], table: Position): Folded[] =>
  stack.map((step, i) => fold(step, stack[i + 1] ?? table))

const known = new WeakMap<Step, { readonly above: Position; readonly step: Folded }>()

/** Most steps lie as they lay before the last move. */
function fold(step: Step, above: Position): Folded {
  const before = known.get(step)
  if (before && isSame(before.above, above)) return before.step
  const made = { back: differenceOf(positionOf(above), positionOf(step)), ...makerOf(step) }
  known.set(step, { above: positionOf(above), step: made })
  return made
}

function unfolded(table: Position, stack: readonly (Folded | Step)[]): Step[] {
  let above = table
  return stack
    .toReversed()
    .map((stored) => {
      above = 'G' in stored ? positionOf(stored) : applied(above, stored.back)
      return { ...above, ...named(makerOf(stored)) }
    })
    .toReversed()
}

/** A step that nobody made has no maker. */
const named = (maker: Maker): Maker => JSON.parse(JSON.stringify(maker))
