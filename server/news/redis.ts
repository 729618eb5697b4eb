import { createClient } from '@redis/client'
import * as v from 'valibot'
import { newCredentials } from '../lib/ids'
import type { Log } from '../lib/log'
import { chatShape, matchIdShape, seatShape } from '../lib/shapes'
import type { Ears, News, Word } from '../match/news'

/**
 * socket.io's own adapter was not taken: it hands every socket's message to every process, where here each process makes
 * what its seats may see of one difference; and it keeps the order of each sender, not that of the match.
 */

const channel = 'monumenta'

/** Milliseconds between two attempts to reach it again. */
const again = (tries: number): number => Math.min(100 * (tries + 1), 1000)

const place = v.array(v.union([v.string(), v.number()]))
const change = v.union([v.tuple([place, v.unknown()]), v.tuple([place, v.array(v.unknown()), v.number(), v.number()])])
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const entryShape = v.custom<Extract<Word, { kind: 'moved' }>['log'][number]>((given) =>
  v.is(v.looseObject({ action: v.looseObject({}) }), given),
)

const wordShape = v.variant('kind', [
  v.object({
    kind: v.literal('moved'),
    from: number,
    to: number,
    difference: v.array(change),
    log: v.array(entryShape),
  }),
  v.object({ kind: v.literal('company') }),
  v.object({ kind: v.literal('chat'), message: v.object({ id: v.string(), sender: seatShape, payload: chatShape }) }),
  v.object({ kind: v.literal('here'), seats: v.array(v.union([seatShape, v.literal('')])) }),
])

/** `process kind match {…}`: whoever does not care for a match need not read what was said of it. */
const letter = /^([\w-]+) (moved|company|chat|here) ([\w-]*) (\{.*\})$/s

/** News over Redis or Valkey. Nothing depends on them but that things are told at once. */
export class RedisNews implements News {
  readonly #process = newCredentials().slice(0, 12)
  readonly #speaker
  readonly #listener
  readonly #log: Log
  #ears: Ears | undefined
  #isGone = false

  constructor(url: string, log: Log) {
    const options = {
      url,
      disableOfflineQueue: true,
      pingInterval: 5_000,
      socket: { reconnectStrategy: again, connectTimeout: 3_000 },
    }
    this.#log = log
    this.#speaker = createClient(options)
    this.#listener = createClient(options)
    for (const client of [this.#speaker, this.#listener]) client.on('error', (error) => this.#gone(error))
    this.#listener.on('ready', () => this.#subscribe())
  }

  /** Does not wait for Redis: the house opens without it. */
  opened(): this {
    for (const client of [this.#speaker, this.#listener]) client.connect().catch(() => {})
    return this
  }

  get isOpen(): boolean {
    return this.#speaker.isReady && this.#listener.isReady && this.#isSubscribed
  }

  #isSubscribed = false

  send(matchID: string, word: Word): void {
    if (!this.#speaker.isReady) return
    const { kind } = word
    this.#speaker.publish(channel, `${this.#process} ${kind} ${matchID} ${JSON.stringify(word)}`).catch(() => {})
  }

  listen(ears: Ears): void {
    this.#ears = ears
  }

  async close(): Promise<void> {
    for (const client of [this.#speaker, this.#listener]) {
      if (client.isReady) await client.close().catch(() => {})
      else client.destroy()
    }
  }

  async #subscribe(): Promise<void> {
    try {
      await this.#listener.subscribe(channel, (text) => this.#hear(text))
      this.#isSubscribed = true
    } catch {
      return
    }
    if (this.#isGone) this.#log.info('Redis is there again')
    this.#isGone = false
    this.#ears?.back()
  }

  #gone(error: unknown): void {
    this.#isSubscribed = this.#listener.isReady
    if (this.#isGone) return
    this.#isGone = true
    this.#log.warn('Redis does not answer: news come from the database, once a second', { error })
  }

  #hear(text: string): void {
    const [, process, kind, matchID, json] = letter.exec(text) ?? []
    if (!process || process === this.#process || !this.#ears) return
    this.#ears.alive(process)
    if (!isKind(kind) || !v.is(v.union([matchIdShape, v.literal('')]), matchID) || !this.#ears.wants(matchID, kind))
      return
    const word = v.safeParse(wordShape, parsed(json!))
    if (word.success) this.#ears.heard(process, matchID, word.output as Word)
  }
}

const isKind = (kind: unknown): kind is Word['kind'] => v.is(v.picklist(['moved', 'company', 'chat', 'here']), kind)

/** Whatever else is said on this channel is not for us. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
