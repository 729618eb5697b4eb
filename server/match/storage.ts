import type { ChatMessage, LogEntry, Server, State } from 'boardgame.io'
import { Async } from 'boardgame.io/internal'
import type { MatchState } from '../../games/kit/definition'
import type { Moves } from './reseating'

export type TableSnapshot = State<MatchState>

/** Somebody else has written this match since it was read. */
export class StaleState extends Error {
  constructor(matchID: string, stateID?: number) {
    super(`Match ${matchID} is no longer ${stateID === undefined ? 'as it was read' : `at state ${stateID}`}`)
  }
}

/** The storage does not answer: nobody knows whether what was to be written is there. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`The storage does not answer (${cause instanceof Error ? cause.message : cause})`, { cause })
  }
}

/** What is stored of this match can't be read. */
export class DamagedMatch extends Error {
  constructor(matchID: string, cause: unknown) {
    super(`Match ${matchID} can not be read`, { cause })
  }
}

/** What lists of matches show; kept in columns, so that no state is read for it. */
export interface Listed {
  readonly id: string
  readonly metadata: Server.MatchData
  readonly awaited: string[]
  readonly turn: number
  readonly winners: string[] | null
}

export interface Page {
  readonly game: string
  readonly limit: number
  /** Only matches created before this time. */
  readonly before?: number
  readonly isGameover?: boolean
  readonly updatedBefore?: number
  readonly updatedAfter?: number
}

/** A part of a match's log, and how many entries there are before it. */
export interface LogPage {
  readonly log: LogEntry[]
  readonly earlier: number
}

/** Times before which a match of that kind is nobody's any more. */
export interface Deadlines {
  readonly finished: number
  readonly abandoned: number
  readonly unjoined: number
}

/** What tells whether anything has changed at a match. */
export interface Standing {
  readonly stateID: number
  /** How often its seats were written. */
  readonly revision: number
  /** The number of the last message. */
  readonly said: number
}

/** Something that only one process does. */
export interface Claim {
  readonly isHeld: boolean
  release(): void
}

/** How many chat messages of a match are kept. */
export const keptMessages = 200

/** boardgame.io's storage and what our server needs beyond it. */
export abstract class Storage extends Async {
  /** What is noted of every new match of a game, in the same breath. */
  notes: (game: string) => Partial<Server.MatchData> = () => ({})
  /** Nobody else changes this match meanwhile, in whatever process. */
  alone<T>(_matchID: string, work: () => Promise<T>): Promise<T> {
    return work()
  }
  /** For one process at a time, until it lets go or ends; nothing if another one has it. */
  async claim(_name: string): Promise<Claim | undefined> {
    return { isHeld: true, release() {} }
  }
  /** Of those matches that are there. */
  abstract standings(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>
  /** Do other processes write here as well? */
  get isShared(): boolean {
    return false
  }
  /** One move, all or nothing: state, log, undo and metadata. Throws `StaleState` if `previous` is not the stored state. */
  abstract commit(
    matchID: string,
    previous: TableSnapshot,
    next: TableSnapshot,
    metadata: Server.MatchData,
  ): Promise<void>
  /** A match of older rules as today's know it: a new beginning, and nothing to take back. */
  abstract rewrite(matchID: string, state: TableSnapshot, metadata: Server.MatchData): Promise<void>
  /** Another beginning for a match that has none yet, with fewer seats; what somebody said goes with their seat. */
  abstract reseat(matchID: string, state: TableSnapshot, metadata: Server.MatchData, moves: Moves): Promise<void>
  abstract metadataOf(matchID: string): Promise<Server.MatchData | undefined>
  /** With all that can be taken back: what is needed to make the next step. */
  abstract stateOf(matchID: string): Promise<TableSnapshot | undefined>
  /** Without it: what is needed to look at the table. */
  abstract tableOf(matchID: string): Promise<TableSnapshot | undefined>
  abstract beginningOf(matchID: string): Promise<TableSnapshot | undefined>
  /** The last entries of the log, or the last of those before one of them. */
  abstract logOf(matchID: string, most: number, before?: number): Promise<LogPage>
  /** False if this very message has been stored before. */
  abstract addChat(matchID: string, message: ChatMessage): Promise<boolean>
  abstract chatOf(matchID: string): Promise<ChatMessage[]>
  /** Newest first. Matches of the same millisecond as the last one are never cut off. */
  abstract page(page: Page): Promise<Listed[]>
  /** Public matches with a free seat that are not over, newest first. */
  abstract open(game: string | undefined, limit: number): Promise<Listed[]>
  /** Public matches under way, newest first. */
  abstract running(limit: number): Promise<Listed[]>
  /** Matches at which a clock has run out by now. */
  abstract due(now: number): Promise<string[]>
  abstract some(ids: readonly string[]): Promise<Listed[]>
  abstract outdated(deadlines: Deadlines): Promise<string[]>
  abstract isOutdated(matchID: string, deadlines: Deadlines): Promise<boolean>
  abstract count(): Promise<number>
  /** Writes something, or throws in words why nothing can be written. */
  abstract prove(): Promise<void>
  /** For how many milliseconds the house has been open, in all its runs, as far as it was noted. */
  abstract openFor(): Promise<number>
  abstract noteOpenFor(milliseconds: number): Promise<void>
  /** Gives back to the disk what removed matches have left. */
  abstract tidy(): Promise<void>
  abstract close(): Promise<void>
}
