import { clockwise } from '../kit/order'
import type { Ending } from '../kit/score'
import { size } from '../kit/zones'
import { endNumberOf } from './flow/turn'
import { anySource, type G, villageCount, villageOf } from './state'

/** VV-202 to VV-206, VV-237. */
export function endings(G: G): Ending[] {
  if (G.outcome) return []
  const endNumber = endNumberOf(G)
  if (endNumber === null) return [clock(G)]
  if (G.lastRound) return [lastRound(G)]
  return anySource(G) ? [villages(G, endNumber), idleRound(G)] : [idleRound(G), villages(G, endNumber)]
}

/** Who has led in this round before the player whose turn it is. */
const ledBefore = (G: G): number => clockwise(G.order, G.start).indexOf(G.current)

/** VV-237: alone the deck is the clock. */
function clock(G: G): Ending {
  const left = size(G.deck)
  const of = G.options.soloDeck
  const say =
    left === 0
      ? 'The deck is empty: the match ends with this turn.'
      : `Every turn takes a card off the deck, and the match ends with the turn that empties it: ${left} of ${of} are left.`
  return { clause: 'VV-237', brief: 'Ends with the deck', say, done: of - left, of }
}

function villages(G: G, of: number): Ending {
  const done = Math.max(...G.order.map((player) => villageCount(villageOf(G, player))))
  const say = `The round in which a village has ${of} Buildings and Adventurers is the last; the largest has ${done}.`
  return { clause: 'VV-202', brief: `Ends at ${of} cards in a village`, say, done, of }
}

/** VV-203: everybody leads equally often. */
function lastRound(G: G): Ending {
  const of = G.order.length
  const done = ledBefore(G)
  const left = of - done
  const say =
    left === 1
      ? 'This is the last turn: the match ends with it.'
      : `This is the last round: ${left} turns are left, this one included.`
  return { clause: 'VV-203', brief: 'The last round', say, done, of }
}

/** VV-206. */
function idleRound(G: G): Ending {
  const done = G.idle ? ledBefore(G) : 0
  const now = G.idle ? `so far ${done} of ${G.order.length} turns of this one.` : 'not this one any more.'
  const say = `A round of nothing but Harvest and Tax in which nobody draws a card is the last: ${now}`
  return { clause: 'VV-206', brief: 'Ends with an idle round', say, done, of: G.order.length }
}
