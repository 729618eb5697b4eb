import * as v from 'valibot'
import { type Asking, type Refusal, refuse } from '../../kit/rule'
import {
  abilityCard,
  type BasicClass,
  basicClasses,
  type MeepleClass,
  meepleName,
  type UnitClass,
  unitClasses,
} from '../data/classes'
import { isFight } from '../effects'
import { advance, cleanUp, enterMain } from '../flow/turn'
import {
  closedPlace,
  drillProblem,
  holders,
  missing,
  needsOf,
  openPlaces,
  overrunPeasants,
  placeProblem,
  planMade,
  planProblem,
} from '../pieces/plan'
import { emptyAssignment, noTeam, teamFor } from '../pieces/team'
import {
  type Assignment,
  areaOf,
  assignmentAt,
  type G,
  isHill,
  kindOf,
  locationOf,
  roomOf,
  take,
  type Unit,
} from '../state'
import { asShape, indexShape, meeplesRule, placeShape, unitIndexShape, unitShape } from './shapes'

type Ask = Asking<G>

const unitOf = (cls: UnitClass, as: BasicClass | undefined): Unit => (as ? { cls, as } : { cls })

function at(G: G, place: string): Assignment {
  const there = assignmentAt(G, place)
  if (there) return there
  G.plan.push(emptyAssignment(place))
  return G.plan.at(-1)!
}

function put(G: G, player: string, place: string, cls: MeepleClass, as?: BasicClass): void {
  areaOf(G, player).tavern[cls] -= 1
  if (cls === 'corruption') at(G, place).corruption += 1
  else at(G, place).units.push(unitOf(cls, as))
}

/** MM-206: Corruption goes only where a Room asks for it. */
function corruptionProblem(G: G, place: string): Refusal | undefined {
  if (kindOf(place) !== 'room' || roomOf(place).corruption === 'none') {
    return refuse('MM-206', 'Corruption is not a Unit and cannot be assigned here')
  }
  const full = roomOf(place).corruption === 'one' && (assignmentAt(G, place)?.corruption ?? 0) > 0
  return full ? refuse('MM-1005', 'This Room asks for exactly one Corruption') : undefined
}

/** MM-302, MM-402: one meeple from the Tavern to a place. */
export const assign = meeplesRule({
  args: [placeShape, unitShape, asShape],
  check({ G, player }, place, cls, as) {
    const closed = closedPlace(G, player, place)
    if (closed) return closed
    if (areaOf(G, player).tavern[cls] === 0) {
      const clause = G.phase === 'development' ? 'MM-302' : 'MM-402'
      return refuse(clause, `There is no ${meepleName(cls)} in your Tavern`)
    }
    if (as && cls !== 'shaman') return refuse('MM-504', 'Only a Shaman can be used as another class')
    if (cls === 'corruption') return corruptionProblem(G, place)
    if (place !== 'capitol-drill') return undefined
    if (assignmentAt(G, place)) return refuse('MM-320', 'Exactly one Unit goes to the Drill Hall')
    return drillProblem(G, player, unitOf(cls, as))
  },
  apply: ({ G, player }, place, cls, as) => put(G, player, place, cls, as),
  /** What helps to complete a place; more may be assigned (MM-407). */
  choices({ G, player }) {
    return openPlaces(G, player)
      .filter((place) => !assignmentAt(G, place) || placeProblem(G, player, assignmentAt(G, place)!))
      .flatMap((place) =>
        usefulUnits(G, place).map(([cls, as]): [string, MeepleClass, BasicClass?] => [place, cls, as]),
      )
  },
})

function usefulUnits(G: G, place: string): [MeepleClass, BasicClass?][] {
  const units: [UnitClass, BasicClass?][] = [
    ...unitClasses.map((cls): [UnitClass] => [cls]),
    ...basicClasses.map((as): [UnitClass, BasicClass] => ['shaman', as]),
  ]
  const there = assignmentAt(G, place)?.units ?? []
  const needs = needsOf(place)
  const useful = units.filter(
    ([cls, as]) => isFight(place) || missing(needs, [...there, unitOf(cls, as)]).length < missing(needs, there).length,
  )
  return kindOf(place) === 'room' ? [...useful, ['corruption']] : useful
}

/** The cheapest Units that complete a place, in one step. */
export const assignFor = meeplesRule({
  args: [placeShape],
  check({ G, player }, place) {
    const closed = closedPlace(G, player, place)
    if (closed) return closed
    const there = assignmentAt(G, place)
    if (there && !placeProblem(G, player, there)) return refuse('MM-407', 'Everything needed lies there already')
    const team = teamFor(G, player, place)
    if (!team) return noTeam(G, player, place)
    const nobody = team.units.length + team.corruption === 0
    return there && nobody ? placeProblem(G, player, there) : undefined
  },
  apply({ G, player }, place) {
    const team = teamFor(G, player, place)
    for (const { cls, as } of team?.units ?? []) put(G, player, place, cls, as)
    for (let i = 0; i < (team?.corruption ?? 0); i++) put(G, player, place, 'corruption')
  },
  choices: ({ G, player }) => openPlaces(G, player).map((place) => [place]),
})

/** Back to the Tavern, by its place on the list. */
export const takeBack = meeplesRule({
  args: [placeShape, indexShape],
  check({ G }, place, index) {
    const there = assignmentAt(G, place)
    const found = index === 'levy' ? there?.levy : index === 'corruption' ? there?.corruption : there?.units[index]
    return planMade(G) ?? (found ? undefined : refuse('MM-404', 'There is nothing of yours there to take back'))
  },
  apply({ G, player }, place, index) {
    const there = assignmentAt(G, place)!
    const { tavern } = areaOf(G, player)
    if (index === 'corruption') {
      there.corruption -= 1
      tavern.corruption += 1
    } else if (index !== 'levy') tavern[there.units.splice(index, 1)[0]!.cls] += 1
    if (index === 'levy' || !hasWarrior(there)) dismissLevy(G, player, there)
    if (there.units.length === 0 && there.corruption === 0) G.plan = G.plan.filter((one) => one !== there)
  },
  choices: ({ G, player }) =>
    inTheWay(G, player).flatMap(({ place, units, corruption }): [string, number | 'corruption'][] => [
      ...units.map((_, i): [string, number] => [place, i]),
      ...(corruption > 0 ? [[place, 'corruption'] as [string, 'corruption']] : []),
    ]),
})

/** What keeps the plan from being committed: an incomplete place, or a plan that fails as a whole. */
function inTheWay(G: G, player: string): Assignment[] {
  const incomplete = G.plan.filter((there) => placeProblem(G, player, there))
  return incomplete.length > 0 || !planProblem(G, player) ? incomplete : G.plan
}

const hasWarrior = ({ units }: Assignment): boolean => units.some(({ cls }) => cls === 'warrior')

function dismissLevy(G: G, player: string, there: Assignment): void {
  if (there.levy) (there.levy === 'supply' ? G.supply : areaOf(G, player).lodgings).peasant += 1
  there.levy = null
  delete there.levyFavoured
}

const sources = ['lodgings', 'supply'] as const

/** MM-517: a Peasant joins a real level 3 Warrior against one Monster. */
export const levy = meeplesRule({
  args: [placeShape, v.picklist(sources)],
  check({ G, player }, place, source) {
    const there = assignmentAt(G, place)
    const { levels, lodgings } = areaOf(G, player)
    const wrong = planMade(G)
    if (wrong) return wrong
    if (abilityCard('warrior', levels.warrior).ability !== 'levy') {
      return refuse('MM-517', 'Your Warriors cannot levy before level 3')
    }
    if (!there || !isFight(place) || !hasWarrior(there)) {
      return refuse('MM-505', 'A Levy joins a real Warrior assigned to a Monster')
    }
    if (G.plan.some((one) => one.levy)) return refuse('MM-211', 'One Levy in a turn')
    const left = source === 'supply' ? G.supply.peasant : lodgings.peasant
    return left > 0 ? undefined : refuse('MM-426', 'No Peasant is left there to levy')
  },
  apply({ G, player }, place, source) {
    ;(source === 'supply' ? G.supply : areaOf(G, player).lodgings).peasant -= 1
    assignmentAt(G, place)!.levy = source
  },
  choices: ({ G }) =>
    G.plan.flatMap(({ place }) => sources.map((source): [string, (typeof sources)[number]] => [place, source])),
})

const givesFavour = ({ place }: Assignment): boolean =>
  kindOf(place) === 'location' && locationOf(place).effects.some((effect) => effect.do === 'turnBoostOne')

/** MM-515: names the one Unit that the Armory helps. */
export const favour = meeplesRule({
  args: [placeShape, indexShape],
  check({ G }, place, index) {
    const there = assignmentAt(G, place)
    const wrong = planMade(G)
    if (wrong) return wrong
    if (!G.plan.some(givesFavour)) return refuse('MM-515', 'This needs a Unit at the Armory')
    if (!there || !isFight(place)) return refuse('MM-515', 'The bonus is for a Unit assigned to a Monster')
    const found = index === 'levy' ? there.levy : index === 'corruption' ? null : there.units[index]
    return found ? undefined : refuse('MM-515', 'There is no such Unit')
  },
  apply({ G }, place, index) {
    for (const one of G.plan) {
      delete one.levyFavoured
      for (const unit of one.units) delete unit.favoured
    }
    const there = assignmentAt(G, place)!
    if (index === 'levy') there.levyFavoured = true
    else if (index !== 'corruption') there.units[index]!.favoured = true
  },
  choices: ({ G }) => G.plan.flatMap(({ place, units }) => units.map((_, i): [string, number] => [place, i])),
})

/** MM-640: names the Unit that stays at the Colosseum, where different ones could. */
export const hold = meeplesRule({
  args: [placeShape, unitIndexShape],
  check({ G }, place, index) {
    const there = assignmentAt(G, place)
    const wrong = planMade(G)
    if (wrong) return wrong
    if (!there || !isHill(place)) return refuse('MM-640', 'Nobody stays there')
    const unit = there.units[index]
    return unit && holders(there).includes(unit) ? undefined : refuse('MM-640', 'This is no Unit that could stay there')
  },
  apply({ G }, place, index) {
    for (const [i, unit] of assignmentAt(G, place)!.units.entries()) {
      if (i === index) unit.stays = true
      else delete unit.stays
    }
  },
  choices({ G }) {
    return G.plan
      .filter((there) => isHill(there.place) && new Set(holders(there).map(({ cls }) => cls)).size > 1)
      .flatMap(({ place, units }) => units.map((_, i): [string, number] => [place, i]))
  },
})

/** MM-404: the plan is checked as a whole, then stands. */
export const commit = meeplesRule({
  args: [],
  reveals: ({ G }) => G.phase === 'main' && G.plan.length === 0,
  check({ G, player }: Ask) {
    return planMade(G) ?? planProblem(G, player)
  },
  apply(act) {
    const { G, player, say } = act
    if (G.plan.length > 0) {
      say({ kind: 'committed', player, places: G.plan.map(({ place, units }) => ({ place, units })) })
      addPeasants(G)
      for (const there of G.plan) if (isHill(there.place)) seizeHill(act, there)
      G.step = 'resolve'
    } else if (G.phase === 'development') enterMain(G)
    else {
      cleanUp(act)
      advance(act)
    }
  },
  choices: () => [[]],
})

/** MM-303 and MM-421, in the order of the plan while the supply lasts (MM-426). */
function addPeasants(G: G): void {
  for (const there of G.plan) {
    const kind = kindOf(there.place)
    const wanted =
      there.place === 'capitol-yard' ? 1 : kind === 'location' || kind === 'room' ? overrunPeasants(G, there.place) : 0
    there.added += take(G.supply, 'peasant', wanted)
  }
}

/** MM-640, MM-642: the Unit that was named holds the Colosseum, or any of those alike; whoever was there goes home. */
function seizeHill({ G, player, say }: Parameters<typeof commit.apply>[0], there: Assignment): void {
  const able = holders(there)
  const holder = able.find(({ stays }) => stays) ?? able[0]!
  const from = G.hill?.player ?? null
  if (G.hill) areaOf(G, G.hill.player).lodgings[G.hill.unit] += 1
  holder.stays = true
  G.hill = { player, unit: holder.cls }
  say({ kind: 'held', player, from })
}
