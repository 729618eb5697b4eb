import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { inCatalog } from '../../games/catalog'
import type { Thought } from '../../games/kit/bot'
import type { GameDefinition } from '../../games/kit/definition'
import { answer, type Question } from '../../games/kit/question'
import type { Thinkers, Thinking } from '../match/bots'

interface Job {
  readonly game: string
  readonly question: Question
  done(thought: Thought | undefined): void
  failed(error: unknown): void
}

const built = import.meta.url.endsWith('.mjs')

/** Beside the bundle lies a bundle for threads. */
const script = new URL(built ? './thinker.mjs' : './thinker.dev.mjs', import.meta.url)

/** One thread: it thinks, or waits for a job. */
class Thread {
  job: Job | null = null
  readonly #stop = new SharedArrayBuffer(4)
  readonly #worker = new Worker(script, { workerData: this.#stop })

  constructor(freed: () => void, lost: () => void) {
    this.#worker.unref()
    this.#worker.on('message', (thought: Thought | undefined) => {
      this.#take()?.done(thought)
      freed()
    })
    this.#worker.on('error', (error) => {
      this.#take()?.failed(error)
      lost()
    })
  }

  start(job: Job): void {
    this.job = job
    Atomics.store(new Int32Array(this.#stop), 0, 0)
    this.#worker.postMessage({ game: job.game, question: job.question })
  }

  hush(): void {
    Atomics.store(new Int32Array(this.#stop), 0, 1)
  }

  end(): void {
    void this.#worker.terminate()
  }

  #take(): Job | null {
    const { job } = this
    this.job = null
    return job
  }
}

/**
 * Where bots think: a few threads, never the one that answers people. Every match has one question at a time and goes to
 * the end of the line with its next, so that none waits for another's whole turn.
 */
export class Pool implements Thinkers {
  readonly #size: number
  readonly #threads: Thread[] = []
  #waiting: Job[] = []

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size
  }

  /** A game that is in no catalog can't be loaded by another thread: then the thought is made here. */
  think(definition: GameDefinition, question: Question): Thinking {
    const game = definition.meta.id
    if (question.kind === 'random' || !inCatalog(game))
      return { thought: answer(definition, question), cancel: () => {} }
    let cancel = () => {}
    const thought = new Promise<Thought | undefined>((done, failed) => {
      const job: Job = { game, question, done, failed }
      cancel = () => this.#drop(job)
      this.#waiting.push(job)
      this.#next()
    })
    return { thought, cancel }
  }

  close(): void {
    for (const job of this.#waiting) job.done(undefined)
    this.#waiting = []
    for (const thread of this.#threads.splice(0)) {
      thread.job?.done(undefined)
      thread.end()
    }
  }

  #next(): void {
    const thread = this.#threads.find(({ job }) => job === null) ?? this.#another()
    const job = thread && this.#waiting.shift()
    if (job) thread.start(job)
  }

  #another(): Thread | undefined {
    if (this.#waiting.length === 0 || this.#threads.length >= this.#size) return undefined
    const thread: Thread = new Thread(
      () => this.#next(),
      () => {
        this.#threads.splice(this.#threads.indexOf(thread), 1)
        this.#next()
      },
    )
    this.#threads.push(thread)
    return thread
  }

  #drop(job: Job): void {
    this.#waiting = this.#waiting.filter((one) => one !== job)
    const thread = this.#threads.find((one) => one.job === job)
    if (thread) thread.hush()
    else job.done(undefined)
  }
}
