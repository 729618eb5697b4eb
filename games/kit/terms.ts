import * as v from 'valibot'
import { type BotKind, botKind, botKinds, formerKinds, usualBot } from './bot-kinds'

/** What every table agrees on: who plays for people who are away, why somebody sits there no more, how much is said. */

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

/** `log`: how many entries of a match's log are sent with the table; `logPage`: of what came before, at a time. */
export const limits = { name: 24, chat: 500, ids: 50, log: 200, logPage: 500 } as const
