import * as v from 'valibot'
import { nextAfter } from '../../kit/order'
import { refuse } from '../../kit/rule'
import { known, remove } from '../../kit/zones'
import { beginTurn } from '../flow/turn'
import { villageOf } from '../state'
import { handOf } from './actions'
import { cardShape, villageRule } from './shapes'

/** VV-013, VV-014: the first Resource, free. */
export const developFirst = villageRule({
  args: [v.strictObject({ card: cardShape })],
  check: (ask, { card }) => (handOf(ask).includes(card) ? undefined : refuse('VV-013', 'You do not hold this card')),
  apply(act, { card }) {
    const { G, player, say } = act
    const village = villageOf(G, player)
    remove(known(village.hand), card)
    village.resources.push({ card, gold: 0 })
    say({ kind: 'developedFirst', player, card })
    const next = nextAfter(G.order, player)
    if (next === G.start) {
      G.phase = 'play'
      beginTurn(act, next)
    } else {
      G.turn += 1
      G.current = next
    }
  },
  choices: (ask) => handOf(ask).map((card) => [{ card }]),
})
