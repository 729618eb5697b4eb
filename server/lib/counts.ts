/** How many there are of each kind. */
export class Counts {
  readonly #counts = new Map<string, number>()

  of(kind: string): number {
    return this.#counts.get(kind) ?? 0
  }

  add(kind: string): void {
    this.#counts.set(kind, this.of(kind) + 1)
  }

  remove(kind: string): void {
    const left = this.of(kind) - 1
    if (left > 0) this.#counts.set(kind, left)
    else this.#counts.delete(kind)
  }
}
