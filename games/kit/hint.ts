import { type Advice, advise } from './advise'
import { type Bot, hire } from './bot'
import type { Choice, GameDefinition, MatchState, View } from './definition'
import { Effort, type Limits } from './effort'
import { play } from './engine'
import { patience } from './levels'
import { reasons, told } from './reasons'
import type { PlayerId } from './rule'
import { guess, imagine, reveals } from './worlds'

/** A choice a bot would make here, and why. */
export interface Hint {
  readonly choice: Choice
  /** What the choice, and what was thought of to follow it in the turn, would certainly tell: events of the game. */
  readonly events: readonly unknown[]
  readonly reasons: readonly string[]
  /** In points expected at the end; only how much more than another choice means anything. */
  readonly worth: number
}

/** Whose mind is asked. */
const kind = 'builder'

const most = { hints: 2, reasons: 3 }

/** Whoever asks waits longer for a good answer than for a move of the others. */
const longest: Limits = { ...patience(kind), ms: 2500 }

/** The best choices a bot knows from what this seat sees, each with its reasons. */
export async function hintsFor<G extends MatchState>(
  definition: GameDefinition<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number = Math.random,
  limits = longest,
): Promise<Hint[]> {
  const bot = await hire(kind, definition)
  return advise(bot, view, seat, random, limits)
    .slice(0, most.hints)
    .map((advice) => ({
      choice: advice.choice,
      worth: advice.worth,
      events: certain([tell(bot, view, seat, random, advice), tell(bot, view, seat, random, advice)]),
      reasons: reasons(bot, view, seat, random, advice).slice(0, most.reasons).map(told),
    }))
}

/** What is told in one world, as far as nothing but the first choice turns anything over. */
function tell<G extends MatchState>(
  { definition, judge, numbers }: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
  { choice, plan }: Advice,
): unknown[] {
  const mind = { definition, judge, numbers, random, effort: new Effort({ plays: 0 }) }
  const world = imagine(mind, view, seat)
  const events: unknown[] = []
  for (const one of [choice, ...plan]) {
    if (guess(mind, world, seat, one) !== undefined) break
    const last = reveals(mind, world, seat, one)
    if (last && one !== choice) break
    events.push(...play(definition, world, seat, one))
    if (last) break
  }
  return events
}

/** What is told in every world alike, up to the first thing that is not: the rest is guessed. */
function certain([one = [], ...others]: readonly (readonly unknown[])[]): unknown[] {
  const same = (event: unknown, i: number) => others.every((list) => JSON.stringify(list[i]) === JSON.stringify(event))
  const end = one.findIndex((event, i) => !same(event, i))
  return one.slice(0, end === -1 ? one.length : end)
}
