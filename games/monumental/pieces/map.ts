import type { PlayerId } from '../../kit/rule'
import { pieces, points, prices } from '../data/constants'
import type { HexId } from '../data/hex'
import { type Geometry, geometryOf, isProvince, type Place } from '../data/map-format'
import { layoutOf } from '../data/maps'
import { type Force, type G, type Spot, type UnitKind, unitsIn } from '../state'
import { heroOf, tileOf } from './cards'
import { voices } from './texts'

const geometries = new Map<string, Geometry>()
const seats = [0, 1, 2, 3, 4] as const

/** Where the tiles of this game lie and what links them; the same for the whole game. */
export function geometry({ map }: { readonly map: string }): Geometry {
  const known = geometries.get(map)
  if (known) return known
  const made = geometryOf(layoutOf(map, map.split(' ')))
  geometries.set(map, made)
  return made
}

export const isHex = (G: G, hex: string): boolean => Object.hasOwn(G.hexes, hex)
export const placeAt = (G: G, hex: HexId): Place => geometry(G).places[hex]!
export const spotAt = (G: G, hex: HexId): Spot => G.hexes[hex]!
/** Where one can go from this tile, and from where one can come to it: not the same around an Island (MO-120). */
export const linksOf = (G: G, hex: HexId): readonly HexId[] => geometry(G).links[hex]!
export const entriesOf = (G: G, hex: HexId): readonly HexId[] => geometry(G).entries[hex]!
export const isCoastal = (G: G, hex: HexId): boolean => geometry(G).coastal[hex]!
export const provinceAt = (G: G, hex: HexId): boolean => isProvince(placeAt(G, hex))

const capitals = new Map<string, HexId[]>()

export function capitalOf({ map }: { readonly map: string }, player: PlayerId): HexId {
  const { places } = geometry({ map })
  const known = capitals.get(map) ?? seats.map((seat) => Object.keys(places).find((hex) => places[hex]!.seat === seat)!)
  capitals.set(map, known)
  return known[Number(player)]!
}

/** Smaller q first, then smaller r: how the Automa settles ties. */
export const byPlace = (G: G, a: HexId, b: HexId): number => {
  const [one, other] = [placeAt(G, a), placeAt(G, b)]
  return one.q - other.q || one.r - other.r
}

export const holderOf = (G: G, hex: HexId): PlayerId | null => G.hexes[hex]!.force?.by ?? null
export const controls = (G: G, player: PlayerId, hex: HexId): boolean => G.hexes[hex]?.force?.by === player

/** MO-008: all tiles a player controls, the Capital among them. */
export const territoryOf = (G: G, player: PlayerId): HexId[] =>
  Object.keys(G.hexes).filter((hex) => controls(G, player, hex))

export const provincesOf = (G: G, player: PlayerId): HexId[] =>
  territoryOf(G, player).filter((hex) => provinceAt(G, hex))

type Ways = (G: G, hex: HexId) => readonly HexId[]

/** MO-008: these tiles and all that a chain of such ways adds, inside a player's territory. */
function chained(G: G, player: PlayerId, from: readonly HexId[], ways: Ways): Set<HexId> {
  const reached = new Set(from.filter((hex) => controls(G, player, hex)))
  for (const hex of reached) for (const next of ways(G, hex)) if (controls(G, player, next)) reached.add(next)
  return reached
}

/** MO-140: where the Units of this tile could go. */
export const reachableFrom = (G: G, player: PlayerId, hex: HexId): Set<HexId> => chained(G, player, [hex], linksOf)

/** MO-113: the tiles whose Units can be sent to conquer this one. */
export const stagingFor = (G: G, player: PlayerId, hex: HexId): Set<HexId> =>
  chained(G, player, entriesOf(G, hex), entriesOf)

/** MO-114: how many Units may leave a tile. */
export const freeUnits = (G: G, hex: HexId): number => {
  const force = G.hexes[hex]!.force
  if (!force) return 0
  return unitsIn(force) - (provinceAt(G, hex) && !force.outpost ? 1 : 0)
}

export const noForce = (by: PlayerId): Force => ({
  by,
  soldiers: 0,
  mounted: 0,
  warlord: false,
  heroes: [],
  outpost: false,
})

/** A Unit leaves its tile; a Province left by all is nobody's. */
export function takeUnit(G: G, hex: HexId, unit: UnitKind): void {
  const force = G.hexes[hex]!.force!
  if (unit === 'soldier') force.soldiers -= 1
  else if (unit === 'mounted') force.mounted -= 1
  else if (unit === 'warlord') force.warlord = false
  else force.heroes = force.heroes.filter((hero) => hero !== unit)
  if (provinceAt(G, hex) && !force.outpost && unitsIn(force) === 0) delete G.hexes[hex]!.force
}

export function putUnit(G: G, player: PlayerId, hex: HexId, unit: UnitKind): void {
  G.hexes[hex]!.force ??= noForce(player)
  const force = G.hexes[hex]!.force!
  if (unit === 'soldier') force.soldiers += 1
  else if (unit === 'mounted') force.mounted += 1
  else if (unit === 'warlord') force.warlord = true
  else force.heroes.push(unit)
}

export function countOf(force: Force | undefined, unit: UnitKind): number {
  if (!force) return 0
  if (unit === 'soldier') return force.soldiers
  if (unit === 'mounted') return force.mounted
  if (unit === 'warlord') return force.warlord ? 1 : 0
  return force.heroes.includes(unit) ? 1 : 0
}

/** What a conquest has to overcome (MO-111), part by part. */
export interface ConquestValue {
  readonly terrain: number
  readonly defense: number
  readonly guard: number
  readonly total: number
}

export function conquestValue(G: G, hex: HexId, ignoreTerrain = false): ConquestValue {
  const terrain = ignoreTerrain ? 0 : (tileOf(placeAt(G, hex).terrain).value ?? 0)
  const defense = defenseOf(G, hex)
  const guard = guardOf(G, hex)
  return { terrain, defense, guard, total: Math.max(terrain + defense + guard, prices.leastValue) }
}

export function defenseOf(G: G, hex: HexId): number {
  const { force, barbarian, city, wonders } = spotAt(G, hex)
  const token = wonders ? pieces.wonderToken.defense : 0
  if (force) return token + forceDefense(G, force)
  return token + (barbarian?.level ?? 0) + (city ? pieces.freeCity.defense : 0)
}

function forceDefense(G: G, force: Force): number {
  const { soldiers, mounted, warlord, heroes, outpost, by } = force
  const troops = (soldiers + mounted) * pieces.soldier.defense + mounted * pieces.horse.defense
  const leaders = heroes.reduce((sum, id) => sum + heroOf(id).defense, warlord ? pieces.warlord.defense : 0)
  return troops + leaders + (outpost ? outpostDefense(G, by) : 0)
}

function outpostDefense(G: G, owner: PlayerId): number {
  const better = voices(G, owner).flatMap(({ text }) =>
    text.kind === 'ongoing' && text.rule.do === 'outpostDefense' ? [text.rule.n] : [],
  )
  return Math.max(pieces.outpost.defense, ...better)
}

/** What texts of the owner add (R-29: they add up). */
function guardOf(G: G, hex: HexId): number {
  const { force } = spotAt(G, hex)
  if (!force) return 0
  return voices(G, force.by).reduce((sum, { source, text }) => {
    if (text.kind !== 'ongoing' || text.rule.do !== 'guard') return sum
    const { n, only } = text.rule
    const there = only === undefined || (only === 'mounted' ? force.mounted > 0 : force.heroes.includes(source))
    return there ? sum + n : sum
  }, 0)
}

/** What a Province is worth at the end to whoever controls it (MO-222, MO-223). */
export function provincePoints(G: G, hex: HexId): { tile: number; city: number; token: number } {
  const { city, wonders } = spotAt(G, hex)
  return {
    tile: tileOf(placeAt(G, hex).terrain).vp,
    city: city ? points.freeCity : 0,
    token: wonders ? points.wonderToken : 0,
  }
}
