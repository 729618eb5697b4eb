import type { ChatMessage, LogEntry } from 'boardgame.io'
import * as v from 'valibot'
import { keptMessages, type LogPage } from '../match/storage'
import { bytes, type Sql, textBytes } from './sql'

/** What was done and said at matches: a row each, never written again. */

const entryRow = v.object({ entry: textBytes })
const logRow = v.object({ seq: v.number(), entry: textBytes })
const chatRow = v.object({ id: textBytes, sender: textBytes, payload: textBytes })

/** Called inside a transaction, as `say`. */
export function append(sql: Sql, match: string, entry: string): void {
  const next = '(select coalesce(max(seq) + 1, 0) from log where match_id = ?1)'
  sql.run(`insert into log values (?1, ${next}, ?2)`, match, entry)
}

export function pageOfLog(sql: Sql, match: string, { most, before }: { most: number; before: number }): LogPage {
  const select = `select seq, ${bytes('entry')} from log where match_id = ? and seq < ? order by seq desc limit ?`
  const rows = sql.rows(logRow, select, match, before, most).reverse()
  return { earlier: rows[0]?.seq ?? 0, log: rows.map(({ entry }) => JSON.parse(entry)) }
}

export function wholeLog(sql: Sql, match: string): LogEntry[] {
  const select = `select ${bytes('entry')} from log where match_id = ? order by seq`
  return sql.rows(entryRow, select, match).map(({ entry }) => JSON.parse(entry))
}

/** False if this very message has been stored before. */
export function say(sql: Sql, match: string, { id, sender, payload }: ChatMessage): boolean {
  const insert = 'insert or ignore into chat (match_id, sender, id, payload) values (?, ?, ?, ?)'
  const added = sql.run(insert, match, sender, id, JSON.stringify(payload)) > 0
  sql.run(
    `delete from chat where match_id = ?1
     and seq <= (select seq from chat where match_id = ?1 order by seq desc limit 1 offset ?2)`,
    ...[match, keptMessages],
  )
  return added
}

export function chatOf(sql: Sql, match: string): ChatMessage[] {
  const select = `select ${bytes('id', 'sender', 'payload')} from chat where match_id = ? order by seq`
  return sql
    .readable(chatRow, select, match)
    .map(({ payload, ...message }) => ({ ...message, payload: JSON.parse(payload) }))
}
