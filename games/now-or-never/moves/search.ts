import * as v from 'valibot'
import { refuse } from '../../kit/rule'
import { claim } from '../effects'
import { advance } from '../flow/advance'
import { openEncounter } from '../flow/encounter'
import { cutOff } from '../flow/turn'
import { roll } from '../pieces/dice'
import { areaOf, owed, settle } from '../state'
import { notArrived, payToll } from './hero'
import { nowOrNeverRule, spaceShape } from './shapes'

const missionShape = v.optional(v.literal('mission'))

/** NON-145; in story mode a page of the book, for the token or for one's mission here (NON-221, NON-235, NON-240). */
export const search = nowOrNeverRule({
  args: [missionShape],
  reveals: () => true,
  check(ask, mission) {
    const { space, story } = areaOf(ask.G, ask.player)
    const problem = notArrived(ask)
    if (problem) return problem
    if (mission) {
      return story?.mission?.space === space ? undefined : refuse('NON-240', 'Your mission token does not lie here')
    }
    return ask.G.search[space] === undefined ? refuse('NON-145', 'No search token lies here') : undefined
  },
  apply(act, mission) {
    if (!payToll(act)) return cutOff(act)
    Object.assign(act.G.action!, { stopped: true, chosen: 'search' })
    if (act.G.story) openEncounter(act, mission !== undefined)
    else roll(act, 'search')
    advance(act)
  },
  choices: ({ G }) => (G.action ? (G.story ? [[], ['mission' as const]] : [[]]) : []),
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
