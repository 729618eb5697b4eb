import type { Thought } from '../../games/kit/bot'
import type { GameDefinition } from '../../games/kit/definition'
import { answer, type Question } from '../../games/kit/question'

/** Where the bots of this device think: never in the thread that draws the page. */
export interface Thinker {
  think(question: Question): Promise<Thought | undefined>
  stop(): void
}

interface Asked {
  readonly question: Question
  done(thought: Thought | undefined): void
  failed(error: unknown): void
}

/** A worker for one game, begun with the first question. Where none can run, the thought is made here. */
export function hireThinker(definition: GameDefinition): Thinker {
  const game = definition.meta.id
  let worker: Worker | undefined
  let helpless = false
  let asked: Asked[] = []
  const here = ({ question, done, failed }: Asked) => void answer(definition, question).then(done, failed)
  function begin(): Worker {
    const begun = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data }: MessageEvent<Thought | undefined>) => asked.shift()?.done(data))
    begun.addEventListener('error', () => {
      helpless = true
      for (const one of asked.splice(0)) here(one)
    })
    return begun
  }
  return {
    think: (question) =>
      new Promise((done, failed) => {
        const one = { question, done, failed }
        if (helpless) return here(one)
        asked.push(one)
        worker ??= begin()
        worker.postMessage({ game, question })
      }),
    stop() {
      worker?.terminate()
      worker = undefined
      asked = []
    },
  }
}
