import type { Choice } from './definition'
import type { PlayerId } from './rule'

/** What a computer player knows about a game beyond its rules. */

/** Numbers an evaluation is made of, by name. */
export type Numbers = Readonly<Record<string, number>>

/** Found by play, not by taste: `npm run tune` changes the numbers and says what came of it. */
interface Weights<W extends Numbers = Numbers> {
  readonly numbers: W
  /** The day they were found. */
  readonly date: string
  /** How they were found, and how they did. */
  readonly result: string
}

/**
 * How the computer looks at a position: always a whole one that it has imagined, never the true one. Everything is
 * valued on one scale, so that an answer, a revelation and the end of a turn can be compared.
 */
export interface Judge<G, W extends Numbers = Numbers> {
  readonly weights: Weights<W>
  /** Points this seat may expect at the end of the game, less those of its rivals. Once the game is over: what they got. */
  worth(G: G, seat: PlayerId, numbers: W): number
  /** What `worth` is the sum of before the end, by a few words for people; only the score sheet is told apart if left out. */
  terms?(G: G, seat: PlayerId, numbers: W): Readonly<Record<string, number>>
  /** The choices worth weighing, the most promising first; all of them if left out. */
  shortlist?(G: G, seat: PlayerId, choices: readonly Choice[], numbers: W, random: () => number): readonly Choice[]
  /**
   * What a revealing choice promises: the worth of what follows, where the odds are known better than by trying one throw,
   * or where nobody may read what follows. Nothing for all that shall be imagined and played.
   */
  guess?(G: G, seat: PlayerId, choice: Choice, numbers: W): number | undefined
  /** A sensible choice at once: how everybody goes on where a search plays on. A few drawn by lot are compared if left out. */
  policy?(G: G, seat: PlayerId, random: () => number, numbers: W): Choice | undefined
  /** May this position be valued as it is? When nobody owes a decision and a turn is over, if left out. */
  quiet?(G: G, seat: PlayerId): boolean
}
