import { type Bot, think } from '../../games/kit/bot'
import type { Choice, MatchState, View } from '../../games/kit/definition'
import type { PlayerId } from '../../games/kit/rule'

/** What a bot does that remembers no plan. */
export const chooseFor = <G extends MatchState>(
  bot: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
): Choice | undefined => think(bot, view, seat, random)?.choice
