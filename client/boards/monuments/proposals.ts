import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { type MonumentId, type SymbolId, symbolIds } from '../../../games/monuments/data/pieces'
import { stackOf } from '../../../games/monuments/state'
import { type MonumentsTable, ownHand } from './plan'

/** What the buttons propose, so that one click does what they say. Whoever wants other cards picks them in the hand. */

export interface Laying {
  readonly monument: MonumentId
  /** The first one lowest. */
  readonly cards: readonly CardId[]
}

const byValue = (a: CardId, b: CardId): number => cardOf(b).value - cardOf(a).value

/** For every monument all cards that fit, the lowest value on top: that is the one a history takes (MU-041, MU-058). */
export function layings(table: MonumentsTable, move: 'erect' | 'expand'): Laying[] {
  const best = new Map<MonumentId, CardId[]>()
  for (const [monument, cards] of table.choices(move)) {
    if (cards.length > (best.get(monument)?.length ?? 0)) best.set(monument, cards)
  }
  return [...best].map(([monument, cards]) => ({ monument, cards: [...cards].sort(byValue) }))
}

export type Pair = readonly [CardId, CardId]

/** For every symbol the pair that is missed least: cards of monuments one neither has nor collects. */
export function pairs(table: MonumentsTable, move: 'scoreSymbols' | 'payExtraAction'): [SymbolId, Pair][] {
  const hand = ownHand(table)
  const missed = (card: CardId) => {
    const { monument, value } = cardOf(card)
    const own = table.seat === null ? 0 : stackOf(table.view, table.seat, monument).length
    const alike = hand.filter((other) => cardOf(other).monument === monument).length
    return (own > 0 ? 100 : 0) + 10 * alike + value
  }
  const worth = ([a, b]: Pair) => missed(a) + missed(b)
  const all = table.choices(move)
  return symbolIds.flatMap((symbol): [SymbolId, Pair][] => {
    const [least] = all.filter(([card]) => cardOf(card).symbol === symbol).sort((a, b) => worth(a) - worth(b))
    return least ? [[symbol, least]] : []
  })
}

/** The hand cards that something can be done with now: no other can be picked. */
export function usable(table: MonumentsTable): ReadonlySet<CardId> {
  if (!table.mayAct) return new Set()
  const laid = (['erect', 'expand'] as const).flatMap((move) => layings(table, move).flatMap(({ cards }) => cards))
  const paired = (['scoreSymbols', 'payExtraAction'] as const).flatMap((move) => table.choices(move).flat())
  return new Set([...laid, ...paired, ...tradable(table)])
}

/** The hand cards the Traders can give. */
export const tradable = (table: MonumentsTable): readonly CardId[] => table.choices('useTraders').map(([card]) => card)

/** Whether something can be done with this card and those picked, perhaps with more of the same monument. */
export function goesWith(table: MonumentsTable, picked: readonly CardId[], card: CardId): boolean {
  const all = [...picked, card]
  const { monument } = cardOf(card)
  const laid = (['erect', 'expand'] as const).flatMap((move) => layings(table, move))
  const layable = laid.some((one) => one.monument === monument && all.every((each) => one.cards.includes(each)))
  const paired = (['scoreSymbols', 'payExtraAction'] as const).flatMap((move) => table.choices(move))
  return layable || (all.length === 2 && paired.some((pair) => all.every((each) => pair.includes(each))))
}
