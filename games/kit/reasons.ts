import type { Advice } from './advise'
import type { Bot } from './bot'
import type { MatchState, View } from './definition'
import { Effort } from './effort'
import { play } from './engine'
import type { PlayerId } from './rule'
import { sum } from './score'
import { guess, imagine, type Mind, worth } from './worlds'

/** What becomes more or less by a choice and what follows it in the turn, in points expected at the end of the game. */
interface Reason {
  readonly points: number
  /** In a few words, as they stand after "+6 points:". */
  readonly what: string
}

/** What is turned over is seen in so many worlds; the reasons are their mean. */
const worlds = 4

/** Less is not worth a word. */
const least = 0.2

const unforeseen = 'what it may bring'
const further = 'what it leads to'

/** Why something is advised, what weighs most first. */
export function reasons<G extends MatchState>(
  { definition, judge, numbers }: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
  advice: Pick<Advice, 'choice' | 'plan'>,
): Reason[] {
  const mind = { definition, judge, numbers, random, effort: new Effort({ plays: Number.POSITIVE_INFINITY }) }
  const found = new Map<string, number>()
  for (let i = 0; i < worlds; i++) {
    for (const [what, points] of differences(mind, view, seat, advice)) {
      found.set(what, (found.get(what) ?? 0) + points / worlds)
    }
  }
  const label = (what: string) => definition.scoreLines.find(({ key }) => key === what)?.label ?? what
  return [...found]
    .map(([what, points]) => ({ what: label(what), points }))
    .filter(({ points }) => Math.abs(points) >= least)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

/** "+6 points: monuments", "+0.4 points: cards in hand". */
export function told({ points, what }: Reason): string {
  const much = Math.abs(points)
  const said = Number(much.toFixed(much < 2 ? 1 : 0))
  return `${points < 0 ? '−' : '+'}${said} ${said === 1 ? 'point' : 'points'}: ${what}`
}

/** What each part of a position's worth has gained in one world. */
function differences<G extends MatchState>(
  mind: Mind<G>,
  view: View<G>,
  seat: PlayerId,
  { choice, plan }: Pick<Advice, 'choice' | 'plan'>,
): [string, number][] {
  const world = imagine(mind, view, seat)
  const before = parts(mind, world.G, seat)
  let hoped = 0
  for (const one of [choice, ...plan]) {
    const guessed = guess(mind, world, seat, one)
    if (guessed === undefined) play(mind.definition, world, seat, one)
    else hoped += guessed - worth(mind, world, seat)
  }
  const after = parts(mind, world.G, seat)
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return [...all.map((what): [string, number] => [what, (after[what] ?? 0) - (before[what] ?? 0)]), [unforeseen, hoped]]
}

/** What the worth of a position is made of: as the judge says, or the lines of the score sheet and all the rest. */
function parts<G extends MatchState>(
  { definition, judge, numbers }: Mind<G>,
  G: G,
  seat: PlayerId,
): Readonly<Record<string, number>> {
  if (judge.terms && !G.outcome) return judge.terms(G, seat, numbers)
  const lines = Object.entries(definition.standing?.(G, seat) ?? {}).map(([key, points]) => [key, points ?? 0] as const)
  const rest = judge.worth(G, seat, numbers) - sum(lines.map(([, points]) => points))
  return { ...Object.fromEntries(lines), [further]: rest }
}
