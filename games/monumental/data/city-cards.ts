import { gain, type Icon, type Source, type Text } from './effects'

/** A card that can lie in a City: Building, Knowledge or Wonder. */
export interface CityCard {
  readonly id: string
  readonly name: string
  readonly kind: 'building' | 'knowledge' | 'wonder'
  readonly icons: readonly Icon[]
  readonly text: Text | null
  readonly vp: number
  readonly source: Source
}

/** The 13 cards that every civilization begins with, besides its own two. */
// biome-ignore format: a table, one row a line
export const startCards: readonly (CityCard & { readonly copies: number })[] = [
  { id: 'work-camp', name: 'Work Camp', kind: 'building', copies: 5, icons: [gain('P', 1)], text: null, vp: 0, source: 'book+ours' },
  { id: 'library', name: 'Library', kind: 'building', copies: 3, icons: [gain('S', 1)], text: null, vp: 0, source: 'book+ours' },
  { id: 'fort', name: 'Fort', kind: 'building', copies: 3, icons: [gain('M', 1)], text: null, vp: 0, source: 'book+ours' },
  { id: 'forum', name: 'Forum', kind: 'building', copies: 1, icons: [gain('C', 1)], text: null, vp: 0, source: 'book+ours' },
  { id: 'mine', name: 'Mine', kind: 'building', copies: 1, icons: [gain('G', 1)], text: null, vp: 0, source: 'book+ours' },
]

/** The three open piles beside the display (MO-030). */
// biome-ignore format: a table, one row a line
export const basicBuildings: readonly (CityCard & { readonly copies: number; readonly cost: number })[] = [
  { id: 'workshop', name: 'Workshop', kind: 'building', copies: 10, cost: 3, icons: [gain('P', 2)], text: null, vp: 0, source: 'public+ours' },
  { id: 'laboratory', name: 'Laboratory', kind: 'building', copies: 10, cost: 3, icons: [gain('S', 2)], text: null, vp: 0, source: 'public+ours' },
  { id: 'archery-range', name: 'Archery Range', kind: 'building', copies: 10, cost: 3, icons: [gain('M', 2)], text: null, vp: 0, source: 'public+ours' },
]
