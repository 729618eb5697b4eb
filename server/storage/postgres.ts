import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import * as v from 'valibot'
import { type Claim, Unreachable } from '../match/storage'
import type { Engine } from './engine'
import { type Answer, builderFor, type Query, type Work } from './query'
import { tables, version } from './schema'
import { SqlStorage } from './store'
import { UnusableData } from './unusable'

const bigint = 20

/** Numbers of eight bytes are times and counts here: they fit into a number. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === bigint ? Number : pg.types.getTypeParser(id, format ?? 'text'),
}

/** Milliseconds after which a database that says nothing is taken for gone. */
const patience = 10_000

const optionsOf = (connectionString: string) => ({
  connectionString,
  types,
  pipeline: true,
  keepAlive: true,
  application_name: 'monumenta',
  connectionTimeoutMillis: 3_000,
  query_timeout: patience,
})

/** It is starting, stopping, full or out of reach: what was asked may have been done or not. */
const comesBack = /^(08|53|57P|25006)/

function named(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return comesBack.test(error.code ?? '') ? new Unreachable(error) : error
  return new Unreachable(error)
}

const configOf = ({ sql: text, parameters, name }: Query): pg.QueryConfig => ({
  text,
  values: [...parameters],
  ...(name === undefined ? {} : { name }),
})

const ignore = () => {}
const nothing: Answer = { rows: [], changes: 0 }

const lockRow = v.object({ mine: v.boolean() })
const tryLock = { name: 'lock', text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine' }
const unlock = { name: 'unlock', text: 'select pg_advisory_unlock(hashtextextended($1, 0))' }

/** A number of our own: two houses that start at the same time make the tables one after the other. */
const making = 7_060_504

/** PostgreSQL: several processes share it. */
class PostgresEngine implements Engine {
  readonly kind = 'postgres'
  readonly db = builderFor('postgres')
  readonly isShared = true
  readonly #url: string
  readonly #pool: pg.Pool
  #locker: Promise<pg.Client> | undefined
  /** The connection that holds the locks; they are gone with it. */
  #alive: pg.Client | undefined

  constructor(url: string, connections: number) {
    this.#url = url
    this.#pool = new pg.Pool({ ...optionsOf(url), max: connections })
    // A connection that nobody uses may end: the next one is made when it is wanted.
    this.#pool.on('error', ignore)
  }

  unusable = (cause: unknown): UnusableData => new UnusableData(placeOf(this.#url), cause)

  async prepare(): Promise<void> {
    const client = await this.#pool.connect().catch((error) => {
      throw this.unusable(error)
    })
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [making])
      await client.query(
        'create table if not exists schema_version (one integer primary key, version integer not null)',
      )
      const { rows } = await client.query('select version from schema_version')
      const [found] = v.parse(v.array(v.object({ version: v.number() })), rows)
      if (found && found.version > version) {
        throw new Error(`it was written by a newer version (schema ${found.version}, this one knows ${version})`)
      }
      if (!found) {
        await client.query(tables('postgres'))
        await client.query('insert into schema_version values (1, $1)', [version])
      }
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(ignore)
      throw this.unusable(error)
    } finally {
      client.release()
    }
  }

  async ask(query: Query): Promise<readonly unknown[]> {
    try {
      return (await this.#pool.query(configOf(query))).rows
    } catch (error) {
      throw named(error)
    }
  }

  /** What nobody waits for is sent along with what comes next. */
  async transact<T>(work: () => Work<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error) => {
      throw named(error)
    })
    const sent: Promise<unknown>[] = []
    const send = (query: pg.QueryConfig | string) => {
      const answer = client.query(query).catch((error) => {
        throw named(error)
      })
      answer.catch(ignore)
      sent.push(answer)
      return answer
    }
    let broken: Error | undefined
    try {
      send('begin')
      const running = work()
      let step = running.next()
      while (!step.done) {
        const answer = send(configOf(step.value))
        step = running.next(step.value.unheard ? nothing : toAnswer(await answer))
      }
      send('commit')
      await Promise.all(sent)
      return step.value
    } catch (error) {
      await Promise.allSettled(sent)
      await client.query('rollback').catch((gone) => {
        broken = gone
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  /**
   * The lock is one of the database's, and ends with the connection, however that ends: nobody inherits it. What it
   * guards is compared once more when it is written, so that a lock that was lost does no harm.
   */
  async alone<T>(match: string, look: Query, work: (seen: readonly unknown[]) => Promise<T>): Promise<T> {
    const { locker, seen } = await this.#lock(match, look)
    try {
      return await work(seen)
    } finally {
      locker.query({ ...unlock, values: [match] }).catch(ignore)
    }
  }

  async claim(name: string): Promise<Claim | undefined> {
    try {
      const locker = await this.#connected()
      const { rows } = await locker.query({ ...tryLock, values: [name] })
      if (!v.parse(lockRow, rows[0]).mine) return undefined
      const isHeld = () => this.#alive === locker
      return {
        get isHeld() {
          return isHeld()
        },
        release: () => void locker.query({ ...unlock, values: [name] }).catch(ignore),
      }
    } catch (error) {
      throw named(error)
    }
  }

  /** Asking without waiting in line keeps the connection free for all other matches. */
  async #lock(match: string, look: Query) {
    const end = Date.now() + patience
    for (let tries = 1; Date.now() < end; tries++) {
      try {
        const locker = await this.#connected()
        const lock = locker.query({ ...tryLock, values: [match] })
        const seen = locker.query(configOf(look))
        const [{ rows }, { rows: found }] = await Promise.all([lock, seen])
        if (v.parse(lockRow, rows[0]).mine) return { locker, seen: found }
      } catch (error) {
        throw named(error)
      }
      await setTimeout(Math.random() * Math.min(tries, 10) * 2)
    }
    throw new Unreachable(new Error(`${match} is held by another process`))
  }

  #connected(): Promise<pg.Client> {
    this.#locker ??= this.#connect().catch((error) => {
      this.#locker = undefined
      throw error
    })
    return this.#locker
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(optionsOf(this.#url))
    const lost = () => {
      if (this.#alive !== client) return
      this.#locker = undefined
      this.#alive = undefined
    }
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    this.#alive = client
    return client
  }

  /** PostgreSQL tidies up by itself. */
  async tidy(): Promise<void> {}

  async close(): Promise<void> {
    const locker = await this.#locker?.catch(ignore)
    await locker?.end().catch(ignore)
    await this.#pool.end()
  }
}

const toAnswer = ({ rows, rowCount }: pg.QueryResult): Answer => ({ rows, changes: rowCount ?? 0 })

/** Without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

/** All matches in a PostgreSQL database. */
export class PostgresStorage extends SqlStorage {
  constructor(url: string, connections: number, now?: () => number) {
    super(new PostgresEngine(url, connections), now)
  }
}
