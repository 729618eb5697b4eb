import type { Table } from '../../client/kit/table'
import { choicesFor, type GameDefinition, judge, mayAct, type TableState } from '../../games/kit/define'
import type { OptionSchema } from '../../games/kit/options'
import type { PlayerId, Refusal, Rules } from '../../games/kit/rule'

const never = { why: 'not here', run: () => {} }

/** The table as the board of this seat sees it. What is played changes nothing; it is written down in `played`. */
export function seatedAt<G extends TableState, S extends OptionSchema, R extends Rules<G>>(
  definition: GameDefinition<G, S, R>,
  G: G,
  seat: PlayerId,
  played: unknown[][] = [],
): Table<G, R> {
  const view = definition.view(G, seat)
  return {
    definition,
    view,
    seat,
    players: [],
    mayAct: mayAct(view, seat),
    mayPlay: true,
    lastDeed: -1,
    undo: never,
    redo: never,
    restart: never,
    play: (...call: unknown[]) => void played.push(call),
    ask(move: string, ...args: unknown[]): Refusal | null {
      const judged = judge(definition, view, seat, move, args)
      return 'refusal' in judged ? judged.refusal : null
    },
    choices: (move) => choicesFor(definition, view, seat, move),
  }
}
