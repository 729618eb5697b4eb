import type { LogEntry } from 'boardgame.io'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { TableSnapshot } from './storage'

type Seat = string | null

/** What boardgame.io's client expects of its plugins. The real data holds the seed, so it is never looked at. */
const blankPlugins = { random: { data: undefined }, log: { data: {} }, events: { data: {} } }

/** The table as one seat may see it. Names what is sent, so that nothing else can slip through. */
export function seenBy(definition: GameDefinition, { G, ctx, _stateID }: TableSnapshot, seat: Seat): TableSnapshot {
  return { G: definition.view(G, seat), ctx, plugins: blankPlugins, _undo: [], _redo: [], _stateID }
}

const seen = new WeakMap<MatchState, Map<Seat, TableSnapshot>>()

/** The same, made once: what a seat sees after a move is what it has seen before the next. */
export function seenAgain(definition: GameDefinition, state: TableSnapshot, seat: Seat): TableSnapshot {
  const views = seen.get(state.G) ?? new Map<Seat, TableSnapshot>()
  seen.set(state.G, views)
  const known = views.get(seat)
  if (known?._stateID === state._stateID) return known
  const made = seenBy(definition, state, seat)
  views.set(seat, made)
  return made
}

/** Nobody will be told again how this state differs from the next. */
export const forgetViews = ({ G }: TableSnapshot): void => void seen.delete(G)

const withoutFiles = <G extends MatchState>({ files: _, ...G }: G): Omit<G, 'files'> => G

/** The beginning of a match that is over: everything but the files people brought. */
export const openedUp = (state: TableSnapshot): TableSnapshot => ({
  ...state,
  G: withoutFiles(state.G),
  _undo: state._undo.map((step) => ({ ...step, G: withoutFiles(step.G) })),
})

/** As boardgame.io's own `redactLog`: the arguments of a redacted move are its player's alone. */
export function redactedFor(seat: Seat, log: readonly LogEntry[]): LogEntry[] {
  return log.map((entry) => {
    const { redact, ...shown } = entry
    const { action } = entry
    if (!redact || action.payload.playerID === seat) return entry
    const hidden = { ...action, payload: { ...action.payload, args: null } }
    return { ...shown, action: hidden } as LogEntry
  })
}
