interface Taken {
  readonly address: string
  readonly matchID: string
}

/** Beyond these the oldest are forgotten: what is remembered must not grow with the years. */
const remembered = 10_000

/** Which seats of matches that have not begun are held from which address, as far as this server has seen. */
export class WaitingSeats {
  readonly #most: number
  readonly #taken = new Map<string, Taken>()

  constructor(most: number) {
    this.#most = most
  }

  take(address: string, matchID: string, seat: string): void {
    const key = `${matchID}|${seat}`
    this.#taken.delete(key)
    this.#taken.set(key, { address, matchID })
    const [oldest] = this.#taken.keys()
    if (this.#taken.size > remembered && oldest) this.#taken.delete(oldest)
  }

  free(matchID: string, seat: string): void {
    this.#taken.delete(`${matchID}|${seat}`)
  }

  /** `waits` tells whether the match is still there and has not begun. */
  async isGreedy(address: string, waits: (matchID: string) => Promise<boolean>): Promise<boolean> {
    const held = [...this.#taken].filter(([, taken]) => taken.address === address)
    if (held.length < this.#most) return false
    let left = 0
    for (const [key, { matchID }] of held) {
      if (await waits(matchID)) left += 1
      else this.#taken.delete(key)
    }
    return left >= this.#most
  }
}
