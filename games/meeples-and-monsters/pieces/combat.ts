import type { PlayerId } from '../../kit/rule'
import { abilityCard, isLevelled, isPrestige, peasantCombat, prestigeCombat, type UnitClass } from '../data/classes'
import type { Effect } from '../data/effects'
import { councilLevel } from '../data/monsters'
import { quests } from '../data/quests'
import { type Assignment, areaOf, classOf, councilOf, type G, kindOf, locationOf, monsterOf, type Unit } from '../state'

const questEffects = new Map(quests.map(({ id, kind, effect }) => [id, kind === 'ongoing' ? effect : null]))

/** Permanent effects a player has: of defeated Monsters and of ongoing Quests in force. */
export function permanent(G: G, player: PlayerId): Effect[] {
  const area = areaOf(G, player)
  const ongoing = area.done.filter((quest) => !area.fresh.includes(quest)).map((quest) => questEffects.get(quest))
  return [...area.trophies.map((id) => monsterOf(id).effect), ...ongoing].filter(
    (effect): effect is Effect => effect !== null && effect !== undefined,
  )
}

/** Boosts of this turn: from Locations in the same plan (MM-512). */
const ofThisTurn = (G: G): Effect[] =>
  G.plan.flatMap(({ place }) => (kindOf(place) === 'location' ? locationOf(place).effects : []))

export interface Foe {
  readonly type: string
  readonly level: number
  readonly strength: number
}

export function foeOf(place: string): Foe {
  if (kindOf(place) === 'council') return { ...councilOf(place), level: councilLevel }
  return monsterOf(place)
}

const levy = (assignment: Assignment): Unit[] => {
  if (!assignment.levy) return []
  return [assignment.levyFavoured ? { cls: 'peasant', favoured: true } : { cls: 'peasant' }]
}

/** Everybody who fights there, the Levy Peasant included. */
export const fighters = (assignment: Assignment): Unit[] => [...assignment.units, ...levy(assignment)]

export function baseCombat(G: G, player: PlayerId, { cls }: Unit, foe: Foe): number {
  if (cls === 'paladin') return prestigeCombat.paladin + foe.level
  if (isPrestige(cls)) return prestigeCombat[cls]
  return isLevelled(cls) ? abilityCard(cls, areaOf(G, player).levels[cls]).combat : peasantCombat
}

/** What one effect adds to one Unit among its companions. */
export function boostOf(effect: Effect, unit: Unit, present: ReadonlySet<UnitClass>): number {
  const cls = classOf(unit)
  switch (effect.do) {
    case 'boost':
      return effect.cls === cls || (effect.cls === 'prestige' && isPrestige(unit.cls)) ? effect.n : 0
    case 'boostWith':
      return effect.target === cls && present.has(effect.partner) ? effect.n : 0
    case 'turnBoost':
      return effect.cls === cls ? effect.n : 0
    case 'turnBoostOne':
      return unit.favoured ? effect.n : 0
    default:
      return 0
  }
}

/** Everything that can change a combat value now. */
export const boostsOf = (G: G, player: PlayerId): Effect[] =>
  [...permanent(G, player), ...ofThisTurn(G)].filter((effect) => effect.do.includes('oost'))

/** MM-511: the total combat of what is assigned to a Monster. */
export function combat(G: G, player: PlayerId, assignment: Assignment, effects = boostsOf(G, player)): number {
  const foe = foeOf(assignment.place)
  const units = fighters(assignment)
  const present = new Set(units.map(classOf))
  const ofUnits = units.reduce(
    (sum, unit) =>
      sum + baseCombat(G, player, unit, foe) + effects.reduce((more, one) => more + boostOf(one, unit, present), 0),
    0,
  )
  const versus = effects.reduce((sum, one) => sum + (one.do === 'boostVs' && one.type === foe.type ? one.n : 0), 0)
  return ofUnits + versus
}
