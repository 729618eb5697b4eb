import type { PlayerId } from '../kit/rule'
import { hide, hideHands } from '../kit/zones'
import type { G } from './state'

/** The own hand only; of decks, covered cards and what left the game no more than the number. */
export function view(G: G, seat: PlayerId | null): G {
  return {
    ...G,
    deck: hide(G.deck),
    adventurerDeck: hide(G.adventurerDeck),
    monumentDeck: hide(G.monumentDeck),
    removed: hide(G.removed),
    piles: G.piles.map(({ top, under }) => ({ top, under: hide(under) })),
    players: hideHands(G.players, seat),
  }
}
