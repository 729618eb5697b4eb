import { type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { prices } from '../data/constants'
import type { HexId } from '../data/hex'
import { terrainRules } from '../data/terrain'
import { type Act, gain, owe, queue } from '../effects'
import { areaOf, type Force, type G, kindsIn, type Task, type UnitAt, type UnitKind } from '../state'
import { barbarianOf } from './cards'
import {
  type ConquestValue,
  capitalOf,
  conquestValue,
  controls,
  countOf,
  entriesOf,
  freeUnits,
  isCoastal,
  placeAt,
  putUnit,
  spotAt,
  stagingFor,
  takeUnit,
} from './map'
import { type Conquest, discountOn, responses, ruleOn, triggers, voices } from './texts'

/** What a conquest takes: Units, Military after all discounts, and Gold for the terrain. */
export interface ConquestPrice {
  readonly value: ConquestValue
  readonly units: number
  readonly military: number
  readonly gold: number
  /** Texts that made it cheaper. */
  readonly discounts: string[]
}

/** Why this tile cannot be conquered by this player, whoever is sent (MO-110). */
export function targetProblem(G: G, player: PlayerId, hex: HexId): Refusal | undefined {
  const { terrain } = placeAt(G, hex)
  if (terrain === 'capital') return refuse('MO-110', 'A Capital cannot be conquered')
  if (terrain === 'water') return refuse('MO-110', 'Water cannot be conquered')
  if (controls(G, player, hex)) return refuse('MO-110', 'You control this Province already')
  return entriesOf(G, hex).some((next) => controls(G, player, next))
    ? undefined
    : refuse('MO-110', 'It is not linked to your territory')
}

const conquestOf = (G: G, hex: HexId, units: readonly UnitKind[]): Conquest => ({
  units,
  coastal: isCoastal(G, hex),
  barbarian: spotAt(G, hex).barbarian !== undefined,
  enemy: spotAt(G, hex).force !== undefined,
  first: G.now.conquests === 0,
})

/** MO-111, MO-115, MO-116, MO-123. */
export function conquestPrice(
  G: G,
  player: PlayerId,
  hex: HexId,
  units: readonly UnitKind[],
  ignoreTerrain: boolean,
): ConquestPrice {
  const value = conquestValue(G, hex, ignoreTerrain)
  const { n, sources } = discountOn(G, player, 'conquer', conquestOf(G, hex, units))
  return {
    value,
    units: value.total,
    military: Math.max(value.total - n, prices.leastMilitary),
    gold: placeAt(G, hex).terrain === 'pyramid' ? terrainRules.pyramidGold : 0,
    discounts: sources,
  }
}

/** Texts that would make the terrain of this Province count 0 (MO-116, MO-201). */
export const terrainIgnorers = (G: G, player: PlayerId, hex: HexId): string[] =>
  voices(G, player).flatMap(({ source, text }) => {
    if (text.kind !== 'use' || G.now.used.includes(source) || G.now.left.includes(source)) return []
    const fits = text.options.some(({ effects }) =>
      effects.some((effect) => effect.do === 'ignoreTerrain' && (effect.filter === 'any' || isCoastal(G, hex))),
    )
    return fits ? [source] : []
  })

/** Why these Units cannot go there together (MO-112 to MO-114). */
export function unitsProblem(G: G, player: PlayerId, hex: HexId, units: readonly UnitAt[]): Refusal | undefined {
  const staging = stagingFor(G, player, hex)
  for (const at of new Set(units.map((unit) => unit.at))) {
    if (!controls(G, player, at)) return refuse('MO-113', 'Units can be sent from your own territory only')
    if (!staging.has(at)) return refuse('MO-113', 'These Units are not connected with a tile beside the Province')
    const sent = units.filter((unit) => unit.at === at)
    for (const kind of new Set(sent.map(({ unit }) => unit))) {
      const there = countOf(spotAt(G, at).force, kind)
      if (sent.filter(({ unit }) => unit === kind).length > there)
        return refuse('MO-113', 'There are not so many of these Units')
    }
    if (sent.length > freeUnits(G, at)) return refuse('MO-114', 'A Unit or an Outpost must stay in every Province')
  }
  return undefined
}

/** MO-117: what happens once the price is paid. */
export function conquer(act: Act, hex: HexId, sent: readonly UnitAt[]): void {
  const { G, player, say } = act
  const units = sent.map(({ unit }) => unit)
  const about = conquestOf(G, hex, units)
  const spot = spotAt(G, hex)
  if (spot.force) driveOut(G, hex, spot.force)
  for (const { at, unit } of sent) {
    takeUnit(G, at, unit)
    putUnit(G, player, hex, unit)
  }
  const tasks: Task[] = []
  if (spot.barbarian) {
    const token = spot.barbarian.face!
    delete spot.barbarian
    say({ kind: 'barbarian', player, hex, token })
    tasks.push({ do: 'reward', token, both: takesBoth(G, player, units) })
  }
  if (placeAt(G, hex).terrain === 'desert') tasks.push({ do: 'desert', hex })
  tasks.push(
    ...triggers(
      responses(G, player, 'conquer', about).map(({ source, text }) => {
        const may = text.cost.length > 0 ? { may: true as const } : {}
        return { do: 'pay', source, costs: text.cost, effects: text.effects, at: hex, ...may }
      }),
    ),
  )
  G.now.conquests += 1
  queue(G, ...tasks)
}

function takesBoth(G: G, player: PlayerId, units: readonly UnitKind[]): boolean {
  return ruleOn(G, player, 'bothRewards') !== undefined && units.includes('warlord')
}

/** MO-117, MO-175: beaten Units go home, their Horses to the stock, an Outpost to the supply. */
export function driveOut(G: G, hex: HexId, force: Force): void {
  const { by } = force
  for (const kind of kindsIn(force)) {
    const n = countOf(force, kind)
    for (let i = 0; i < n; i++) goHome(G, by, kind)
  }
  if (force.outpost) areaOf(G, by).outposts += 1
  delete G.hexes[hex]!.force
}

/** A beaten Unit comes back to its Capital; a Horse is lost to the stock. */
export function goHome(G: G, player: PlayerId, unit: UnitKind): void {
  if (unit === 'mounted') G.horses += 1
  putUnit(G, player, capitalOf(G, player), unit === 'mounted' ? 'soldier' : unit)
}

/** MO-118; with `both` A, then B. */
export function reward(act: Act, token: string, both: boolean): void {
  if (both) for (const which of ['A', 'B'] as const) takeReward(act, token, which)
  else owe(act, token, { ask: 'reward', token })
}

export function takeReward(act: Act, token: string, which: 'A' | 'B'): void {
  act.say({ kind: 'reward', player: act.player, token, which })
  for (const { res, n } of barbarianOf(token).rewards[which]) gain(act, res, n, token)
}

/** MO-124: asked only if some of the Soldiers have Horses and some have not. */
export function desert(act: Act, hex: HexId): void {
  const { soldiers, mounted } = spotAt(act.G, hex).force!
  if (soldiers > 0 && mounted > 0) owe(act, hex, { ask: 'desert', hex })
  else if (soldiers + mounted > 0) loseInDesert(act, hex, soldiers > 0 ? 'soldier' : 'mounted')
}

export function loseInDesert({ G, player, say }: Act, hex: HexId, unit: UnitKind): void {
  takeUnit(G, hex, unit)
  goHome(G, player, unit)
  say({ kind: 'lostInDesert', player, hex })
}

const isSoldier = (unit: UnitKind): boolean => unit === 'soldier' || unit === 'mounted'

/** Tiles that could send somebody: the Capital first, then where most may leave. */
function musters(G: G, player: PlayerId, hex: HexId): HexId[] {
  const capital = capitalOf(G, player)
  return [...stagingFor(G, player, hex)]
    .filter((at) => freeUnits(G, at) > 0)
    .sort((a, b) => Number(b === capital) - Number(a === capital) || freeUnits(G, b) - freeUnits(G, a))
}

/** Of each kind on each tile as many as may leave: whoever could be sent to a Province, though not all of them at once (MO-114). */
export const sendable = (G: G, player: PlayerId, hex: HexId): UnitAt[] =>
  musters(G, player, hex).flatMap((at) => {
    const force = spotAt(G, at).force!
    return kindsIn(force).flatMap((unit) => {
      const n = Math.min(countOf(force, unit), freeUnits(G, at))
      return Array.from({ length: n }, () => ({ at, unit }))
    })
  })

/** As many Units as may leave, tile by tile: who stays behind is a leader or a Soldier, on a Horse if there is one. */
export const reserves = (G: G, player: PlayerId, hex: HexId, stays: 'leader' | 'soldier'): UnitAt[] => {
  const all = sendable(G, player, hex)
  return musters(G, player, hex).flatMap((at) => {
    const here = all.filter((one) => one.at === at)
    const soldiers = here.filter(({ unit }) => isSoldier(unit))
    const leaders = here.filter(({ unit }) => !isSoldier(unit))
    const order = stays === 'leader' ? [...soldiers, ...leaders] : [...leaders, ...soldiers]
    return order.slice(0, freeUnits(G, at))
  })
}
