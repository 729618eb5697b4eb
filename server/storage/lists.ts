import type { Server, StorageAPI } from 'boardgame.io'
import * as v from 'valibot'
import { awaited } from '../../games/kit/legality'
import { hashOf } from '../lib/ids'
import { dueOf } from '../match/clocks'
import { formerAt, hasBegun } from '../match/company'
import { isFree, isOver, isPerson } from '../match/seats'
import type { Deadlines, Listed, Page, TableSnapshot } from '../match/storage'
import { bytes, type Sql, textBytes } from './sql'

/** The columns that lists are made from: how they are filled, and the questions they answer. */

const text = textBytes
const idRow = v.object({ id: text })
const id = bytes('id')
const columns = `${bytes('id', 'metadata', 'awaited', 'winners')}, turn, updated_at`
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

const flag = (given: boolean | undefined): number | null => (given === undefined ? null : Number(given))

export function idsOf(sql: Sql, { gameName, where = {} }: StorageAPI.ListMatchesOpts): string[] {
  const { isGameover, updatedBefore, updatedAfter } = where
  const found = sql.readable(
    idRow,
    `select ${id} from matches where (?1 is null or game = ?1) and (?2 is null or over = ?2)
     and (?3 is null or updated_at < ?3) and (?4 is null or updated_at > ?4) order by created_at desc, matches.id`,
    ...[gameName ?? null, flag(isGameover), updatedBefore ?? null, updatedAfter ?? null],
  )
  return found.map(({ id }) => id)
}

/** `touched_at` lags behind a little, and the clock of the house may have been set. */
const slack = 3_600_000

export function pageOf(sql: Sql, { game, limit, before, isGameover, updatedBefore, updatedAfter }: Page): Listed[] {
  // What was updated lately is found by when it was touched: the plus keeps SQLite from looking through the whole game.
  const plus = updatedAfter === undefined ? '' : '+'
  const lately = updatedAfter === undefined ? '' : `and touched_at > ?5 - ${slack}`
  const where = `${plus}game = ?1 and ${plus}unlisted = 0 and (?2 is null or created_at < ?2) and (?3 is null or over = ?3)
    and (?4 is null or updated_at < ?4) and (?5 is null or updated_at > ?5) ${lately}`
  const first = `select created_at from matches where ${where} order by created_at desc limit ?6`
  const found = sql.readable(
    listedRow,
    `select ${columns} from matches where ${where} and created_at >= (select min(created_at) from (${first}))
     order by created_at desc, matches.id`,
    ...[game, before ?? null, flag(isGameover), updatedBefore ?? null, updatedAfter ?? null, limit],
  )
  return found.flatMap(toListed)
}

export function openMatches(sql: Sql, game: string | undefined, limit: number): Listed[] {
  const where = 'unlisted = 0 and over = 0 and free > 0 and (?1 is null or game = ?1)'
  const select = `select ${columns} from matches where ${where} order by created_at desc, matches.id limit ?2`
  return sql.readable(listedRow, select, game ?? null, limit).flatMap(toListed)
}

export function runningMatches(sql: Sql, limit: number): Listed[] {
  const where = 'unlisted = 0 and over = 0 and free = 0'
  const select = `select ${columns} from matches where ${where} order by created_at desc, matches.id limit ?`
  return sql.readable(listedRow, select, limit).flatMap(toListed)
}

/** Matches at which somebody has been away for longer than the table allows. */
export const dueMatches = (sql: Sql, now: number): string[] =>
  sql.readable(idRow, `select ${id} from matches where due <= ?`, now).map(({ id }) => id)

export function someMatches(sql: Sql, ids: readonly string[]): Listed[] {
  const where = 'id in (select value from json_each(?))'
  const select = `select ${columns} from matches where ${where} order by created_at desc, matches.id`
  return sql.readable(listedRow, select, JSON.stringify(ids)).flatMap(toListed)
}

const due = `((over = 1 and touched_at < ?1) or (over = 0 and touched_at < ?2)
  or (over = 0 and free = seats and touched_at < ?3))`

export function outdatedMatches(sql: Sql, { finished, abandoned, unjoined }: Deadlines): string[] {
  const found = sql.readable(
    idRow,
    `select ${id} from matches where ${due} order by touched_at`,
    finished,
    abandoned,
    unjoined,
  )
  return found.map(({ id }) => id)
}

export function isOutdated(sql: Sql, match: string, { finished, abandoned, unjoined }: Deadlines): boolean {
  const select = `select ${id} from matches where id = ?4 and ${due}`
  return sql.readable(idRow, select, finished, abandoned, unjoined, match).length > 0
}
