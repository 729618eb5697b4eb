import * as v from 'valibot'
import type { Request } from '../../games/kit/referee'
import type { Answer } from '../../games/kit/wire'
import { isBounded } from '../lib/bounds'
import { chatShape, credentialsShape, matchIdShape, seatShape } from '../lib/shapes'
import type { Saying } from '../match/hall'
import type { Wish } from '../match/play'
import type { LogPage } from '../match/storage'

/** What clients may say, in boardgame.io's words. Anything else is not understood. */

export interface Arrival {
  readonly matchID: string
  /** Null for a spectator. */
  readonly seat: string | null
  readonly credentials: string | null
}

export type Ack = (answer: Answer | LogPage) => void

export const isAck = (value: unknown): value is Ack => typeof value === 'function'

/** The match a message is about, as far as it can be read. */
export const matchNamed = (value: unknown): string => (v.is(matchIdShape, value) ? value : '')

const arrivalShape = v.object({
  matchID: matchIdShape,
  seat: v.nullable(seatShape),
  credentials: v.nullable(credentialsShape),
})

export function parseSync([matchID, seat, credentials]: readonly unknown[]): Arrival | undefined {
  return parsed(arrivalShape, { matchID, seat: seat ?? null, credentials: credentials ?? null })
}

const argsShape = v.pipe(
  v.array(v.unknown()),
  v.maxLength(16),
  v.check((args) => isBounded(args, { depth: 8, size: 512 })),
)

const signature = { playerID: v.nullish(seatShape), credentials: credentialsShape }

const actionShape = v.variant('type', [
  v.object({
    type: v.literal('MAKE_MOVE'),
    payload: v.object({ type: v.pipe(v.string(), v.maxLength(64)), args: v.nullish(argsShape), ...signature }),
  }),
  v.object({ type: v.picklist(['UNDO', 'REDO']), payload: v.object(signature) }),
])

const updateShape = v.object({
  action: actionShape,
  stateID: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  matchID: matchIdShape,
  seat: seatShape,
})

export function parseUpdate([action, stateID, matchID, seat]: readonly unknown[]): Wish | undefined {
  const update = parsed(updateShape, { action, stateID, matchID, seat })
  if (!update) return undefined
  const { playerID, credentials } = update.action.payload
  if (playerID && playerID !== update.seat) return undefined
  const { matchID: match, stateID: state, seat: player } = update
  return { matchID: match, seat: player, credentials, stateID: state, request: toRequest(update.action, player) }
}

function toRequest(action: v.InferOutput<typeof actionShape>, player: string): Request {
  if (action.type !== 'MAKE_MOVE') return { kind: action.type === 'UNDO' ? 'undo' : 'redo', player }
  return { kind: 'move', player, move: action.payload.type, args: action.payload.args ?? [] }
}

const pageShape = v.object({ matchID: matchIdShape, before: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** Asks for the part of the log before one of its entries. */
export const parseLog = ([matchID, before]: readonly unknown[]): v.InferOutput<typeof pageShape> | undefined =>
  parsed(pageShape, { matchID, before })

const sayingShape = v.object({
  matchID: matchIdShape,
  message: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
    sender: seatShape,
    payload: chatShape,
  }),
  credentials: credentialsShape,
})

/** A message, or what is wrong with it. */
export function parseChat([matchID, message, credentials]: readonly unknown[]): Saying | string {
  const result = v.safeParse(sayingShape, { matchID, message, credentials })
  if (result.success) return result.output
  const [issue] = result.issues
  return issue.path?.at(-1)?.key === 'payload' ? issue.message : 'This message was not understood'
}

function parsed<T>(shape: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(shape, value)
  return result.success ? result.output : undefined
}
