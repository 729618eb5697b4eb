import { copy } from '../kit/copy'
import type { View } from '../kit/definition'
import { dealer, without } from '../kit/imagine'
import type { PlayerId, Random } from '../kit/rule'
import { cards } from './data/cards'
import { type G, rowOf } from './state'

/** The pile as it could be: every card that is nowhere to be seen. */
export function imagine(seen: View<G>, _seat: PlayerId | null, random: Random): G {
  const box = cards.map(({ id }) => id)
  const open = [...seen.market.filter((card) => card !== null), ...seen.order.flatMap((player) => rowOf(seen, player))]
  const deal = dealer(without(box, open), random)
  return { ...copy<G>(seen), pile: deal(seen.pile) }
}
