import type { LogEntry } from 'boardgame.io'
import jsonPatch from 'fast-json-patch'
import type { GameDefinition } from '../../games/kit/define'
import type { TableSnapshot } from '../storage/storage'

type Seat = string | null

/** What boardgame.io's client expects of its plugins. The real data holds the seed, so it is never looked at. */
const blankPlugins = { random: { data: undefined }, log: { data: {} }, events: { data: {} } }

/** The table as one seat may see it. Names what is sent, so that nothing else can slip through. */
export function seenBy(definition: GameDefinition, { G, ctx, _stateID }: TableSnapshot, seat: Seat): TableSnapshot {
  return { G: definition.view(G, seat), ctx, plugins: blankPlugins, _undo: [], _redo: [], _stateID }
}

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

export interface News {
  readonly event: 'update' | 'patch'
  readonly args: readonly unknown[]
}

/** What happened, for one seat: the difference, or the whole table if that is shorter or asked for. */
export function newsFor(
  definition: GameDefinition,
  seat: Seat,
  { matchID, previous, next, whole }: { matchID: string; previous: TableSnapshot; next: TableSnapshot; whole: boolean },
): News {
  const log = redactedFor(seat, next.deltalog ?? [])
  const after = seenBy(definition, next, seat)
  const update: News = { event: 'update', args: [matchID, after, log] }
  if (whole) return update
  const patch = jsonPatch.compare(seenBy(definition, previous, seat), after)
  if (JSON.stringify(patch).length >= JSON.stringify(after).length) return update
  return { event: 'patch', args: [matchID, previous._stateID, next._stateID, patch, log] }
}
