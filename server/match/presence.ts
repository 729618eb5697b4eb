/** Who is there in other processes, as far as they say. */
export class Presence {
  readonly #seats = new Map<string, Map<string, ReadonlySet<string>>>()
  readonly #heard = new Map<string, number>()

  /** Gives back whether this process was unknown. */
  alive(process: string, now: number): boolean {
    const isNew = !this.#heard.has(process)
    this.#heard.set(process, now)
    return isNew
  }

  here(process: string, matchID: string, seats: readonly string[]): void {
    const at = this.#seats.get(matchID) ?? new Map<string, ReadonlySet<string>>()
    if (seats.length > 0) at.set(process, new Set(seats))
    else at.delete(process)
    if (at.size > 0) this.#seats.set(matchID, at)
    else this.#seats.delete(matchID)
  }

  isPresent(matchID: string, seat: string): boolean {
    return [...(this.#seats.get(matchID)?.values() ?? [])].some((seats) => seats.has(seat))
  }

  isWatched(matchID: string): boolean {
    return this.#seats.has(matchID)
  }

  /** Forgets processes that have said nothing since then. Gives back the matches they looked at. */
  forgetSilent(since: number): string[] {
    const silent = [...this.#heard].flatMap(([process, at]) => (at < since ? [process] : []))
    for (const process of silent) this.#heard.delete(process)
    return [...this.#seats].flatMap(([matchID, at]) => {
      const gone = silent.filter((process) => at.has(process))
      for (const process of gone) this.here(process, matchID, [])
      return gone.length > 0 ? [matchID] : []
    })
  }

  /** We ourselves have heard nothing for a while: that says nothing about the others. */
  excuse(now: number): void {
    for (const process of this.#heard.keys()) this.#heard.set(process, now)
  }
}
