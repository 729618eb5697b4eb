import { type Terrain, terrainRules } from '../../../games/monumental/data/terrain'
import { tileOf } from '../../../games/monumental/pieces/cards'

const special: Readonly<Partial<Record<Terrain, string>>> = {
  capital: 'always its owner’s',
  water: 'for Explorers only; makes its neighbours coastal',
  'island-narrow': 'entered by its bridges only',
  'island-wide': 'entered by its bridges only',
  pyramid: `${terrainRules.pyramidGold} Gold more to conquer`,
  desert: `takes ${terrainRules.desertLoss === 1 ? 'a Soldier' : `${terrainRules.desertLoss} Soldiers`} of its conqueror`,
  jungle: `Explorers pay ${terrainRules.jungleMilitary} Military more to enter`,
}

/** What a terrain does: its value in a conquest, and what is special about it. */
export function terrainWords(terrain: Terrain): string {
  const { value } = tileOf(terrain)
  return [value === null ? '' : `terrain value ${value}`, special[terrain] ?? ''].filter(Boolean).join('; ')
}
