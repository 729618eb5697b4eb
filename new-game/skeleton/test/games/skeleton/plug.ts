import { known } from '../../../games/kit/zones'
import { cards, slots } from '../../../games/skeleton/data/cards'
import { skeletonGame } from '../../../games/skeleton/game'
import { type G, rowOf } from '../../../games/skeleton/state'
import type { Plug } from '../../conformance/plug'
import { anyOf } from '../../conformance/seeded'

const onTable = (G: G) => [...known(G.pile), ...G.market, ...G.order.flatMap((player) => rowOf(G, player))]

const box = cards.map(({ id }) => id)

export const plug: Plug<G> = {
  definition: skeletonGame,
  optionSets: [{}],
  longest: () => 100,
  conserve(G) {
    const now = onTable(G).filter((card) => card !== null)
    return now.sort().join() === [...box].sort().join() ? undefined : 'cards were lost, doubled or invented'
  },
  anything: (_G, random) => ({ move: 'take', args: [anyOf(slots, random)] }),
  used: (G, { args: [slot] }) => [G.market[Number(slot)] ?? ''],
  components: box,
  hidden: box,
}
