import type { ChatMessage, FilteredMetadata, LogEntry, State } from 'boardgame.io'
import type { Operation } from 'fast-json-patch'
import * as v from 'valibot'
import type { MatchState } from '../../games/kit/definition'
import { limits, termsShape, usualTerms } from '../../games/kit/wire'

/** The shapes of what comes off the wire. Nothing else from there is believed. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const gShape = v.looseObject({
  turn: v.number(),
  current: v.string(),
  undoable: v.number(),
  outcome: v.nullable(v.looseObject({ ranking: v.array(v.string()), winners: v.array(v.string()) })),
})

const ctxShape = v.looseObject({
  numPlayers: count,
  playOrder: v.array(v.string()),
  currentPlayer: v.string(),
  turn: v.number(),
})

const stateGuard = v.looseObject({ G: gShape, ctx: ctxShape, plugins: v.looseObject({}), _stateID: count })

export const stateShape = v.custom<State<MatchState>>((input) => v.is(stateGuard, input), 'a position of the match')

const actionGuard = v.looseObject({ type: v.string(), payload: v.looseObject({ playerID: v.nullish(v.string()) }) })

const entryGuard = v.looseObject({ action: actionGuard, _stateID: count, turn: v.number() })

export const entryShape = v.custom<LogEntry>((input) => v.is(entryGuard, input), 'a line of the log')

export const logShape = v.array(entryShape)

const optionalLog = v.nullish(logShape, () => [])

const seatGuard = v.looseObject({ id: count, name: v.optional(v.string()), isConnected: v.optional(v.boolean()) })

export const seatsShape = v.array(
  v.custom<FilteredMetadata[number]>((input) => v.is(seatGuard, input), 'a seat at the table'),
)

/** A part of the log, and how many entries come before it. */
export const logPageShape = v.object({ log: optionalLog, earlier: v.optional(count, 0) })

export const syncShape = v.object({
  state: stateShape,
  ...logPageShape.entries,
  filteredMetadata: v.nullish(seatsShape, () => []),
  /** Why nobody can play on, where it is so. */
  closed: v.nullish(v.string(), null),
  terms: v.optional(termsShape, () => usualTerms),
})

export const updateShape = v.tuple([v.string(), stateShape, optionalLog])

const operationGuard = v.looseObject({
  op: v.picklist(['add', 'remove', 'replace', 'move', 'copy', 'test']),
  path: v.string(),
})

const operationShape = v.custom<Operation>((input) => v.is(operationGuard, input), 'a change to the position')

export const patchShape = v.tuple([v.string(), count, count, v.array(operationShape), optionalLog])

const chatGuard = v.looseObject({ id: v.string(), sender: v.string(), payload: v.unknown() })

export const chatShape = v.tuple([
  v.string(),
  v.custom<ChatMessage>((input) => v.is(chatGuard, input), 'something somebody said'),
])

/** What somebody said: a plain text, or an object with one. Anything else is not shown. */
const sayingShape = v.union([
  v.string(),
  v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
])

export function saying(payload: unknown): string | undefined {
  const parsed = v.safeParse(sayingShape, payload)
  return parsed.success ? parsed.output.slice(0, limits.chat) : undefined
}
