import type { GameDefinition } from '../../games/kit/definition'
import { type Outcome, sum } from '../../games/kit/score'
import type { TableSnapshot } from './storage'

/** How a match ends that its people end, not its rules: with the points of this moment. */
function outcomeOf(definition: GameDefinition, { G, ctx }: TableSnapshot, winners: string[], verdict: string): Outcome {
  const order = [...ctx.playOrder]
  const breakdown = Object.fromEntries(
    order.map((seat) => {
      const lines = Object.entries(definition.standing?.(G, seat) ?? {})
      return [seat, Object.fromEntries(lines.map(([line, points]) => [line, points ?? 0]))]
    }),
  )
  const points = (seat: string) =>
    definition.standing ? sum(Object.values(breakdown[seat]!)) : definition.points(G, seat)
  const scores = Object.fromEntries(order.map((seat) => [seat, points(seat)]))
  const rank = (seat: string) => (winners.includes(seat) ? 1 : 0)
  const ranking = order.sort((a, b) => rank(b) - rank(a) || scores[b]! - scores[a]!)
  return { scores, breakdown, ranking, winners, verdict }
}

/** The position after the last one: nobody moves any more. */
export function endedEarly(
  definition: GameDefinition,
  state: TableSnapshot,
  winners: string[],
  verdict: string,
): TableSnapshot {
  const outcome = outcomeOf(definition, state, winners, verdict)
  const G = { ...state.G, outcome, undoable: 0 }
  const ctx = { ...state.ctx, gameover: outcome }
  return { ...state, G, ctx, _undo: [], _redo: [], deltalog: [], _stateID: state._stateID + 1 }
}
