import type { Socket } from 'socket.io'
import type { Refusal } from '../../games/kit/rule'

/** A socket that looks at a match: from a seat, or as a spectator. */
export interface Guest {
  readonly socket: Socket
  readonly matchID: string
  readonly seat: string | null
}

type Seats = Map<string | null, Set<Guest>>

const roomOf = ({ matchID, seat }: Pick<Guest, 'matchID' | 'seat'>): string => `${matchID}|${seat ?? ''}`

/** Who looks at which match. A player with two open tabs is there until the last one closes. */
export class Rooms {
  readonly #matches = new Map<string, Seats>()

  enter(guest: Guest): void {
    const seats: Seats = this.#matches.get(guest.matchID) ?? new Map()
    const guests = seats.get(guest.seat) ?? new Set()
    this.#matches.set(guest.matchID, seats.set(guest.seat, guests.add(guest)))
    guest.socket.join(roomOf(guest))
  }

  leave(guest: Guest): void {
    guest.socket.leave(roomOf(guest))
    const seats = this.#matches.get(guest.matchID)
    const guests = seats?.get(guest.seat)
    if (!seats || !guests?.delete(guest)) return
    if (guests.size === 0) seats.delete(guest.seat)
    if (seats.size === 0) this.#matches.delete(guest.matchID)
  }

  readonly isPresent = (matchID: string, seat: string): boolean => this.#matches.get(matchID)?.has(seat) ?? false

  isWatched(matchID: string): boolean {
    return this.#matches.has(matchID)
  }

  /** Matches that somebody looks at. */
  get size(): number {
    return this.#matches.size
  }

  /** Calls once per occupied seat; what is sent is encoded once for all sockets of that seat. */
  eachSeat(matchID: string, call: (seat: string | null, send: Socket['emit']) => void): void {
    for (const [seat, guests] of this.#matches.get(matchID) ?? []) {
      const [guest] = guests
      if (guest) call(seat, (event, ...args) => guest.socket.nsp.to(roomOf(guest)).emit(event, ...args))
    }
  }

  tell(matchID: string, event: string, ...args: unknown[]): void {
    this.eachSeat(matchID, (_, send) => send(event, matchID, ...args))
  }

  /** Sends away everybody who looks from these seats, with a word why. */
  dismiss(matchID: string, concerns: (seat: string | null) => boolean, why: Refusal): void {
    const guests = [...(this.#matches.get(matchID) ?? [])].flatMap(([seat, all]) => (concerns(seat) ? [...all] : []))
    for (const { socket } of guests) {
      socket.emit('refused', matchID, why)
      socket.disconnect(true)
    }
  }
}
