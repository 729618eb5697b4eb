import type { Table } from '../../client/kit/table'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { choicesFor, legality, mayAct } from '../../games/kit/legality'
import type { OptionSchema } from '../../games/kit/options'
import type { PlayerId, Refusal, Rules } from '../../games/kit/rule'

const never = { why: 'not here', run: () => {} }

/** The table as the board of this seat sees it. What is played changes nothing; it is written down in `played`. */
export function seatedAt<G extends MatchState, S extends OptionSchema, R extends Rules<G>>(
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
      const found = legality(definition, view, seat, move, args)
      return 'refusal' in found ? found.refusal : null
    },
    choices: (move) => choicesFor(definition, view, seat, move),
  }
}
