import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PartName, Taken } from './part'

interface Named {
  readonly name: string
  readonly against?: string
}

/** A tree of the project with its worker. */
export class Contestant {
  readonly cases: readonly Named[]
  readonly #worker: ChildProcess

  private constructor(worker: ChildProcess, cases: readonly Named[]) {
    this.#worker = worker
    this.cases = cases
  }

  static async start(tree: string, part: PartName): Promise<Contestant> {
    const worker = fork(join(tree, 'test/bench/worker.ts'), [part], {
      cwd: tree,
      execArgv: ['--import', 'tsx', '--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const ended = once(worker, 'exit').then(() => {
      throw new Error(`The part "${part}" ended before it was ready, in ${tree}`)
    })
    const [cases] = (await Promise.race([once(worker, 'message'), ended])) as [readonly Named[]]
    ended.catch(() => {})
    return new Contestant(worker, cases)
  }

  async run(index: number): Promise<Taken> {
    this.#worker.send(index)
    const [taken] = (await once(this.#worker, 'message')) as [Taken]
    return taken
  }

  async close(): Promise<void> {
    const gone = once(this.#worker, 'exit')
    this.#worker.send('close')
    await gone
  }
}

export interface Figure {
  readonly median: number
  /** Between the quarter below and the quarter above, as a share of the median. */
  readonly spread: number
}

export function figure(numbers: readonly number[]): Figure {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const median = at(0.5)
  return { median, spread: median === 0 ? 0 : (at(0.75) - at(0.25)) / median }
}

export interface Row {
  readonly name: string
  readonly against: string | undefined
  /** Milliseconds for one move, choice or list. */
  readonly wall: Figure
  readonly cpu: Figure
  /** CPU to that of the case it is held against, round by round. */
  readonly ratio: Figure | null
  /** The same by the clock. */
  readonly clockRatio: Figure | null
  /** CPU to that of the other revision, round by round. */
  readonly change: Figure | null
  readonly more: Readonly<Record<string, Figure>>
}

const ratios = (ones: readonly Taken[], others: readonly Taken[], by: 'cpu' | 'wall' = 'cpu'): Figure =>
  figure(ones.map((one, i) => one[by] / others[i]![by]))

function moreOf(all: readonly Taken[]): Record<string, Figure> {
  const names = Object.keys(all[0]?.more ?? {})
  return Object.fromEntries(names.map((name) => [name, figure(all.map(({ more }) => more?.[name] ?? 0))]))
}

/** Every case in turn, here and there, round after round: what else the machine does falls on all of them alike. */
export async function interleave(
  here: Contestant,
  there: Contestant | null,
  { rounds, only }: { readonly rounds: number; readonly only: string },
): Promise<Row[]> {
  const wanted = here.cases.filter(({ name }) => new RegExp(only).test(name))
  const mine: Taken[][] = here.cases.map(() => [])
  const theirs: Taken[][] = here.cases.map(() => [])
  const places = here.cases.map(({ name }) => there?.cases.findIndex((one) => one.name === name) ?? -1)
  // The first round only warms up.
  for (let round = -1; round < rounds; round++) {
    for (const [i, place] of places.entries()) {
      if (!wanted.includes(here.cases[i]!)) continue
      const both = async () => {
        const taken = await here.run(i)
        if (round >= 0) mine[i]!.push(taken)
      }
      if (round % 2 === 0) await both()
      if (there && place >= 0) {
        const taken = await there.run(place)
        if (round >= 0) theirs[i]!.push(taken)
      }
      if (round % 2 !== 0) await both()
    }
  }
  return wanted.map((one) => {
    const { name, against } = one
    const i = here.cases.indexOf(one)
    const held = wanted.some((other) => other.name === against)
      ? here.cases.findIndex((other) => other.name === against)
      : -1
    return {
      name,
      against,
      wall: figure(mine[i]!.map(({ wall }) => wall)),
      cpu: figure(mine[i]!.map(({ cpu }) => cpu)),
      ratio: held >= 0 ? ratios(mine[i]!, mine[held]!) : null,
      clockRatio: held >= 0 ? ratios(mine[i]!, mine[held]!, 'wall') : null,
      change: theirs[i]!.length > 0 ? ratios(mine[i]!, theirs[i]!) : null,
      more: moreOf(mine[i]!),
    }
  })
}
