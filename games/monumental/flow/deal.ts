import type { PlayerId } from '../../kit/rule'
import { pieces } from '../data/constants'
import type { Act } from '../effects'
import { civilizationOf, startingCards } from '../pieces/cards'
import { fillCity } from '../pieces/city'
import { capitalOf, spotAt } from '../pieces/map'
import { allSlots, areaOf, isAutoma } from '../state'

/** MO-032 to MO-035: a civilization's pieces on its Capital, its cards into the City. The Automa has no City (MO-240). */
export function dealCivilization(act: Act, player: PlayerId): void {
  const { G, random } = act
  const area = areaOf(G, player)
  const capital = capitalOf(G, player)
  const force = spotAt(G, capital).force!
  force.soldiers = pieces.soldier.each
  force.warlord = true
  area.explorers = Array.from({ length: pieces.explorer.each }, () => capital)
  if (isAutoma(G, player)) return
  area.owned = startingCards(area.civ, player)
  area.nexus = nexusOf(area.civ)
  area.draw = random.Shuffle(area.owned.filter((uid) => !area.nexus.includes(uid)))
  area.city = allSlots.map(() => [])
  fillCity(act, player)
}

/** MO-034: Safe Harbor at the left. */
function nexusOf(civ: string): string[] {
  if (civ !== 'atlanteans') return []
  const { special, knowledge } = civilizationOf(civ)
  return [special.id, knowledge.id]
}
