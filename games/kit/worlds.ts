import { chanceOf, randomFrom } from './chance'
import type { Choice, GameDefinition, MatchState, View } from './definition'
import type { Effort } from './effort'
import { branch, drawChoice, type Position, play } from './engine'
import type { Judge, Numbers } from './judge'
import { awaited } from './legality'
import type { PlayerId } from './rule'

/** Positions as they could be: how somebody who knows only a view looks ahead. */

export interface Mind<G extends MatchState = MatchState> {
  readonly definition: GameDefinition<G>
  readonly judge: Judge<G>
  readonly numbers: Numbers
  readonly random: () => number
  readonly effort: Effort
}

/** One way things could be. */
export const imagine = <G extends MatchState>(
  { definition, random }: Mind<G>,
  view: View<G>,
  seat: PlayerId,
): Position<G> => ({
  G: definition.imagine(view, seat, randomFrom(random)),
  chance: chanceOf(String(random())),
})

export const worth = <G extends MatchState>({ judge, numbers }: Mind<G>, { G }: Position<G>, seat: PlayerId): number =>
  judge.worth(G, seat, numbers)

export const reveals = <G extends MatchState>(
  { definition }: Mind<G>,
  { G }: Position<G>,
  player: PlayerId,
  { move, args }: Choice,
): boolean => definition.rules[move]!.reveals?.({ G, player }, ...args) ?? false

/** What a choice promises that can't be tried, because nobody can imagine what comes of it. */
export const guess = <G extends MatchState>(
  mind: Mind<G>,
  position: Position<G>,
  player: PlayerId,
  choice: Choice,
): number | undefined =>
  mind.judge.guess && reveals(mind, position, player, choice)
    ? mind.judge.guess(position.G, player, choice, mind.numbers)
    : undefined

/** A move made in a copy. What it turns over is dealt anew: nobody may choose by what a world happens to hold. */
export function look<G extends MatchState>(
  mind: Mind<G>,
  position: Position<G>,
  player: PlayerId,
  choice: Choice,
): Position<G> {
  const unknown = reveals(mind, position, player, choice)
  const after = unknown ? imagine(mind, mind.definition.view(position.G, player), player) : branch(position)
  play(mind.definition, after, player, choice)
  mind.effort.spend()
  return after
}

const promise = <G extends MatchState>(
  mind: Mind<G>,
  position: Position<G>,
  player: PlayerId,
  choice: Choice,
): number => guess(mind, position, player, choice) ?? worth(mind, look(mind, position, player, choice), player)

/** So many ways are compared where a game has no policy of its own. */
const drawn = 5

/** A sensible choice at once. */
export function quickly<G extends MatchState>(
  mind: Mind<G>,
  position: Position<G>,
  player: PlayerId,
): Choice | undefined {
  const { definition, judge, numbers, random } = mind
  if (judge.policy) return judge.policy(position.G, player, random, numbers)
  const choices: Choice[] = []
  const known = new Set<string>()
  for (let tries = 0; tries < drawn; tries++) {
    const choice = drawChoice(definition, position, player, random)
    const key = JSON.stringify(choice)
    if (choice && !known.has(key)) choices.push(choice)
    known.add(key)
  }
  if (choices.length < 2) return choices[0]
  const valued = choices.map((choice) => ({ choice, value: promise(mind, position, player, choice) }))
  return valued.reduce((best, one) => (one.value > best.value ? one : best)).choice
}

/** What a turn is told apart by. */
export type Moment = Pick<MatchState, 'turn' | 'phase' | 'current'>

export const momentOf = ({ turn, phase, current }: MatchState): Moment => ({
  turn,
  current,
  ...(phase === undefined ? {} : { phase }),
})

/** Has somebody else's turn begun since, or another of the same player? A new phase is none. */
export const turnIsOver = (since: Moment, G: MatchState): boolean =>
  G.outcome !== null || G.current !== since.current || (G.turn !== since.turn && G.phase === since.phase)

/** Is nothing under way that would soon change what the position is worth? */
const isQuiet = <G extends MatchState>({ judge }: Mind<G>, G: G, seat: PlayerId): boolean =>
  G.outcome !== null || (judge.quiet ? judge.quiet(G, seat) : (G.pending ?? []).length === 0)

/** Nobody needs more moves than this for what is left of a few turns; whoever does goes round in circles. */
export const mostMoves = 150

/**
 * What the position is worth once everybody has played on quickly, until so many turns are over and nothing is under way;
 * with no turns, once this seat has answered what it is asked.
 */
export function worthLater<G extends MatchState>(
  mind: Mind<G>,
  position: Position<G>,
  seat: PlayerId,
  from: Moment,
  turns: number,
): number {
  const { G } = position
  let since = from
  let left = turns
  for (let moves = 0; moves < mostMoves && !mind.effort.isSpent; moves++) {
    if (left > 0 && turnIsOver(since, G)) {
      left--
      since = momentOf(G)
    }
    if (G.outcome || (left === 0 && isQuiet(mind, G, seat))) break
    const asked = awaited(G)
    const player = turns === 0 && asked[seat] !== undefined ? seat : Object.keys(asked)[0]!
    if (turns === 0 && player !== seat) break
    const choice = quickly(mind, position, player)
    if (!choice) break
    const guessed = guess(mind, position, player, choice)
    if (guessed !== undefined) return player === seat ? guessed : worth(mind, position, seat)
    play(mind.definition, position, player, choice)
    mind.effort.spend()
  }
  return worth(mind, position, seat)
}
