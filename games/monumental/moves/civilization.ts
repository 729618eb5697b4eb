import { refuse } from '../../kit/rule'
import { isCivilization } from '../pieces/cards'
import { begin, freeCivilizations, nextToPick } from '../setup'
import { areaOf } from '../state'
import { idShape, monumentalRule } from './shapes'

/** MO-031: in seat order, before the cards are dealt. */
export const chooseCivilization = monumentalRule({
  args: [idShape],
  reveals: () => true,
  check({ G }, civ) {
    if (G.stage !== 'pick') return refuse('MO-031', 'Civilizations have been chosen already')
    if (!isCivilization(civ)) return refuse('MO-031', 'There is no such civilization')
    return freeCivilizations(G).includes(civ)
      ? undefined
      : refuse('MO-031', 'Another player has this civilization already')
  },
  apply(act, civ) {
    const { G, player, say } = act
    areaOf(G, player).civ = civ
    say({ kind: 'civilization', player, civ })
    const next = nextToPick(G)
    if (next === undefined) begin(act)
    else {
      G.turn += 1
      G.current = next
    }
  },
  choices: ({ G }) => freeCivilizations(G).map((civ) => [civ]),
})
