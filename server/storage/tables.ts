import * as v from 'valibot'
import type { TableSnapshot } from '../match/storage'
import { applied, differenceOf } from './difference'
import { Recent } from './recent'
import { bytes, type Sql, textBytes } from './sql'
import { type Frozen, freeze, thaw } from './steps'

/** A table as it is stored. */
interface Kept {
  readonly state: TableSnapshot
  readonly frozen: Frozen
  /** How long the table was when it was last written whole, and what has been written since. */
  readonly whole: number
  readonly since: number
}

/** What is to be written so that a table is stored; `kept` is how it is known once that is done. */
export interface Written {
  readonly isWhole: boolean
  readonly text: string
  readonly kept: Kept
}

const row = v.object({ text: textBytes })
const asText = (column: string): string => `${bytes(column)}`.replace(/ as \w+$/, ' as text')

/** So many tables are known without reading them. */
const mostKept = 2000

/** The tables of all matches: each whole now and then, and what has changed since. */
export class Tables {
  readonly #sql: Sql
  readonly #kept = new Recent<Kept>(mostKept)

  constructor(sql: Sql) {
    this.#sql = sql
  }

  read(id: string): TableSnapshot | undefined {
    const kept = this.#kept.get(id) ?? this.#load(id)
    if (kept) this.#kept.set(id, kept)
    return kept?.state
  }

  /** The difference, as long as all of them together are shorter than the table. */
  change(id: string, previous: TableSnapshot, next: TableSnapshot): Written {
    const before = this.#kept.get(id)
    if (before?.state !== previous) return this.whole(next)
    const frozen = freeze(next)
    const text = JSON.stringify(differenceOf(before.frozen, frozen))
    const since = before.since + text.length
    if (since > before.whole) return this.whole(next)
    return { isWhole: false, text, kept: { ...before, state: stored(next), frozen, since } }
  }

  whole(state: TableSnapshot): Written {
    const frozen = freeze(state)
    const text = JSON.stringify(frozen)
    return { isWhole: true, text, kept: { state: stored(state), frozen, whole: text.length, since: 0 } }
  }

  /** Called inside a transaction. */
  write(id: string, { isWhole, text, kept }: Written): void {
    const { _stateID } = kept.state
    if (isWhole) {
      this.#sql.run('insert or replace into states values (?, ?, ?)', id, _stateID, text)
      this.#sql.run('delete from changes where match_id = ?', id)
    } else this.#sql.run('insert into changes values (?, ?, ?)', id, _stateID, text)
  }

  keep(id: string, { kept }: Written): void {
    this.#kept.set(id, kept)
  }

  forget(id: string): void {
    this.#kept.delete(id)
  }

  #load(id: string): Kept | undefined {
    const [found] = this.#sql.rows(row, `select ${asText('state')} from states where match_id = ?`, id)
    if (!found) return undefined
    const select = `select ${asText('difference')} from changes where match_id = ? order by state_id`
    const changes = this.#sql.rows(row, select, id)
    const whole: Frozen = JSON.parse(found.text)
    const frozen = changes.reduce((table, { text }) => applied(table, JSON.parse(text)), whole)
    const since = changes.reduce((sum, { text }) => sum + text.length, 0)
    return { state: thaw(frozen), frozen, whole: found.text.length, since }
  }
}

/** What was said last stands in the log. */
const stored = ({ deltalog: _, ...state }: TableSnapshot): TableSnapshot => state
