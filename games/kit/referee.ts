import type { Game, LogEntry, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import type { GameDefinition, MatchState } from './definition'
import { legality, mayAct } from './legality'
import { type PlayerId, type Refusal, refuse } from './rule'

/** What a player asks for. */
export type Request =
  | { readonly kind: 'move'; readonly player: PlayerId; readonly move: string; readonly args: readonly unknown[] }
  | { readonly kind: 'undo' | 'redo'; readonly player: PlayerId }

export type Verdict<G> = { readonly state: State<G> } | { readonly refusal: Refusal }

type Reducer = ReturnType<typeof CreateGameReducer>

const reducers = new WeakMap<object, Reducer>()

function reducerOf(game: Game): Reducer {
  const made = reducers.get(game) ?? CreateGameReducer({ game })
  reducers.set(game, made)
  return made
}

export function begin<G extends MatchState>(
  definition: GameDefinition<G>,
  match: { players: number; options?: unknown; seed: string },
): State<G> {
  const game = { ...ProcessGameConfig(definition.game), seed: match.seed }
  return InitializeGame({ game, numPlayers: match.players, setupData: match.options })
}

function toAction(request: Request) {
  const { player: playerID } = request
  return request.kind === 'move'
    ? { type: 'MAKE_MOVE' as const, payload: { type: request.move, args: [...request.args], playerID } }
    : request.kind === 'undo'
      ? { type: 'UNDO' as const, payload: { type: null, args: null, playerID } }
      : { type: 'REDO' as const, payload: { type: null, args: null, playerID } }
}

function objection<G extends MatchState>(definition: GameDefinition<G>, state: State<G>, request: Request) {
  if (request.kind === 'move') {
    const found = legality(definition, state.G, request.player, request.move, request.args)
    return 'refusal' in found ? found.refusal : undefined
  }
  if (state.G.outcome) return refuse(definition.clauses.over, 'The game is over')
  if (!mayAct(state.G, request.player)) return refuse(definition.clauses.turn, "It is another player's turn")
  if (request.kind === 'undo' && state.G.undoable === 0) {
    return refuse('', 'There is nothing to take back since the last thing was revealed')
  }
  if (request.kind === 'redo' && state._redo.length === 0) return refuse('', 'Nothing was taken back')
  return undefined
}

/** Applies one request to a state, or says why not. The state given is never changed. */
export function grant<G extends MatchState>(
  definition: GameDefinition<G>,
  state: State<G>,
  request: Request,
): Verdict<G> {
  const refusal = objection(definition, state, request)
  if (refusal) return { refusal }
  const { transients, ...next } = reducerOf(definition.game)(withBlankLog(state), toAction(request))
  if (transients || next._stateID === state._stateID) return { refusal: refuse('', 'That is not possible now') }
  return { state: remember(state, next) }
}

/** boardgame.io writes what was said into the state it is given, and undo would bring it back: give it a page of its own. */
function withBlankLog<G>(state: State<G>): State<G> {
  return { ...state, plugins: { ...state.plugins, log: { data: {} } } }
}

/** Steps that can be taken back, or repeated. No turn needs more, and each is a position to keep. */
export const mostSteps = 100

/**
 * What can be taken back. boardgame.io forgets it at every new phase, and keeps it after a revealed card:
 * `undoable` says how far back undo reaches, but never further than there are steps.
 */
export function remember<G extends MatchState>(before: State<G>, after: State<G>): State<G> {
  const moved = after.deltalog?.[0]?.action.type === 'MAKE_MOVE'
  const made = moved ? [...before._undo, ...after._undo.slice(-1)] : after._undo
  const steps = made.slice(-1 - Math.min(after.G.undoable, mostSteps))
  const reach = Math.max(0, steps.length - 1)
  if (after.G.undoable <= reach) return { ...after, _undo: steps }
  const G = { ...after.G, undoable: reach }
  return { ...after, G, _undo: steps.map((step, i) => (i === reach ? { ...step, G } : step)) }
}

/** Requests in the order they were made, from boardgame.io's log. */
export function requestsOf(log: readonly LogEntry[]): Request[] {
  return log.flatMap(({ action, automatic }): Request[] => {
    const player = action.payload.playerID
    if (automatic) return []
    if (action.type === 'MAKE_MOVE')
      return [{ kind: 'move', player, move: action.payload.type, args: action.payload.args ?? [] }]
    if (action.type === 'UNDO') return [{ kind: 'undo', player }]
    if (action.type === 'REDO') return [{ kind: 'redo', player }]
    return []
  })
}

/** Every state of a match, first to last. */
export function replay<G extends MatchState>(
  definition: GameDefinition<G>,
  initial: State<G>,
  requests: readonly Request[],
): State<G>[] {
  const states = [initial]
  for (const request of requests) {
    const verdict = grant(definition, states.at(-1)!, request)
    if ('refusal' in verdict) throw new Error(`This log does not fit its match: ${verdict.refusal.because}`)
    states.push(verdict.state)
  }
  return states
}
