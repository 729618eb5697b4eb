import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../server/build.mjs'
import { until } from './visitors'

/** The server as it is shipped: bundled, started by plain node. */

/** Inside the project, where its packages are found; apart from what is built for use and from other tests. */
const folder = fileURLToPath(new URL(`../../dist/under-test-${process.pid}/`, import.meta.url))

/** Bundles the source as it is now. */
export async function bundle(): Promise<string> {
  const outfile = join(folder, 'server.mjs')
  await buildServer(outfile)
  return outfile
}

export const removeBundle = (): void => rmSync(folder, { recursive: true, force: true })

/** A test that failed must not leave its server behind. */
const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const one of living) one.kill('SIGKILL')
})

/** What the system lets it do. */
interface Confinement {
  /** No file may grow beyond so many kilobytes: what a full disk is like. */
  readonly room?: number
  /** As somebody who owns nothing. */
  readonly uid?: number
}

const commandOf = (script: string, room: number | undefined): [string, string[]] =>
  room === undefined
    ? [process.execPath, [script]]
    : ['sh', ['-c', `trap '' XFSZ; ulimit -f ${room * 2}; exec "$0" "$1"`, process.execPath, script]]

export class Shipped {
  output = ''
  readonly #process: ChildProcess

  private constructor(script: string, env: NodeJS.ProcessEnv, { room, ...who }: Confinement = {}) {
    const { NODE_ENV: _, ...rest } = process.env
    const [command, args] = commandOf(script, room)
    this.#process = spawn(command, args, { ...who, env: { ...rest, HOST: '127.0.0.1', PORT: '0', ...env } })
    living.add(this.#process)
    this.#process.on('exit', () => living.delete(this.#process))
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    }
  }

  /** Starts it without waiting for anything. */
  static spawn(script: string, env: NodeJS.ProcessEnv, confined?: Confinement): Shipped {
    return new Shipped(script, env, confined)
  }

  static async start(script: string, env: NodeJS.ProcessEnv, confined?: Confinement): Promise<Shipped> {
    const shipped = new Shipped(script, env, confined)
    await until('the server listens', () => shipped.output.includes('is open at') || shipped.code !== null, 20_000)
    if (shipped.code !== null) throw new Error(shipped.output)
    return shipped
  }

  get url(): string {
    return `http://127.0.0.1:${/localhost:(\d+)/.exec(this.output)?.[1]}`
  }

  get code(): number | null {
    return this.#process.exitCode
  }

  /** Nobody reads any more what it says. */
  deafen(): void {
    this.#process.stdout!.destroy()
    this.#process.stderr!.destroy()
  }

  /** Gives back the exit code, or null if the signal itself ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(this.#process, 'exit')
    this.#process.kill(signal)
    await ended
    return this.#process.exitCode
  }

  async exited(): Promise<number | null> {
    await until('it has ended', () => this.code !== null, 20_000)
    return this.code
  }
}
