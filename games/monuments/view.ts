import type { PlayerId } from '../kit/rule'
import { hide } from '../kit/zones'
import type { G } from './state'

/** What a seat sees: its own hand; of the pile and the other hands only the number. After the end hands lie open. */
export function view(G: G, seat: PlayerId | null): G {
  const open = G.outcome !== null
  return {
    ...G,
    deck: hide(G.deck),
    players: Object.fromEntries(
      Object.entries(G.players).map(([player, area]) => [
        player,
        player === seat || open ? area : { ...area, hand: hide(area.hand) },
      ]),
    ),
  }
}
