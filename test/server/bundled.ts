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

export class Shipped {
  output = ''
  readonly #process: ChildProcess

  private constructor(script: string, env: NodeJS.ProcessEnv) {
    const { NODE_ENV: _, ...rest } = process.env
    this.#process = spawn(process.execPath, [script], { env: { ...rest, HOST: '127.0.0.1', PORT: '0', ...env } })
    living.add(this.#process)
    this.#process.on('exit', () => living.delete(this.#process))
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    }
  }

  /** Starts it without waiting for anything. */
  static spawn(script: string, env: NodeJS.ProcessEnv): Shipped {
    return new Shipped(script, env)
  }

  static async start(script: string, env: NodeJS.ProcessEnv): Promise<Shipped> {
    const shipped = new Shipped(script, env)
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
