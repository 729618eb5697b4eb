import { act, gain, moveBonus, type Source, type Standing } from './effects'

export const itemIds = ['robot-y9', 'star-chart', 'tempest-token'] as const
export type ItemId = (typeof itemIds)[number]

/** Kept beside the hero board; one of each, so whoever has it is the only one (R40). */
export interface Item {
  readonly id: ItemId
  readonly name: string
  readonly standing: readonly Standing[]
  /** What no standing effect says. */
  readonly words?: string
  readonly source: Source
}

/** The items of story mode. */
// biome-ignore format: a table, one row a line
export const items: readonly Item[] = [
  { id: 'robot-y9', name: 'Robot Y9', standing: [act([], [gain('tool', 1)], 'turn', 'season')], source: 'name and count book; rest ours' },
  { id: 'star-chart', name: 'Star Chart', standing: [moveBonus(1)], source: 'count book; rest ours' },
  { id: 'tempest-token', name: 'Key of the Tempest', standing: [], words: 'from the space of the Tempest, once in a hero action, one step goes up to 3 spaces', source: 'name and count book; rest ours' },
]

const itemsById = new Map<string, Item>(items.map((one) => [one.id, one]))
export const itemOf = (id: string): Item => itemsById.get(id)!

/** How far the Tempest carries a hero in one step (NON-244). */
export const sailing = 3
