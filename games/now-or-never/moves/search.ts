import { refuse } from '../../kit/rule'
import { roll } from '../dice'
import { claim } from '../effects'
import { advance } from '../flow'
import { areaOf, owed, settle } from '../state'
import { cutOff } from '../turn'
import { notArrived, payToll } from './hero'
import { nowOrNeverRule, spaceShape } from './shapes'

/** NON-145. */
export const search = nowOrNeverRule({
  args: [],
  reveals: () => true,
  check(ask) {
    const { space } = areaOf(ask.G, ask.player)
    const problem = notArrived(ask)
    if (problem) return problem
    return ask.G.search[space] === undefined ? refuse('NON-145', 'No search token lies here') : undefined
  },
  apply(act) {
    if (!payToll(act)) return cutOff(act)
    Object.assign(act.G.action!, { stopped: true, chosen: 'search' })
    roll(act, 'search')
    advance(act)
  },
  choices: ({ G }) => (G.action ? [[]] : []),
})

/** NON-151: the Metal Hound brings a token from anywhere. */
export const claimSearch = nowOrNeverRule({
  args: [spaceShape],
  answers: 'claimSearch',
  reveals: () => true,
  check: ({ G }, space) =>
    G.search[space] === undefined ? refuse('NON-151', 'No search token lies there') : undefined,
  apply(act, space) {
    const { G, player } = act
    settle(G, owed(G, player, 'claimSearch')!)
    claim(act, space)
    advance(act)
  },
  choices: ({ G }) => Object.keys(G.search).map((space) => [space]),
})
