import { pieces, prices } from './constants'
import { across, distance, hexId, opposite } from './hex'
import { type Geometry, geometryOf, isIsland, isProvince, type Layout, type Place } from './map-format'
import { bridgePatterns, terrains } from './terrain'
import { barbarians, freeCities, productionTokens } from './tokens'

/** What a map must hold (MO-270 to MO-276). */
export const mapLimits = {
  capitalDistance: 3,
  capitalLinks: 3,
  easyNeighbours: 2,
  easyValue: 3,
  extraCities: 2,
} as const

export interface MapProblem {
  readonly clause: string
  readonly because: string
}

/** The first constraint that a map breaks; nothing if it may be played by so many Capitals (solo: 2). */
export function mapProblem(layout: Layout, players: number): MapProblem | undefined {
  const geometry = geometryOf(layout)
  const capitals = layout.filter(({ terrain }) => terrain === 'capital')
  return (
    problemOfTiles(layout) ??
    problemOfCapitals(capitals, players) ??
    firstOf(capitals, (capital) => problemOfHome(capital, geometry)) ??
    firstOf(layout.filter(isIsland), (island) => problemOfBridges(island, geometry)) ??
    firstOf(capitals, (capital) => problemOfReach(capital, geometry)) ??
    firstOf(layout, problemOfTokens) ??
    problemOfStock(layout, players)
  )
}

const broken = (clause: string, because: string): MapProblem => ({ clause, because })

function firstOf<T>(things: readonly T[], problem: (thing: T) => MapProblem | undefined): MapProblem | undefined {
  for (const thing of things) {
    const found = problem(thing)
    if (found) return found
  }
  return undefined
}

const count = <T>(things: readonly T[], test: (thing: T) => boolean): number => things.filter(test).length
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function problemOfTiles(layout: Layout): MapProblem | undefined {
  const ids = layout.map(hexId)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice) return broken('MO-270', `Two tiles lie on ${twice}`)
  return firstOf(terrains, ({ id, name, base, lostKingdoms }) =>
    count(layout, ({ terrain }) => terrain === id) > base + lostKingdoms
      ? broken('MO-270', `There are only ${base + lostKingdoms} tiles: ${name}`)
      : undefined,
  )
}

function problemOfCapitals(capitals: Layout, players: number): MapProblem | undefined {
  const seats = capitals.map(({ seat }) => seat).sort()
  const wanted = Array.from({ length: players }, (_, seat) => seat)
  if (seats.join() !== wanted.join()) return broken('MO-271', `The map needs one Capital for each of ${players} seats`)
  const near = capitals.some((a) => capitals.some((b) => a !== b && distance(a, b) < mapLimits.capitalDistance))
  return near ? broken('MO-271', `Two Capitals are nearer than ${mapLimits.capitalDistance} hexes`) : undefined
}

function problemOfHome(capital: Place, { places, neighbours, links }: Geometry): MapProblem | undefined {
  const whose = `The Capital of seat ${capital.seat}`
  const around = neighbours[hexId(capital)]!.map((hex) => places[hex]!)
  const unwanted = around.some(
    (place) =>
      place.exploration === 'city' ||
      (place.marker !== null && place.marker !== 'p') ||
      isIsland(place) ||
      place.terrain === 'capital',
  )
  if (unwanted) return broken('MO-272', `${whose} touches a Free City, a Market, an Island or a Capital`)
  const provinces = links[hexId(capital)]!.map((hex) => places[hex]!).filter(isProvince)
  if (provinces.length < mapLimits.capitalLinks) {
    return broken('MO-272', `${whose} is linked to fewer than ${mapLimits.capitalLinks} Provinces`)
  }
  const easy = count(provinces, (place) => startValue(place) <= mapLimits.easyValue)
  return easy < mapLimits.easyNeighbours
    ? broken('MO-272', `${whose} has fewer than ${mapLimits.easyNeighbours} easy Provinces beside it`)
    : undefined
}

/** The conquest value of a Province before anybody came (MO-111). */
export function startValue({ terrain, exploration }: Place): number {
  const value = terrains.find(({ id }) => id === terrain)?.value ?? 0
  const defense = exploration === 'city' ? pieces.freeCity.defense : exploration === 'b2' ? 2 : exploration ? 1 : 0
  return Math.max(value + defense, prices.leastValue)
}

function problemOfBridges(island: Place, { places }: Geometry): MapProblem | undefined {
  const where = `The Island on ${hexId(island)}`
  const pattern: readonly number[] = bridgePatterns[island.terrain === 'island-wide' ? 'island-wide' : 'island-narrow']
  const wanted = (first: number) => pattern.map((side) => (side + first) % 6).sort((a, b) => a - b)
  const given = [...island.bridges].sort((a, b) => a - b)
  const fits = island.bridges.some((first) => wanted(first).join() === given.join())
  if (!fits) return broken('MO-273', `${where} has bridges on the wrong sides`)
  return firstOf(given, (side) => {
    const other = places[hexId(across(island, side))]
    if (!other || other.terrain === 'water') return broken('MO-273', `A bridge of ${hexId(island)} leads to no land`)
    return isIsland(other) && !other.bridges.includes(opposite(side))
      ? broken('MO-273', `${where} has a bridge that the next Island does not take up`)
      : undefined
  })
}

function problemOfReach(capital: Place, { places, links }: Geometry): MapProblem | undefined {
  const reached = new Set([hexId(capital)])
  for (const hex of reached) {
    for (const next of links[hex]!) if (isProvince(places[next]!)) reached.add(next)
  }
  const missed = Object.entries(places).find(([hex, place]) => isProvince(place) && !reached.has(hex))
  return missed ? broken('MO-273', `Seat ${capital.seat} cannot reach ${missed[0]} over land`) : undefined
}

function problemOfTokens(place: Place): MapProblem | undefined {
  const province = isProvince(place)
  if (province && !place.exploration) return broken('MO-274', `${hexId(place)} has neither Barbarians nor a Free City`)
  if (!province && (place.exploration || place.marker)) return broken('MO-274', `Nothing may lie on ${hexId(place)}`)
  return undefined
}

function problemOfStock(layout: Layout, players: number): MapProblem | undefined {
  const tokens = (exploration: Place['exploration']) => count(layout, (place) => place.exploration === exploration)
  const cities = tokens('city')
  if (cities < players || cities > Math.min(players + mapLimits.extraCities, freeCities.length)) {
    return broken('MO-275', `There must be ${players} to ${players + mapLimits.extraCities} Free Cities`)
  }
  const stalls = layout.flatMap(({ marker }) => (marker && marker !== 'p' ? [marker] : []))
  if (stalls.length !== players || new Set(stalls).size !== players) {
    return broken('MO-275', `There must be ${players} different Markets`)
  }
  for (const level of [1, 2] as const) {
    const most = sum(barbarians.filter((one) => one.class === level).map((one) => one.count))
    if (tokens(`b${level}`) > most) return broken('MO-275', `There are only ${most} Barbarians of class ${level}`)
  }
  const most = sum(productionTokens.map(({ base, lostKingdoms }) => base + lostKingdoms))
  return count(layout, ({ marker }) => marker === 'p') > most
    ? broken('MO-275', `There are only ${most} Production tokens`)
    : undefined
}
