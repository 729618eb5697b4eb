import { type PlayerId, refuse } from '../../kit/rule'
import { locationOf } from '../data/locations'
import { begin, heartsAsked, loseHearts, payAll, revealing, shortOf } from '../effects'
import { advance } from '../flow/advance'
import { cutOff } from '../flow/turn'
import { roll } from '../pieces/dice'
import { enemyToll } from '../pieces/movement'
import { areaOf, type G, isSolo, locationAt } from '../state'
import { some } from '../words/describe'
import { notArrived, payToll } from './hero'
import { nowOrNeverRule } from './shapes'

/** The action of the location where the hero stands. */
export function visitAt(G: G, player: PlayerId) {
  const location = locationAt(G, areaOf(G, player).space)
  return location ? locationOf(location)[G.side] : undefined
}

/** NON-100 to NON-102: payments first, then hearts, then what the location gives. */
export const visit = nowOrNeverRule({
  args: [],
  reveals({ G, player }) {
    const { cost, effects } = visitAt(G, player)!
    const hearts = enemyToll(G, areaOf(G, player).space) + heartsAsked(cost)
    const cut = isSolo(G) && areaOf(G, player).hearts <= hearts
    return cut || cost.some((one) => one.do === 'loseHeartsDie') || revealing(effects)
  },
  check(ask) {
    const problem = notArrived(ask)
    if (problem) return problem
    const action = visitAt(ask.G, ask.player)
    if (!action) return refuse('NON-100', 'There is no location here')
    const short = shortOf(areaOf(ask.G, ask.player), action.cost)
    return short ? refuse('NON-101', `This visit costs ${some(short.n, short.what)}`) : undefined
  },
  apply(act) {
    const { G, player, say } = act
    const location = locationAt(G, areaOf(G, player).space)!
    const { cost } = locationOf(location)[G.side]
    if (!payToll(act)) return cutOff(act)
    Object.assign(G.action!, { stopped: true, chosen: 'visit' })
    say({ kind: 'visited', player, location })
    payAll(act, cost)
    if (!loseHearts(act, heartsAsked(cost), 'visit')) return cutOff(act)
    if (cost.some((one) => one.do === 'loseHeartsDie')) roll(act, 'visit')
    else begin(act, 'visit', location)
    advance(act)
  },
  choices: ({ G }) => (G.action ? [[]] : []),
})
