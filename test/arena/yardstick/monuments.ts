import type { PlayerId } from '../../../games/kit/rule'
import { sum } from '../../../games/kit/score'
import { size, visible } from '../../../games/kit/zones'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { historianPoints, monumentIds, needed, symbolIds, turns } from '../../../games/monuments/data/pieces'
import { breakdown } from '../../../games/monuments/scoring'
import { cardsFor } from '../../../games/monuments/setup'
import { area, count, type G, stackOf } from '../../../games/monuments/state'
import type { Judge } from './chooser'

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
  worth(G, seat) {
    const totals = G.order.map((player) => {
      const own = sum(Object.values(breakdown(G, player)))
      return player === seat ? own : -own / (G.order.length - 1)
    })
    const symbolsLaid = sum(symbolIds.map((symbol) => count(G, symbol, seat))) * 0.7
    return sum(totals) + symbolsLaid + handWorth(G, seat, visible(area(G, seat).hand)) + historianHope(G, seat)
  },
  hope(G, seat, move, [from]) {
    const hand = visible(area(G, seat).hand)
    const price = move === 'useHeroes' ? -1 : 0
    const card = typeof from === 'number' ? G.display[from] : null
    if (!card) return price + 0.75
    return price + 0.3 + handWorth(G, seat, [...hand, card]) - handWorth(G, seat, hand)
  },
}
