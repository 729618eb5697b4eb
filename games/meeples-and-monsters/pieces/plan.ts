import { type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { abilityCard, isLevelled, isPrestige, type LevelledClass, meepleName, meepleOf } from '../data/classes'
import { type Need, quarters, slots } from '../data/locations'
import {
  type Assignment,
  areaOf,
  assignmentAt,
  classOf,
  type G,
  isHill,
  kindOf,
  locationOf,
  monsterOf,
  monstersIn,
  quarterOf,
  roomOf,
  tileOf,
  type Unit,
} from '../state'
import { combat, foeOf } from './combat'

/** What the Capitol asks for; the Drill Hall is a case of its own (MM-306). */
const capitolNeeds: Readonly<Record<string, readonly Need[]>> = {
  'capitol-yard': ['peasant'],
  'capitol-guild': ['peasant', 'peasant'],
  'capitol-drill': ['any'],
}

export function needsOf(place: string): readonly Need[] {
  const kind = kindOf(place)
  if (kind === 'capitol') return capitolNeeds[place]!
  if (kind === 'location') return locationOf(place).needs
  return kind === 'room' ? roomOf(place).needs : []
}

/** MM-408: does this Unit satisfy this icon? */
export function matches(need: Need, unit: Unit): boolean {
  if (typeof need !== 'string') return need.some((one) => matches(one, unit))
  if (need === 'any') return true
  return need === 'prestige' ? isPrestige(unit.cls) : need === classOf(unit)
}

/** The icons still without a Unit, when each takes one Unit of its own. */
export function missing(needs: readonly Need[], units: readonly Unit[]): readonly Need[] {
  const [need, ...rest] = needs
  if (need === undefined || units.length === 0) return needs
  const fewest = units.reduce<readonly Need[] | null>((best, unit, i) => {
    if (best?.length === 0 || !matches(need, unit)) return best
    const left = missing(rest, [...units.slice(0, i), ...units.slice(i + 1)])
    return best && best.length <= left.length ? best : left
  }, null)
  const unfilled = [need, ...missing(rest, units)]
  return fewest && fewest.length <= unfilled.length ? fewest : unfilled
}

export const needName = (need: Need): string => {
  if (typeof need !== 'string') return need.map(needName).join(' or ')
  if (need === 'any') return 'any Unit'
  return need === 'prestige' ? 'Prestige Unit' : meepleName(need)
}

export const vacantSlots = (G: G) => slots.filter(({ id, quarter }) => G.city[quarter].built[slotIndex(id)] === null)

export const slotIndex = (id: string): number => Number(id.slice(-1)) - 1

/** MM-302, MM-404: all assignments of a phase are made together. */
export function planMade({ phase, step }: G): Refusal | undefined {
  if (step === 'plan' && phase !== 'draw') return undefined
  return refuse(phase === 'development' ? 'MM-302' : 'MM-404', 'The assignments of this phase are made')
}

/** May anything be put on this place at all, in this step of this phase? */
export function closedPlace(G: G, player: PlayerId, place: string): Refusal | undefined {
  const kind = kindOf(place)
  const late = planMade(G)
  if (late) return late
  if (kind === 'capitol') return closedCapitol(G, place)
  if (G.phase !== 'main') return refuse('MM-302', 'In the Development Phase Units go to the Capitol only')
  if (kind === 'council') return closedCouncil(G, player, place)
  if (quarterOf(G, place) === null) return notThere(kind)
  if (kind === 'location' && G.stock[place] === 0 && tileOf(place).stock > 0) {
    return refuse('MM-409', 'No Prestige Unit is left there')
  }
  return undefined
}

function notThere(kind: string): Refusal {
  if (kind === 'monster') return refuse('MM-510', 'This Monster is not in the city')
  if (kind === 'room') return refuse('MM-1002', 'This Room does not lie open')
  return refuse('MM-405', 'This Location has not been built')
}

function closedCapitol(G: G, place: string): Refusal | undefined {
  if (G.phase !== 'development') return refuse('MM-405', 'The Capitol cannot be used in the Main Phase')
  if (place === 'capitol-drill') return undefined
  const other = place === 'capitol-yard' ? 'capitol-guild' : 'capitol-yard'
  if (assignmentAt(G, other)) return refuse('MM-305', 'Only one Location can be constructed in a turn')
  if (G.offer.length === 0) return refuse('MM-309', 'No Location tile is left to build')
  if (vacantSlots(G).length === 0) return refuse('MM-309', 'No vacant slot is left in the city')
  return undefined
}

function closedCouncil(G: G, player: PlayerId, place: string): Refusal | undefined {
  if (G.final === 0) return refuse('MM-520', 'The Dark Council can be fought in the final turns only')
  if (areaOf(G, player).overlords.includes(place)) return refuse('MM-906', 'You have fought this Overlord already')
  return undefined
}

/** MM-306, MM-312: exactly one Unit of a class that can rise. */
export function drillProblem(G: G, player: PlayerId, unit: Unit): Refusal | undefined {
  const cls = classOf(unit)
  if (!isLevelled(cls)) return refuse('MM-312', `${meepleOf(cls).plural} cannot be levelled up`)
  if (areaOf(G, player).levels[cls] === 3) return refuse('MM-312', `${meepleOf(cls).plural} are at level 3 already`)
  return undefined
}

export const drilledClass = (G: G): LevelledClass | null => {
  const unit = assignmentAt(G, 'capitol-drill')?.units[0]
  const cls = unit ? classOf(unit) : null
  return cls && isLevelled(cls) ? cls : null
}

export function levelCost(G: G, player: PlayerId, cls: LevelledClass): number {
  const next = areaOf(G, player).levels[cls] + 1
  return next > 3 ? 0 : abilityCard(cls, next as 2 | 3).cost
}

/** The most that a construction still to come could add to pay for a level (MM-313). */
export const bestBuildingVp = (G: G): number =>
  Math.max(0, ...vacantSlots(G).map(({ bonus }) => (bonus.do === 'vp' ? bonus.n : 0)))

/** MM-404: the plan as a whole. */
export function planProblem(G: G, player: PlayerId): Refusal | undefined {
  for (const assignment of G.plan) {
    const problem = placeProblem(G, player, assignment)
    if (problem) return problem
  }
  return G.phase === 'development' ? unpayable(G, player) : undefined
}

/** What could be paid for a level, with the best bonus of a construction in the same plan. */
export function fundsFor(G: G, player: PlayerId): number {
  const builds = G.plan.some(({ place }) => place === 'capitol-yard' || place === 'capitol-guild')
  return areaOf(G, player).vp + (builds ? bestBuildingVp(G) : 0)
}

/** MM-312: a Level Up that nothing in this plan could pay. */
export function unpayable(G: G, player: PlayerId): Refusal | undefined {
  const cls = drilledClass(G)
  if (!cls) return undefined
  const funds = fundsFor(G, player)
  const cost = levelCost(G, player, cls)
  return funds >= cost ? undefined : refuse('MM-312', `Levelling up costs ${cost} VP, and you could pay only ${funds}`)
}

const lackClause: Readonly<Record<string, string>> = { 'capitol-yard': 'MM-303', 'capitol-guild': 'MM-304' }

/** What is wrong with what lies on one place. */
export function placeProblem(G: G, player: PlayerId, assignment: Assignment): Refusal | undefined {
  const kind = kindOf(assignment.place)
  if (kind === 'monster' || kind === 'council') return fightProblem(G, player, assignment)
  const lacking = missing(needsOf(assignment.place), assignment.units)
  if (lacking.length > 0) {
    return refuse(lackClause[assignment.place] ?? 'MM-407', `Still needed: ${lacking.map(needName).join(', ')}`)
  }
  return kind === 'room' ? roomProblem(G, assignment) : holderProblem(assignment)
}

/** MM-640: where different Units could hold the Colosseum, one of them has to be named. */
function holderProblem(assignment: Assignment): Refusal | undefined {
  if (!isHill(assignment.place)) return undefined
  const able = holders(assignment)
  const named = able.some(({ stays }) => stays) || new Set(able.map(({ cls }) => cls)).size < 2
  return named ? undefined : refuse('MM-640', 'Say which of the Units stays there')
}

/** Units that could hold a place on their own. */
export const holders = ({ place, units }: Assignment): Unit[] =>
  units.filter((unit) => missing(needsOf(place), [unit]).length === 0)

function fightProblem(G: G, player: PlayerId, assignment: Assignment): Refusal | undefined {
  const { strength } = foeOf(assignment.place)
  if (assignment.units.length === 0) return refuse('MM-510', 'At least one Unit from your Tavern is needed')
  const total = combat(G, player, assignment)
  return total >= strength ? undefined : refuse('MM-510', `Combat ${total} does not reach Strength ${strength}`)
}

function roomProblem(G: G, { place, corruption }: Assignment): Refusal | undefined {
  const room = roomOf(place)
  if (room.corruption === 'one' && corruption !== 1)
    return refuse('MM-1005', 'This Room asks for exactly one Corruption')
  for (const effect of room.effects) {
    if (effect.do === 'bounty' && !fightsType(G, effect.type)) {
      return refuse('MM-1010', `This Room needs a fight against a Monster of the type ${effect.type} in the same turn`)
    }
  }
  return undefined
}

const fightsType = (G: G, type: string): boolean =>
  G.plan.some(({ place }) => kindOf(place) === 'monster' && monsterOf(place).type === type)

/** MM-420 to MM-422: Peasants that join because the quarter is overrun. */
export function overrunPeasants(G: G, place: string): number {
  const quarter = quarterOf(G, place)
  if (!quarter) return 0
  const lairs = monstersIn(G, quarter)
  if (G.plan.some((other) => kindOf(other.place) === 'monster' && lairs.includes(other.place))) return 0
  return Math.max(0, lairs.length - 1)
}

export const isOverrun = (G: G, place: string): boolean => {
  const quarter = quarterOf(G, place)
  return quarter !== null && monstersIn(G, quarter).length >= 2
}

/** Places open for assignment in this step. */
export function openPlaces(G: G, player: PlayerId): string[] {
  const places =
    G.phase === 'development'
      ? Object.keys(capitolNeeds)
      : [...Object.keys(G.tokens), 'combustor', ...quarters.flatMap((quarter) => placesIn(G, quarter))]
  return places.filter((place) => closedPlace(G, player, place) === undefined)
}

const printed: Readonly<Record<(typeof quarters)[number], string>> = {
  villages: 'arena',
  university: 'academy-of-mages',
  castle: 'keep',
  cathedral: 'chapel',
}

export function placesIn(G: G, quarter: (typeof quarters)[number]): string[] {
  const { built, monsters, room } = G.city[quarter]
  return [printed[quarter], ...built, ...monsters, room].filter((place): place is string => place !== null)
}
