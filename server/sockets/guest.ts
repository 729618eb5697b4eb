import type { Socket } from 'socket.io'
import type { Refusal } from '../../games/kit/rule'
import type { Guest, News } from '../match/rooms'

/** A socket that looks at a match. */
export class SocketGuest implements Guest {
  readonly matchID: string
  readonly seat: string | null
  readonly #socket: Socket

  readonly proof: string | undefined

  constructor(socket: Socket, matchID: string, seat: string | null, proof: string | undefined) {
    this.#socket = socket
    this.proof = proof
    this.matchID = matchID
    this.seat = seat
  }

  get #room(): string {
    return `${this.matchID}|${this.seat ?? ''}`
  }

  enter(): void {
    this.#socket.join(this.#room)
  }

  leave(): void {
    this.#socket.leave(this.#room)
  }

  tellSeat({ event, args }: News): void {
    this.#socket.nsp.to(this.#room).emit(event, ...args)
  }

  dismiss(why: Refusal): void {
    this.#socket.emit('refused', this.matchID, why)
    this.#socket.disconnect(true)
  }
}
