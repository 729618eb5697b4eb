import type { Judge } from '../kit/judge'
import type { PlayerId } from '../kit/rule'
import { sum } from '../kit/score'
import { size, visible } from '../kit/zones'
import { type CardId, cardOf } from './data/cards'
import { historianPoints, monumentIds, needed, symbolIds, turns } from './data/pieces'
import { breakdown } from './scoring'
import { cardsFor } from './setup'
import { area, count, type G, stackOf } from './state'

/** What hand cards promise: cards that fit a monument, and pairs of a symbol that is well represented. */
function handWorth(G: G, seat: PlayerId, hand: readonly CardId[]): number {
  const building = sum(
    monumentIds.map((monument) => {
      const cards = hand.filter((card) => cardOf(card).monument === monument).length
      if (cards === 0) return 0
      if (stackOf(G, seat, monument).length > 0) return cards * 0.9
      if (G.rights[monument] === 0) return 0
      const goal = G.rights[monument] === turns.rights ? needed.first : needed.copyist
      return cards >= goal ? 1.6 + cards * 0.4 : cards / goal
    }),
  )
  const pairs = sum(
    symbolIds.map((symbol) => {
      const cards = hand.filter((card) => cardOf(card).symbol === symbol).length
      return Math.floor(cards / needed.pair) * count(G, symbol, seat) * 0.35
    }),
  )
  return building + pairs
}

/** An unused historian is a promise that fades with the pile: one day it will name more than it could now. */
function historianHope(G: G, seat: PlayerId): number {
  const left = size(G.deck) / cardsFor(G.order.length).length
  const promise = -historianPoints.unused + historianPoints.best[0] + 2 * G.order.length
  return area(G, seat).historians * promise * Math.min(1, left * 1.6)
}

export const judge: Judge<G> = {
  weights: { numbers: {}, date: '2026-11-18', result: 'chosen by taste, not tuned yet' },
  worth(G, seat) {
    const totals = G.order.map((player) => {
      const own = sum(Object.values(breakdown(G, player)))
      return player === seat ? own : -own / (G.order.length - 1)
    })
    const symbolsLaid = sum(symbolIds.map((symbol) => count(G, symbol, seat))) * 0.7
    return sum(totals) + symbolsLaid + handWorth(G, seat, visible(area(G, seat).hand)) + historianHope(G, seat)
  },
}
