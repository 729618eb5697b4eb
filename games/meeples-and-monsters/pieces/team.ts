import { type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { basicClasses, isLevelled, type UnitClass, unitClasses } from '../data/classes'
import {
  type Assignment,
  areaOf,
  assignmentAt,
  type Counts,
  classOf,
  type G,
  kindOf,
  roomOf,
  type Unit,
} from '../state'
import { boostsOf, combat, foeOf } from './combat'
import { drillProblem, fundsFor, levelCost, matches, missing, needsOf, placeProblem } from './plan'

/** How dear a Unit is: what a plan should spend last. */
const price: Readonly<Record<UnitClass, number>> = {
  peasant: 1,
  warrior: 2,
  mage: 2,
  cleric: 2,
  knight: 3,
  ranger: 4,
  paladin: 4,
  shaman: 4,
}

export interface Team {
  readonly units: readonly Unit[]
  readonly corruption: number
}

const cost = (units: readonly Unit[]): number => units.reduce((sum, { cls }) => sum + price[cls], 0)

/** The cheapest Units of the Tavern that complete a place, with what lies there already; null if they cannot. */
export function teamFor(G: G, player: PlayerId, place: string): Team | null {
  const kind = kindOf(place)
  if (kind === 'monster' || kind === 'council') return fightingTeam(G, player, place)
  const there = assignmentAt(G, place)?.units ?? []
  const units = place === 'capitol-drill' ? drillTeam(G, player, there) : workingTeam(G, player, place, there)
  const corruption = kind === 'room' ? wantedCorruption(G, player, place) : 0
  return units && corruption !== null ? { units, corruption } : null
}

/** Why there is no such team: what would still be wrong if the whole Tavern went there. */
export function noTeam(G: G, player: PlayerId, place: string): Refusal {
  if (place === 'capitol-drill') return refuse('MM-312', 'Nobody in your Tavern can be levelled up')
  const there = assignmentAt(G, place) ?? emptyAssignment(place)
  const { tavern } = areaOf(G, player)
  const everybody = unitClasses.flatMap((cls) => Array.from({ length: tavern[cls] }, (): Unit => ({ cls })))
  const problem = placeProblem(G, player, { ...there, units: [...there.units, ...everybody] })
  return problem ?? refuse('MM-407', 'Your Tavern does not hold what is needed there')
}

/** Where any number will do, all of it: it leaves the Tavern anyway, and each brings a point (MM-1006). */
function wantedCorruption(G: G, player: PlayerId, place: string): number | null {
  const wanted = roomOf(place).corruption
  const there = assignmentAt(G, place)?.corruption ?? 0
  if (wanted === 'none' || there > 0) return 0
  const { corruption } = areaOf(G, player).tavern
  if (wanted === 'any') return corruption
  return corruption > 0 ? 1 : null
}

/** Units of the Tavern, each Shaman once for every class it could be used as. */
function available(G: G, player: PlayerId): Unit[] {
  const { tavern } = areaOf(G, player)
  return unitClasses
    .filter((cls) => tavern[cls] > 0)
    .flatMap((cls): Unit[] => (cls === 'shaman' ? [{ cls }, ...basicClasses.map((as) => ({ cls, as }))] : [{ cls }]))
    .sort((a, b) => price[a.cls] - price[b.cls])
}

function drillTeam(G: G, player: PlayerId, there: readonly Unit[]): Unit[] | null {
  if (there.length > 0) return []
  const able = available(G, player).filter((one) => drillProblem(G, player, one) === undefined)
  const unit = able.find((one) => payable(G, player, one)) ?? able[0]
  return unit ? [unit] : null
}

function payable(G: G, player: PlayerId, unit: Unit): boolean {
  const cls = classOf(unit)
  return isLevelled(cls) && levelCost(G, player, cls) <= fundsFor(G, player)
}

function workingTeam(G: G, player: PlayerId, place: string, there: readonly Unit[]): Unit[] | null {
  const left = { ...areaOf(G, player).tavern }
  const team: Unit[] = []
  const wanted = [...missing(needsOf(place), there)].sort((a, b) => Number(a === 'any') - Number(b === 'any'))
  for (const need of wanted) {
    const unit = available(G, player).find((one) => left[one.cls] > 0 && matches(need, one))
    if (!unit) return null
    left[unit.cls] -= 1
    team.push(unit)
  }
  return team
}

function fightingTeam(G: G, player: PlayerId, place: string): Team | null {
  const base = assignmentAt(G, place) ?? emptyAssignment(place)
  const { strength } = foeOf(place)
  const boosts = boostsOf(G, player)
  const reach = (units: readonly Unit[]) => {
    const assignment = { ...base, units: [...base.units, ...units] }
    return assignment.units.length > 0 && combat(G, player, assignment, boosts) >= strength
  }
  const all = crews(areaOf(G, player).tavern)
  if (!reach(all.at(-1)!)) return null
  const units = all.filter(reach).sort((a, b) => cost(a) - cost(b))[0]
  return units ? { units, corruption: 0 } : null
}

/** Every crew that a Tavern could send, everybody last; Shamans undeclared: a declaration is the player's own idea. */
function crews(tavern: Counts): Unit[][] {
  return unitClasses.reduce<Unit[][]>(
    (some, cls) =>
      tavern[cls] === 0
        ? some
        : some.flatMap((crew) =>
            Array.from({ length: tavern[cls] + 1 }, (_, n) =>
              crew.concat(Array.from({ length: n }, (): Unit => ({ cls }))),
            ),
          ),
    [[]],
  )
}

export const emptyAssignment = (place: string): Assignment => ({
  place,
  units: [],
  corruption: 0,
  added: 0,
  levy: null,
  resolved: false,
})
