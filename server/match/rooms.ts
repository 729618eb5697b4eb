import type { Refusal } from '../../games/kit/rule'

/** What those at a match are told, in boardgame.io's words. */
export interface News {
  readonly event: 'sync' | 'update' | 'patch' | 'matchData' | 'chat' | 'seat' | 'refused'
  readonly args: readonly unknown[]
}

/** Somebody who looks at a match: from a seat, or as a spectator. How they are reached is the door's business. */
export interface Guest {
  readonly matchID: string
  readonly seat: string | null
  /** What is stored of the secret by which the seat was taken. */
  readonly proof: string | undefined
  /** Tells all guests of this match and seat at once, so that what they see alike is encoded once. */
  tellSeat(news: News): void
  /** Sends this guest away, with a word why. */
  dismiss(why: Refusal): void
}

/** Who is there in other processes. */
interface Elsewhere {
  isPresent(matchID: string, seat: string): boolean
  isWatched(matchID: string): boolean
}

type Seats = Map<string | null, Set<Guest>>

/** Who looks at which match. A player with two open tabs is there until the last one closes. */
export class Rooms {
  readonly #matches = new Map<string, Seats>()
  elsewhere: Elsewhere = { isPresent: () => false, isWatched: () => false }
  /** Called when a match is looked at from other seats than before. */
  changed: (matchID: string) => void = () => {}

  enter(guest: Guest): void {
    const seats: Seats = this.#matches.get(guest.matchID) ?? new Map()
    const guests = seats.get(guest.seat) ?? new Set()
    this.#matches.set(guest.matchID, seats.set(guest.seat, guests.add(guest)))
    if (guests.size === 1) this.changed(guest.matchID)
  }

  leave(guest: Guest): void {
    const seats = this.#matches.get(guest.matchID)
    const guests = seats?.get(guest.seat)
    if (!seats || !guests?.delete(guest)) return
    if (guests.size === 0) seats.delete(guest.seat)
    if (seats.size === 0) this.#matches.delete(guest.matchID)
    if (guests.size === 0) this.changed(guest.matchID)
  }

  readonly isPresent = (matchID: string, seat: string): boolean =>
    this.#matches.get(matchID)?.has(seat) === true || this.elsewhere.isPresent(matchID, seat)

  /** Does anybody look, in whatever process? */
  isSeen(matchID: string): boolean {
    return this.isWatched(matchID) || this.elsewhere.isWatched(matchID)
  }

  matches(): string[] {
    return [...this.#matches.keys()]
  }

  guestsAt(matchID: string): Guest[] {
    return [...(this.#matches.get(matchID)?.values() ?? [])].flatMap((guests) => [...guests])
  }

  /** Seats from which somebody looks here; nothing for spectators. */
  seatsAt(matchID: string): string[] {
    return [...(this.#matches.get(matchID)?.keys() ?? [])].map((seat) => seat ?? '')
  }

  /** Does anybody look in this process? */
  isWatched(matchID: string): boolean {
    return this.#matches.has(matchID)
  }

  /** Matches that somebody looks at. */
  get size(): number {
    return this.#matches.size
  }

  /** Asks once per occupied seat what to tell it. */
  tellEach(matchID: string, newsFor: (seat: string | null) => News): void {
    for (const [seat, guests] of this.#matches.get(matchID) ?? []) {
      const [guest] = guests
      guest?.tellSeat(newsFor(seat))
    }
  }

  tell(matchID: string, event: News['event'], ...args: unknown[]): void {
    this.tellEach(matchID, () => ({ event, args: [matchID, ...args] }))
  }

  /** Sends away everybody who looks from these seats. */
  dismiss(matchID: string, concerns: (seat: string | null) => boolean, why: Refusal): void {
    const guests = [...(this.#matches.get(matchID) ?? [])].flatMap(([seat, all]) => (concerns(seat) ? [...all] : []))
    for (const guest of guests) guest.dismiss(why)
  }
}
