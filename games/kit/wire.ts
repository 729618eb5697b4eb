import * as v from 'valibot'
import type { BotKind } from './bot-kinds'

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
const summaryShape = v.object({
  id: v.string(),
  game: v.string(),
  players: v.array(
    v.object({
      id: v.string(),
      name: v.nullable(v.string()),
      /** Anybody may take it. */
      open: v.boolean(),
      /** Who sat here in this match before, and so knows the hand. */
      left: v.nullish(v.string(), null),
      connected: v.boolean(),
      bot: v.nullish(botShape, null),
    }),
  ),
  options: v.record(v.string(), v.unknown()),
  unlisted: v.boolean(),
  /** Every seat was taken once. */
  begun: v.boolean(),
  /** Seats that must act now; empty once the match is over. */
  awaited: v.array(v.string()),
  turn: v.number(),
  /** Seats that won, once the match is over. */
  winners: v.nullable(v.array(v.string())),
  nextMatchID: v.nullable(v.string()),
  /** A later match of a series: which one began it, which one was before, and for whom seats are kept. */
  series: v.nullish(
    v.object({ first: v.string(), previous: v.string(), kept: v.record(v.string(), v.string()) }),
    null,
  ),
  createdAt: v.number(),
  updatedAt: v.number(),
})
export type Summary = v.InferOutput<typeof summaryShape>

export const summariesShape = v.object({ matches: v.array(summaryShape) })

/** The matches of a series, first to last, and what they have brought so far; only the game can read the sheet. */
export const seriesShape = v.object({ sheet: v.unknown(), matches: v.array(summaryShape) })
export type SeriesSummary = v.InferOutput<typeof seriesShape>

/** An HTTP error, in words for a person. */
export const problemShape = v.object({ message: v.string() })

/** How the server names matches. */
export const matchIdPattern = /^[A-Za-z0-9_-]{1,64}$/

/** `log`: how many entries of a match's log are sent with the table; `logPage`: of what came before, at a time. */
export const limits = { name: 24, chat: 500, ids: 50, log: 200, logPage: 500 } as const
