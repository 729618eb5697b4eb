import { Bucket, Buckets, type Rate } from '../lib/buckets'

export interface SocketRates {
  readonly messages: Rate
  readonly chat: Rate
}

/** Talk is counted by the seat and by the address it comes from: another socket does not help. */
export class Talk {
  readonly #seats: Buckets
  readonly #addresses: Buckets

  constructor(chat: Rate) {
    this.#seats = new Buckets(chat)
    this.#addresses = new Buckets({ burst: chat.burst * household, perSecond: chat.perSecond * household })
  }

  take(address: string, matchID: string, seat: string): boolean {
    return this.#seats.take(`${matchID}|${seat}`) && this.#addresses.take(address)
  }
}

/** So many people may talk from one address. */
const household = 4

export interface Allowance {
  /** Whatever comes over the line. */
  readonly packets: Bucket
  /** What is answered, if only with a refusal. */
  readonly messages: Bucket
  /** May this seat say something more? */
  talk(matchID: string, seat: string): boolean
}

/** How much each connection may say. Leaving a game's namespace and coming back does not fill its buckets again. */
export class Allowances {
  readonly #rates: SocketRates
  readonly #talk: Talk
  readonly #given = new WeakMap<object, Allowance>()

  constructor(rates: SocketRates) {
    this.#rates = rates
    this.#talk = new Talk(rates.chat)
  }

  of(connection: object, address: string): Allowance {
    const { messages } = this.#rates
    const known = this.#given.get(connection)
    if (known) return known
    const talk = (matchID: string, seat: string) => this.#talk.take(address, matchID, seat)
    const fresh = { packets: new Bucket(messages), messages: new Bucket(messages), talk }
    this.#given.set(connection, fresh)
    return fresh
  }
}
