/** The things used last, by name; of too many, the one not used for longest is forgotten. */
export class Recent<T extends object> {
  readonly #most: number
  readonly #things = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): T | undefined {
    const thing = this.#things.get(name)
    if (thing) this.set(name, thing)
    return thing
  }

  set(name: string, thing: T): void {
    this.#things.delete(name)
    this.#things.set(name, thing)
    if (this.#things.size <= this.#most) return
    for (const oldest of this.#things.keys()) {
      this.#things.delete(oldest)
      return
    }
  }

  delete(name: string): void {
    this.#things.delete(name)
  }
}
