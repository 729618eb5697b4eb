import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const script = fileURLToPath(new URL('./honest-process.ts', import.meta.url))

/** Somebody who plays on, a move now and then, whatever others do: in a process of their own, so that only the server is waited for. */
export class Honest {
  readonly #process: ChildProcess

  private constructor(url: string) {
    this.#process = fork(script, [url], { execArgv: ['--import', 'tsx'] })
  }

  static async arrive(url: string): Promise<Honest> {
    const honest = new Honest(url)
    await once(honest.#process, 'message')
    return honest
  }

  /** What was waited for a move since it was asked last, 19 times of 20, in milliseconds: of a hundred moves at least. */
  async patience(): Promise<number> {
    const heard = once(this.#process, 'message')
    this.#process.send('patience')
    const [answer] = await heard
    return v.parse(v.number(), answer)
  }

  goHome(): void {
    this.#process.disconnect()
  }
}
