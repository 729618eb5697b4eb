import { buyGear, drawQuest, type Effect, gain, gainVillager, type Source } from './effects'

export interface SearchToken {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly effects: readonly Effect[]
  /** Kept face down for income, or discarded after use (NON-147). */
  readonly kept: boolean
  readonly source: Source
}

/** The search tokens. */
// biome-ignore format: a table, one row a line
export const searchTokens: readonly SearchToken[] = [
  { id: 'search-abandoned-camp', name: 'Abandoned Camp', count: 3, effects: [gain('coin', 4), drawQuest(1, 1)], kept: true, source: 'effect book; count ours' },
  { id: 'search-hidden-cave', name: 'Hidden Cave', count: 3, effects: [gain('crystal', 1), gain('xp', 1)], kept: true, source: 'effect book; count ours' },
  { id: 'search-ruins-shell', name: 'High-tech Ruins (shell)', count: 2, effects: [gain('demon', 1), gain('shell', 1)], kept: true, source: 'effect book; count ours' },
  { id: 'search-ruins-quest', name: 'High-tech Ruins (quest)', count: 2, effects: [gain('demon', 1), drawQuest(1, 1)], kept: true, source: 'effect book; count ours' },
  { id: 'search-lost-knowledge', name: 'Lost Knowledge', count: 3, effects: [gain('book', 1)], kept: true, source: 'effect book; count ours' },
  { id: 'search-ruined-shelter', name: 'Ruined Shelter', count: 2, effects: [buyGear(6)], kept: true, source: 'effect book; count ours' },
  { id: 'search-lost-villager', name: 'Lost Villager', count: 3, effects: [gainVillager(1)], kept: false, source: 'name and "not kept": book; effect, count ours' },
]

const searchTokensById = new Map(searchTokens.map((one) => [one.id, one]))
export const searchTokenOf = (id: string): SearchToken => searchTokensById.get(id)!
