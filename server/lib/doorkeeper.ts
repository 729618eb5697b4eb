import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { addressOf } from './address'
import { Buckets, type Rate } from './buckets'
import { Problem } from './problem'

/** Names that only a private network gives out: nobody far away can make them lead here. */
const privateName = /^([^.]+|.+\.(localhost|local|lan|internal|home\.arpa))$/

const nameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '') : undefined

interface Rules {
  /** Names this server goes by, besides addresses and names of a private network; `*` is any. */
  readonly names: readonly string[]
  /** Other sites whose pages may talk to this server. */
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  readonly rate: Rate
}

/** Looks at everybody who comes, by whatever door: which name they ask for, which page sent them, how often. */
export class Doorkeeper {
  readonly #rules: Rules
  readonly #requests: Buckets

  constructor(rules: Rules) {
    this.#rules = rules
    this.#requests = new Buckets(rules.rate)
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#rules.trustProxy)
  }

  /** A foreign page can make its own name lead here, and its visitor's browser would take us for that page. */
  mustKnowName({ host }: IncomingHttpHeaders): void {
    const { names } = this.#rules
    if (host === undefined || names.includes('*')) return
    const name = nameOf(host)
    if (name && (isIP(name) || privateName.test(name) || names.includes(name))) return
    const asked = (name ?? '').slice(0, 100)
    throw new Problem(421, `This server does not go by the name "${asked}". If it should, start it with HOSTS=${asked}`)
  }

  /** Welcome are pages of this server, pages of the listed origins, and programs that are no browser. */
  mustBeWelcome({ origin, host }: IncomingHttpHeaders): void {
    if (origin === undefined || this.#rules.origins.includes(origin)) return
    if (URL.canParse(origin) && new URL(origin).host === host) return
    throw new Problem(403, 'This site may not talk to this server')
  }

  mustNotHurry(request: IncomingMessage): void {
    if (!this.#requests.take(this.addressOf(request))) throw tooFast()
  }
}

export const tooFast = (): Problem => new Problem(429, 'That was too much at once: please wait a moment')
