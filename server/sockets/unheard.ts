/** Something that is spoken to: a connection of TCP or a line of engine.io. */
export interface Ear {
  /** Empty if not known. */
  readonly address: string
  /** What was said to it and not taken yet, in bytes. */
  readonly unheard: number
  cut(): void
}

interface Limits {
  readonly perAddress: number
  readonly inAll: number
}

const sum = (ears: readonly Ear[]): number => ears.reduce((all, { unheard }) => all + unheard, 0)

/** Who asks on and on but never reads the answers would fill the memory with them: of too much, the deafest are cut off. */
export class Unheard {
  readonly #limits: Limits
  readonly #ears = new Set<Ear>()
  #saidSinceLook = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  add(ear: Ear): void {
    this.#ears.add(ear)
  }

  remove(ear: Ear): void {
    this.#ears.delete(ear)
  }

  /** Looks around every second. Call the result to stop. */
  watch(): () => void {
    const timer = setInterval(() => this.look(), 1000)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** Call it for whatever is said: much of it in a short time does not wait for the next look. */
  said(bytes: number): void {
    this.#saidSinceLook += bytes
    if (this.#saidSinceLook > this.#limits.perAddress / 32) this.look()
  }

  look(): void {
    this.#saidSinceLook = 0
    const deaf = [...this.#ears].filter(({ unheard }) => unheard > 0)
    const addresses = new Set(deaf.map(({ address }) => address).filter(Boolean))
    for (const one of addresses) {
      cutDown(
        deaf.filter(({ address }) => address === one),
        this.#limits.perAddress,
      )
    }
    cutDown(deaf, this.#limits.inAll)
  }
}

function cutDown(ears: readonly Ear[], most: number): void {
  let left = sum(ears)
  if (left <= most) return
  const deafestFirst = ears.map((ear) => ({ ear, unheard: ear.unheard })).sort((a, b) => b.unheard - a.unheard)
  for (const { ear, unheard } of deafestFirst) {
    if (left <= most) return
    left -= unheard
    ear.cut()
  }
}
