import { meeplesPlug } from '../games/meeples-and-monsters/plug'
import { monumentalPlug } from '../games/monumental/plug'
import { monumentsPlug } from '../games/monuments/plug'
import { nowOrNeverPlug } from '../games/now-or-never/plug'
import { villagesPlug } from '../games/villages-of-valeria/plug'
import type { Plug } from './plug'

export const plugs: readonly Plug[] = [monumentsPlug, meeplesPlug, nowOrNeverPlug, villagesPlug, monumentalPlug]

export function plugOf(game: string): Plug {
  const plug = plugs.find(({ definition }) => definition.meta.id === game)
  if (!plug) throw new Error(`No game "${game}". There are: ${plugs.map((one) => one.definition.meta.id).join(', ')}`)
  return plug
}
