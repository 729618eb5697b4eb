import type { MatchState } from '../../../games/kit/definition'
import type { Judge } from './chooser'

/** The frozen judge of a game: every game that was there when the yardstick was cut has one. */
const judges: Readonly<Record<string, () => Promise<Judge<MatchState>>>> = {
  monuments: async () => (await import('./monuments')).judge as Judge<MatchState>,
  'meeples-and-monsters': async () => (await import('./meeples-and-monsters')).judge as Judge<MatchState>,
  'now-or-never': async () => (await import('./now-or-never')).judge as Judge<MatchState>,
  'villages-of-valeria': async () => (await import('./villages-of-valeria')).judge as Judge<MatchState>,
  monumental: async () => (await import('./monumental')).judge as Judge<MatchState>,
}

export function yardstickOf(game: string): Promise<Judge<MatchState>> {
  const judge = judges[game]
  if (!judge) throw new Error(`${game} has no yardstick`)
  return judge()
}
