import { type Bot, type Plan, think } from '../../games/kit/bot'
import type { Choice, MatchState, View } from '../../games/kit/definition'
import type { PlayerId } from '../../games/kit/rule'

/** What a bot does that remembers no plan. */
export const chooseFor = <G extends MatchState>(
  bot: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
): Choice | undefined => think(bot, view, seat, random)?.choice

/** A bot that remembers its plan from one decision to the next; one for each seat of a match. */
export function remembering<G extends MatchState>(bot: Bot<G>) {
  let plan: Plan = []
  return (view: View<G>, seat: PlayerId, random: () => number): Choice | undefined => {
    const thought = think(bot, view, seat, random, plan)
    plan = thought?.plan ?? []
    return thought?.choice
  }
}
