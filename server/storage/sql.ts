import { isUtf8 } from 'node:buffer'
import { type FileHandle, open } from 'node:fs/promises'
import Database from 'libsql'
import * as v from 'valibot'
import type { Answer, Query, Value } from './query'

/** The shape of a column of text, which SQLite gives as bytes. */
export const textBytes = v.union([
  v.string(),
  v.pipe(
    v.instance(ArrayBuffer),
    v.transform((given) => Buffer.from(given)),
    v.check((given) => isUtf8(given), 'these bytes are no text'),
    v.transform((given) => given.toString('utf8')),
  ),
])

interface Statement {
  run(...values: Value[]): { changes: number }
  all(...values: Value[]): unknown[]
}

/** A SQLite file: statements prepared once, rows parsed before anybody believes them. */
export class Sql {
  readonly #db: InstanceType<typeof Database>
  readonly #prepared = new Map<string, Statement>()
  readonly #file: string
  #journal: Promise<FileHandle> | undefined

  constructor(file: string) {
    this.#db = new Database(file, { timeout: 5000 })
    this.#file = file
    // SQLite itself waits for the disk only before it tidies up its journal; for what is told to people `sync` does.
    this.#db.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal; pragma synchronous = normal')
    this.#db.exec('pragma foreign_keys = on')
  }

  exec(source: string): void {
    this.#db.exec(source)
  }

  version(): number {
    return this.rows(v.object({ user_version: v.number() }), 'pragma user_version')[0]!.user_version
  }

  /** What Kysely has built. */
  answer({ sql, parameters, isRead }: Query): Answer {
    const statement = this.#prepare(sql)
    if (isRead) return { rows: statement.all(...parameters), changes: 0 }
    return { rows: [], changes: statement.run(...parameters).changes }
  }

  /** How many rows were written. */
  run(source: string, ...values: Value[]): number {
    return this.#prepare(source).run(...values).changes
  }

  rows<Row>(shape: v.GenericSchema<unknown, Row>, source: string, ...values: Value[]): Row[] {
    return this.#prepare(source)
      .all(...values)
      .map((row) => v.parse(shape, row))
  }

  /** All of it happens or nothing. */
  atomically<T>(work: () => T): T {
    this.#db.exec('begin immediate')
    try {
      const result = work()
      this.#db.exec('commit')
      return result
    } catch (error) {
      // SQLite gives up some transactions by itself, for example on a full disk.
      if (this.#db.inTransaction) this.#db.exec('rollback')
      throw error
    }
  }

  /** Comes back once the disk has whatever was committed before: it lies in the journal, or has gone on from there. */
  async sync(): Promise<void> {
    this.#journal ??= open(`${this.#file}-wal`, 'r+')
    await (await this.#journal).datasync()
  }

  async close(): Promise<void> {
    this.#prepared.clear()
    await (await this.#journal)?.close()
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)')
    } finally {
      this.#db.close()
    }
  }

  #prepare(source: string): Statement {
    const statement = this.#prepared.get(source) ?? this.#db.prepare(source)
    this.#prepared.set(source, statement)
    return statement
  }
}
