import type { Choice, GameDefinition, MatchState } from '../../games/kit/definition'
import type { PlayerId } from '../../games/kit/rule'

/** What a game tells the harness so that the same properties can be checked for all of them. */
export interface Plug<G extends MatchState = MatchState> {
  readonly definition: GameDefinition<G>
  /** Sets of options that between them use every option. */
  readonly optionSets: readonly object[]
  /** A game longer than this many moves has lost its way. */
  readonly longest: (players: number) => number
  /** What is wrong with the components of this state: lost, doubled, negative; nothing if all is well. */
  conserve(G: G): string | undefined
  /** Well-formed arguments chosen blindly, legal or not. */
  anything(G: G, random: () => number): Choice
  /** Choices that bring the game on: taken every other time, so that random games end. */
  prefers?(choice: Choice): boolean
  /** Components this move brings into play, for the report on what was never used. */
  used(G: G, choice: Choice): readonly string[]
  /** What to weigh this seat's chances by, at the end of a game. */
  traits?(G: G, seat: PlayerId): readonly string[]
  /** Habits to count by name, for each choice of this seat and once more at the end: a game's figure is their sum. */
  counts?(G: G, seat: PlayerId, choice: Choice | null): Readonly<Record<string, number>>
  readonly components: readonly string[]
  /** Those that can lie face down. */
  readonly hidden: readonly string[]
}
