import type { Server, StorageAPI } from 'boardgame.io'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import * as v from 'valibot'
import { awaited } from '../../games/kit/legality'
import { hashOf } from '../lib/ids'
import { dueOf } from '../match/clocks'
import { formerAt, hasBegun } from '../match/company'
import { isFree, isOver, isPerson } from '../match/seats'
import type { Deadlines, Listed, Page, TableSnapshot } from '../match/storage'
import { type Reader, readableOf } from './engine'
import { queryOf, type Schema, textsOf } from './query'
import { textBytes } from './sql'

/** The columns that lists are made from: how they are filled, and the questions they answer. */

const text = textBytes
const idRow = v.object({ id: text })
const listedRow = v.object({
  id: text,
  metadata: text,
  awaited: text,
  turn: v.number(),
  winners: v.nullable(text),
  updated_at: v.number(),
})

/** A match that can't be read is on no list. */
function toListed(row: v.InferOutput<typeof listedRow>): Listed[] {
  try {
    return [
      {
        id: row.id,
        metadata: { ...JSON.parse(row.metadata), updatedAt: row.updated_at },
        awaited: JSON.parse(row.awaited),
        turn: row.turn,
        winners: row.winners === null ? null : JSON.parse(row.winners),
      },
    ]
  } catch {
    return []
  }
}

/** What lists want to know of a table, read off once when it changes. */
export function standing({ G }: TableSnapshot) {
  return {
    awaited: JSON.stringify(Object.keys(awaited(G))),
    turn: G.turn,
    winners: G.outcome && JSON.stringify(G.outcome.winners),
  }
}

/** Credentials are stored as hashes: whoever reads the file can not sit down with them. */
export const withoutSecrets = (metadata: unknown): string =>
  JSON.stringify(metadata, (key, value) => (key === 'credentials' ? hashOf(String(value)) : value))

export function seating(metadata: Server.MatchData) {
  const players = Object.values(metadata.players)
  const wasNeverTheirs = ([seat, player]: [string, Server.PlayerMetadata]) =>
    !isPerson(player) && formerAt(metadata, seat) === undefined
  return {
    json: withoutSecrets(metadata),
    unlisted: metadata.unlisted ? 1 : 0,
    // The computer's seats were never anybody's to join, unless it took them over.
    seats: players.length - Object.entries(metadata.players).filter(wasNeverTheirs).length,
    // A seat that becomes free later is for the table to give away.
    free: hasBegun(metadata) ? 0 : players.filter(isFree).length,
    over: isOver(metadata) ? 1 : 0,
    due: dueOf(metadata),
  }
}

type Where = ExpressionBuilder<Schema, 'matches'>

/** `touched_at` lags behind a little, and the clock of the house may have been set. */
const slack = 3_600_000

const isOld =
  ({ finished, abandoned, unjoined }: Deadlines) =>
  (eb: Where) =>
    eb.or([
      eb.and([eb('over', '=', 1), eb('touched_at', '<', finished)]),
      eb.and([eb('over', '=', 0), eb('touched_at', '<', abandoned)]),
      eb.and([eb('over', '=', 0), eb('free', '=', eb.ref('seats')), eb('touched_at', '<', unjoined)]),
    ])

/** The questions lists answer. What an index is made for is written as it stands there, so that SQLite finds it. */
export class Lists {
  readonly #reader: Reader

  constructor(reader: Reader) {
    this.#reader = reader
  }

  async idsOf({ gameName, where = {} }: StorageAPI.ListMatchesOpts): Promise<string[]> {
    const { isGameover, updatedBefore, updatedAfter } = where
    let select = this.#ids().orderBy('created_at', 'desc').orderBy('matches.id')
    if (gameName !== undefined) select = select.where('game', '=', gameName)
    if (isGameover !== undefined) select = select.where('over', '=', Number(isGameover))
    if (updatedBefore !== undefined) select = select.where('updated_at', '<', updatedBefore)
    if (updatedAfter !== undefined) select = select.where('updated_at', '>', updatedAfter)
    return this.#readIds(select)
  }

  async pageOf(page: Page): Promise<Listed[]> {
    const where = this.#pageWhere(page)
    const { db } = this.#reader
    const first = db
      .selectFrom('matches')
      .select('created_at')
      .where(where)
      .orderBy('created_at', 'desc')
      .limit(page.limit)
    const oldest = db.selectFrom(first.as('first')).select((eb) => eb.fn.min('created_at').as('oldest'))
    return this.#readListed(this.#listed().where(where).where('created_at', '>=', oldest))
  }

  openMatches(game: string | undefined, limit: number): Promise<Listed[]> {
    const open = this.#listed().where(sql<SqlBool>`unlisted = 0 and over = 0 and free > 0`).limit(limit)
    const isTheirs = sql<SqlBool>`${this.#unindexed('game')} = ${game}`
    return this.#readListed(game === undefined ? open : open.where(isTheirs))
  }

  runningMatches(limit: number): Promise<Listed[]> {
    return this.#readListed(this.#listed().where(sql<SqlBool>`unlisted = 0 and over = 0 and free = 0`).limit(limit))
  }

  /** Matches at which somebody has been away for longer than the table allows. */
  dueMatches = (now: number): Promise<string[]> => this.#readIds(this.#ids().where('due', '<=', now))

  async someMatches(ids: readonly string[]): Promise<Listed[]> {
    return ids.length === 0 ? [] : this.#readListed(this.#listed().where('id', 'in', ids))
  }

  outdatedMatches(deadlines: Deadlines): Promise<string[]> {
    return this.#readIds(this.#ids().where(isOld(deadlines)).orderBy('touched_at'))
  }

  async isOutdated(match: string, deadlines: Deadlines): Promise<boolean> {
    return (await this.#readIds(this.#ids().where('id', '=', match).where(isOld(deadlines)))).length > 0
  }

  #pageWhere({ game, before, isGameover, updatedBefore, updatedAfter }: Page) {
    // What was updated lately is found by when it was touched.
    const plain = (column: string) => (updatedAfter === undefined ? sql.ref(column) : this.#unindexed(column))
    return (eb: Where) =>
      eb.and([
        sql<SqlBool>`${plain('game')} = ${game}`,
        sql<SqlBool>`${plain('unlisted')} = 0`,
        ...(before === undefined ? [] : [eb('created_at', '<', before)]),
        ...(isGameover === undefined ? [] : [eb('over', '=', Number(isGameover))]),
        ...(updatedBefore === undefined ? [] : [eb('updated_at', '<', updatedBefore)]),
        ...(updatedAfter === undefined
          ? []
          : [eb('updated_at', '>', updatedAfter), eb('touched_at', '>', updatedAfter - slack)]),
      ])
  }

  /** The plus keeps SQLite from looking through everything that is alike in this column. PostgreSQL counts first. */
  #unindexed(column: string) {
    return this.#reader.kind === 'sqlite' ? sql.raw(`+${column}`) : sql.ref(column)
  }

  #ids() {
    const { db, kind } = this.#reader
    return db.selectFrom('matches').select(textsOf(kind, 'id'))
  }

  #listed() {
    const { db, kind } = this.#reader
    return db
      .selectFrom('matches')
      .select([...textsOf(kind, 'id', 'metadata', 'awaited', 'winners'), 'turn', 'updated_at'])
      .orderBy('created_at', 'desc')
      .orderBy('matches.id')
  }

  async #readIds(select: Parameters<typeof queryOf>[0]): Promise<string[]> {
    return (await readableOf(this.#reader, idRow, queryOf(select))).map(({ id }) => id)
  }

  async #readListed(select: Parameters<typeof queryOf>[0]): Promise<Listed[]> {
    return (await readableOf(this.#reader, listedRow, queryOf(select))).flatMap(toListed)
  }
}
