import { sql } from 'kysely'
import * as v from 'valibot'
import { applied, differenceOf } from '../lib/difference'
import type { TableSnapshot } from '../match/storage'
import { type Reader, rowsOf } from './engine'
import { prepared, textOf, unheard, type Work } from './query'
import { Recent } from './recent'
import { textBytes } from './sql'
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

const changeRow = v.object({ text: textBytes, state_id: v.number() })

/** So many tables are known without reading them. */
const mostKept = 2000

/** The tables of all matches: each whole now and then, and what has changed since. */
export class Tables {
  readonly #reader: Reader
  readonly #kept = new Recent<Kept>(mostKept)
  readonly #all
  readonly #changes
  readonly #replace
  readonly #forgetChanges
  readonly #change

  constructor(reader: Reader) {
    this.#reader = reader
    const { db, kind } = reader
    // One question, so that nobody writes between its parts: the table comes first, then what has changed since.
    this.#all = prepared((given: { id: string }) =>
      db
        .selectFrom('states')
        .select([textOf(kind, 'state').as('text'), sql<number>`-1`.as('state_id')])
        .where('match_id', '=', given.id)
        .unionAll(
          db
            .selectFrom('changes')
            .select([textOf(kind, 'difference').as('text'), 'state_id'])
            .where('match_id', '=', given.id),
        )
        .orderBy('state_id'),
    )
    this.#changes = prepared((given: { id: string; after: number }) =>
      db
        .selectFrom('changes')
        .select([textOf(kind, 'difference').as('text'), 'state_id'])
        .where('match_id', '=', given.id)
        .where('state_id', '>', given.after)
        .orderBy('state_id'),
    )
    this.#replace = prepared((given: { id: string; stateID: number; text: string }) =>
      db
        .insertInto('states')
        .values({ match_id: given.id, state_id: given.stateID, state: given.text })
        .onConflict((conflict) =>
          conflict.column('match_id').doUpdateSet((eb) => ({
            state_id: eb.ref('excluded.state_id'),
            state: eb.ref('excluded.state'),
          })),
        ),
    )
    this.#forgetChanges = prepared((given: { id: string }) => db.deleteFrom('changes').where('match_id', '=', given.id))
    this.#change = prepared((given: { id: string; stateID: number; text: string }) =>
      db.insertInto('changes').values({ match_id: given.id, state_id: given.stateID, difference: given.text }),
    )
  }

  async read(id: string): Promise<TableSnapshot | undefined> {
    const kept = this.#kept.get(id) ?? (await this.#load(id))
    if (kept) this.#kept.set(id, kept)
    return kept?.state
  }

  /** Without believing what is known. */
  async load(id: string): Promise<TableSnapshot | undefined> {
    return (await this.#load(id))?.state
  }

  /** Others have written it, too: what is known goes on from where it stands, or is forgotten. */
  async catchUp(id: string, stateID: number): Promise<void> {
    const kept = this.#kept.get(id)
    if (!kept || kept.state._stateID === stateID) return
    const rows = await rowsOf(this.#reader, changeRow, this.#changes({ id, after: kept.state._stateID }))
    const isUnbroken = rows.every(({ state_id }, i) => state_id === kept.state._stateID + 1 + i)
    if (isUnbroken && rows.at(-1)?.state_id === stateID) this.#kept.set(id, grown(kept, rows))
    else this.forget(id)
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

  /** Inside a transaction. */
  *write(id: string, { isWhole, text, kept }: Written): Work {
    const stateID = kept.state._stateID
    if (isWhole) {
      yield unheard(this.#replace({ id, stateID, text }))
      yield unheard(this.#forgetChanges({ id }))
    } else yield unheard(this.#change({ id, stateID, text }))
  }

  keep(id: string, { kept }: Written): void {
    this.#kept.set(id, kept)
  }

  forget(id: string): void {
    this.#kept.delete(id)
  }

  async #load(id: string): Promise<Kept | undefined> {
    const [found, ...changes] = await rowsOf(this.#reader, changeRow, this.#all({ id }))
    if (!found) return undefined
    const frozen: Frozen = JSON.parse(found.text)
    return grown({ state: thaw(frozen), frozen, whole: found.text.length, since: 0 }, changes)
  }
}

function grown(kept: Kept, changes: readonly { readonly text: string }[]): Kept {
  const frozen = changes.reduce((table, { text }) => applied(table, JSON.parse(text)), kept.frozen)
  const since = changes.reduce((sum, { text }) => sum + text.length, kept.since)
  return { ...kept, state: changes.length > 0 ? thaw(frozen) : kept.state, frozen, since }
}

/** What was said last stands in the log. */
const stored = ({ deltalog: _, ...state }: TableSnapshot): TableSnapshot => state
