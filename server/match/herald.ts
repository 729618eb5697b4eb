import type { GameDefinition } from '../../games/kit/definition'
import { type Happened, publish } from './publish'
import type { Rooms } from './rooms'
import type { TableSnapshot } from './storage'

/** Milliseconds in which what came too early waits for what lies between. */
const patience = 300

/** What follows a state. */
type Next = (previous: TableSnapshot) => Omit<Happened, 'matchID' | 'previous'>

/** What those who look at a match here have seen of it. */
interface Told {
  readonly definition: GameDefinition
  last: TableSnapshot
  /** What came before its turn, by the state it follows. */
  readonly early: Map<number, Next>
  timer: ReturnType<typeof setTimeout> | undefined
}

type Gap = (definition: GameDefinition, matchID: string) => void

/**
 * Moves of one match may be made in several processes, and news of them overtake each other: here they are told in the
 * order of the match. Where one is missing for too long, `gap` is called to lay the table out anew.
 */
export class Herald {
  readonly #rooms: Rooms
  readonly #gap: Gap
  readonly #told = new Map<string, Told>()

  constructor(rooms: Rooms, gap: Gap) {
    this.#rooms = rooms
    this.#gap = gap
  }

  /** What everybody here has seen last; nothing if nobody looks. */
  lastOf(matchID: string): TableSnapshot | undefined {
    return this.#at(matchID)?.last
  }

  gameOf(matchID: string): GameDefinition | undefined {
    return this.#at(matchID)?.definition
  }

  /** Everybody here has been shown this table whole. */
  shown(definition: GameDefinition, matchID: string, last: TableSnapshot): void {
    this.#forget(matchID)
    this.#told.set(matchID, { definition, last, early: new Map(), timer: undefined })
  }

  tell(matchID: string, from: number, next: Next): void {
    const told = this.#at(matchID)
    if (!told || from < told.last._stateID) return
    told.early.set(from, next)
    clearTimeout(told.timer)
    try {
      this.#tellDue(matchID, told)
    } catch {
      // What does not fit was made of something else than what was told here.
      this.#gap(told.definition, matchID)
      return
    }
    if (told.early.size === 0) return
    told.timer = setTimeout(() => this.#gap(told.definition, matchID), patience)
    told.timer.unref()
  }

  #tellDue(matchID: string, told: Told): void {
    for (;;) {
      const previous = told.last
      const next = told.early.get(previous._stateID)
      for (const from of told.early.keys()) if (from <= previous._stateID) told.early.delete(from)
      if (!next) return
      const happened = { matchID, previous, ...next(previous) }
      publish(this.#rooms, told.definition, happened)
      told.last = happened.next
    }
  }

  #at(matchID: string): Told | undefined {
    if (!this.#rooms.isWatched(matchID)) this.#forget(matchID)
    return this.#told.get(matchID)
  }

  #forget(matchID: string): void {
    clearTimeout(this.#told.get(matchID)?.timer)
    this.#told.delete(matchID)
  }
}
