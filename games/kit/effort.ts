/** How long somebody may think: so many moves tried, which is the same everywhere, and perhaps a time as well. */
export interface Limits {
  readonly plays: number
  readonly ms?: number
}

export class Effort {
  spent = 0
  readonly #plays: number
  readonly #until: number

  constructor({ plays, ms }: Limits) {
    this.#plays = plays
    this.#until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms
  }

  spend(): void {
    this.spent++
  }

  get isSpent(): boolean {
    return this.spent >= this.#plays || (this.#until < Number.POSITIVE_INFINITY && performance.now() >= this.#until)
  }

  /** A part of what is left: spent as soon as so much of the whole is. */
  share(part: number): Pick<Effort, 'isSpent'> {
    const plays = this.spent + Math.ceil(Math.max(0, this.#plays - this.spent) * part)
    const now = performance.now()
    const until = now + (this.#until - now) * part
    const whole = this
    return {
      get isSpent() {
        return whole.spent >= plays || performance.now() >= until
      },
    }
  }
}
