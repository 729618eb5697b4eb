import type { PlayerId } from '../../kit/rule'
import type { UnitClass } from '../data/classes'
import type { Effect } from '../data/effects'
import { questOf } from '../scoring'
import { type Assignment, areaOf, classOf, type G, kindOf, locationOf, monsterOf } from '../state'
import { baseCombat, boostOf, fighters, foeOf } from './combat'

export interface Bonus {
  readonly n: number
  /** The card or Location it comes from. */
  readonly from: string
}

export interface Fighter {
  readonly cls: UnitClass
  readonly base: number
  readonly bonuses: readonly Bonus[]
}

export interface CombatDetails {
  readonly total: number
  readonly strength: number
  readonly fighters: readonly Fighter[]
  /** Added once, whoever fights. */
  readonly versus: readonly Bonus[]
}

interface Named {
  readonly name: string
  readonly effect: Effect
}

const withEffect = (name: string, effect: Effect | null): Named[] => (effect ? [{ name, effect }] : [])

/** Everything that can change a combat value now, with its name: the same as `boostsOf`. */
function namedBoosts(G: G, player: PlayerId): Named[] {
  const { trophies, done, fresh } = areaOf(G, player)
  const ongoing = done.map(questOf).filter(({ id, kind }) => kind === 'ongoing' && !fresh.includes(id))
  const locations = G.plan.filter(({ place }) => kindOf(place) === 'location').map(({ place }) => locationOf(place))
  return [
    ...trophies.map(monsterOf).flatMap(({ name, effect }) => withEffect(name, effect)),
    ...ongoing.flatMap(({ name, effect }) => withEffect(name, effect)),
    ...locations.flatMap(({ name, effects }) => effects.map((effect) => ({ name, effect }))),
  ]
}

/** The sum of `combat`, part by part, for those who want to see it (MM-511). */
export function combatDetails(G: G, player: PlayerId, assignment: Assignment): CombatDetails {
  const foe = foeOf(assignment.place)
  const units = fighters(assignment)
  const present = new Set(units.map(classOf))
  const boosts = namedBoosts(G, player)
  const lines = units.map((unit) => ({
    cls: unit.cls,
    base: baseCombat(G, player, unit, foe),
    bonuses: boosts
      .map(({ name, effect }) => ({ n: boostOf(effect, unit, present), from: name }))
      .filter(({ n }) => n > 0),
  }))
  const versus = boosts.flatMap(({ name, effect }) =>
    effect.do === 'boostVs' && effect.type === foe.type ? [{ n: effect.n, from: name }] : [],
  )
  const ofUnits = lines.flatMap(({ base, bonuses }) => [base, ...bonuses.map(({ n }) => n)])
  const total = [...ofUnits, ...versus.map(({ n }) => n)].reduce((sum, n) => sum + n, 0)
  return { total, strength: foe.strength, fighters: lines, versus }
}
