import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Context } from 'koa'
import * as v from 'valibot'
import { botShape, termsShape, usualTerms } from '../../games/kit/terms'
import { isBounded } from '../lib/bounds'
import { Problem } from '../lib/problem'
import { credentialsShape, nameShape, seatShape } from '../lib/shapes'

/** Of a request, in bytes and in values; files come on top. */
const bounds = { bytes: 8 * 1024, size: 512, depth: 6 }
/** Bytes that a character of a file may take, the backslash before it included. */
const bytesEach = 3
const charactersPerValue = 16

/** What the lobby understands. Fields it doesn't know are dropped. */

const seat = v.pipe(
  v.union([v.string(), v.number()], 'A seat is a number'),
  v.transform(String),
  v.check((given) => v.is(seatShape, given), 'There is no such seat'),
)

const holder = {
  playerID: v.pipe(
    v.custom((given) => given !== undefined && given !== null, 'Which seat?'),
    seat,
  ),
  credentials: v.pipe(
    v.unknown(),
    v.check((given) => v.is(credentialsShape, given), 'This seat is not yours'),
    v.transform(String),
  ),
}

const unlisted = v.nullish(v.boolean('"unlisted" is either true or false'))
const wishes = { numPlayers: v.nullish(v.unknown()), setupData: v.nullish(v.unknown()), unlisted }

const bots = v.nullish(v.record(v.pipe(v.string(), seatShape), botShape, 'This is no list of bots'))

/** What the table does about people who are away. */
const terms = v.nullish(
  v.object(
    {
      patience: v.optional(termsShape.entries.patience, usualTerms.patience),
      bot: v.optional(termsShape.entries.bot, usualTerms.bot),
    },
    'The terms of a table are an object',
  ),
)

export const createBody = v.object({ ...wishes, bots, terms })
/** Whoever played the match before proves it, to have the same seat again. */
const before = v.nullish(holder.credentials)

/** A browser says the same of itself every time, so that it can be told not to come back. */
const device = v.nullish(
  v.pipe(v.string('A device has a name'), v.regex(/^[\w-]{8,64}$/, 'This is no name of a device')),
)

export const joinBody = v.object({ playerID: v.nullish(seat), playerName: nameShape, before, device })
export const leaveBody = v.object(holder)
export const updateBody = v.object({ ...holder, newName: nameShape })
export const replaceBody = v.object({ ...holder, seat: holder.playerID, bot: v.nullish(botShape, null) })
const agree = v.optional(v.boolean('"agree" is either true or false'), true)
export const removeBody = v.object({ ...holder, seat: holder.playerID, agree })
export const agreeBody = v.object({ ...holder, agree })
export const returnBody = v.object({ ...holder, device })
export const playAgainBody = v.object({ ...holder, ...wishes })

export function parseBody<T>(shape: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(shape, body)
  if (result.success) return result.output
  const [{ path, message, received }] = result.issues
  const field = String(path?.[0]?.key ?? 'body')
  throw new Problem(400, received === 'undefined' ? `"${field}" is missing` : message)
}

/** The body of a request, with room for files of so many characters. */
export async function readJson(ctx: Context, files = 0): Promise<unknown> {
  const longest = bounds.bytes + files * bytesEach
  if (!ctx.is('application/json')) throw new Problem(415, 'Only JSON is understood here')
  if (ctx.get('content-encoding')) throw new Problem(415, 'Only plain JSON is understood here')
  if ((ctx.request.length ?? 0) > longest) throw tooLong(ctx)
  const body = parseText(await readText(ctx, longest))
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'A JSON object is expected')
  const size = bounds.size + files / charactersPerValue
  if (!isBounded(body, { depth: bounds.depth, size })) throw new Problem(400, 'This is nested too deeply or too long')
  return body
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'This is not valid JSON')
  }
}

async function readText(ctx: Context, longest: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > longest) throw tooLong(ctx)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The rest of the body is let go by, but nothing more is heard on this connection. */
function tooLong(ctx: Context): Problem {
  ctx.req.resume()
  ctx.set('Connection', 'close')
  return new Problem(413, 'This is too long')
}

/** boardgame.io's routes read the request themselves: they are given one that holds only what was understood. */
export function handOver(ctx: Context, body: object): void {
  const text = JSON.stringify(body)
  const { method, url, socket, httpVersion, headers } = ctx.req
  const { 'transfer-encoding': _, ...kept } = headers
  const length = String(Buffer.byteLength(text))
  const given = { ...kept, 'content-type': 'application/json', 'content-length': length }
  const request = Object.assign(Readable.from([Buffer.from(text)]), {
    method,
    url,
    socket,
    httpVersion,
    headers: given,
  })
  ctx.req = request as unknown as IncomingMessage
  ctx.request.req = ctx.req
}
