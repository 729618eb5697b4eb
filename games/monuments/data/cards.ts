import type { MonumentId, SymbolId } from './pieces'

export type CardId = `${MonumentId}-${number}`

type Source = 'public' | 'ours'

export interface Card {
  readonly id: CardId
  readonly monument: MonumentId
  readonly value: number
  readonly symbol: SymbolId
  /** Marked III: left in the box with fewer than four players (MU-006). */
  readonly iii: boolean
  /** Where each printed value comes from. An owner of the game can correct a row marked `ours`. */
  readonly source: { readonly value: Source; readonly symbol: Source; readonly iii: Source }
}

const source = { value: 'public', symbol: 'ours', iii: 'ours' } as const

const card = (monument: MonumentId, value: number, symbol: SymbolId, mark?: 'III'): Card => ({
  id: `${monument}-${value}`,
  monument,
  value,
  symbol,
  iii: mark === 'III',
  source,
})

/** All 108 monument cards: each monument has the values 1 to 9 once. */
export const cards: readonly Card[] = [
  card('akropolis', 1, 'ship'),
  card('akropolis', 2, 'scroll'),
  card('akropolis', 3, 'helmet', 'III'),
  card('akropolis', 4, 'ship'),
  card('akropolis', 5, 'scroll'),
  card('akropolis', 6, 'helmet'),
  card('akropolis', 7, 'ship', 'III'),
  card('akropolis', 8, 'scroll'),
  card('akropolis', 9, 'helmet'),
  card('artemision', 1, 'scroll'),
  card('artemision', 2, 'helmet'),
  card('artemision', 3, 'ship', 'III'),
  card('artemision', 4, 'scroll'),
  card('artemision', 5, 'helmet'),
  card('artemision', 6, 'ship'),
  card('artemision', 7, 'scroll', 'III'),
  card('artemision', 8, 'helmet'),
  card('artemision', 9, 'ship'),
  card('babylon', 1, 'helmet'),
  card('babylon', 2, 'ship'),
  card('babylon', 3, 'scroll', 'III'),
  card('babylon', 4, 'helmet'),
  card('babylon', 5, 'ship'),
  card('babylon', 6, 'scroll'),
  card('babylon', 7, 'helmet', 'III'),
  card('babylon', 8, 'ship'),
  card('babylon', 9, 'scroll'),
  card('bet-hamikdash', 1, 'ship'),
  card('bet-hamikdash', 2, 'scroll'),
  card('bet-hamikdash', 3, 'helmet', 'III'),
  card('bet-hamikdash', 4, 'ship'),
  card('bet-hamikdash', 5, 'scroll'),
  card('bet-hamikdash', 6, 'helmet'),
  card('bet-hamikdash', 7, 'ship', 'III'),
  card('bet-hamikdash', 8, 'scroll'),
  card('bet-hamikdash', 9, 'helmet'),
  card('colosseum', 1, 'scroll'),
  card('colosseum', 2, 'helmet'),
  card('colosseum', 3, 'ship', 'III'),
  card('colosseum', 4, 'scroll'),
  card('colosseum', 5, 'helmet'),
  card('colosseum', 6, 'ship'),
  card('colosseum', 7, 'scroll', 'III'),
  card('colosseum', 8, 'helmet'),
  card('colosseum', 9, 'ship'),
  card('knossos', 1, 'helmet'),
  card('knossos', 2, 'ship'),
  card('knossos', 3, 'scroll', 'III'),
  card('knossos', 4, 'helmet'),
  card('knossos', 5, 'ship'),
  card('knossos', 6, 'scroll'),
  card('knossos', 7, 'helmet', 'III'),
  card('knossos', 8, 'ship'),
  card('knossos', 9, 'scroll'),
  card('kolossos', 1, 'ship'),
  card('kolossos', 2, 'scroll'),
  card('kolossos', 3, 'helmet', 'III'),
  card('kolossos', 4, 'ship'),
  card('kolossos', 5, 'scroll'),
  card('kolossos', 6, 'helmet'),
  card('kolossos', 7, 'ship', 'III'),
  card('kolossos', 8, 'scroll'),
  card('kolossos', 9, 'helmet'),
  card('mausoleion', 1, 'scroll'),
  card('mausoleion', 2, 'helmet'),
  card('mausoleion', 3, 'ship', 'III'),
  card('mausoleion', 4, 'scroll'),
  card('mausoleion', 5, 'helmet'),
  card('mausoleion', 6, 'ship'),
  card('mausoleion', 7, 'scroll', 'III'),
  card('mausoleion', 8, 'helmet'),
  card('mausoleion', 9, 'ship'),
  card('olympia', 1, 'helmet'),
  card('olympia', 2, 'ship'),
  card('olympia', 3, 'scroll', 'III'),
  card('olympia', 4, 'helmet'),
  card('olympia', 5, 'ship'),
  card('olympia', 6, 'scroll'),
  card('olympia', 7, 'helmet', 'III'),
  card('olympia', 8, 'ship'),
  card('olympia', 9, 'scroll'),
  card('petra', 1, 'ship'),
  card('petra', 2, 'scroll'),
  card('petra', 3, 'helmet', 'III'),
  card('petra', 4, 'ship'),
  card('petra', 5, 'scroll'),
  card('petra', 6, 'helmet'),
  card('petra', 7, 'ship', 'III'),
  card('petra', 8, 'scroll'),
  card('petra', 9, 'helmet'),
  card('pharos', 1, 'scroll'),
  card('pharos', 2, 'helmet'),
  card('pharos', 3, 'ship', 'III'),
  card('pharos', 4, 'scroll'),
  card('pharos', 5, 'helmet'),
  card('pharos', 6, 'ship'),
  card('pharos', 7, 'scroll', 'III'),
  card('pharos', 8, 'helmet'),
  card('pharos', 9, 'ship'),
  card('pyramids', 1, 'helmet'),
  card('pyramids', 2, 'ship'),
  card('pyramids', 3, 'scroll', 'III'),
  card('pyramids', 4, 'helmet'),
  card('pyramids', 5, 'ship'),
  card('pyramids', 6, 'scroll'),
  card('pyramids', 7, 'helmet', 'III'),
  card('pyramids', 8, 'ship'),
  card('pyramids', 9, 'scroll'),
]

const byId = new Map<CardId, Card>(cards.map((card) => [card.id, card]))

export const isCardId = (value: unknown): value is CardId => byId.has(value as CardId)

export function cardOf(id: CardId): Card {
  const card = byId.get(id)
  if (!card) throw new Error(`There is no card ${id}`)
  return card
}
