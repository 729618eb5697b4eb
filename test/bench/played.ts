import type { Game, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import type { MatchState } from '../../games/kit/definition'
import { awaited, choicesOf } from '../../games/kit/legality'
import { begin, grant, type Request } from '../../games/kit/referee'
import type { Plug } from '../conformance/plug'
import { anyOf, seeded } from '../conformance/seeded'
import type { Case } from './part'

/** The first moves of a random match, with the states before them. */
export interface Played {
  readonly players: number
  readonly states: readonly State<MatchState>[]
  readonly requests: readonly (Request & { readonly kind: 'move' })[]
}

export const seed = 'bench-bench'

export function playSome({ definition }: Plug, moves: number): Played {
  const random = seeded(1)
  const players = definition.meta.players.max
  const states = [begin(definition, { players, seed })]
  const requests: (Request & { readonly kind: 'move' })[] = []
  while (requests.length < moves && !states.at(-1)!.G.outcome) {
    const state = states.at(-1)!
    // Whoever must act, not whoever has the turn.
    const player = Object.keys(awaited(state.G))[0]!
    const choices = choicesOf(definition, definition.view(state.G, player), player)
    const request = { kind: 'move' as const, player, ...anyOf(choices, random) }
    const verdict = grant(definition, state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    requests.push(request)
    states.push(verdict.state)
  }
  return { players, states: states.slice(0, -1), requests }
}

const cells = Array.from({ length: 9 }, (_, i) => i)
const ticTacToe: Game<{ cells: (string | null)[] }> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: cells.map(() => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell: number) => {
      G.cells[cell] = playerID
    },
  },
}

/** Tic-tac-toe on boardgame.io's reducer: what everything else is held against. */
export function reference(): Case {
  const reducer = CreateGameReducer({ game: ticTacToe })
  const first: State = InitializeGame({ game: ticTacToe, numPlayers: 2 })
  const games = 40
  return {
    name: 'tic-tac-toe on the reducer',
    times: games * cells.length,
    run() {
      for (let game = 0; game < games; game++) {
        let state = first
        for (const cell of cells) {
          const payload = { type: 'click', args: [cell], playerID: String(cell % 2) }
          state = reducer(state, { type: 'MAKE_MOVE', payload })
        }
      }
    },
  }
}
