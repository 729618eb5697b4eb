/** Work on one key happens one after the other; different keys don't wait for each other. */
export class Queues {
  readonly #tails = new Map<string, Promise<void>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve()
    const result = before.then(work)
    const free = () => this.#free(key, tail)
    const tail: Promise<void> = result.then(free, free)
    this.#tails.set(key, tail)
    return result
  }

  /** How many keys have work now. */
  get size(): number {
    return this.#tails.size
  }

  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values())
  }

  #free(key: string, tail: Promise<void>): void {
    if (this.#tails.get(key) === tail) this.#tails.delete(key)
  }
}
