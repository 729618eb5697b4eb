import type { Terms } from '../../games/kit/wire'
import type { Readable } from './signal'

/** `refused`: the server does not let this seat sit here. */
export type Status = 'connecting' | 'online' | 'lost' | 'refused'

/** Something the person at this seat should hear once. */
export interface Notice {
  readonly tone: 'good' | 'bad'
  readonly text: string
  readonly clause?: string
}

/** How a seat talks to whoever holds the truth of its match. */
export interface Line {
  readonly status: Readable<Status>
  /** Something this seat sent has not been answered yet. */
  readonly pending: Readable<boolean>
  readonly notice: Readable<Notice | null>
  /** Why nobody can play on: the match is of rules that are gone. */
  readonly closed?: Readable<string | null>
  /** What the table does about people who are away; nothing where nobody can be. */
  readonly terms?: Readable<Terms | null>
  /** The number this seat has now, if it has got another one. */
  readonly moved?: Readable<string | null>
  /** How much of the log is not here yet; nothing where all of it always is. */
  readonly earlier?: Readable<number>
  /** Fetches it. */
  recall?(): void
  takeBack(type: 'UNDO' | 'REDO'): void
  /** Something was pressed while nothing can be sent: says so. */
  missed(): void
  dismiss(): void
}
