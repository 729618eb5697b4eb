import * as v from 'valibot'
import { botShape, reasonShape, termsShape, usualTerms } from './terms'

/** The client takes the terms of a table from here, too. */
export {
  botShape,
  limits,
  type Patience,
  patiences,
  type Reason,
  reasonShape,
  type Terms,
  termsShape,
  usualTerms,
} from './terms'

/** What server and client say to each other beyond boardgame.io's own messages. */

export const refusalShape = v.object({ clause: v.string(), because: v.string() })

/** The answer to an `update`: sent after the move was stored, or with the reason why it was not made. */
export const answerShape = v.variant('ok', [
  v.object({ ok: v.literal(true), stateID: v.number() }),
  v.object({ ok: v.literal(false), refusal: refusalShape }),
])
export type Answer = v.InferOutput<typeof answerShape>

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
      /** Who sat here in this match before, and so knows the hand, and why they sit here no more. */
      left: v.nullish(v.string(), null),
      why: v.nullish(reasonShape, null),
      connected: v.boolean(),
      bot: v.nullish(botShape, null),
    }),
  ),
  options: v.record(v.string(), v.unknown()),
  unlisted: v.boolean(),
  terms: v.optional(termsShape, () => usualTerms),
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
