import {
  DummyDriver,
  type Generated,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'

/** Questions to the database as plain data: built by Kysely for SQLite or PostgreSQL, carried out by an engine. */

export type Value = string | number | null

export interface Query {
  readonly sql: string
  readonly parameters: readonly Value[]
  readonly isRead: boolean
  /** Asked again and again: worth being remembered by the database under this name. */
  readonly name?: string
  /** Nothing depends on the answer but that it comes before the end. */
  readonly unheard?: true
}

export interface Answer {
  readonly rows: readonly unknown[]
  /** How many rows were written. */
  readonly changes: number
}

/** What is done in one transaction. It never waits by itself, so that SQLite can carry it out in one go. */
export type Work<T = void> = Generator<Query, T, Answer>

export type Kind = 'sqlite' | 'postgres'

/** The tables; every one of them but `pulse` is about matches. */
export interface Schema {
  matches: {
    id: string
    game: string
    metadata: string
    unlisted: number
    seats: number
    free: number
    over: number
    awaited: string
    turn: number
    winners: string | null
    created_at: number
    updated_at: number
    touched_at: number
    due: number | null
    state_id: number
    revision: number
  }
  states: { match_id: string; state_id: number; state: string }
  changes: { match_id: string; state_id: number; difference: string }
  beginnings: { match_id: string; state: string }
  log: { match_id: string; seq: number; entry: string }
  chat: { seq: Generated<number>; match_id: string; sender: string; id: string; payload: string }
  pulse: { one: number; at: number }
}

export type Builder = Kysely<Schema>

const parts = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}

/** Only builds: nothing is ever carried out through it. */
export const builderFor = (kind: Kind): Builder => new Kysely<Schema>({ dialect: parts[kind] })

/** What Kysely builds, as far as it matters here. */
interface Buildable {
  compile(): {
    readonly sql: string
    readonly parameters: readonly unknown[]
    readonly query: { readonly kind: string }
  }
}

const isValue = (given: unknown): given is Value =>
  given === null || typeof given === 'string' || typeof given === 'number'

function valued(given: unknown): Value {
  if (!isValue(given)) throw new Error(`${typeof given} can not be stored`)
  return given
}

const isRead = (kind: string): boolean => kind === 'SelectQueryNode'

export function queryOf(built: Buildable): Query {
  const { sql: source, parameters, query } = built.compile()
  return { sql: source, parameters: parameters.map(valued), isRead: isRead(query.kind) }
}

/** Where a value will stand. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

let named = 0

/** A query built once; whatever it is asked with later is put in its place. */
export function prepared<Given extends Readonly<Record<string, Value>>>(
  build: (given: Given) => Buildable,
): (given: Given) => Query {
  const places = new Proxy<Record<string, unknown>>({}, { get: (_, name) => new Place(String(name)) })
  // Kysely hands values through as they are: it never looks into a place.
  const { sql: source, parameters, query } = build(places as Given).compile()
  named += 1
  const name = `q${named}`
  return (given) => ({
    sql: source,
    parameters: parameters.map((one) => (one instanceof Place ? given[one.name]! : valued(one))),
    isRead: isRead(query.kind),
    name,
  })
}

export const unheard = (query: Query): Query => ({ ...query, unheard: true })

/**
 * Text is fetched from SQLite as bytes and read here: libsql ends the whole process over bytes that are no UTF-8, and of
 * the drivers that do not, node:sqlite needs a newer Node and better-sqlite3 a compiler.
 */
export const textsOf = (kind: Kind, ...columns: string[]) => columns.map((column) => textOf(kind, column).as(column))

export const textOf = (kind: Kind, column: string): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`cast(${sql.ref(column)} as blob)` : sql`${sql.ref(column)}`
