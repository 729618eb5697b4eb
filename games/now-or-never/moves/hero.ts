import * as v from 'valibot'
import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { heroActions } from '../data/constants'
import { heroOf } from '../data/heroes'
import { sailing } from '../data/items'
import { maps, type SpaceId } from '../data/maps'
import { loseHearts, setOut } from '../effects'
import { advance } from '../flow/advance'
import { endTurn as closeTurn, cutOff } from '../flow/turn'
import { enemyToll, harbours, isInReach, mountainToll, sailingProblem, stepCost, stepsFrom } from '../pieces/movement'
import { areaOf, type G, isSolo, locationAt, owed, settle } from '../state'
import { arrowShape, nowOrNeverRule, spaceShape } from './shapes'
import { noActionLeft } from './specialists'

type Ask = Asking<G>

/** NON-080, NON-081. */
export const startHeroAction = nowOrNeverRule({
  args: [arrowShape],
  check(ask, arrow) {
    const area = areaOf(ask.G, ask.player)
    if (area.arrows[arrow]) return refuse('NON-081', 'This hero action token has been used in this season')
    if (area.hearts === 0) return refuse('NON-080', 'A hero action needs at least 1 heart')
    return noActionLeft(ask)
  },
  apply(act, arrow) {
    const area = areaOf(act.G, act.player)
    area.arrows[arrow] = true
    setOut(act, arrow, heroOf(area.hero!).arrows[arrow]!)
  },
  choices: () => Array.from({ length: heroActions }, (_, arrow) => [arrow]),
})

/** Why a step does not lead there: on foot, through a rift, or aboard the Tempest. */
function wayProblem({ G, player }: Ask, to: SpaceId, by: 'ship' | undefined): Refusal | undefined {
  const { space } = areaOf(G, player)
  if (by === undefined) {
    return stepsFrom(G, space).includes(to)
      ? undefined
      : refuse('NON-082', 'A step goes to an orthogonally adjacent space')
  }
  const problem = sailingProblem(G, player)
  if (problem) return refuse('NON-244', problem)
  return isInReach(space, to) ? undefined : refuse('NON-244', `The Tempest carries you up to ${sailing} spaces`)
}

/** NON-082 to NON-087, NON-094; aboard the Tempest only the arrival counts as entered (NON-244). */
export const step = nowOrNeverRule({
  args: [spaceShape, v.optional(v.literal('ship'))],
  reveals: ({ G, player }, to) => isSolo(G) && stepCost(G, player, to).ends !== null,
  check(ask, to, by) {
    const { action } = ask.G
    if (!action) return refuse('NON-080', 'A hero moves in a hero action')
    if (action.stopped || action.chosen) return refuse('NON-091', 'Your hero has stopped')
    return wayProblem(ask, to, by)
  },
  apply(act, to, by) {
    const { G, player, say } = act
    const { enemy, extra, mountain } = stepCost(G, player, to)
    if (enemy > 0 && !loseHearts(act, enemy, 'enemy')) return cutOff(act)
    areaOf(G, player).space = to
    G.action!.steps += 1
    if (extra > 0) G.action!.added += 1
    if (by === 'ship') {
      G.story!.ship = to
      G.action!.sailed = true
    }
    say({ kind: by === 'ship' ? 'sailed' : 'stepped', player, space: to })
    if (extra + mountain > 0 && !loseHearts(act, extra + mountain, 'step')) cutOff(act)
  },
  choices({ G, player }) {
    if (!G.action) return []
    return [
      ...stepsFrom(G, areaOf(G, player).space).map((space): [SpaceId] => [space]),
      ...harbours(G, player).map((space): [SpaceId, 'ship'] => [space, 'ship']),
    ]
  },
})

/** The Gate Key: the whole movement; the space of arrival counts as entered. */
export const teleport = nowOrNeverRule({
  args: [spaceShape],
  answers: 'teleport',
  reveals: ({ G, player }, to) => isSolo(G) && areaOf(G, player).hearts <= mountainToll(G, player, to),
  check({ G, player }, to) {
    if (!locationAt(G, to)) return refuse('NON-158', 'The Gate Key leads to named locations only')
    return to === areaOf(G, player).space ? refuse('NON-084', 'Your hero stands there already') : undefined
  },
  apply(act, to) {
    const { G, player, say } = act
    settle(G, owed(G, player, 'teleport')!)
    areaOf(G, player).space = to
    Object.assign(G.action!, { steps: 1, stopped: true })
    say({ kind: 'teleported', player, space: to })
    const toll = mountainToll(G, player, to)
    if (toll > 0 && !loseHearts(act, toll, 'step')) cutOff(act)
    advance(act)
  },
  choices: ({ G }) => maps[G.side].map(({ id }) => [id]),
})

/** Why the hero cannot do something where it stands: it has to have moved (NON-084), and one thing only (NON-091). */
export function notArrived({ G, player }: Ask): Refusal | undefined {
  const { action } = G
  if (!action) return refuse('NON-080', 'This needs a hero action')
  if (action.chosen) return refuse('NON-091', 'Visit, fight or search: only one of them in a hero action')
  return action.steps === 0 || areaOf(G, player).space === action.start
    ? refuse('NON-084', 'Your hero must end on another space than it started from')
    : undefined
}

/** NON-092: whoever stops at an enemy and does something else than fight. Says whether a heart is left. */
export function payToll(act: Parameters<typeof loseHearts>[0]): boolean {
  const toll = enemyToll(act.G, areaOf(act.G, act.player).space)
  return toll === 0 || loseHearts(act, toll, 'enemy')
}

/** NON-032: ends a turn whose action has been taken; in a hero action this is "do nothing" (NON-091). */
export const endTurn = nowOrNeverRule({
  args: [],
  reveals: ({ G }) => isSolo(G),
  check(ask) {
    if (!ask.G.acted) return refuse('NON-032', 'Take an action, or pass')
    return ask.G.action && !ask.G.action.chosen ? notArrived(ask) : undefined
  },
  apply(act) {
    const { action } = act.G
    if (action && !action.chosen && !payToll(act)) return cutOff(act)
    closeTurn(act)
  },
  choices: () => [[]],
})

const lastPass = (G: G): boolean => G.order.every((player) => player === G.current || areaOf(G, player).passed)

/** NON-032, NON-033: instead of an action. The last pass of all turns hands and goods over (NON-180). */
export const pass = nowOrNeverRule({
  args: [],
  reveals: ({ G }) => lastPass(G),
  check: ({ G }) => (G.acted ? refuse('NON-032', 'You have taken an action: end your turn') : undefined),
  apply(act) {
    const { G, player, say } = act
    areaOf(G, player).passed = true
    say({ kind: 'passed', player })
    closeTurn(act)
  },
  choices: () => [[]],
})
