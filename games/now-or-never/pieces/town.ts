import type { PlayerId } from '../../kit/rule'
import { buildingOf } from '../data/buildings'
import { roomPerBuilding } from '../data/constants'
import { gridColumns, gridRows, startingRow, townColumns, townRows, towns } from '../data/town'
import { type Area, areaOf, type G } from '../state'
import { sumOf } from './standing'

/** Orthogonal neighbours of every field of a board, row by row (NON-070). */
const neighbourhood = (rows: number, columns: number): readonly (readonly number[])[] =>
  Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns)
    const column = at % columns
    return [
      ...(row > 0 ? [at - columns] : []),
      ...(column > 0 ? [at - 1] : []),
      ...(column < columns - 1 ? [at + 1] : []),
      ...(row < rows - 1 ? [at + columns] : []),
    ]
  })

const inTown = neighbourhood(townRows, townColumns)
const inGrid = neighbourhood(gridRows, gridColumns)

export const townNeighbours = (at: number): readonly number[] => inTown[at] ?? []

const isBorder = (at: number): boolean => inGrid[at]!.length < 4

export const isFirstBuilding = ({ town }: Area): boolean => town.every((id) => id === null)

/** Could this tile of the grid be built now? (NON-061, NON-062) */
export const isOpenTile = (area: Area, at: number): boolean =>
  area.grid[at] != null && (isFirstBuilding(area) ? isBorder(at) : inGrid[at]!.some((next) => area.grid[next] === null))

/** Could a building stand on this space of the town now? (NON-063) */
export const isOpenSpace = (area: Area, at: number): boolean =>
  area.town[at] === null &&
  (isFirstBuilding(area) ? rowOf(at) === startingRow : inTown[at]!.some((next) => area.town[next] !== null))

const positions = (length: number) => Array.from({ length }, (_, at) => at)
const gridPositions = positions(gridRows * gridColumns)
const townPositions = positions(townRows * townColumns)

export const openTiles = (area: Area): number[] => gridPositions.filter((at) => isOpenTile(area, at))
export const openSpaces = (area: Area): number[] => townPositions.filter((at) => isOpenSpace(area, at))
export const tilesLeft = ({ grid }: Area): number[] => gridPositions.filter((at) => grid[at] !== null)

/** Rows are counted from 1 at the top. */
export const rowOf = (space: number): number => Math.floor(space / townColumns) + 1

/** NON-064, NON-068: the tile and its space, less discounts. */
export function buildCost(G: G, player: PlayerId, tile: number, space: number, discount: number): number {
  const area = areaOf(G, player)
  const cost = buildingOf(area.grid[tile]!).cost + towns[G.side][space]!.coins
  return Math.max(0, cost - sumOf(area, 'buildDiscount') - discount)
}

/** Villagers a row (1 to 4) can still take (NON-162). */
export function roomIn(area: Area, row: number): number {
  const built = area.town.slice((row - 1) * townColumns, row * townColumns)
  const places = built.reduce((sum, id) => sum + (id ? roomPerBuilding + buildingOf(id).beds : 0), 0)
  return places - area.housing[row - 1]!.length
}

/** The row whose villagers may move (NON-169). */
export function innRow({ town }: Area): number | undefined {
  const at = town.findIndex((id) => id !== null && buildingOf(id).standing.some(({ is }) => is === 'innMove'))
  return at < 0 ? undefined : rowOf(at)
}
