import type { PlayerId } from '../../kit/rule'
import { size } from '../../kit/zones'
import { finalTurns } from '../data/classes'
import { arrivesCards, packet } from '../data/monsters'
import { monstersFor } from '../setup'
import type { G } from '../state'
import type { Numbers } from './numbers'

/** Turns this seat has after the present one (MM-901, MM-910). */
export function turnsAfter(G: G, seat: PlayerId, { kills }: Numbers): number {
  const place = (player: PlayerId) =>
    (G.order.indexOf(player) - G.order.indexOf(G.first) + G.order.length) % G.order.length
  const behind = place(seat) > place(G.current) ? 1 : 0
  if (G.final > 0) return finalTurns - G.final + behind
  const rest = G.arrives === arrivesCards ? 0 : cardsToTheLast(G) / kills / G.order.length
  return rest + behind + finalTurns
}

/** Monster cards until the third Arrives card, as far as one can tell: it lies anywhere in the last packet (MM-109). */
function cardsToTheLast(G: G): number {
  const deck = size(G.monsterDeck)
  const last = packet[3](monstersFor(G.order.length).filter(({ level }) => level === 3).length) + 1
  return deck - Math.min(deck, last) / 2
}
