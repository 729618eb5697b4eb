import * as v from 'valibot'
import type { BotKind } from './bots'

/** What server and client say to each other beyond boardgame.io's own messages. */

export const refusalShape = v.object({ clause: v.string(), because: v.string() })

/** The answer to an `update`: sent after the move was stored, or with the reason why it was not made. */
export const answerShape = v.variant('ok', [
  v.object({ ok: v.literal(true), stateID: v.number() }),
  v.object({ ok: v.literal(false), refusal: refusalShape }),
])
export type Answer = v.InferOutput<typeof answerShape>

export const botShape: v.GenericSchema<unknown, BotKind> = v.picklist(['random', 'greedy'])

/** A match as lobbies list it. Holds nothing secret. */
export const summaryShape = v.object({
  id: v.string(),
  game: v.string(),
  players: v.array(
    v.object({ id: v.string(), name: v.nullable(v.string()), connected: v.boolean(), bot: v.nullish(botShape, null) }),
  ),
  options: v.record(v.string(), v.unknown()),
  unlisted: v.boolean(),
  /** Seats that must act now; empty once the match is over. */
  awaited: v.array(v.string()),
  turn: v.number(),
  /** Seats that won, once the match is over. */
  winners: v.nullable(v.array(v.string())),
  nextMatchID: v.nullable(v.string()),
  createdAt: v.number(),
  updatedAt: v.number(),
})
export type Summary = v.InferOutput<typeof summaryShape>

export const summariesShape = v.object({ matches: v.array(summaryShape) })

/** An HTTP error, in words for a person. */
export const problemShape = v.object({ message: v.string() })

/** How the server names matches. */
export const matchIdPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Marks, joiners and fillers are fine beside a letter, but alone they show nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/gu

export const isPrintable = (text: string): boolean => !unprintable.test(text)
export const showsNothing = (text: string): boolean => text.replace(invisible, '').trim() === ''

export const limits = { name: 24, chat: 500, ids: 50 } as const
