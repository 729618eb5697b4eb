type Source = 'book' | 'public' | 'ours'

export type SymbolId = 'helmet' | 'ship' | 'scroll'

export const symbols: readonly { readonly id: SymbolId; readonly name: string; readonly plural: string }[] = [
  { id: 'helmet', name: 'Helmet', plural: 'Helmets' },
  { id: 'ship', name: 'Ship', plural: 'Ships' },
  { id: 'scroll', name: 'Scroll', plural: 'Scrolls' },
]

export const symbolIds: readonly SymbolId[] = symbols.map(({ id }) => id)

export const symbolName = (id: SymbolId): string => symbols.find((symbol) => symbol.id === id)!.name

export type MonumentId =
  | 'akropolis'
  | 'artemision'
  | 'babylon'
  | 'bet-hamikdash'
  | 'colosseum'
  | 'knossos'
  | 'kolossos'
  | 'mausoleion'
  | 'olympia'
  | 'petra'
  | 'pharos'
  | 'pyramids'

export interface Monument {
  readonly id: MonumentId
  readonly name: string
  readonly source: Source
}

/** The twelve monuments in the order of their indicator cards (MU-009). */
export const monuments: readonly Monument[] = [
  { id: 'akropolis', name: 'Akropolis', source: 'public' },
  { id: 'artemision', name: 'Artemision', source: 'public' },
  { id: 'babylon', name: 'Babylon', source: 'public' },
  { id: 'bet-hamikdash', name: 'Bet Hamikdash', source: 'public' },
  { id: 'colosseum', name: 'Colosseum', source: 'public' },
  { id: 'knossos', name: 'Knossos', source: 'ours' },
  { id: 'kolossos', name: 'Kolossos', source: 'public' },
  { id: 'mausoleion', name: 'Mausoleion', source: 'ours' },
  { id: 'olympia', name: 'Olympia', source: 'ours' },
  { id: 'petra', name: 'Petra', source: 'public' },
  { id: 'pharos', name: 'Pharos', source: 'public' },
  { id: 'pyramids', name: 'Pyramids', source: 'public' },
]

export const monumentIds: readonly MonumentId[] = monuments.map(({ id }) => id)

export const monumentName = (id: MonumentId): string => monuments.find((monument) => monument.id === id)!.name

/** A monument track: points for the largest and the second-largest copy on fields 0 to 5. */
export const track = {
  upper: [2, 4, 6, 8, 10, 12],
  lower: [1, 2, 3, 4, 5, 6],
  source: 'ours',
} as const

export const lastField = track.upper.length - 1

export const turns = { actions: 3, display: 3, hand: 5, rights: 2, source: 'public' } as const

export const needed = { first: 2, copyist: 3, pair: 2, source: 'public' } as const

/** Historians per player for each number of players (MU-004, MU-005). */
export const historians: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 2 }

export const historianPoints = { best: [9, 6, 3], unused: -10, source: 'ours' } as const

export const everyCardFrom = 4 // players; with fewer the III cards stay in the box (MU-006)

export type FameCategory = 'monument' | SymbolId

/** Eternal Fame, in the order of counting (MU-094). */
export const fame: {
  readonly categories: readonly FameCategory[]
  readonly places: readonly number[]
  readonly length: number
  readonly source: Source
} = { categories: ['monument', 'helmet', 'scroll', 'ship'], places: [6, 3], length: 14, source: 'book' }

export interface Token {
  readonly symbol: SymbolId
  readonly name: string
  readonly ability: string
  readonly bought: number
  readonly final: number
  readonly source: Source
}

/** Heroes, Traders & Scholars. */
export const tokens: readonly Token[] = [
  {
    symbol: 'helmet',
    name: 'Heroes',
    ability: 'Once in your turn: pay 1 point, draw a card.',
    bought: 2,
    final: 3,
    source: 'public',
  },
  {
    symbol: 'ship',
    name: 'Traders',
    ability: 'Once in your turn: swap a hand card for an open card.',
    bought: 2,
    final: 3,
    source: 'public',
  },
  {
    symbol: 'scroll',
    name: 'Scholars',
    ability: 'Once in your turn: put a monument you expand in any order.',
    bought: 2,
    final: 3,
    source: 'public',
  },
]

export const tokenOf = (symbol: SymbolId): Token => tokens.find((token) => token.symbol === symbol)!

export const heroesPrice = 1
