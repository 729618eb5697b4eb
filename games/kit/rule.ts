import * as v from 'valibot'

export type PlayerId = string

/** Why a move is not legal: the clause it would break, and that clause applied to this position in plain words. */
export interface Refusal {
  readonly clause: string
  readonly because: string
}

export const refuse = (clause: string, because: string): Refusal => ({ clause, because })

export interface Random {
  Number(): number
  Die(spotvalue: number): number
  Shuffle<T>(deck: T[]): T[]
}

/** A question about a position. `G` may be the whole truth or what one seat sees of it. */
export interface Asking<G> {
  readonly G: G
  readonly player: PlayerId
}

export interface Doing<G, Event> extends Asking<G> {
  readonly random: Random
  /** Tells everybody what happened. Nothing secret belongs here. */
  say(event: Event): void
}

type Shapes = readonly v.GenericSchema[]

/** What a rule is given: parsed, and completed where its shapes say how. */
type Arguments<S extends Shapes> = S extends readonly [infer Head extends v.GenericSchema, ...infer Tail extends Shapes]
  ? undefined extends v.InferOutput<Head>
    ? [arg?: v.InferOutput<Head>, ...rest: Arguments<Tail>]
    : [arg: v.InferOutput<Head>, ...rest: Arguments<Tail>]
  : []

/** One rule of a game: what it takes, when it is legal, what it does, what could be chosen. */
interface Rule<G, Event, Args extends unknown[], S extends Shapes = Shapes> {
  /** The shape of the arguments; anything else is refused before `check` sees it. */
  readonly args: S
  /** The kind of pending decision this rule answers; without it the rule belongs to the turn itself. */
  readonly answers?: string
  /** Open to every player at any moment, also out of turn and while a decision is due. */
  readonly anytime?: true
  /** Others must not see the arguments in the log. */
  readonly secret?: boolean
  /** Turns over hidden cards or rolls dice: runs on the server only and can't be taken back. */
  reveals?(asking: Asking<G>, ...args: Args): boolean
  check(asking: Asking<G>, ...args: Args): Refusal | undefined
  /** Called only after `check` had no objection. Changes `G` in place. */
  apply(doing: Doing<G, Event>, ...args: Args): void
  /** Legal arguments, for buttons, bots and tests. */
  choices(asking: Asking<G>): Args[]
  /** Arguments worth trying; `choices` are those of them that `check` lets through. */
  tries?(asking: Asking<G>): Args[]
}

/** Has this rule any choice now? Looks no further than the first. */
export const isPossible = <G, Event, Args extends unknown[]>(
  one: Pick<Rule<G, Event, Args>, 'tries' | 'choices' | 'check'>,
  asking: Asking<G>,
): boolean =>
  one.tries
    ? one.tries(asking).some((args) => one.check(asking, ...args) === undefined)
    : one.choices(asking).length > 0

/** One of a rule's choices, each as likely as the others; checks no more of them than it needs. */
export function anyChoice<G, Args extends unknown[]>(
  one: Rule<G, unknown, Args>,
  asking: Asking<G>,
  random: () => number,
): Args | undefined {
  if (!one.tries) {
    const choices = one.choices(asking)
    return choices[Math.floor(random() * choices.length)]
  }
  const left = [...one.tries(asking)]
  while (left.length > 0) {
    const at = Math.floor(random() * left.length)
    const args = left[at]!
    if (one.check(asking, ...args) === undefined) return args
    left[at] = left.at(-1)!
    left.pop()
  }
  return undefined
}

/** Makes a rule. Here `choices` may list any arguments worth trying: those that `check` refuses are left out. */
export const rule =
  <G, Event>() =>
  <const S extends Shapes>(one: {
    readonly args: S
    readonly answers?: string
    readonly anytime?: true
    readonly secret?: boolean
    reveals?(asking: Asking<G>, ...args: Arguments<S>): boolean
    check(asking: Asking<G>, ...args: Arguments<S>): Refusal | undefined
    apply(doing: Doing<G, Event>, ...args: Arguments<S>): void
    choices(asking: Asking<G>): Arguments<S>[]
  }): Rule<G, Event, Arguments<S>, S> => ({
    ...one,
    tries: one.choices,
    choices: (asking) => one.choices(asking).filter((args) => one.check(asking, ...args) === undefined),
  })

/** A rule whose argument types are not known here: they were parsed by its own `args`. */
export type AnyRule<G = unknown> = Rule<G, unknown, unknown[]>

export type Rules<G = unknown> = Readonly<Record<string, AnyRule<G>>>

/** The names of a game's moves. */
export type MoveOf<R> = keyof R & string

/** The arguments a rule offers as choices. */
export type ArgsOf<R> = R extends { choices(...asking: never[]): (infer Args extends unknown[])[] } ? Args : never

/** One move with its arguments, as it is handed to a table. A list need not be the giver's to change. */
export type Call<R, M extends MoveOf<R>> = [move: M, ...args: Given<R[M]>]

/** Any move of a game with its arguments. */
export type CallOf<R> = { [M in MoveOf<R>]: Call<R, M> }[MoveOf<R>]

/** What somebody hands over: as `args` wants it, lists and records need not be theirs to change. */
type Given<R> = R extends { readonly args: infer S extends Shapes } ? Inputs<S> : never

type Inputs<S extends Shapes> = S extends readonly [infer Head extends v.GenericSchema, ...infer Tail extends Shapes]
  ? undefined extends v.InferInput<Head>
    ? [arg?: Lent<v.InferInput<Head>>, ...rest: Inputs<Tail>]
    : [arg: Lent<v.InferInput<Head>>, ...rest: Inputs<Tail>]
  : S extends readonly []
    ? []
    : unknown[]

type Lent<T> = T extends readonly (infer One)[]
  ? readonly Lent<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Lent<T[K]> }
    : T

export const always = () => true

/** Arguments as the rule wants them, or nothing if they are not of that shape. */
export function parseArgs(one: { readonly args: Shapes }, raw: readonly unknown[]): unknown[] | undefined {
  if (raw.length > one.args.length) return undefined
  const parsed: unknown[] = []
  for (const [i, shape] of one.args.entries()) {
    const result = v.safeParse(shape, raw[i] ?? undefined)
    if (!result.success) return undefined
    parsed.push(result.output)
  }
  return parsed
}
