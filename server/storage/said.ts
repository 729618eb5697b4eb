import type { ChatMessage, LogEntry } from 'boardgame.io'
import { sql } from 'kysely'
import * as v from 'valibot'
import { keptMessages, type LogPage } from '../match/storage'
import { type Reader, readableOf, rowsOf } from './engine'
import { prepared, queryOf, textsOf, unheard, type Work } from './query'
import { textBytes } from './sql'

const entryRow = v.object({ entry: textBytes })
const logRow = v.object({ seq: v.number(), entry: textBytes })
const chatRow = v.object({ id: textBytes, sender: textBytes, payload: textBytes })

/** What was done and said at matches: a row each, never written again. */
export class Said {
  readonly #reader: Reader
  readonly #entry
  readonly #page
  readonly #message
  readonly #forget

  constructor(reader: Reader) {
    this.#reader = reader
    const { db, kind } = reader
    this.#entry = prepared((given: { match: string; entry: string }) =>
      db.insertInto('log').values({
        match_id: given.match,
        seq: sql<number>`(select coalesce(max(seq) + 1, 0) from log where match_id = ${given.match})`,
        entry: given.entry,
      }),
    )
    this.#page = prepared((given: { match: string; before: number; most: number }) =>
      db
        .selectFrom('log')
        .select(['seq', ...textsOf(kind, 'entry')])
        .where('match_id', '=', given.match)
        .where('seq', '<', given.before)
        .orderBy('seq', 'desc')
        .limit(given.most),
    )
    this.#message = prepared((given: { match: string; sender: string; id: string; payload: string }) =>
      db
        .insertInto('chat')
        .values({ match_id: given.match, sender: given.sender, id: given.id, payload: given.payload })
        .onConflict((conflict) => conflict.columns(['match_id', 'sender', 'id']).doNothing()),
    )
    this.#forget = prepared((given: { match: string; kept: number }) =>
      db
        .deleteFrom('chat')
        .where('match_id', '=', given.match)
        .where('seq', '<=', (eb) =>
          eb
            .selectFrom('chat')
            .select('seq')
            .where('match_id', '=', given.match)
            .orderBy('seq', 'desc')
            .limit(1)
            .offset(given.kept),
        ),
    )
  }

  *append(match: string, entry: string): Work {
    yield unheard(this.#entry({ match, entry }))
  }

  /** False if this very message has been stored before. */
  *say(match: string, { id, sender, payload }: ChatMessage): Work<boolean> {
    const { changes } = yield this.#message({ match, sender, id, payload: JSON.stringify(payload) })
    yield unheard(this.#forget({ match, kept: keptMessages }))
    return changes > 0
  }

  async pageOfLog(match: string, { most, before }: { most: number; before: number }): Promise<LogPage> {
    const rows = (await rowsOf(this.#reader, logRow, this.#page({ match, before, most }))).reverse()
    return { earlier: rows[0]?.seq ?? 0, log: rows.map(({ entry }) => JSON.parse(entry)) }
  }

  async wholeLog(match: string): Promise<LogEntry[]> {
    const { db, kind } = this.#reader
    const select = db.selectFrom('log').select(textsOf(kind, 'entry')).where('match_id', '=', match).orderBy('seq')
    return (await rowsOf(this.#reader, entryRow, queryOf(select))).map(({ entry }) => JSON.parse(entry))
  }

  async chatOf(match: string): Promise<ChatMessage[]> {
    const { db, kind } = this.#reader
    const select = db
      .selectFrom('chat')
      .select(textsOf(kind, 'id', 'sender', 'payload'))
      .where('match_id', '=', match)
      .orderBy('seq')
    const rows = await readableOf(this.#reader, chatRow, queryOf(select))
    return rows.map(({ payload, ...message }) => ({ ...message, payload: JSON.parse(payload) }))
  }
}
