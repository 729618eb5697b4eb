import { cardOf } from '../data/cards'
import { discard, gainVP } from '../effects'
import { count } from '../state'
import { cardShape, monumentsRule, noActionLeft, notAPair, pairsInHand, spendAction } from './turn'

/** MU-036, MU-037. */
export const scoreSymbols = monumentsRule({
  args: [cardShape, cardShape],
  check: (ask, a, b) => noActionLeft(ask) ?? notAPair(ask, a, b, 'MU-036'),
  apply(act, a, b) {
    const { G, player, say } = act
    spendAction(G)
    const symbol = cardOf(a).symbol
    const points = count(G, symbol, player)
    discard(act, [a, b])
    gainVP(G, player, points)
    say({ kind: 'scoredSymbols', player, symbol, cards: [a, b], points })
  },
  choices: pairsInHand,
})
