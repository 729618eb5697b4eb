import type { Thought } from '../../games/kit/bot'
import type { GameDefinition } from '../../games/kit/definition'
import type { Hint } from '../../games/kit/hint'
import { answer, type Question } from '../../games/kit/question'

/** Where the bots of this device think: never in the thread that draws the page. */
export interface Thinker {
  think(question: Question): Promise<Thought | undefined>
  /** The best choices, with reasons. */
  advise(question: Pick<Question, 'view' | 'seat'>): Promise<readonly Hint[]>
  stop(): void
}

/** What the worker is told; it gives what it is asked for, in the order it is asked. */
export type Order =
  | { readonly game: string; readonly question: Question }
  | { readonly game: string; readonly hint: Pick<Question, 'view' | 'seat'> }

interface Asked {
  readonly order: Order
  /** The same thought in this thread. */
  here(): Promise<unknown>
  done(thought: unknown): void
  failed(error: unknown): void
}

/** A worker for one game, begun with the first question. Where none can run, the thought is made here. */
export function hireThinker(definition: GameDefinition): Thinker {
  const game = definition.meta.id
  let worker: Worker | undefined
  let helpless = false
  let asked: Asked[] = []
  const here = ({ here: thought, done, failed }: Asked) => void thought().then(done, failed)
  function begin(): Worker {
    const begun = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data }: MessageEvent<unknown>) => asked.shift()?.done(data))
    begun.addEventListener('error', () => {
      helpless = true
      for (const one of asked.splice(0)) here(one)
    })
    return begun
  }
  const ask = <T>(order: Order, thought: () => Promise<T>): Promise<T> =>
    new Promise((done, failed) => {
      // The worker is ours and gives what it was asked for.
      const one = { order, here: thought, done: (found: unknown) => done(found as T), failed }
      if (helpless) return here(one)
      asked.push(one)
      worker ??= begin()
      worker.postMessage(order)
    })
  return {
    think: (question) => ask({ game, question }, () => answer(definition, question)),
    advise: (hint) =>
      ask({ game, hint }, async () =>
        (await import('../../games/kit/hint')).hintsFor(definition, hint.view, hint.seat),
      ),
    stop() {
      worker?.terminate()
      worker = undefined
      asked = []
    },
  }
}
