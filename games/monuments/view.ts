import type { PlayerId } from '../kit/rule'
import { hide, hideHands } from '../kit/zones'
import type { G } from './state'

/** What a seat sees: its own hand; of the pile and the other hands only the number. After the end hands lie open. */
export function view(G: G, seat: PlayerId | null): G {
  return { ...G, deck: hide(G.deck), players: G.outcome ? G.players : hideHands(G.players, seat) }
}
