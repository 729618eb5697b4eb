import type { PlayerId } from '../../../games/kit/rule'
import type { Era } from '../../../games/monumental/data/effects'
import type { HexId } from '../../../games/monumental/data/hex'
import type { Geometry } from '../../../games/monumental/data/map-format'
import { maps } from '../../../games/monumental/data/maps'
import { civilizationOf, freeCityOf, heroOf, tileOf } from '../../../games/monumental/pieces/cards'
import { geometry, placeAt, spotAt } from '../../../games/monumental/pieces/map'
import { areaOf, isAutoma, type Line, type UnitKind } from '../../../games/monumental/state'
import { columnName, rowName } from '../../../games/monumental/words/describe'
import { type Player, playerAt } from '../../kit/table'
import { inOrder } from './hexes'
import type { MonumentalTable } from './plan'

export const eraName: Readonly<Record<Era, string>> = { 1: 'I', 2: 'II', 3: 'III' }

export const civName = (civ: string): string => (civ === '' ? '' : civilizationOf(civ).name)

/** A player as they are shown; the Automa is one too. */
export function whoIs(table: MonumentalTable, id: PlayerId): Player {
  const player = playerAt(table, id)
  if (!isAutoma(table.view, id)) return player
  const { civ } = areaOf(table.view, id)
  return { ...player, name: civ ? `Automa (${civName(civ)})` : 'Automa' }
}

/** The name of the map of this match. */
export const mapName = (map: string): string => maps.find(({ id }) => id === map)?.name ?? 'A map of your own'

export const lineName = (line: Line): string => {
  const at = Number(line.slice(3))
  return line.startsWith('row') ? rowName(at) : columnName(at)
}

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
