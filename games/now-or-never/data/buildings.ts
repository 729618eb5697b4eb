import {
  buildDiscount,
  gain,
  innMove,
  moveBonus,
  onBuild,
  produce,
  produceNotFinal,
  type Source,
  type Standing,
  vpPer,
  vpPerProduced,
} from './effects'

export interface Building {
  readonly id: string
  readonly name: string
  /** Copies in the set of each player. */
  readonly count: number
  readonly cost: number
  /** Each houses one villager more in the building's row (NON-162). */
  readonly beds: number
  /** Counted by the Library; its own book does not count (NON-186). */
  readonly bookIcon?: true
  readonly standing: readonly Standing[]
  readonly source: Source
}

/** The tiles of one player: the sets are identical. */
// biome-ignore format: a table, one row a line
export const buildings: readonly Building[] = [
  { id: 'bottled-demons-lab', name: 'Bottled Demons Lab', count: 1, cost: 7, beds: 0, standing: [vpPerProduced(3, 'demon')], source: 'effect book; cost ours' },
  { id: 'construction-hq', name: 'Construction HQ', count: 1, cost: 4, beds: 0, standing: [buildDiscount(1)], source: 'effect book; cost ours' },
  { id: 'crystal-lab', name: 'Crystal Lab', count: 1, cost: 8, beds: 0, standing: [vpPerProduced(3, 'crystal')], source: 'effect book; cost ours' },
  { id: 'garden-house', name: 'Garden House', count: 1, cost: 5, beds: 1, standing: [produceNotFinal('coin', 2)], source: 'effect book; cost, bed ours' },
  { id: 'inn', name: 'Inn', count: 1, cost: 7, beds: 2, standing: [innMove], source: 'effect, beds book; cost ours' },
  { id: 'library', name: 'Library', count: 1, cost: 5, beds: 0, standing: [vpPer(3, 'adjBookIcons')], source: 'effect book; cost ours' },
  { id: 'market-hall', name: 'Market Hall', count: 1, cost: 7, beds: 0, standing: [vpPer(4, 'adjGoodProducers')], source: 'effect book; cost ours' },
  { id: 'school', name: 'School', count: 3, cost: 4, beds: 0, bookIcon: true, standing: [onBuild(gain('book', 1))], source: 'effect book; count, cost ours' },
  { id: 'snail-ranch', name: 'Snail Ranch', count: 1, cost: 4, beds: 0, standing: [moveBonus(1)], source: 'effect book; cost ours' },
  { id: 'town-hall', name: 'Town Hall', count: 1, cost: 6, beds: 0, standing: [vpPer(2, 'adjBeds')], source: 'effect book; cost ours' },
  { id: 'workshop', name: 'Workshop', count: 1, cost: 6, beds: 0, standing: [vpPerProduced(2, 'tool')], source: 'effect book; cost ours' },
  { id: 'shell-drying-house', name: 'Shell Drying House', count: 2, cost: 5, beds: 1, standing: [produce('shell', 1)], source: 'a production building with a bed at cost 5 is pictured in the book; which good, count ours' },
  { id: 'tool-forge', name: 'Tool Forge', count: 2, cost: 5, beds: 0, standing: [produce('tool', 1)], source: 'kind book; rest ours' },
  { id: 'demon-bottlery', name: 'Demon Bottlery', count: 1, cost: 6, beds: 0, standing: [produce('demon', 1)], source: 'kind book; rest ours' },
  { id: 'crystal-grotto', name: 'Crystal Grotto', count: 1, cost: 7, beds: 0, standing: [produce('crystal', 1)], source: 'kind book; rest ours' },
  { id: 'bathhouse', name: 'Bathhouse', count: 1, cost: 4, beds: 1, standing: [produce('heart', 3)], source: 'kind book; rest ours' },
]

const buildingsById = new Map(buildings.map((one) => [one.id, one]))
export const buildingOf = (id: string): Building => buildingsById.get(id)!
