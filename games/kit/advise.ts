import type { Bot } from './bot'
import type { Choice, MatchState, View } from './definition'
import { Effort, type Limits } from './effort'
import { mayAct } from './legality'
import type { PlayerId } from './rule'
import { search } from './search'

/** What could be done now, and what it promises: only how much more than another choice means anything. */
export interface Advice {
  readonly choice: Choice
  /** What was thought of to follow it in the same turn. */
  readonly plan: readonly Choice[]
  /** In points expected at the end of the game, more than the rivals. */
  readonly worth: number
}

/** The choices a bot would think about most, the best first, from what this seat sees; nothing when the seat owes none. */
export function advise<G extends MatchState>(
  { definition, judge, numbers, depth }: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
  effort: Limits,
): Advice[] {
  if (!mayAct(view, seat)) return []
  const mind = { definition, judge, numbers, random, effort: new Effort(effort) }
  const found = new Map<string, Advice>()
  for (const { choices, value } of search(mind, depth, view, seat)) {
    const [choice, ...plan] = choices
    const key = JSON.stringify(choice)
    if (choice && !found.has(key)) found.set(key, { choice, plan, worth: value })
  }
  return [...found.values()]
}
