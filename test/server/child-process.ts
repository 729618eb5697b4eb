import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Health } from './child'
import { tempFolder, unhurried } from './house'
import { until } from './visitors'

const script = fileURLToPath(new URL('./child.ts', import.meta.url))
const message = v.union([
  v.object({ port: v.number() }),
  v.object({ unhandled: v.string() }),
  v.object({ nr: v.number(), answer: v.unknown() }),
])

/** The limits of the house as they are where nobody sets them. */
export const asShipped = Object.fromEntries(Object.keys(unhurried).map((name) => [name, '']))

/** A server in a process of its own: if something kills it, the test sees it dead. */
export class Child {
  readonly folder: string
  readonly unhandled: string[] = []
  output = ''
  port = 0
  readonly #process: ChildProcess
  readonly #answers = new Map<number, unknown>()
  #asked = 0

  private constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.folder = folder
    this.#process = fork(script, {
      execArgv: ['--import', 'tsx', '--expose-gc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        ...unhurried,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    }
    this.#process.on('message', (raw) => this.#hear(v.parse(message, raw)))
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Child> {
    const child = new Child(tempFolder(), env)
    await until('the server listens', () => child.port > 0 || !child.isAlive, 30_000)
    child.mustLive()
    return child
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  mustLive(): void {
    if (!this.isAlive) throw new Error(`The server died:\n${this.output}`)
    if (this.unhandled.length > 0) throw new Error(`Something was not handled: ${this.unhandled.join('\n')}`)
  }

  health(): Promise<Health> {
    return this.#ask({ ask: 'health' }) as Promise<Health>
  }

  /** Everything that is stored of a match, as one text. */
  match(id: string): Promise<string> {
    return this.#ask({ ask: 'match', id }) as Promise<string>
  }

  count(): Promise<number> {
    return this.#ask({ ask: 'count' }) as Promise<number>
  }

  async stop(): Promise<void> {
    if (this.isAlive) {
      this.#process.kill('SIGTERM')
      await once(this.#process, 'exit')
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #ask(question: object): Promise<unknown> {
    this.#asked += 1
    const nr = this.#asked
    this.#process.send({ nr, ...question })
    await until('the server answers', () => this.#answers.has(nr) || !this.isAlive, 30_000)
    this.mustLive()
    const answer = this.#answers.get(nr)
    this.#answers.delete(nr)
    return answer
  }

  #hear(heard: v.InferOutput<typeof message>): void {
    if ('port' in heard) this.port = heard.port
    else if ('unhandled' in heard) this.unhandled.push(heard.unhandled)
    else this.#answers.set(heard.nr, heard.answer)
  }
}
