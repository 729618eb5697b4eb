import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { find, postgres, redis } from '../setup/needs'

/** Servers of the test's own, on loopback, gone with it. */

export const postgresPath = find(postgres, process.env)
export const redisPath = find(redis, process.env)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** PostgreSQL does not run as root: then as its own user, or as nobody. */
function somebody(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = users.find((one) => one.startsWith('postgres:')) ?? users.find((one) => one.startsWith('nobody:'))
  const [, , uid, gid] = line!.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const one of living) one.kill('SIGKILL')
})

async function tries(what: string, attempt: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} does not start`, { cause: error })
      await new Promise((go) => setTimeout(go, 50))
    }
  }
}

/** A server that can be killed and started again on the same data. */
abstract class Throwaway {
  readonly folder: string
  readonly port: number
  #process: ChildProcess | undefined

  protected constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
  }

  protected abstract launch(): ChildProcess
  protected abstract knock(): Promise<unknown>

  async start(): Promise<void> {
    this.#process = this.launch()
    living.add(this.#process)
    await tries(this.constructor.name, () => this.knock())
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const one = this.#process
    if (!one || one.exitCode !== null || one.signalCode !== null) return
    const gone = once(one, 'exit')
    one.kill(signal)
    await gone
    living.delete(one)
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export class Postgres extends Throwaway {
  #databases = 0

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'monumenta-postgres-'))
    const who = somebody()
    if (who.uid !== undefined) chownSync(folder, who.uid, who.gid!)
    const initdb = join(dirname(postgresPath!), 'initdb')
    const how = ['-U', 'monumenta', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']
    execFileSync(initdb, ['-D', join(folder, 'data'), ...how], { ...who, cwd: folder, stdio: 'ignore' })
    const one = new Postgres(folder, await freePort())
    await one.start()
    return one
  }

  /** A new database. */
  async database(): Promise<string> {
    this.#databases += 1
    const name = `house${this.#databases}`
    await this.run(`create database ${name}`)
    return this.url(name)
  }

  url = (name = 'postgres'): string => `postgres://monumenta@127.0.0.1:${this.port}/${name}`

  async run(sql: string, values: unknown[] = [], url = this.url()): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  /** What is killed here is a process, never the machine: the disk need not be waited for. */
  protected launch(): ChildProcess {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200']
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings.flatMap((one) => ['-c', one])]
    return spawn(postgresPath!, args, { ...somebody(), cwd: this.folder, stdio: 'ignore' })
  }

  protected knock(): Promise<unknown> {
    return this.run('select 1')
  }
}

export class Redis extends Throwaway {
  static async start(): Promise<Redis> {
    const one = new Redis(mkdtempSync(join(tmpdir(), 'monumenta-redis-')), await freePort())
    await one.start()
    return one
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  protected launch(): ChildProcess {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    return spawn(redisPath!, args, { cwd: this.folder, stdio: 'ignore' })
  }

  protected knock(): Promise<unknown> {
    return new Promise((done, failed) => {
      const socket = connect(this.port, '127.0.0.1', () => {
        socket.end()
        done(undefined)
      }).once('error', failed)
    })
  }
}
