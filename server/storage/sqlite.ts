import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io'
import * as v from 'valibot'
import { steadyNow } from '../lib/clock'
import type { Moves } from '../match/reseating'
import {
  DamagedMatch,
  type Deadlines,
  type Listed,
  type LogPage,
  type Page,
  StaleState,
  Storage,
  type TableSnapshot,
} from '../match/storage'
import { Group } from './group'
import {
  dueMatches,
  idsOf,
  isOutdated,
  openMatches,
  outdatedMatches,
  pageOf,
  runningMatches,
  seating,
  someMatches,
  standing,
} from './lists'
import { lock, makePrivate } from './lock'
import { append, chatOf, pageOfLog, say, wholeLog } from './said'
import { prepareSchema } from './schema'
import { Seatings } from './seatings'
import { bytes, Sql, textBytes } from './sql'
import { thaw } from './steps'
import { Tables } from './tables'

/** The data can't be opened: not ours, damaged, of a newer version, or not to be written. */
export class UnusableData extends Error {
  constructor(folder: string, cause: unknown) {
    super(`the data in ${folder} can not be used (${cause instanceof Error ? cause.message : cause})`, { cause })
  }
}

const stateRow = v.object({ state: textBytes })
/** Free pages given back before others are heard. */
const pagesAtOnce = 200

/** The rows of the pulse: when it was last proved that something can be written, and how long the house has been open. */
const [proof, hours] = [1, 2]

/** All matches in one SQLite file. What was used last is known without reading: nobody else writes to the file. */
export class SqliteStorage extends Storage {
  readonly #folder: string
  readonly #sql: Sql
  readonly #now: () => number
  readonly #group: Group
  readonly #tables: Tables
  readonly #seatings: Seatings
  #unlock = () => {}

  constructor(folder: string, now: () => number = steadyNow) {
    super()
    this.#folder = folder
    this.#sql = this.#usable(() => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      this.#unlock = lock(join(folder, 'lock'))
      const file = join(folder, 'monumenta.db')
      makePrivate(file)
      return new Sql(file)
    })
    this.#now = now
    this.#group = new Group(this.#sql)
    this.#tables = new Tables(this.#sql)
    this.#seatings = new Seatings(this.#sql, now)
  }

  async connect(): Promise<void> {
    this.#usable(() => {
      prepareSchema(this.#sql)
      this.#pulse()
    })
  }

  override async createMatch(id: string, { initialState, metadata: given }: StorageAPI.CreateMatchOpts): Promise<void> {
    const metadata = { ...given, ...this.notes(given.gameName) }
    const { json, unlisted, seats, free, over, due } = seating(metadata)
    const { awaited, turn, winners } = standing(initialState)
    const { createdAt, updatedAt, gameName } = metadata
    const written = this.#tables.whole(initialState)
    await this.#group.write(() => {
      this.#sql.run(
        'insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, gameName, json, unlisted, seats, free, over, awaited, turn, winners],
        ...[createdAt, updatedAt, this.#now(), due, initialState._stateID],
      )
      this.#tables.write(id, written)
      this.#sql.run('insert into beginnings values (?, ?)', id, written.text)
    })
  }

  async commit(id: string, previous: TableSnapshot, next: TableSnapshot, metadata: Server.MatchData): Promise<void> {
    const written = this.#tables.change(id, previous, next)
    const log = (next.deltalog ?? []).map((entry) => JSON.stringify(entry))
    const { awaited, turn, winners } = standing(next)
    const seated = this.#seatings.change(id, metadata)
    const move = `update matches set state_id = ?, awaited = ?, turn = ?, winners = ?, updated_at = ?
      where id = ? and state_id = ?`
    const values = [next._stateID, awaited, turn, winners, metadata.updatedAt, id, previous._stateID]
    await this.#stored(id, () => {
      if (this.#sql.run(move, ...values) === 0) throw new StaleState(id, previous._stateID)
      this.#tables.write(id, written)
      for (const entry of log) append(this.#sql, id, entry)
      if (seated) this.#seatings.write(id, seated)
    })
    this.#tables.keep(id, written)
    if (!seated) this.#seatings.keep(id, metadata)
  }

  async rewrite(id: string, state: TableSnapshot, metadata: Server.MatchData): Promise<void> {
    const written = this.#tables.whole(state)
    const seated = this.#seatings.whole(metadata)
    await this.#stored(id, () => {
      this.#tables.write(id, written)
      this.#sql.run('update beginnings set state = ? where match_id = ?', written.text, id)
      this.#seatings.write(id, seated)
    })
  }

  async reseat(id: string, state: TableSnapshot, metadata: Server.MatchData, moves: Moves): Promise<void> {
    const written = this.#tables.whole(state)
    const seated = this.#seatings.whole(metadata)
    const { awaited, turn, winners } = standing(state)
    const seats = Object.keys(moves)
    await this.#stored(id, () => {
      this.#tables.write(id, written)
      this.#sql.run('update beginnings set state = ? where match_id = ?', written.text, id)
      this.#sql.run('update matches set awaited = ?, turn = ?, winners = ? where id = ?', awaited, turn, winners, id)
      this.#sql.run(
        'delete from chat where match_id = ? and sender not in (select value from json_each(?))',
        ...[id, JSON.stringify(seats)],
      )
      // Everybody moves to a lower number, which is free by then.
      for (const seat of seats) {
        this.#sql.run('update chat set sender = ? where match_id = ? and sender = ?', moves[seat]!, id, seat)
      }
      this.#seatings.write(id, seated)
    })
  }

  /** For callers that know only the new state: what it replaces is read first. */
  async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    const previous = await this.stateOf(id)
    const metadata = await this.metadataOf(id)
    if (!metadata || previous?._stateID !== state._stateID - 1) throw new StaleState(id, state._stateID - 1)
    await this.commit(id, previous, { ...state, deltalog }, metadata)
  }

  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    const seated = this.#seatings.whole(metadata)
    await this.#stored(id, () => this.#seatings.write(id, seated))
  }

  async metadataOf(id: string): Promise<Server.MatchData | undefined> {
    return this.#legible(id, () => this.#seatings.read(id))
  }

  async stateOf(id: string): Promise<TableSnapshot | undefined> {
    return this.#legible(id, () => this.#tables.read(id))
  }

  async tableOf(id: string): Promise<TableSnapshot | undefined> {
    const state = await this.stateOf(id)
    return state && { ...state, _undo: [], _redo: [] }
  }

  async beginningOf(id: string): Promise<TableSnapshot | undefined> {
    return this.#beginning(id)
  }

  async logOf(id: string, most: number, before = Number.MAX_SAFE_INTEGER): Promise<LogPage> {
    return this.#legible(id, () => pageOfLog(this.#sql, id, { most, before }))
  }

  async fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): Promise<StorageAPI.FetchResult<O>> {
    // boardgame.io's lobby writes into what it is given.
    const metadata = structuredClone(await this.metadataOf(id))
    const found: Partial<StorageAPI.FetchFields> = {}
    if (metadata) {
      if (wanted.metadata) found.metadata = metadata
      if (wanted.state) found.state = await this.stateOf(id)
      if (wanted.log) found.log = this.#legible(id, () => wholeLog(this.#sql, id))
      if (wanted.initialState) found.initialState = this.#beginning(id)
    }
    return found as StorageAPI.FetchResult<O>
  }

  async wipe(id: string): Promise<void> {
    await this.#stored(id, () => void this.#sql.run('delete from matches where id = ?', id))
    this.#seatings.forget(id)
  }

  override async listMatches(wanted: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    return idsOf(this.#sql, wanted)
  }

  async page(page: Page): Promise<Listed[]> {
    return pageOf(this.#sql, page)
  }

  async open(game: string | undefined, limit: number): Promise<Listed[]> {
    return openMatches(this.#sql, game, limit)
  }

  async running(limit: number): Promise<Listed[]> {
    return runningMatches(this.#sql, limit)
  }

  async due(now: number): Promise<string[]> {
    return dueMatches(this.#sql, now)
  }

  async some(ids: readonly string[]): Promise<Listed[]> {
    return someMatches(this.#sql, ids)
  }

  async addChat(id: string, message: ChatMessage): Promise<boolean> {
    return this.#group.write(() => say(this.#sql, id, message))
  }

  async chatOf(id: string): Promise<ChatMessage[]> {
    return chatOf(this.#sql, id)
  }

  async outdated(deadlines: Deadlines): Promise<string[]> {
    return outdatedMatches(this.#sql, deadlines)
  }

  async isOutdated(id: string, deadlines: Deadlines): Promise<boolean> {
    return isOutdated(this.#sql, id, deadlines)
  }

  async count(): Promise<number> {
    return this.#sql.rows(v.object({ n: v.number() }), 'select count(*) as n from matches')[0]!.n
  }

  async prove(): Promise<void> {
    await this.#group.write(() => this.#pulse())
  }

  async openFor(): Promise<number> {
    const select = 'select at from pulse where one = ?'
    return this.#sql.rows(v.object({ at: v.number() }), select, hours)[0]?.at ?? 0
  }

  async noteOpenFor(milliseconds: number): Promise<void> {
    const insert = 'insert or replace into pulse values (?, ?)'
    await this.#group.write(() => void this.#sql.run(insert, hours, Math.round(milliseconds)))
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

  #pulse(): void {
    this.#sql.run('insert or replace into pulse values (?, ?)', proof, this.#now())
  }

  /** Whatever comes of it, what was known of this match may not be so any more. */
  async #stored(id: string, work: () => void): Promise<void> {
    try {
      await this.#group.write(work)
    } finally {
      this.#tables.forget(id)
    }
  }

  /** One damaged match is no reason to give up the others. */
  #legible<T>(id: string, read: () => T): T {
    try {
      return read()
    } catch (error) {
      throw new DamagedMatch(id, error)
    }
  }

  #usable<T>(open: () => T): T {
    try {
      return open()
    } catch (error) {
      throw new UnusableData(this.#folder, error)
    }
  }

  #beginning(id: string): TableSnapshot | undefined {
    return this.#legible(id, () => {
      const [row] = this.#sql.rows(stateRow, `select ${bytes('state')} from beginnings where match_id = ?`, id)
      return row && thaw(JSON.parse(row.state))
    })
  }
}
