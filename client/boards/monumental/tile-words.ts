import type { HexId } from '../../../games/monumental/data/hex'
import type { Geometry } from '../../../games/monumental/data/map-format'
import {
  barbarianOf,
  freeCityOf,
  heroOf,
  marketOf,
  nameOf,
  productionOf,
  tileOf,
} from '../../../games/monumental/pieces/cards'
import {
  conquestValue,
  geometry,
  isCoastal,
  placeAt,
  provinceAt,
  provincePoints,
  spotAt,
} from '../../../games/monumental/pieces/map'
import type { Force, UnitKind } from '../../../games/monumental/state'
import { counted, describeEffects } from '../../../games/monumental/words/describe'
import { inOrder } from './hexes'
import { type MonumentalTable, whoIs } from './plan'
import { terrainWords } from './terrain-words'

/** A tile by its name: the Free City on it, whose Capital it is, or its terrain. */
export function tileName(table: MonumentalTable, hex: HexId): string {
  const { view } = table
  const { terrain, seat } = placeAt(view, hex)
  const { city } = spotAt(view, hex)
  if (seat !== null && view.players[seat]) return `Capital of ${whoIs(table, String(seat)).name}`
  const { name } = tileOf(terrain)
  return city ? `${freeCityOf(city).name} (${name})` : `${name}${numberOf(geometry(view), hex)}`
}

/** Tiles of the same terrain are numbered as they are read, so that each has a name of its own. */
function numberOf(plan: Geometry, hex: HexId): string {
  const nameAt = (one: HexId) => tileOf(plan.places[one]!.terrain).name
  const alike = inOrder(plan).filter((one) => nameAt(one) === nameAt(hex))
  return alike.length > 1 ? ` ${alike.indexOf(hex) + 1}` : ''
}

export const unitName = (unit: UnitKind): string => {
  if (unit === 'soldier') return 'Soldier'
  if (unit === 'mounted') return 'mounted Soldier'
  return unit === 'warlord' ? 'Warlord' : heroOf(unit).name
}

export function forceWords({ soldiers, mounted, warlord, heroes, outpost }: Force): string {
  const parts = [
    soldiers > 0 ? counted(soldiers, 'Soldier') : '',
    mounted > 0 ? counted(mounted, 'mounted Soldier') : '',
    warlord ? 'the Warlord' : '',
    ...heroes.map((id) => heroOf(id).name),
    outpost ? 'an Outpost' : '',
  ]
  return parts.filter(Boolean).join(', ') || 'nobody'
}

/** Everything about a tile, for its tip and for those who listen. */
export function tileWords(table: MonumentalTable, hex: HexId): string[] {
  const { view } = table
  const { terrain } = placeAt(view, hex)
  const { force, barbarian, city, production, market, wonders } = spotAt(view, hex)
  const explorers = Object.entries(view.players).flatMap(([player, area]) =>
    area.explorers.some((at) => at === hex) ? [whoIs(table, player).name] : [],
  )
  const { tile, city: cityPoints, token } = provincePoints(view, hex)
  return [
    [terrainWords(terrain), isCoastal(view, hex) ? 'on the coast' : ''].filter(Boolean).join(', '),
    force ? `${whoIs(table, force.by).name}: ${forceWords(force)}` : '',
    barbarian ? barbarianWords(barbarian.level, barbarian.face) : '',
    city ? `Free City, each turn ${describeEffects(freeCityOf(city).income)}` : '',
    production ? `Production token: ${describeEffects(productionOf(production).gives)}` : '',
    market ? `${marketOf(market.id).name}, ${counted(market.left, 'token')} left` : '',
    wonders ? `token of ${wonders.map(nameOf).join(', ')}` : '',
    explorers.length > 0 ? `Explorer of ${explorers.join(', ')}` : '',
    provinceAt(view, hex)
      ? `conquest value ${conquestValue(view, hex).total}, worth ${counted(tile + cityPoints + token, 'point')}`
      : '',
  ].filter(Boolean)
}

function barbarianWords(level: number, face: string | null): string {
  if (!face) return `Barbarians of class ${level}`
  const { A, B } = barbarianOf(face).rewards
  return `Barbarians of class ${level}: ${describeEffects(A)} or ${describeEffects(B)}`
}
