import type { ChatMessage, LogEntry, Server, State, StorageAPI } from 'boardgame.io'
import { sql } from 'kysely'
import * as v from 'valibot'
import { steadyNow } from '../lib/clock'
import type { Moves } from '../match/reseating'
import {
  type Claim,
  DamagedMatch,
  type Deadlines,
  type Listed,
  type LogPage,
  type Page,
  StaleState,
  type Standing,
  Storage,
  type TableSnapshot,
  Unreachable,
} from '../match/storage'
import { type Engine, rowsOf } from './engine'
import { Lists, seating, standing } from './lists'
import { prepared, queryOf, textsOf, type Value, type Work } from './query'
import { Said } from './said'
import { Seatings } from './seatings'
import { textBytes } from './sql'
import { thaw } from './steps'
import { Tables } from './tables'

const standingRow = v.object({ state_id: v.number(), revision: v.number() })
const changedRow = v.object({ ...standingRow.entries, id: textBytes, said: v.nullable(v.number()) })
const stateRow = v.object({ state: textBytes })

/** More than any log has, and as much as a column of PostgreSQL holds. */
const mostEntries = 2 ** 31 - 1

/** The rows of the pulse: when it was last proved that something can be written, and how long the house has been open. */
const [proof, hours] = [1, 2]

interface Moved extends Readonly<Record<string, Value>> {
  id: string
  from: number
  to: number
  awaited: string
  turn: number
  winners: string | null
  updatedAt: number
  /** Null: whatever it is. */
  revision: number | null
}

/** All matches in one database. What this process alone writes is known without reading. */
export class SqlStorage extends Storage {
  readonly #engine: Engine
  readonly #now: () => number
  readonly #tables: Tables
  readonly #seatings: Seatings
  readonly #lists: Lists
  readonly #said: Said
  /** Matches that no other process touches now. */
  readonly #held = new Set<string>()
  readonly #move
  readonly #pulse
  readonly #standing

  constructor(engine: Engine, now: () => number = steadyNow) {
    super()
    this.#engine = engine
    this.#now = now
    this.#tables = new Tables(engine)
    this.#seatings = new Seatings(engine, now)
    this.#lists = new Lists(engine)
    this.#said = new Said(engine)
    const { db } = engine
    this.#move = prepared((given: Moved) =>
      db
        .updateTable('matches')
        .set({
          state_id: given.to,
          awaited: given.awaited,
          turn: given.turn,
          winners: given.winners,
          updated_at: given.updatedAt,
        })
        .where('id', '=', given.id)
        .where('state_id', '=', given.from)
        .where('revision', '=', sql<number>`coalesce(${given.revision}, revision)`),
    )
    this.#pulse = prepared((given: { one: number; at: number }) =>
      db
        .insertInto('pulse')
        .values({ one: given.one, at: given.at })
        .onConflict((conflict) => conflict.column('one').doUpdateSet((eb) => ({ at: eb.ref('excluded.at') }))),
    )
    this.#standing = prepared((given: { id: string }) =>
      db.selectFrom('matches').select(['state_id', 'revision']).where('id', '=', given.id),
    )
  }

  async connect(): Promise<void> {
    await this.#engine.prepare()
    try {
      await this.prove()
    } catch (error) {
      throw this.#engine.unusable(error)
    }
  }

  /** What was known of a match is brought up to what others have written meanwhile. */
  override alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    if (!this.#engine.isShared) return work()
    return this.#engine.alone(id, this.#standing({ id }), async (seen) => {
      const [found] = v.parse(v.array(standingRow), seen)
      if (found?.revision !== this.#seatings.revisionOf(id)) this.#seatings.forget(id)
      if (found) await this.#tables.catchUp(id, found.state_id)
      else this.#tables.forget(id)
      this.#held.add(id)
      try {
        return await work()
      } finally {
        this.#held.delete(id)
      }
    })
  }

  override claim(name: string): Promise<Claim | undefined> {
    return this.#engine.claim(name)
  }

  override get isShared(): boolean {
    return this.#engine.isShared
  }

  async standings(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    if (ids.length === 0) return new Map()
    const { db, kind } = this.#engine
    const select = db
      .selectFrom('matches')
      .select((eb) => [
        ...textsOf(kind, 'id'),
        'state_id' as const,
        'revision' as const,
        eb
          .selectFrom('chat')
          .select((chat) => chat.fn.max('chat.seq').as('last'))
          .whereRef('chat.match_id', '=', 'matches.id')
          .as('said'),
      ])
      .where('matches.id', 'in', ids)
    const rows = await rowsOf(this.#engine, changedRow, queryOf(select))
    return new Map(
      rows.map(({ id, state_id: stateID, revision, said }) => [id, { stateID, revision, said: said ?? 0 }]),
    )
  }

  override async createMatch(id: string, { initialState, metadata: given }: StorageAPI.CreateMatchOpts): Promise<void> {
    const metadata = { ...given, ...this.notes(given.gameName) }
    const { json, ...seated } = seating(metadata)
    const written = this.#tables.whole(initialState)
    const { db } = this.#engine
    const match = db.insertInto('matches').values({
      id,
      game: metadata.gameName,
      metadata: json,
      ...seated,
      ...standing(initialState),
      created_at: metadata.createdAt,
      updated_at: metadata.updatedAt,
      touched_at: this.#now(),
      state_id: initialState._stateID,
      revision: 0,
    })
    const tables = this.#tables
    await this.#engine.transact(function* () {
      yield queryOf(match)
      yield* tables.write(id, written)
      yield queryOf(db.insertInto('beginnings').values({ match_id: id, state: written.text }))
    })
  }

  async commit(id: string, previous: TableSnapshot, next: TableSnapshot, metadata: Server.MatchData): Promise<void> {
    const written = this.#tables.change(id, previous, next)
    const log = (next.deltalog ?? []).map((entry) => JSON.stringify(entry))
    const seated = this.#seatings.change(id, metadata)
    const move = this.#move({
      id,
      from: previous._stateID,
      to: next._stateID,
      ...standing(next),
      updatedAt: metadata.updatedAt,
      revision: this.#seatings.revisionOf(id),
    })
    const [tables, seatings, said] = [this.#tables, this.#seatings, this.#said]
    await this.#stored(id, function* () {
      const { changes } = yield move
      if (changes === 0) throw new StaleState(id, previous._stateID)
      yield* tables.write(id, written)
      for (const entry of log) yield* said.append(id, entry)
      if (seated) yield* seatings.write(id, seated)
    })
    this.#tables.keep(id, written)
    if (!seated) this.#seatings.keep(id, metadata)
  }

  async rewrite(id: string, state: TableSnapshot, metadata: Server.MatchData): Promise<void> {
    await this.#stored(id, () => this.#anew(id, state, metadata))
  }

  async reseat(id: string, state: TableSnapshot, metadata: Server.MatchData, moves: Moves): Promise<void> {
    const { db } = this.#engine
    const seats = Object.keys(moves)
    const anew = () => this.#anew(id, state, metadata)
    const chat = () => db.updateTable('chat').where('match_id', '=', id)
    const gone = db.deleteFrom('chat').where('match_id', '=', id).where('sender', 'not in', seats)
    await this.#stored(id, function* () {
      yield queryOf(db.updateTable('matches').set(standing(state)).where('id', '=', id))
      yield queryOf(gone)
      // Everybody moves to a lower number, which is free by then.
      for (const seat of seats) yield queryOf(chat().set({ sender: moves[seat]! }).where('sender', '=', seat))
      yield* anew()
    })
  }

  *#anew(id: string, state: TableSnapshot, metadata: Server.MatchData): Work {
    const { db } = this.#engine
    const written = this.#tables.whole(state)
    yield* this.#tables.write(id, written)
    yield queryOf(db.updateTable('beginnings').set({ state: written.text }).where('match_id', '=', id))
    yield queryOf(db.updateTable('matches').set({ state_id: state._stateID }).where('id', '=', id))
    yield* this.#seatings.write(id, this.#seatings.whole(metadata))
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
    return this.#legible(id, async () =>
      this.#isKnown(id) ? this.#seatings.read(id) : (await this.#seatings.load(id))?.metadata,
    )
  }

  async stateOf(id: string): Promise<TableSnapshot | undefined> {
    return this.#legible(id, () => (this.#isKnown(id) ? this.#tables.read(id) : this.#tables.load(id)))
  }

  /** Is what is known still so? */
  #isKnown(id: string): boolean {
    return !this.#engine.isShared || this.#held.has(id)
  }

  async tableOf(id: string): Promise<TableSnapshot | undefined> {
    const state = await this.stateOf(id)
    return state && { ...state, _undo: [], _redo: [] }
  }

  async beginningOf(id: string): Promise<TableSnapshot | undefined> {
    const { db, kind } = this.#engine
    const select = db.selectFrom('beginnings').select(textsOf(kind, 'state')).where('match_id', '=', id)
    return this.#legible(id, async () => {
      const [row] = await rowsOf(this.#engine, stateRow, queryOf(select))
      return row && thaw(JSON.parse(row.state))
    })
  }

  async logOf(id: string, most: number, before = mostEntries): Promise<LogPage> {
    return this.#legible(id, () => this.#said.pageOfLog(id, { most, before }))
  }

  async fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): Promise<StorageAPI.FetchResult<O>> {
    // boardgame.io's lobby writes into what it is given.
    const metadata = structuredClone(await this.metadataOf(id))
    const found: Partial<StorageAPI.FetchFields> = {}
    if (metadata) {
      if (wanted.metadata) found.metadata = metadata
      if (wanted.state) found.state = await this.stateOf(id)
      if (wanted.log) found.log = await this.#legible(id, () => this.#said.wholeLog(id))
      if (wanted.initialState) found.initialState = await this.beginningOf(id)
    }
    return found as StorageAPI.FetchResult<O>
  }

  async wipe(id: string): Promise<void> {
    const { db } = this.#engine
    await this.#stored(id, function* () {
      yield queryOf(db.deleteFrom('matches').where('id', '=', id))
    })
    this.#seatings.forget(id)
  }

  override listMatches = (wanted: StorageAPI.ListMatchesOpts = {}): Promise<string[]> => this.#lists.idsOf(wanted)

  page = (page: Page): Promise<Listed[]> => this.#lists.pageOf(page)

  open = (game: string | undefined, limit: number): Promise<Listed[]> => this.#lists.openMatches(game, limit)

  running = (limit: number): Promise<Listed[]> => this.#lists.runningMatches(limit)

  due = (now: number): Promise<string[]> => this.#lists.dueMatches(now)

  some = (ids: readonly string[]): Promise<Listed[]> => this.#lists.someMatches(ids)

  addChat(id: string, message: ChatMessage): Promise<boolean> {
    return this.#engine.transact(() => this.#said.say(id, message))
  }

  chatOf = (id: string): Promise<ChatMessage[]> => this.#said.chatOf(id)

  outdated = (deadlines: Deadlines): Promise<string[]> => this.#lists.outdatedMatches(deadlines)

  isOutdated = (id: string, deadlines: Deadlines): Promise<boolean> => this.#lists.isOutdated(id, deadlines)

  async count(): Promise<number> {
    const select = this.#engine.db.selectFrom('matches').select((eb) => eb.fn.countAll().as('n'))
    return (await rowsOf(this.#engine, v.object({ n: v.number() }), queryOf(select)))[0]!.n
  }

  prove = (): Promise<void> => this.#note(proof, this.#now())

  async openFor(): Promise<number> {
    const select = this.#engine.db.selectFrom('pulse').select('at').where('one', '=', hours)
    return (await rowsOf(this.#engine, v.object({ at: v.number() }), queryOf(select)))[0]?.at ?? 0
  }

  noteOpenFor = (milliseconds: number): Promise<void> => this.#note(hours, Math.round(milliseconds))

  tidy = (): Promise<void> => this.#engine.tidy()

  close = (): Promise<void> => this.#engine.close()

  #note(one: number, at: number): Promise<void> {
    const query = this.#pulse({ one, at })
    return this.#engine.transact(function* () {
      yield query
    })
  }

  /** Whatever comes of it, what was known of this match may not be so any more. */
  async #stored(id: string, work: () => Work): Promise<void> {
    try {
      await this.#engine.transact(work)
    } finally {
      this.#tables.forget(id)
    }
  }

  /** One damaged match is no reason to give up the others. */
  async #legible<T>(id: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (error instanceof Unreachable) throw error
      throw new DamagedMatch(id, error)
    }
  }
}
