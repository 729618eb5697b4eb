import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import type { Claim } from '../match/storage'
import { atOnce, type Engine } from './engine'
import { Group } from './group'
import { lock, makePrivate } from './lock'
import { builderFor, type Query, type Work } from './query'
import { prepareSchema } from './schema'
import { Sql } from './sql'
import { SqlStorage } from './store'
import { UnusableData } from './unusable'

/** Free pages given back before others are heard. */
const pagesAtOnce = 200

/** A SQLite file of one process: nobody else writes to it. */
class SqliteEngine implements Engine {
  readonly kind = 'sqlite'
  readonly db = builderFor('sqlite')
  readonly isShared = false
  readonly #folder: string
  readonly #sql: Sql
  readonly #group: Group
  #unlock = () => {}

  constructor(folder: string) {
    this.#folder = folder
    this.#sql = this.#usable(() => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      this.#unlock = lock(join(folder, 'lock'))
      const file = join(folder, 'monumenta.db')
      makePrivate(file)
      return new Sql(file)
    })
    this.#group = new Group(this.#sql)
  }

  async ask(query: Query): Promise<readonly unknown[]> {
    return this.#sql.answer(query).rows
  }

  transact<T>(work: () => Work<T>): Promise<T> {
    return this.#group.write(() => atOnce(work(), (query) => this.#sql.answer(query)))
  }

  async prepare(): Promise<void> {
    this.#usable(() => prepareSchema(this.#sql))
  }

  /** The queue of a match is enough: there is no other process. */
  alone<T>(_match: string, _look: Query, work: (seen: readonly unknown[]) => Promise<T>): Promise<T> {
    return work([])
  }

  /** There is no other process. */
  async claim(): Promise<Claim> {
    return { isHeld: true, release() {} }
  }

  async tidy(): Promise<void> {
    while (this.#sql.rows(v.object({ freelist_count: v.number() }), 'pragma freelist_count')[0]!.freelist_count > 0) {
      this.#sql.exec(`pragma incremental_vacuum(${pagesAtOnce})`)
      await setImmediate()
    }
    this.#sql.exec('pragma wal_checkpoint(truncate)')
  }

  async close(): Promise<void> {
    await this.#sql.close()
    this.#unlock()
  }

  unusable = (cause: unknown): UnusableData => new UnusableData(this.#folder, cause)

  #usable<T>(open: () => T): T {
    try {
      return open()
    } catch (error) {
      throw this.unusable(error)
    }
  }
}

/** All matches in one SQLite file. */
export class SqliteStorage extends SqlStorage {
  constructor(folder: string, now?: () => number) {
    super(new SqliteEngine(folder), now)
  }
}
