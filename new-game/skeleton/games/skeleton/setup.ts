import { recordOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { cards, slots } from './data/cards'
import type { G } from './state'

/** SK-002, SK-003. */
export function setup({ players: order, random }: { players: PlayerId[]; random: Random }): G {
  const pile = random.Shuffle(cards.map(({ id }) => id))
  const market = pile.splice(-slots.length)
  return {
    turn: 1,
    current: order[0]!,
    undoable: 0,
    outcome: null,
    order,
    players: recordOf(order, () => ({ row: [] })),
    pile,
    market,
  }
}
