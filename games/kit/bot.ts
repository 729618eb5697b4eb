import type { BotKind } from './bot-kinds'
import type { Choice, GameDefinition, MatchState, View } from './definition'
import { Effort, type Limits } from './effort'
import { play } from './engine'
import type { Judge, Numbers } from './judge'
import { choicesOf } from './legality'
import { levelOf } from './levels'
import type { PlayerId } from './rule'
import { type Depth, search } from './search'
import { imagine, type Mind } from './worlds'

/** A computer player of one game. */
export interface Bot<G extends MatchState = MatchState> {
  readonly kind: BotKind
  readonly definition: GameDefinition<G>
  readonly judge: Judge<G>
  /** The judge's own, unless others are tried. */
  readonly numbers: Numbers
  readonly depth: Depth
  readonly limits: Limits
}

/** What may be different from the usual, for measuring and tests. */
interface Terms {
  readonly limits?: Limits
  readonly numbers?: Numbers
  readonly depth?: Partial<Depth>
}

export const hire = async <G extends MatchState>(
  kind: BotKind,
  definition: GameDefinition<G>,
  terms: Terms = {},
): Promise<Bot<G>> => employ(kind, definition, await definition.judge(), terms)

/** The same where the judge is at hand. */
export function employ<G extends MatchState>(
  kind: BotKind,
  definition: GameDefinition<G>,
  judge: Judge<G>,
  { limits, numbers, depth }: Terms = {},
): Bot<G> {
  const level = levelOf(kind)
  return {
    kind,
    definition,
    judge,
    numbers: numbers ?? judge.weights.numbers,
    depth: { ...level.depth, ...depth },
    limits: limits ?? { plays: level.plays },
  }
}

/** What shall follow, if the view is then what was expected: plain data, kept by whoever asks again. */
export type Plan = readonly Step[]

interface Step {
  readonly seen: number
  readonly choice: Choice
}

export interface Thought {
  readonly choice: Choice
  readonly plan: Plan
}

/** What a bot does now. It sees what its seat sees and nothing more. */
export function think<G extends MatchState>(
  bot: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
  plan: Plan = [],
): Thought | undefined {
  const { kind, definition, judge, numbers, depth, limits } = bot
  if (kind === 'random') return unplanned(chooseAnything(definition, view, seat, random))
  const next = followed(plan, view)
  if (next) return next
  const choices = choicesOf(definition, view, seat)
  if (choices.length < 2) return unplanned(choices[0])
  const mind = { definition, judge, numbers, random, effort: new Effort(limits) }
  const [way] = search(mind, depth, view, seat)
  if (!way) return unplanned(choices[0])
  return { choice: way.choices[0]!, plan: planned(mind, view, seat, way.choices) }
}

/** The next step of a plan, if everything is as it was expected. */
export function followed([step, ...plan]: Plan, view: View<unknown>): Thought | undefined {
  return step?.seen === fingerprint(view) ? { choice: step.choice, plan } : undefined
}

const unplanned = (choice: Choice | undefined): Thought | undefined => choice && { choice, plan: [] }

/** The rest of a way, with what the seat will see before each step. */
function planned<G extends MatchState>(
  mind: Mind<G>,
  view: View<G>,
  seat: PlayerId,
  [first, ...rest]: readonly Choice[],
): Plan {
  if (!first || rest.length === 0) return []
  const world = imagine(mind, view, seat)
  let before = first
  return rest.map((choice) => {
    play(mind.definition, world, seat, before)
    before = choice
    return { seen: fingerprint(mind.definition.view(world.G, seat)), choice }
  })
}

/** A number that tells views apart. */
function fingerprint(view: unknown): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (const letter of JSON.stringify(view)) {
    const code = letter.charCodeAt(0)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return 4294967296 * ((b ^ (b >>> 16)) & 2097151) + ((a ^ (a >>> 16)) >>> 0)
}

/** Any kind of move first, then any way to make it: otherwise the move with most arguments would be made most. */
export function chooseAnything<G extends MatchState>(
  definition: GameDefinition<G>,
  view: G,
  seat: PlayerId,
  random: () => number,
): Choice | undefined {
  const choices = choicesOf(definition, view, seat)
  const move = any([...new Set(choices.map((choice) => choice.move))], random)
  return any(
    choices.filter((choice) => choice.move === move),
    random,
  )
}

const any = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)]
