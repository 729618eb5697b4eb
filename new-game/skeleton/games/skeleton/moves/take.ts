import * as v from 'valibot'
import { nextAfter } from '../../kit/order'
import { refuse, rule } from '../../kit/rule'
import { known, size } from '../../kit/zones'
import { slots } from '../data/cards'
import { finish } from '../scoring'
import { type G, type GameEvent, rowOf } from '../state'

/** SK-004, SK-005. */
export const take = rule<G, GameEvent>()({
  args: [v.picklist(slots)],
  reveals: ({ G }) => size(G.pile) > 0,
  check({ G }, slot) {
    return G.market[slot] ? undefined : refuse('SK-004', 'There is no card in this place of the market')
  },
  apply({ G, player, say }, slot) {
    const card = G.market[slot]!
    rowOf(G, player).push(card)
    G.market[slot] = size(G.pile) > 0 ? known(G.pile).pop()! : null
    say({ kind: 'took', player, card })
    endTurn(G)
    if (G.outcome) say({ kind: 'gameEnded', winners: G.outcome.winners })
  },
  choices: () => slots.map((slot): [(typeof slots)[number]] => [slot]),
})

/** SK-003, SK-006. */
function endTurn(G: G): void {
  if (G.market.every((card) => card === null)) {
    G.outcome = finish(G)
    return
  }
  G.turn += 1
  G.current = nextAfter(G.order, G.current)
}
