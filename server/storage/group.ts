import { setImmediate } from 'node:timers/promises'
import type { Sql } from './sql'

interface Writing {
  write(): void
  stored(): void
  failed(error: unknown): void
}

/**
 * What different matches write at about the same time is one transaction, and the disk is waited for once for all of
 * it, without keeping anybody from playing. Nobody is told that something is stored before the disk has it.
 */
export class Group {
  readonly #sql: Sql
  #waiting: Writing[] = []
  #isWriting = false

  constructor(sql: Sql) {
    this.#sql = sql
  }

  write<T>(work: () => T): Promise<T> {
    return new Promise((done, failed) => {
      let result: T
      this.#waiting.push({
        write: () => {
          result = work()
        },
        stored: () => done(result),
        failed,
      })
      if (!this.#isWriting) this.#writeAll()
    })
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      // Whatever has come in by now comes along.
      await setImmediate()
      const all = this.#waiting
      this.#waiting = []
      const written = this.#together(all)
      const lost = await this.#sql.sync().then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      for (const one of written) {
        if (lost) one.failed(lost.error)
        else one.stored()
      }
    }
    this.#isWriting = false
  }

  /** Where one of them fails, it fails alone. */
  #together(all: readonly Writing[]): readonly Writing[] {
    if (all.length > 1 && this.#succeeds(all)) return all
    return all.filter((one) => this.#succeeds([one], one.failed))
  }

  #succeeds(some: readonly Writing[], failed: (error: unknown) => void = () => {}): boolean {
    try {
      this.#sql.atomically(() => {
        for (const one of some) one.write()
      })
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }
}
