import type { Track } from './effects'
import type { Side } from './maps'

export interface TownSpace {
  /** From the top; row 4 is the starting row. */
  readonly row: number
  readonly column: number
  /** Coins to pay on top of a building's cost (NON-064). */
  readonly coins: number
  /** Gained once on building here (NON-065). */
  readonly bonus?: Track
}

/** A town board above ground, row by row: a space is its place in this list, 0 to 15. Row 4 is the book's, the rest ours. */
// biome-ignore format: a table, one row a line
export const townAbove: readonly TownSpace[] = [
  { row: 1, column: 1, coins: 2, bonus: 'crystal' },
  { row: 1, column: 2, coins: 1 },
  { row: 1, column: 3, coins: 1, bonus: 'tool' },
  { row: 1, column: 4, coins: 2, bonus: 'book' },
  { row: 2, column: 1, coins: 1, bonus: 'demon' },
  { row: 2, column: 2, coins: 0 },
  { row: 2, column: 3, coins: 0, bonus: 'tool' },
  { row: 2, column: 4, coins: 1 },
  { row: 3, column: 1, coins: 0, bonus: 'tool' },
  { row: 3, column: 2, coins: 0 },
  { row: 3, column: 3, coins: 0 },
  { row: 3, column: 4, coins: 0, bonus: 'shell' },
  { row: 4, column: 1, coins: 0, bonus: 'shell' },
  { row: 4, column: 2, coins: 0, bonus: 'shell' },
  { row: 4, column: 3, coins: 0, bonus: 'shell' },
  { row: 4, column: 4, coins: 0, bonus: 'shell' },
]

/** A town board underground. All ours. */
// biome-ignore format: a table, one row a line
export const townUnderground: readonly TownSpace[] = [
  { row: 1, column: 1, coins: 2, bonus: 'book' },
  { row: 1, column: 2, coins: 1, bonus: 'demon' },
  { row: 1, column: 3, coins: 1 },
  { row: 1, column: 4, coins: 2, bonus: 'crystal' },
  { row: 2, column: 1, coins: 1 },
  { row: 2, column: 2, coins: 0, bonus: 'shell' },
  { row: 2, column: 3, coins: 0 },
  { row: 2, column: 4, coins: 1, bonus: 'crystal' },
  { row: 3, column: 1, coins: 0 },
  { row: 3, column: 2, coins: 0, bonus: 'tool' },
  { row: 3, column: 3, coins: 0, bonus: 'demon' },
  { row: 3, column: 4, coins: 0 },
  { row: 4, column: 1, coins: 0, bonus: 'shell' },
  { row: 4, column: 2, coins: 0, bonus: 'tool' },
  { row: 4, column: 3, coins: 0, bonus: 'tool' },
  { row: 4, column: 4, coins: 0, bonus: 'shell' },
]

export const towns: Readonly<Record<Side, readonly TownSpace[]>> = { above: townAbove, underground: townUnderground }

export const townRows = 4
export const townColumns = 4
/** Where the first building goes (NON-063). */
export const startingRow = 4

/** Points for four buildings in a row, from the top (NON-184). */
export const rowVp = [0, 6, 7, 8] as const
/** Points for all four goods among the villagers of a row, from the top (NON-185). */
export const housingVp = [5, 5, 6, 7] as const

/** The personal supply of buildings (NON-021): a tile is its place in it, 0 to 19, row by row. */
export const gridRows = 4
export const gridColumns = 5
