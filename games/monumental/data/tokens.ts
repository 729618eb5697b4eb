import {
  activate,
  type Box,
  type Effect,
  either,
  explore,
  gain,
  gainBasic,
  type Source,
  type Text,
  to,
  use,
} from './effects'

/** A Barbarian token: its back shows the class, which is its Defense; its face two rewards (MO-118). */
export interface Barbarian {
  readonly id: string
  readonly class: 1 | 2
  readonly rewards: { readonly A: readonly Gain[]; readonly B: readonly Gain[] }
  readonly count: number
  readonly source: Source
}

export type Gain = Extract<Effect, { do: 'gain' }>

export interface FreeCity {
  readonly id: string
  readonly name: string
  /** At the start of its controller's turn (MO-041). */
  readonly income: readonly Effect[]
  readonly box: Box
  readonly source: Source
}

/** What an Explorer finds; taken at once (MO-144). */
export interface ProductionToken {
  readonly id: string
  readonly gives: readonly Gain[]
  readonly base: number
  readonly lostKingdoms: number
  readonly source: Source
}

/** A token an Explorer may carry home, to be used later (MO-150). */
export interface Market {
  readonly id: MarketId
  readonly name: string
  readonly text: Text
  readonly base: number
  readonly lostKingdoms: number
  readonly source: Source
}

export const marketIds = ['mk-stone', 'mk-scroll', 'mk-iron', 'mk-spice', 'mk-jade'] as const
export type MarketId = (typeof marketIds)[number]

// biome-ignore format: a table, one row a line
export const barbarians: readonly Barbarian[] = [
  { id: 'b1-ps', class: 1, rewards: { A: [gain('P', 2)], B: [gain('S', 2)] }, count: 4, source: 'public+ours' },
  { id: 'b1-pm', class: 1, rewards: { A: [gain('P', 2)], B: [gain('M', 2)] }, count: 4, source: 'public+ours' },
  { id: 'b1-sm', class: 1, rewards: { A: [gain('S', 2)], B: [gain('M', 2)] }, count: 4, source: 'public+ours' },
  { id: 'b1-pg', class: 1, rewards: { A: [gain('P', 2)], B: [gain('G', 1)] }, count: 4, source: 'public+ours' },
  { id: 'b1-sg', class: 1, rewards: { A: [gain('S', 2)], B: [gain('G', 1)] }, count: 3, source: 'public+ours' },
  { id: 'b1-mg', class: 1, rewards: { A: [gain('M', 2)], B: [gain('G', 1)] }, count: 3, source: 'public+ours' },
  { id: 'b1-gc', class: 1, rewards: { A: [gain('G', 1)], B: [gain('C', 1)] }, count: 2, source: 'public+ours' },
  { id: 'b1-xg', class: 1, rewards: { A: [gain('P', 1), gain('S', 1), gain('M', 1)], B: [gain('G', 1)] }, count: 2, source: 'public+ours' },
  { id: 'b2-ps', class: 2, rewards: { A: [gain('P', 3)], B: [gain('S', 3)] }, count: 3, source: 'public+ours' },
  { id: 'b2-pm', class: 2, rewards: { A: [gain('P', 3)], B: [gain('M', 3)] }, count: 2, source: 'public+ours' },
  { id: 'b2-sm', class: 2, rewards: { A: [gain('S', 3)], B: [gain('M', 3)] }, count: 2, source: 'public+ours' },
  { id: 'b2-gp', class: 2, rewards: { A: [gain('G', 2)], B: [gain('P', 3)] }, count: 2, source: 'public+ours' },
  { id: 'b2-gs', class: 2, rewards: { A: [gain('G', 2)], B: [gain('S', 3)] }, count: 2, source: 'public+ours' },
  { id: 'b2-cg', class: 2, rewards: { A: [gain('C', 1)], B: [gain('G', 2)] }, count: 3, source: 'public+ours' },
  { id: 'b2-cm', class: 2, rewards: { A: [gain('C', 1)], B: [gain('M', 3)] }, count: 2, source: 'public+ours' },
]

// biome-ignore format: a table, one row a line
export const freeCities: readonly FreeCity[] = [
  { id: 'city-samarkand', name: 'Samarkand', income: [gain('G', 1)], box: 'base', source: 'public+ours' },
  { id: 'city-carthage', name: 'Carthage', income: [gain('M', 1)], box: 'base', source: 'ours' },
  { id: 'city-palmyra', name: 'Palmyra', income: [gain('G', 1)], box: 'base', source: 'ours' },
  { id: 'city-timbuktu', name: 'Timbuktu', income: [gain('S', 1)], box: 'base', source: 'ours' },
  { id: 'city-novgorod', name: 'Novgorod', income: [gain('P', 1)], box: 'base', source: 'ours' },
  { id: 'city-zanzibar', name: 'Zanzibar', income: [explore(1)], box: 'base', source: 'ours' },
  { id: 'city-ragusa', name: 'Ragusa', income: [gain('M', 1)], box: 'base', source: 'ours' },
  { id: 'city-malacca', name: 'Malacca', income: [gainBasic(1)], box: 'base', source: 'ours' },
  { id: 'city-tlaxcala', name: 'Tlaxcala', income: [gain('P', 1)], box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'city-calicut', name: 'Calicut', income: [gainBasic(1)], box: 'lost-kingdoms', source: 'book+ours' },
]

// biome-ignore format: a table, one row a line
export const productionTokens: readonly ProductionToken[] = [
  { id: 'prod-p', gives: [gain('P', 2)], base: 6, lostKingdoms: 3, source: 'book+public+ours' },
  { id: 'prod-s', gives: [gain('S', 2)], base: 5, lostKingdoms: 3, source: 'book+public+ours' },
  { id: 'prod-m', gives: [gain('M', 2)], base: 5, lostKingdoms: 3, source: 'book+public+ours' },
  { id: 'prod-g', gives: [gain('G', 1)], base: 5, lostKingdoms: 0, source: 'book+public+ours' },
  { id: 'prod-c', gives: [gain('C', 1)], base: 4, lostKingdoms: 1, source: 'book+public+ours' },
  { id: 'prod-g2', gives: [gain('G', 2)], base: 0, lostKingdoms: 2, source: 'book+public+ours' },
  { id: 'prod-x', gives: [gain('P', 1), gain('S', 1), gain('M', 1)], base: 0, lostKingdoms: 1, source: 'book+public+ours' },
]

// biome-ignore format: a table, one row a line
export const markets: readonly Market[] = [
  { id: 'mk-stone', name: 'Stone Market', text: use(gain('P', 3)), base: 5, lostKingdoms: 1, source: 'book+ours' },
  { id: 'mk-scroll', name: 'Scroll Market', text: use(gain('S', 3)), base: 5, lostKingdoms: 1, source: 'book+ours' },
  { id: 'mk-iron', name: 'Iron Market', text: use(gain('M', 3)), base: 5, lostKingdoms: 1, source: 'book+ours' },
  { id: 'mk-spice', name: 'Spice Market', text: use(gain('G', 2)), base: 5, lostKingdoms: 1, source: 'book+ours' },
  { id: 'mk-jade', name: 'Jade Market', text: either(to([], gain('C', 1)), to([], activate(1, 'city'))), base: 0, lostKingdoms: 6, source: 'book+ours' },
]
