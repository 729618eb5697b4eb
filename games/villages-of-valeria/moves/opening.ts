import * as v from 'valibot'
import { refuse } from '../../kit/rule'
import { known, remove } from '../../kit/zones'
import { others, villageOf } from '../state'
import { beginTurn } from '../turn'
import { cardShape, villageRule } from './shapes'
import { handOf } from './turn'

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
    const next = others(G, player)[0] ?? player
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
