import type { Judge } from '../kit/definition'
import { cardOf } from './data/cards'
import { points } from './scoring'
import type { G } from './state'

export const judge: Judge<G> = {
  worth: points,
  hope(G, _seat, _move, [slot]) {
    const card = typeof slot === 'number' ? G.market[slot] : null
    return card ? cardOf(card).value : 0
  },
}
