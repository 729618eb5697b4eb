import { Bucket, type Rate } from '../lib/buckets'

export interface SocketRates {
  readonly messages: Rate
  readonly chat: Rate
}

export interface Allowance {
  /** Whatever comes over the line. */
  readonly packets: Bucket
  /** What is answered, if only with a refusal. */
  readonly messages: Bucket
  readonly chat: Bucket
}

/** How much each connection may say. Leaving a game's namespace and coming back does not fill its buckets again. */
export class Allowances {
  readonly #rates: SocketRates
  readonly #given = new WeakMap<object, Allowance>()

  constructor(rates: SocketRates) {
    this.#rates = rates
  }

  of(connection: object): Allowance {
    const { messages, chat } = this.#rates
    const known = this.#given.get(connection)
    if (known) return known
    const fresh = { packets: new Bucket(messages), messages: new Bucket(messages), chat: new Bucket(chat) }
    this.#given.set(connection, fresh)
    return fresh
  }
}
