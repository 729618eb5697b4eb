import type { Choice } from './definition'
import type { Options } from './options'
import type { PlayerId } from './rule'

/** What on the table is spoken of: a choice by its first words, a card, a piece, or a part of the table. */
export type Spot =
  | { readonly button: string }
  | { readonly card: string }
  | { readonly piece: string }
  | { readonly part: string }

export interface Deed extends Choice {
  readonly player: PlayerId
}

interface Told {
  readonly say: string
  /** From the first thing to press to the last: the last one that can be seen and pressed is pointed at. */
  readonly at?: readonly Spot[]
}

/** Something to read, or the one thing to do now (more than one move only where one press makes them all), or what the others do, or a choice that the rules refuse. */
export type Step =
  | Told
  | (Told & { readonly does: Choice | readonly Choice[]; readonly brings: readonly string[] })
  | (Told & { readonly others: readonly Deed[]; readonly brings: readonly string[] })
  | (Told & { readonly refused: Choice; readonly clause: string })

/**
 * A first game at a real table. The same seed and the same moves always lead to the same position, so what a step says
 * of it is true; `brings` are the kinds of events that its moves tell, and a test holds the rules to all of it.
 */
export interface Lesson {
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** What was played before the lesson begins. */
  readonly before: readonly Deed[]
  readonly steps: readonly Step[]
}

/** Who learns sits here. */
export const pupil: PlayerId = '0'

export const deedsOf = (step: Step): readonly Deed[] => {
  if ('does' in step) return [step.does].flat().map((choice) => ({ player: pupil, ...choice }))
  return 'others' in step ? step.others : []
}

/** Everything that was played when a step begins. */
export const playedBefore = ({ before, steps }: Lesson, step: number): Deed[] => [
  ...before,
  ...steps.slice(0, step).flatMap(deedsOf),
]

/** The same move with the same things, in whatever order they were picked. */
export const isSame = (a: Choice, b: Choice): boolean => a.move === b.move && unordered(a.args) === unordered(b.args)

/** What was left out at the end may as well not be there. */
const unordered = (args: readonly unknown[]): string =>
  JSON.stringify(args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1).map((arg) => sorted(arg ?? null)))

/** The same for the same things, however they were put together. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(sorted(one))).sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([name, part]) => [name, sorted(part)])
    .sort()
}
