import { refuse } from '../../kit/rule'
import { history, mentioned } from '../effects'
import { area } from '../state'
import { monumentsRule, passTurn } from './turn'

/** MU-041 to MU-051: the whole turn, and it ends by itself (MU-017). */
export const writeHistory = monumentsRule({
  args: [],
  check({ G, player }) {
    if (G.actions !== null) {
      return refuse('MU-015', 'A history takes the whole turn, and this one has begun with something else')
    }
    if (area(G, player).historians === 0) return refuse('MU-044', 'You have no historian left')
    if (mentioned(G, player).length === 0) {
      return refuse('MU-044', 'No other player has a monument of two or more cards to write about')
    }
    return undefined
  },
  apply(act) {
    history(act)
    passTurn(act.G, act.say)
  },
  choices: () => [[]],
})
