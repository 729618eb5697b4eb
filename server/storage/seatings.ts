import type { Server } from 'boardgame.io'
import { sql } from 'kysely'
import * as v from 'valibot'
import { StaleState } from '../match/storage'
import { type Reader, rowsOf } from './engine'
import { seating } from './lists'
import { prepared, textsOf, type Work } from './query'
import { Recent } from './recent'
import { textBytes } from './sql'

/** What is known of a match beside its table. */
interface Known {
  readonly metadata: Server.MatchData
  /** When it was last noted that something happened. */
  readonly touched: number
  /** How often it was written whole. */
  readonly revision: number
}

interface Columns extends Readonly<Record<string, string | number | null>> {
  id: string
  metadata: string
  unlisted: number
  seats: number
  free: number
  over: number
  due: number | null
  updatedAt: number
  touched: number
  /** Null: whatever it is. */
  revision: number | null
}

export type Seated = ReturnType<typeof seating> & Pick<Server.MatchData, 'updatedAt'>

const row = v.object({ metadata: textBytes, updated_at: v.number(), touched_at: v.number(), revision: v.number() })

/** So many are known without reading them. */
const mostKnown = 5000

/** Whoever looks for what is old does not need to know it better. An index that every move moved would cost as much as the move. */
export const touch = 10 * 60_000

/** Who sits where: written whole when it changes; a move only changes the time. */
export class Seatings {
  readonly #reader: Reader
  readonly #now: () => number
  readonly #known = new Recent<Known>(mostKnown)
  readonly #select
  readonly #update

  constructor(reader: Reader, now: () => number) {
    this.#reader = reader
    this.#now = now
    const { db, kind } = reader
    this.#select = prepared((given: { id: string }) =>
      db
        .selectFrom('matches')
        .select([...textsOf(kind, 'metadata'), 'updated_at', 'touched_at', 'revision'])
        .where('id', '=', given.id),
    )
    this.#update = prepared((given: Columns) =>
      db
        .updateTable('matches')
        .set({
          metadata: given.metadata,
          unlisted: given.unlisted,
          seats: given.seats,
          free: given.free,
          over: given.over,
          due: given.due,
          updated_at: given.updatedAt,
          touched_at: given.touched,
          revision: sql`revision + 1`,
        })
        .where('id', '=', given.id)
        .where('revision', '=', sql<number>`coalesce(${given.revision}, revision)`),
    )
  }

  async read(id: string): Promise<Server.MatchData | undefined> {
    const known = this.#known.get(id) ?? (await this.load(id))
    if (known) this.#known.set(id, known)
    return known?.metadata
  }

  whole = (metadata: Server.MatchData): Seated => ({ ...seating(metadata), updatedAt: metadata.updatedAt })

  /** Nothing where only the time has changed. */
  change(id: string, metadata: Server.MatchData): Seated | undefined {
    const known = this.#known.get(id)
    const isFresh = known !== undefined && this.#now() - known.touched < touch
    return isFresh && isSameButTime(known.metadata, metadata) ? undefined : this.whole(metadata)
  }

  /** Inside a transaction. What was known is read again when it is asked for. */
  *write(id: string, { json, ...seated }: Seated): Work {
    const revision = this.revisionOf(id)
    this.forget(id)
    const { changes } = yield this.#update({ id, metadata: json, touched: this.#now(), revision, ...seated })
    if (changes === 0 && revision !== null) throw new StaleState(id)
  }

  /** As it was when it was read; null if it is not known. */
  revisionOf(id: string): number | null {
    return this.#known.get(id)?.revision ?? null
  }

  /** Of what was known only the time has changed. */
  keep(id: string, { updatedAt }: Server.MatchData): void {
    const known = this.#known.get(id)
    if (known) this.#known.set(id, { ...known, metadata: { ...known.metadata, updatedAt } })
  }

  forget(id: string): void {
    this.#known.delete(id)
  }

  async load(id: string): Promise<Known | undefined> {
    const [found] = await rowsOf(this.#reader, row, this.#select({ id }))
    if (!found) return undefined
    const { metadata, updated_at: updatedAt, touched_at: touched, revision } = found
    return { metadata: { ...JSON.parse(metadata), updatedAt }, touched, revision }
  }
}

function isSameButTime(before: Server.MatchData, after: Server.MatchData): boolean {
  const { updatedAt: _, ...one } = before
  const { updatedAt: __, ...other } = after
  const keys = Object.keys(other)
  return (
    keys.length === Object.keys(one).length && keys.every((key) => Reflect.get(one, key) === Reflect.get(other, key))
  )
}
