import type { MeepleClass } from '../../../games/meeples-and-monsters/data/classes'
import { areaOf, type G } from '../../../games/meeples-and-monsters/state'

const idOf = (player: string, cls: MeepleClass, n: number): string => `${player} ${cls} ${n}`

/** Meeples of a class are alike. Those in the Tavern are numbered from below, those that lie outside from above. */
export const tavernPiece = (player: string, cls: MeepleClass, n: number): string => idOf(player, cls, n)

/** The number of a placed meeple: so that the last one of the Tavern is the next one to be placed. */
export function pieceOf(G: G, place: string, index: number): string {
  const all = G.plan.flatMap((one) => one.units.map((unit, i) => ({ cls: unit.cls, at: `${one.place} ${i}` })))
  const unit = all.find(({ at }) => at === `${place} ${index}`)
  if (!unit) return ''
  const alike = all.filter(({ cls }) => cls === unit.cls)
  const total = areaOf(G, G.current).tavern[unit.cls] + alike.length
  return idOf(G.current, unit.cls, total - 1 - alike.indexOf(unit))
}
