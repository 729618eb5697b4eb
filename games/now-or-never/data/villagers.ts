import { type Good, produce, type Source, type Standing } from './effects'

export interface Villager {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly good: Good
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

const villagersById = new Map(villagers.map((one) => [one.id, one]))
export const villagerOf = (id: string): Villager => villagersById.get(id)!
