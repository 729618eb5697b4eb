export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket: short bursts are welcome, a lasting flood is not. */
export class Bucket {
  readonly #rate: Rate
  #tokens: number
  #filled: number

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate
    this.#tokens = rate.burst
    this.#filled = now
  }

  /** False once the bucket is empty. The debt then grows with every further try, but never beyond a second bucket. */
  take(now = performance.now()): boolean {
    this.#fill(now)
    this.#tokens = Math.max(this.#tokens - 1, -this.#rate.burst - 1)
    return this.#tokens >= 0
  }

  /** Who goes on long after having been told to wait does not listen. */
  get isFlooded(): boolean {
    return this.#tokens < -this.#rate.burst
  }

  #fill(now: number): void {
    const gained = ((now - this.#filled) / 1000) * this.#rate.perSecond
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained)
    this.#filled = now
  }
}

const manyAddresses = 10_000

/** One bucket per address. Of too many, the one not heard of for longest is forgotten. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  take(address: string): boolean {
    const bucket = this.#buckets.get(address) ?? new Bucket(this.#rate)
    this.#buckets.delete(address)
    this.#buckets.set(address, bucket)
    if (this.#buckets.size > manyAddresses) this.#forgetOldest()
    return bucket.take()
  }

  #forgetOldest(): void {
    for (const address of this.#buckets.keys()) {
      this.#buckets.delete(address)
      return
    }
  }
}
