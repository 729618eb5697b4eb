import type { LocationId } from './locations'

/** The two sides of the map and of the town boards (NON-190). */
export type Side = 'above' | 'underground'
export type SpaceId = string

export interface Space {
  readonly id: SpaceId
  readonly row: number
  readonly column: number
  readonly location?: LocationId
  /** A scroll space: takes one of the three random location tiles (NON-010). */
  readonly slot?: 1 | 2 | 3
  /** A search space. */
  readonly letter?: string
  /** The level of the enemies that start here. */
  readonly enemy?: number
  readonly mountain?: true
}

/** The map above ground. */
// biome-ignore format: a table, one row a line
export const aboveGround: readonly Space[] = [
  { id: 'r1c1', row: 1, column: 1, location: 'tower-of-miners' },
  { id: 'r1c2', row: 1, column: 2, enemy: 5, mountain: true },
  { id: 'r1c3', row: 1, column: 3, letter: 'A' },
  { id: 'r1c4', row: 1, column: 4, slot: 1 },
  { id: 'r1c5', row: 1, column: 5, letter: 'B' },
  { id: 'r1c6', row: 1, column: 6, location: 'crystal-meteorite', mountain: true },
  { id: 'r1c7', row: 1, column: 7, letter: 'C' },
  { id: 'r1c8', row: 1, column: 8, enemy: 6, mountain: true },
  { id: 'r1c9', row: 1, column: 9, letter: 'D' },
  { id: 'r1c10', row: 1, column: 10, location: 'flying-casino' },
  { id: 'r2c1', row: 2, column: 1, letter: 'E' },
  { id: 'r2c2', row: 2, column: 2, enemy: 3 },
  { id: 'r2c3', row: 2, column: 3, location: 'hermits-hut' },
  { id: 'r2c4', row: 2, column: 4, enemy: 1 },
  { id: 'r2c5', row: 2, column: 5, location: 'the-monument' },
  { id: 'r2c6', row: 2, column: 6, mountain: true },
  { id: 'r2c7', row: 2, column: 7, letter: 'F' },
  { id: 'r2c8', row: 2, column: 8, slot: 2 },
  { id: 'r2c9', row: 2, column: 9, letter: 'G', mountain: true },
  { id: 'r2c10', row: 2, column: 10, enemy: 8 },
  { id: 'r3c1', row: 3, column: 1, location: 'snail-caves' },
  { id: 'r3c2', row: 3, column: 2, letter: 'H', mountain: true },
  { id: 'r3c3', row: 3, column: 3 },
  { id: 'r3c4', row: 3, column: 4, letter: 'I' },
  { id: 'r3c5', row: 3, column: 5, enemy: 2 },
  { id: 'r3c6', row: 3, column: 6 },
  { id: 'r3c7', row: 3, column: 7, location: 'undergarden' },
  { id: 'r3c8', row: 3, column: 8, letter: 'J', enemy: 4 },
  { id: 'r3c9', row: 3, column: 9, location: 'city-of-spirits' },
  { id: 'r3c10', row: 3, column: 10, letter: 'K', mountain: true },
  { id: 'r4c1', row: 4, column: 1, enemy: 7, mountain: true },
  { id: 'r4c2', row: 4, column: 2, location: 'wailing-cavern' },
  { id: 'r4c3', row: 4, column: 3, letter: 'L' },
  { id: 'r4c4', row: 4, column: 4, slot: 3 },
  { id: 'r4c5', row: 4, column: 5, location: 'istreka' },
  { id: 'r4c6', row: 4, column: 6, letter: 'M', mountain: true },
  { id: 'r4c7', row: 4, column: 7 },
  { id: 'r4c8', row: 4, column: 8, location: 'forest-of-faces' },
  { id: 'r4c9', row: 4, column: 9, letter: 'N' },
  { id: 'r4c10', row: 4, column: 10, enemy: 9, mountain: true },
]

/** The map underground. */
// biome-ignore format: a table, one row a line
export const underground: readonly Space[] = [
  { id: 'r1c1', row: 1, column: 1, location: 'tower-of-miners' },
  { id: 'r1c2', row: 1, column: 2, letter: 'A' },
  { id: 'r1c3', row: 1, column: 3, mountain: true },
  { id: 'r1c4', row: 1, column: 4, location: 'snail-caves' },
  { id: 'r1c5', row: 1, column: 5, enemy: 3 },
  { id: 'r1c6', row: 1, column: 6, letter: 'B', mountain: true },
  { id: 'r1c7', row: 1, column: 7, slot: 1 },
  { id: 'r1c8', row: 1, column: 8, letter: 'C' },
  { id: 'r1c9', row: 1, column: 9, enemy: 8 },
  { id: 'r1c10', row: 1, column: 10, location: 'crystal-meteorite', mountain: true },
  { id: 'r2c1', row: 2, column: 1, enemy: 4 },
  { id: 'r2c2', row: 2, column: 2, slot: 2 },
  { id: 'r2c3', row: 2, column: 3, letter: 'D' },
  { id: 'r2c4', row: 2, column: 4, enemy: 1 },
  { id: 'r2c5', row: 2, column: 5, mountain: true },
  { id: 'r2c6', row: 2, column: 6, location: 'the-monument' },
  { id: 'r2c7', row: 2, column: 7, enemy: 2 },
  { id: 'r2c8', row: 2, column: 8, location: 'hermits-hut' },
  { id: 'r2c9', row: 2, column: 9, letter: 'E', mountain: true },
  { id: 'r2c10', row: 2, column: 10, letter: 'F' },
  { id: 'r3c1', row: 3, column: 1, letter: 'G', mountain: true },
  { id: 'r3c2', row: 3, column: 2, location: 'undergarden' },
  { id: 'r3c3', row: 3, column: 3 },
  { id: 'r3c4', row: 3, column: 4, letter: 'H' },
  { id: 'r3c5', row: 3, column: 5, location: 'istreka' },
  { id: 'r3c6', row: 3, column: 6 },
  { id: 'r3c7', row: 3, column: 7, letter: 'I' },
  { id: 'r3c8', row: 3, column: 8, enemy: 5 },
  { id: 'r3c9', row: 3, column: 9, location: 'city-of-spirits' },
  { id: 'r3c10', row: 3, column: 10, letter: 'J', enemy: 7, mountain: true },
  { id: 'r4c1', row: 4, column: 1, location: 'flying-casino' },
  { id: 'r4c2', row: 4, column: 2, letter: 'K' },
  { id: 'r4c3', row: 4, column: 3, enemy: 6, mountain: true },
  { id: 'r4c4', row: 4, column: 4, location: 'forest-of-faces' },
  { id: 'r4c5', row: 4, column: 5, letter: 'L' },
  { id: 'r4c6', row: 4, column: 6, mountain: true },
  { id: 'r4c7', row: 4, column: 7, slot: 3 },
  { id: 'r4c8', row: 4, column: 8, letter: 'M' },
  { id: 'r4c9', row: 4, column: 9, letter: 'N' },
  { id: 'r4c10', row: 4, column: 10, location: 'wailing-cavern', enemy: 9 },
]

export const maps: Readonly<Record<Side, readonly Space[]>> = { above: aboveGround, underground }

const byId: Readonly<Record<Side, ReadonlyMap<SpaceId, Space>>> = {
  above: new Map(aboveGround.map((space) => [space.id, space])),
  underground: new Map(underground.map((space) => [space.id, space])),
}
export const spaceOf = (side: Side, id: SpaceId): Space | undefined => byId[side].get(id)

/** Steps between two spaces: orthogonal ones only (R3). The two maps have the same spaces. */
export function distance(from: SpaceId, to: SpaceId): number {
  const [a, b] = [byId.above.get(from)!, byId.above.get(to)!]
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column)
}

const neighbourhood = new Map(
  aboveGround.map(({ id }) => [id, aboveGround.map((other) => other.id).filter((other) => distance(id, other) === 1)]),
)
export const neighboursOf = (id: SpaceId): readonly SpaceId[] => neighbourhood.get(id) ?? []
