import type { Choice, GameDefinition, MatchState, View } from '../../../games/kit/definition'
import { choicesOf } from '../../../games/kit/legality'
import type { PlayerId } from '../../../games/kit/rule'

/**
 * The bot all others are measured by: it looks one step ahead and hopes. It stays as it is, its judges too, so that
 * figures of different days can be compared. Only what a change of rules asks for may change here.
 */

/** How it looks at a position, always through one seat's view. */
export interface Judge<G> {
  /** How good this position looks for the seat, in points. */
  worth(view: G, seat: PlayerId): number
  /** How good a revealing choice looks before its result is known, as a gain over `worth`. */
  hope(view: G, seat: PlayerId, move: string, args: readonly unknown[]): number
  /** The choices worth weighing here; all of them if left out. */
  shortlist?(view: G, seat: PlayerId, choices: readonly Choice[]): readonly Choice[]
}

export function chooseGreedily<G extends MatchState>(
  definition: GameDefinition<G>,
  judge: Judge<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
): Choice | undefined {
  const choices = choicesOf(definition, view, seat)
  const weighed = judge.shortlist?.(view, seat, choices) ?? choices
  const now = judge.worth(view, seat)
  const valued = weighed.map((choice) => ({ choice, value: worthAfter(definition, judge, view, seat, choice, now) }))
  const top = Math.max(...valued.map(({ value }) => value))
  const best = valued.filter(({ value }) => value === top)
  return best[Math.floor(random() * best.length)]?.choice
}

function worthAfter<G extends MatchState>(
  definition: GameDefinition<G>,
  judge: Judge<G>,
  view: G,
  seat: PlayerId,
  { move, args }: Choice,
  now: number,
): number {
  const one = definition.rules[move]!
  if (one.reveals?.({ G: view, player: seat }, ...args)) return now + judge.hope(view, seat, move, args)
  const after = structuredClone(view)
  const random = { Number: unknowable, Die: unknowable, Shuffle: unknowable }
  one.apply({ G: after, player: seat, random, say: () => {} }, ...structuredClone(args))
  return judge.worth(after, seat)
}

function unknowable(): never {
  throw new Error('A bot must not know what chance will bring')
}
