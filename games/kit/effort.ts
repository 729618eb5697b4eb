/** How long somebody may think: so many moves tried, which is the same everywhere, and perhaps a time as well. */
export interface Limits {
  readonly plays: number
  readonly ms?: number
  /** Says when nobody waits for the thought any more. */
  readonly stopped?: (() => boolean) | undefined
}

export class Effort {
  spent = 0
  readonly #plays: number
  readonly #until: number
  readonly #stopped: () => boolean

  constructor({ plays, ms, stopped = () => false }: Limits) {
    this.#plays = plays
    this.#stopped = stopped
    this.#until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  }

  spend(): void {
    this.spent++
  }

  get isSpent(): boolean {
    return this.spent >= this.#plays || performance.now() >= this.#until || this.#stopped()
  }

  /** A part of what is left: spent as soon as so much of the whole is. */
  share(part: number): Pick<Effort, 'isSpent'> {
    const plays = this.spent + Math.ceil(Math.max(0, this.#plays - this.spent) * part)
    const now = performance.now()
    const until = now + (this.#until - now) * part
    const whole = this
    return {
      get isSpent() {
        return whole.spent >= plays || performance.now() >= until || whole.isSpent
      },
    }
  }
}
