import { size } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { type Counter, goods } from '../data/effects'
import { gearOf } from '../data/gear'
import { questOf } from '../data/quests'
import { townColumns, townRows } from '../data/town'
import type { Area } from '../state'
import { townNeighbours } from './town'

const isToken = (id: string | null): id is string => id !== null

/** What a player's pieces are counted by; `at` is the town space of the building that counts its neighbours. */
export function count(area: Area, counter: Counter, at = -1): number {
  const built = area.town.filter(isToken)
  const tokens = [...area.red, ...area.blue].filter(isToken)
  switch (counter) {
    case 'adjBookIcons':
      return neighbours(area, at).filter(({ bookIcon }) => bookIcon).length
    case 'adjGoodProducers':
      return neighbours(area, at).filter(producesGood).length
    case 'adjBeds':
      return neighbours(area, at).reduce((sum, { beds }) => sum + beds, 0)
    case 'buildingsBuilt':
      return built.length
    case 'bedsInTown':
      return built.reduce((sum, id) => sum + buildingOf(id).beds, 0)
    case 'fullBuildingRows':
      return fullRows(area).length
    case 'housedVillagers':
      return area.housing.reduce((sum, row) => sum + row.length, 0)
    case 'gearEquipped':
      return tokens.filter((id) => gearOf(id) !== undefined).length
    case 'abilitiesEquipped':
      return tokens.filter((id) => gearOf(id) === undefined).length
    case 'artifactsPlayed':
      return area.played.filter((id) => questOf(id).pile === 'artifact').length
    case 'otherQuestsPlayed':
      return area.played.length - 1
    case 'ordersCompleted':
      return area.completed.length
    case 'searchTokens':
      return size(area.search)
  }
}

const neighbours = ({ town }: Area, at: number) =>
  townNeighbours(at).flatMap((space) => {
    const id = town[space]
    return id ? [buildingOf(id)] : []
  })

const producesGood = ({ standing }: ReturnType<typeof buildingOf>): boolean =>
  standing.some((one) => one.is === 'produce' && goods.some((good) => good === one.what))

/** Rows of the town, from 0 at the top, that hold a building on every space. */
export const fullRows = ({ town }: Area): number[] =>
  Array.from({ length: townRows }, (_, row) => row).filter((row) =>
    town.slice(row * townColumns, (row + 1) * townColumns).every((id) => id !== null),
  )
