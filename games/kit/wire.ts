import * as v from 'valibot'
import { type BotKind, botKind, botKinds, formerKinds, usualBot } from './bot-kinds'

/** What server and client say to each other beyond boardgame.io's own messages. */

export const refusalShape = v.object({ clause: v.string(), because: v.string() })

/** The answer to an `update`: sent after the move was stored, or with the reason why it was not made. */
export const answerShape = v.variant('ok', [
  v.object({ ok: v.literal(true), stateID: v.number() }),
  v.object({ ok: v.literal(false), refusal: refusalShape }),
])
export type Answer = v.InferOutput<typeof answerShape>

export const botShape: v.GenericSchema<unknown, BotKind> = v.pipe(
  v.picklist([...botKinds, ...formerKinds]),
  v.transform((named) => botKind(named) ?? usualBot),
)

/** How long somebody may be away while the table waits for them, in milliseconds; null for without end. */
export const patiences = {
  never: null,
  '2min': 2 * 60_000,
  '1day': 24 * 3_600_000,
  '3days': 3 * 24 * 3_600_000,
} as const

export type Patience = keyof typeof patiences

/** What a table does about people who are away: after how long a bot plays for them, and which. */
export const termsShape = v.object({ patience: v.picklist(['never', '2min', '1day', '3days']), bot: botShape })
export type Terms = v.InferOutput<typeof termsShape>
export const usualTerms: Terms = { patience: 'never', bot: usualBot }

/** Why somebody does not sit at a table any more at which they sat. */
export const reasonShape = v.picklist(['left', 'away', 'resigned', 'removed'])
export type Reason = v.InferOutput<typeof reasonShape>

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

/** `log`: how many entries of a match's log are sent with the table; `logPage`: of what came before, at a time. */
export const limits = { name: 24, chat: 500, ids: 50, log: 200, logPage: 500 } as const
