import type { SpaceId } from '../../../games/now-or-never/data/maps'
import { load } from './dice'
import type { Land } from './layout'

/** A hero action of the player to move: this arrow, these steps. */
export function go(at: Land, arrow: number, ...spaces: SpaceId[]): void {
  at.play(at.G.current, 'startHeroAction', arrow)
  for (const space of spaces) at.play(at.G.current, 'step', space)
}

/** The next dice fall so. */
export const dice = (at: Land, ...faces: number[]): void => load(at, ...faces)

/** Everybody who has not passed does so, in turn. */
export function allPass(at: Land): void {
  while (at.G.phase === 'season') at.play(at.G.current, 'pass')
}

/** A whole production phase with nothing done in it. */
export function produce(at: Land): void {
  for (const player of at.G.order) at.play(player, 'confirmProduction')
}
