import type { Server } from 'boardgame.io'
import * as v from 'valibot'
import { seating } from './lists'
import { Recent } from './recent'
import { bytes, type Sql, textBytes } from './sql'

/** What is known of a match beside its table. */
interface Known {
  readonly metadata: Server.MatchData
  /** When it was last noted that something happened. */
  readonly touched: number
}

export type Seated = ReturnType<typeof seating> & Pick<Server.MatchData, 'updatedAt'>

const row = v.object({ metadata: textBytes, updated_at: v.number(), touched_at: v.number() })

/** So many are known without reading them. */
const mostKnown = 5000

/** Whoever looks for what is old does not need to know it better. An index that every move moved would cost as much as the move. */
export const touch = 10 * 60_000

/** Who sits where: written whole when it changes; a move only changes the time. */
export class Seatings {
  readonly #sql: Sql
  readonly #now: () => number
  readonly #known = new Recent<Known>(mostKnown)

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql
    this.#now = now
  }

  read(id: string): Server.MatchData | undefined {
    const known = this.#known.get(id) ?? this.#load(id)
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

  /** Called inside a transaction. What was known is read again when it is asked for. */
  write(id: string, { json, unlisted, seats, free, over, due, updatedAt }: Seated): void {
    this.#sql.run(
      `update matches set metadata = ?, unlisted = ?, seats = ?, free = ?, over = ?, due = ?, updated_at = ?, touched_at = ?
       where id = ?`,
      ...[json, unlisted, seats, free, over, due, updatedAt, this.#now(), id],
    )
    this.forget(id)
  }

  /** Of what was known only the time has changed. */
  keep(id: string, { updatedAt }: Server.MatchData): void {
    const known = this.#known.get(id)
    if (known) this.#known.set(id, { ...known, metadata: { ...known.metadata, updatedAt } })
  }

  forget(id: string): void {
    this.#known.delete(id)
  }

  #load(id: string): Known | undefined {
    const select = `select ${bytes('metadata')}, updated_at, touched_at from matches where id = ?`
    const [found] = this.#sql.rows(row, select, id)
    if (!found) return undefined
    const { metadata, updated_at: updatedAt, touched_at: touched } = found
    return { metadata: { ...JSON.parse(metadata), updatedAt }, touched }
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
