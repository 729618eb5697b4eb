import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io'
import * as v from 'valibot'
import { mostSteps } from '../../games/kit/referee'
import { steadyNow } from '../lib/clock'
import {
  DamagedMatch,
  type Deadlines,
  keptMessages,
  type Listed,
  type LogPage,
  type Page,
  StaleState,
  Storage,
  type TableSnapshot,
} from '../match/storage'
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
import { prepareSchema } from './schema'
import { bytes, Sql, textBytes } from './sql'
import { changeOf, type Frozen, fold, freeze, type Step, thaw, thawTable } from './steps'

/** The data can't be opened: not ours, damaged, of a newer version, or not to be written. */
export class UnusableData extends Error {
  constructor(folder: string, cause: unknown) {
    super(`the data in ${folder} can not be used (${cause instanceof Error ? cause.message : cause})`, { cause })
  }
}

const selectState = `select ${bytes('state')} from states where match_id = ?`
const entryRow = v.object({ entry: textBytes })
const logRow = v.object({ seq: v.number(), entry: textBytes })
const stateRow = v.object({ state: textBytes })
const chatRow = v.object({ id: textBytes, sender: textBytes, payload: textBytes })

/** The rows of the pulse: when it was last proved that something can be written, and how long the house has been open. */
const [proof, hours] = [1, 2]

/** All matches in one SQLite file. The driver is synchronous: one statement or transaction never meets another half done. */
export class SqliteStorage extends Storage {
  readonly #folder: string
  readonly #sql: Sql
  readonly #now: () => number
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
    const frozen = freeze(initialState)
    this.#sql.atomically(() => {
      this.#sql.run(
        'insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, gameName, json, unlisted, seats, free, over, awaited, turn, winners],
        ...[createdAt, updatedAt, this.#now(), due],
      )
      this.#sql.run('insert into states values (?, ?, ?)', id, initialState._stateID, frozen.table)
      this.#stack(id, 'undo', [], frozen)
      this.#sql.run('insert into beginnings values (?, ?)', id, frozen.table)
    })
  }

  async commit(id: string, previous: TableSnapshot, next: TableSnapshot, metadata: Server.MatchData): Promise<void> {
    this.#sql.atomically(() => {
      this.#write(id, previous, next, next.deltalog ?? [])
      this.#seat(id, metadata)
    })
  }

  async rewrite(id: string, state: TableSnapshot, metadata: Server.MatchData): Promise<void> {
    const { table } = freeze(state)
    this.#sql.atomically(() => {
      this.#sql.run('update states set state = ? where match_id = ?', table, id)
      this.#sql.run('update beginnings set state = ? where match_id = ?', table, id)
      this.#sql.run('delete from steps where match_id = ?', id)
      this.#seat(id, metadata)
    })
  }

  /** For callers that know only the new state: what it replaces is read first. */
  async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    this.#sql.atomically(() => {
      const previous = this.#read(id)
      if (previous?._stateID !== state._stateID - 1) throw new StaleState(id, state._stateID - 1)
      this.#write(id, previous, state, deltalog)
    })
  }

  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    this.#seat(id, metadata)
  }

  async metadataOf(id: string): Promise<Server.MatchData | undefined> {
    return this.#legible(id, () => {
      const select = `select ${bytes('metadata')} from matches where id = ?`
      const [row] = this.#sql.rows(v.object({ metadata: textBytes }), select, id)
      return row && JSON.parse(row.metadata)
    })
  }

  async stateOf(id: string): Promise<TableSnapshot | undefined> {
    return this.#read(id)
  }

  async tableOf(id: string): Promise<TableSnapshot | undefined> {
    return this.#legible(id, () => {
      const [row] = this.#sql.rows(stateRow, selectState, id)
      return row && thawTable(row.state)
    })
  }

  async beginningOf(id: string): Promise<TableSnapshot | undefined> {
    return this.#beginning(id)
  }

  async logOf(id: string, most: number, before = Number.MAX_SAFE_INTEGER): Promise<LogPage> {
    const select = `select seq, ${bytes('entry')} from log where match_id = ? and seq < ? order by seq desc limit ?`
    return this.#legible(id, () => {
      const rows = this.#sql.rows(logRow, select, id, before, most).reverse()
      return { earlier: rows[0]?.seq ?? 0, log: rows.map(({ entry }) => JSON.parse(entry)) }
    })
  }

  async fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): Promise<StorageAPI.FetchResult<O>> {
    const metadata = await this.metadataOf(id)
    const found: Partial<StorageAPI.FetchFields> = {}
    if (metadata) {
      if (wanted.metadata) found.metadata = metadata
      if (wanted.state) found.state = this.#read(id)
      if (wanted.log) found.log = this.#log(id)
      if (wanted.initialState) found.initialState = this.#beginning(id)
    }
    return found as StorageAPI.FetchResult<O>
  }

  async wipe(id: string): Promise<void> {
    this.#sql.run('delete from matches where id = ?', id)
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

  async addChat(id: string, { id: message, sender, payload }: ChatMessage): Promise<boolean> {
    return this.#sql.atomically(() => {
      const insert = 'insert or ignore into chat (match_id, sender, id, payload) values (?, ?, ?, ?)'
      const added = this.#sql.run(insert, id, sender, message, JSON.stringify(payload)) > 0
      this.#sql.run(
        `delete from chat where match_id = ?1
         and seq <= (select seq from chat where match_id = ?1 order by seq desc limit 1 offset ?2)`,
        ...[id, keptMessages],
      )
      return added
    })
  }

  async chatOf(id: string): Promise<ChatMessage[]> {
    return this.#sql
      .readable(chatRow, `select ${bytes('id', 'sender', 'payload')} from chat where match_id = ? order by seq`, id)
      .map(({ payload, ...message }) => ({ ...message, payload: JSON.parse(payload) }))
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
    this.#pulse()
  }

  async openFor(): Promise<number> {
    const select = 'select at from pulse where one = ?'
    return this.#sql.rows(v.object({ at: v.number() }), select, hours)[0]?.at ?? 0
  }

  async noteOpenFor(milliseconds: number): Promise<void> {
    this.#sql.run('insert or replace into pulse values (?, ?)', hours, Math.round(milliseconds))
  }

  async close(): Promise<void> {
    this.#sql.close()
    this.#unlock()
  }

  #pulse(): void {
    this.#sql.run('insert or replace into pulse values (?, ?)', proof, this.#now())
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

  #write(id: string, previous: TableSnapshot, next: TableSnapshot, log: readonly LogEntry[]): void {
    const before = freeze(previous)
    const after = freeze(next)
    const update = 'update states set state = ?, state_id = ? where match_id = ? and state_id = ?'
    const written = this.#sql.run(update, after.table, next._stateID, id, previous._stateID)
    if (written === 0) throw new StaleState(id, previous._stateID)
    this.#stack(id, 'undo', before.undo, after)
    this.#stack(id, 'redo', before.redo, after)
    for (const entry of log) this.#append(id, entry)
    const { awaited, turn, winners } = standing(next)
    const stand = 'update matches set awaited = ?, turn = ?, winners = ? where id = ?'
    this.#sql.run(stand, awaited, turn, winners, id)
  }

  #append(id: string, entry: LogEntry): void {
    const next = '(select coalesce(max(seq) + 1, 0) from log where match_id = ?1)'
    this.#sql.run(`insert into log values (?1, ${next}, ?2)`, id, JSON.stringify(entry))
  }

  #stack(id: string, name: 'undo' | 'redo', before: readonly Step[], frozen: Frozen): void {
    const after = frozen[name]
    const { dropped, popped, pushed } = changeOf(before, after)
    const some = 'from steps where match_id = ?1 and stack = ?2'
    if (dropped > 0) {
      this.#sql.run(`delete ${some} and at < (select min(at) ${some}) + ?3`, id, name, dropped)
    }
    if (popped > 0) {
      this.#sql.run(`delete ${some} and at > (select max(at) ${some}) - ?3`, id, name, popped)
    }
    const from = after.length - pushed.length
    for (const [i, step] of pushed.entries()) {
      const entry = fold(step, after[from + i + 1] ?? frozen.position)
      this.#sql.run(
        `insert into steps values (?1, ?2, (select coalesce(max(at) + 1, 0) ${some}), ?3)`,
        ...[id, name, entry],
      )
    }
  }

  #seat(id: string, metadata: Server.MatchData): void {
    const { json, unlisted, seats, free, over, due } = seating(metadata)
    this.#sql.run(
      `update matches set metadata = ?, unlisted = ?, seats = ?, free = ?, over = ?, due = ?, updated_at = ?,
       touched_at = ? where id = ?`,
      ...[json, unlisted, seats, free, over, due, metadata.updatedAt, this.#now(), id],
    )
  }

  #read(id: string): TableSnapshot | undefined {
    return this.#legible(id, () => {
      const [row] = this.#sql.rows(stateRow, selectState, id)
      return row && thaw(row.state, this.#steps(id, 'undo'), this.#steps(id, 'redo'))
    })
  }

  #steps(id: string, name: 'undo' | 'redo'): string[] {
    const select = `select ${bytes('entry')} from steps where match_id = ? and stack = ? order by at desc limit ?`
    return this.#sql
      .rows(entryRow, select, id, name, mostSteps)
      .map(({ entry }) => entry)
      .reverse()
  }

  #log(id: string): LogEntry[] {
    const select = `select ${bytes('entry')} from log where match_id = ? order by seq`
    return this.#legible(id, () => this.#sql.rows(entryRow, select, id).map(({ entry }) => JSON.parse(entry)))
  }

  #beginning(id: string): TableSnapshot | undefined {
    return this.#legible(id, () => {
      const [row] = this.#sql.rows(stateRow, `select ${bytes('state')} from beginnings where match_id = ?`, id)
      return row && thaw(row.state, [], [])
    })
  }
}
