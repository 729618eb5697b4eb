import { copy } from '../kit/copy'
import type { View } from '../kit/definition'
import { dealer, without } from '../kit/imagine'
import type { PlayerId, Random } from '../kit/rule'
import { visible } from '../kit/zones'
import { cardsFor } from './setup'
import { area, type G, laid } from './state'

/** The pile and the other hands, dealt from the cards that are nowhere to be seen. */
export function imagine(view: View<G>, seat: PlayerId | null, random: Random): G {
  const G: G = copy(view)
  const others = G.order.filter((player) => player !== seat)
  const box = cardsFor(G.order.length).map(({ id }) => id)
  const lying = [...G.discard, ...G.display.filter((card) => card !== null), ...G.order.flatMap((p) => laid(G, p))]
  const deal = dealer(without(box, [...lying, ...(seat === null ? [] : visible(area(G, seat).hand))]), random)
  G.deck = deal(G.deck)
  for (const player of others) area(G, player).hand = deal(area(G, player).hand)
  return G
}
