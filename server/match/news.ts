import type { ChatMessage, LogEntry } from 'boardgame.io'
import type { Difference } from '../lib/difference'

/** What processes of one house tell each other. Whoever misses it finds it in the database. */
export type Word =
  | {
      readonly kind: 'moved'
      readonly from: number
      readonly to: number
      /** Of the whole table, with what is hidden: between processes only. */
      readonly difference: Difference
      readonly log: readonly LogEntry[]
    }
  /** Who sits there, or who is there, has changed. */
  | { readonly kind: 'company' }
  | { readonly kind: 'chat'; readonly message: ChatMessage }
  /** From where this match is looked at in the process that says so: seats, and nothing for spectators. */
  | { readonly kind: 'here'; readonly seats: readonly string[] }

export interface Ears {
  /** Is anything of this match worth reading? */
  wants(matchID: string, kind: Word['kind']): boolean
  heard(process: string, matchID: string, word: Word): void
  /** This process is there. */
  alive(process: string): void
  /** News come again: what was said meanwhile was missed. */
  back(): void
}

export interface News {
  send(matchID: string, word: Word): void
  listen(ears: Ears): void
  /** Do news come through? */
  readonly isOpen: boolean
  close(): Promise<void>
}
