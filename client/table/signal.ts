export interface Readable<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

/** A value one can look at and listen to. */
export class Signal<T> implements Readable<T> {
  private value: T
  private readonly listeners = new Set<() => void>()

  constructor(value: T) {
    this.value = value
  }

  readonly get = (): T => this.value

  set(value: T): void {
    if (Object.is(value, this.value)) return
    this.value = value
    for (const listener of [...this.listeners]) listener()
  }

  change(part: Partial<T>): void {
    this.set({ ...this.value, ...part })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }
}
