import { type Chance, chanceOf, randomOf } from './chance'
import { carryOut, setUp } from './conduct'
import { copy } from './copy'
import type { Choice, Draft, MatchState } from './definition'
import { awaited } from './legality'
import { anyChoice, type PlayerId } from './rule'

/**
 * The rules on plain data, without a framework: for whoever plays many games or thinks ahead. boardgame.io's reducer
 * remains the truth of a match; a test holds both to the same rules, move by move.
 */
export interface Position<G extends MatchState = MatchState> {
  readonly G: G
  readonly chance: Chance
}

type Seated<G extends MatchState> = Pick<Draft<G>, 'rules'>

export function open<G extends MatchState>(
  definition: Pick<Draft<G>, 'meta' | 'problem' | 'setup'>,
  match: { readonly players: number; readonly options?: unknown; readonly seed: string },
): Position<G> {
  const chance = chanceOf(match.seed)
  const seats = Array.from({ length: match.players }, (_, seat) => String(seat))
  // Tables of the game may be part of what it sets up: only a copy is the match's own to change.
  const G = copy(setUp(definition, seats, match.options, randomOf(chance)))
  return { G, chance }
}

/** The same position to go on from in another way. */
export const branch = <G extends MatchState>(position: Position<G>): Position<G> => copy(position)

/** Makes a legal move: changes the position, gives what was said. Whether it is legal is not asked again. */
export function play<G extends MatchState>(
  { rules }: Seated<G>,
  { G, chance }: Position<G>,
  player: PlayerId,
  { move, args }: Choice,
): unknown[] {
  const one = rules[move]
  if (!one) throw new Error(`There is no move "${move}" in this game`)
  return carryOut(one, { G, player, random: randomOf(chance) }, copy(args))
}

/**
 * Any legal move of this player: any kind of move first, then any way to make it, without listing them all. Of the kinds
 * in random order the first that is possible is as likely as any other possible one.
 */
export function drawChoice<G extends MatchState>(
  { rules }: Seated<G>,
  { G }: Pick<Position<G>, 'G'>,
  player: PlayerId,
  random: () => number,
): Choice | undefined {
  if (G.outcome) return undefined
  const owed = awaited(G)[player]
  const left = Object.keys(rules).filter((move) => rules[move]!.anytime || (rules[move]!.answers ?? '') === owed)
  while (left.length > 0) {
    const at = Math.floor(random() * left.length)
    const move = left[at]!
    const args = anyChoice(rules[move]!, { G, player }, random)
    if (args) return { move, args }
    left[at] = left.at(-1)!
    left.pop()
  }
  return undefined
}
