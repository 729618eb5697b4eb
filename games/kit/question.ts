import { hire, type Plan, type Thought, think } from './bot'
import type { BotKind } from './bot-kinds'
import type { GameDefinition, MatchState, View } from './definition'
import { patience } from './levels'
import type { PlayerId } from './rule'

/** What a bot is asked, as plain data: it may think in another thread. */
export interface Question {
  readonly kind: BotKind
  readonly view: View<MatchState>
  readonly seat: PlayerId
  readonly plan: Plan
}

/** Thinks as long as people may be made to wait, or until nobody waits any more. */
export async function answer(
  definition: GameDefinition,
  { kind, view, seat, plan }: Question,
  stopped?: () => boolean,
): Promise<Thought | undefined> {
  const bot = await hire(kind, definition, { limits: { ...patience(kind), stopped } })
  return think(bot, view, seat, Math.random, plan)
}
