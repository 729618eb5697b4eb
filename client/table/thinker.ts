import type { Thought } from '../../games/kit/bot'
import type { Question } from '../../games/kit/question'

/** Where the bots of this device think: never in the thread that draws the page. */
export interface Thinker {
  think(question: Question): Promise<Thought | undefined>
  stop(): void
}

interface Asked {
  done(thought: Thought | undefined): void
  failed(error: unknown): void
}

/** A worker for one game, begun with the first question. It answers one after another. */
export function hireThinker(game: string): Thinker {
  let worker: Worker | undefined
  let asked: Asked[] = []
  function begin(): Worker {
    const begun = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data }: MessageEvent<Thought | undefined>) => asked.shift()?.done(data))
    begun.addEventListener('error', (error) => asked.shift()?.failed(error))
    return begun
  }
  return {
    think: (question) =>
      new Promise((done, failed) => {
        asked.push({ done, failed })
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
