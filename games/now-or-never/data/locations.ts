import {
  buyGear,
  type Cost,
  drawOrder,
  drawQuest,
  type Effect,
  gain,
  gainVillager,
  loseHearts,
  loseHeartsDie,
  maySwapGrid,
  pay,
  type Source,
  takeFirstPlayer,
} from './effects'

export type LocationId =
  | 'tower-of-miners'
  | 'hermits-hut'
  | 'crystal-meteorite'
  | 'nomad-camp'
  | 'ublo-tower'
  | 'the-monument'
  | 'scholars-tower'
  | 'undergarden'
  | 'forest-of-faces'
  | 'snail-caves'
  | 'flying-casino'
  | 'city-of-spirits'
  | 'istreka'
  | 'wailing-cavern'

/** What a visit does: all of the cost, then all of the effects (NON-100 to NON-102). */
export interface LocationAction {
  readonly cost: readonly Cost[]
  readonly effects: readonly Effect[]
}

export interface Location {
  readonly id: LocationId
  readonly name: string
  /** One of the three random tiles; the others are printed on the map (R26). */
  readonly tile: boolean
  readonly above: LocationAction
  readonly underground: LocationAction
  readonly source: Source
}

/** Where every hero starts (NON-020). */
export const start: LocationId = 'the-monument'

/** The 14 locations. */
// biome-ignore format: a table, one row a line
export const locations: readonly Location[] = [
  { id: 'tower-of-miners', name: 'Tower of Miners', tile: false, above: { cost: [], effects: [drawOrder(2, 1)] }, underground: { cost: [], effects: [buyGear(0), gain('shell', 1)] }, source: 'book' },
  { id: 'hermits-hut', name: "Hermit's Hut", tile: false, above: { cost: [], effects: [maySwapGrid, gain('shell', 1), gain('heart', 4)] }, underground: { cost: [], effects: [gain('xp', 1), drawQuest(3, 1)] }, source: 'book' },
  { id: 'crystal-meteorite', name: 'Crystal Meteorite', tile: false, above: { cost: [loseHeartsDie], effects: [gain('crystal', 1), gain('xp', 1)] }, underground: { cost: [loseHeartsDie], effects: [gain('crystal', 1), gain('xp', 1)] }, source: 'book' },
  { id: 'nomad-camp', name: 'Nomad Camp', tile: true, above: { cost: [loseHearts(1), pay('book', 1)], effects: [gainVillager(1)] }, underground: { cost: [loseHearts(1), pay('book', 1)], effects: [gainVillager(1)] }, source: 'book; that it is one of the 3 tiles: ours' },
  { id: 'ublo-tower', name: 'Ublo Tower', tile: true, above: { cost: [loseHearts(1)], effects: [gain('tool', 1)] }, underground: { cost: [loseHearts(1)], effects: [gain('tool', 1)] }, source: 'book; that it is one of the 3 tiles: ours' },
  { id: 'the-monument', name: 'The Monument', tile: false, above: { cost: [], effects: [gain('heart', 4), gain('coin', 1), takeFirstPlayer] }, underground: { cost: [], effects: [gain('heart', 4), takeFirstPlayer, maySwapGrid] }, source: 'book' },
  { id: 'scholars-tower', name: "Scholars' Tower", tile: true, above: { cost: [pay('coin', 3)], effects: [gain('book', 1)] }, underground: { cost: [pay('coin', 3)], effects: [gain('book', 1)] }, source: 'book; that it is one of the 3 tiles: ours' },
  { id: 'undergarden', name: 'Undergarden', tile: false, above: { cost: [pay('xp', 2)], effects: [drawQuest(2, 1), gain('coin', 6)] }, underground: { cost: [pay('xp', 1)], effects: [gain('heart', 2), gain('coin', 4)] }, source: 'book' },
  { id: 'forest-of-faces', name: 'Forest of Faces', tile: false, above: { cost: [loseHearts(5)], effects: [gain('coin', 5)] }, underground: { cost: [pay('coin', 1), pay('mana', 1), loseHearts(5)], effects: [gainVillager(1)] }, source: 'book' },
  { id: 'snail-caves', name: 'Snail Caves', tile: false, above: { cost: [loseHearts(2)], effects: [gain('xp', 1), gain('coin', 2)] }, underground: { cost: [pay('xp', 2)], effects: [drawQuest(2, 1), gain('coin', 6)] }, source: 'book' },
  { id: 'flying-casino', name: 'Flying Casino', tile: false, above: { cost: [pay('coin', 1)], effects: [drawQuest(3, 2), gain('heart', 5)] }, underground: { cost: [loseHearts(5)], effects: [gain('coin', 5)] }, source: 'book' },
  { id: 'city-of-spirits', name: 'City of Spirits', tile: false, above: { cost: [loseHearts(2)], effects: [gain('demon', 1), gain('coin', 1)] }, underground: { cost: [loseHearts(2)], effects: [gain('demon', 1), gain('coin', 1)] }, source: 'book' },
  { id: 'istreka', name: 'Istreka', tile: false, above: { cost: [], effects: [buyGear(0), drawQuest(2, 1)] }, underground: { cost: [], effects: [gain('heart', 1), drawOrder(2, 1)] }, source: 'book' },
  { id: 'wailing-cavern', name: 'Wailing Cavern', tile: false, above: { cost: [loseHearts(8), pay('mana', 1)], effects: [gainVillager(1)] }, underground: { cost: [loseHearts(8)], effects: [drawQuest(3, 2), gain('shell', 1)] }, source: 'book' },
]

const locationsById = new Map<string, Location>(locations.map((one) => [one.id, one]))
export const locationOf = (id: string): Location => locationsById.get(id)!
