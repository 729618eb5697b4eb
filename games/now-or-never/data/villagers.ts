import { type Good, pieces, produce, type Source, type Standing } from './effects'

export interface Villager {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly good: Good
  /** One makes two goods, and counts as both. */
  readonly also?: Good
  readonly standing: readonly Standing[]
  readonly source: Source
}

/** All villagers of one good are alike. */
// biome-ignore format: a table, one row a line
export const villagers: readonly Villager[] = [
  { id: 'villager-shell', name: 'Shell villager', count: 18, good: 'shell', standing: [produce('shell', 1)], source: 'total 60 book; split ours' },
  { id: 'villager-tool', name: 'Tool villager', count: 16, good: 'tool', standing: [produce('tool', 1)], source: 'total 60 book; split ours' },
  { id: 'villager-demon', name: 'Bottled-demon villager', count: 14, good: 'demon', standing: [produce('demon', 1)], source: 'total 60 book; split ours' },
  { id: 'villager-crystal', name: 'Crystal villager', count: 12, good: 'crystal', standing: [produce('crystal', 1)], source: 'total 60 book; split ours' },
]

/** Villagers that a chapter of the story shuffles in, all of a kind or none. */
// biome-ignore format: a table, one row a line
export const storyVillagers: readonly (Villager & { readonly kind: 'glogo' | 'lab-monster' })[] = [
  { id: 'glogo-shell', kind: 'glogo', name: 'Shell glogo', count: 3, good: 'shell', standing: [produce('shell', 1)], source: 'total 11 book; split ours' },
  { id: 'glogo-tool', kind: 'glogo', name: 'Tool glogo', count: 3, good: 'tool', standing: [produce('tool', 1)], source: 'total 11 book; split ours' },
  { id: 'glogo-demon', kind: 'glogo', name: 'Bottled-demon glogo', count: 3, good: 'demon', standing: [produce('demon', 1)], source: 'total 11 book; split ours' },
  { id: 'glogo-crystal', kind: 'glogo', name: 'Crystal glogo', count: 2, good: 'crystal', standing: [produce('crystal', 1)], source: 'total 11 book; split ours' },
  { id: 'lab-monster', kind: 'lab-monster', name: 'Lab Monster', count: 1, good: 'demon', also: 'crystal', standing: [produce('demon', 1), produce('crystal', 1)], source: 'name and count book; rest ours' },
]

/** The tokens of these kinds. */
export const villagersOfStory = (kinds: readonly string[]): string[] =>
  pieces(storyVillagers.filter(({ kind }) => kinds.includes(kind)))

const villagersById = new Map<string, Villager>([...villagers, ...storyVillagers].map((one) => [one.id, one]))
export const villagerOf = (id: string): Villager => villagersById.get(id)!

/** Does this villager count as one of that good? (NON-185, NON-208) */
export const countsAs = (id: string, good: Good): boolean =>
  villagerOf(id).good === good || villagerOf(id).also === good
