import type { Source } from './effects'

export type Terrain =
  | 'capital'
  | 'plains'
  | 'forest'
  | 'mountain'
  | 'water'
  | 'island-narrow'
  | 'island-wide'
  | 'pyramid'
  | 'desert'
  | 'jungle'

export interface Tile {
  readonly id: Terrain
  readonly name: string
  readonly base: number
  readonly lostKingdoms: number
  /** Terrain value in a conquest; none where nobody can conquer. */
  readonly value: number | null
  readonly vp: number
  readonly source: Source
}

// biome-ignore format: a table, one row a line
export const terrains: readonly Tile[] = [
  { id: 'capital', name: 'Capital', base: 4, lostKingdoms: 1, value: null, vp: 0, source: 'public+ours' },
  { id: 'plains', name: 'Plains', base: 12, lostKingdoms: 0, value: 1, vp: 1, source: 'public+ours' },
  { id: 'forest', name: 'Forest', base: 9, lostKingdoms: 0, value: 2, vp: 2, source: 'public+ours' },
  { id: 'mountain', name: 'Mountain', base: 7, lostKingdoms: 0, value: 3, vp: 3, source: 'public+ours' },
  { id: 'water', name: 'Water', base: 8, lostKingdoms: 0, value: null, vp: 0, source: 'public+ours' },
  { id: 'island-narrow', name: 'Island', base: 0, lostKingdoms: 2, value: 1, vp: 2, source: 'book+ours' },
  { id: 'island-wide', name: 'Island', base: 0, lostKingdoms: 1, value: 1, vp: 2, source: 'book+ours' },
  { id: 'pyramid', name: 'Aztec Pyramid', base: 0, lostKingdoms: 3, value: 2, vp: 3, source: 'book+ours' },
  { id: 'desert', name: 'Desert', base: 0, lostKingdoms: 3, value: 2, vp: 2, source: 'book+ours' },
  { id: 'jungle', name: 'Jungle', base: 0, lostKingdoms: 3, value: 2, vp: 2, source: 'book+ours' },
]

/** Numbers of the terrain rules of Lost Kingdoms. */
export const terrainRules = {
  /** Gold to conquer an Aztec Pyramid, on top of everything (MO-123). */
  pyramidGold: 1,
  /** Soldiers lost to a Desert (MO-124). */
  desertLoss: 1,
  /** More Military for an Explorer entering a Jungle (MO-127). */
  jungleMilitary: 1,
} as const

/** The bridged sides of an Island, counted from its first (MO-120). */
export const bridgePatterns = {
  'island-narrow': [0, 3],
  'island-wide': [0, 1, 3, 4],
} as const satisfies Partial<Record<Terrain, readonly number[]>>
