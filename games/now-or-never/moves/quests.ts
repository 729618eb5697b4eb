import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { known, remove, visible } from '../../kit/zones'
import { type Pile, piles } from '../data/effects'
import { locationOf } from '../data/locations'
import { questOf } from '../data/quests'
import { begin, heartsAsked, loseHearts, payAll, shortOf } from '../effects'
import { advance } from '../flow/advance'
import { startFight } from '../flow/combat'
import { count } from '../pieces/counters'
import { drawable, drawQuests } from '../pieces/draws'
import { areaOf, type G, locationAt, owed, settle } from '../state'
import { describeNeeds, some } from '../words/describe'
import { notArrived } from './hero'
import { nowOrNeverRule, pilesShape, questShape } from './shapes'

/** Why this card cannot be paid for now (NON-153, R39). */
export function questProblem({ G, player }: Asking<G>, id: string): Refusal | undefined {
  const area = areaOf(G, player)
  const { cost, needs } = questOf(id)
  const short = shortOf(area, cost)
  if (short) return refuse('NON-153', `This quest costs ${some(short.n, short.what)}`)
  if (heartsAsked(cost) >= area.hearts && heartsAsked(cost) > 0) {
    return refuse('NON-153', 'A quest needs more hearts than it costs')
  }
  if (needs && count(area, needs.counter) < needs.atLeast) {
    return refuse('NON-153', `This quest needs ${describeNeeds(needs)}: you have ${count(area, needs.counter)}`)
  }
  return undefined
}

/** NON-152 to NON-155. */
export const playQuest = nowOrNeverRule({
  args: [questShape],
  reveals: () => true,
  check(ask, id) {
    const { G, player } = ask
    const { hand, space } = areaOf(G, player)
    if (!visible(hand).includes(id)) return refuse('NON-152', 'You do not hold this quest')
    if (G.action?.questPlayed) return refuse('NON-152', 'One quest in a hero action')
    const problem = notArrived(ask)
    if (problem) return G.action?.chosen ? refuse('NON-152', 'A quest comes before visit, fight or search') : problem
    const { location } = questOf(id)
    if (locationAt(G, space) !== location) {
      return refuse('NON-152', `This quest is played at: ${locationOf(location).name}`)
    }
    return questProblem(ask, id)
  },
  apply(act, id) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const { cost, combat } = questOf(id)
    remove(known(area.hand), id)
    Object.assign(G.action!, { stopped: true, questPlayed: true })
    say({ kind: 'playedQuest', player, quest: id })
    payAll(act, cost)
    loseHearts(act, heartsAsked(cost), 'quest')
    if (combat) startFight(act, { against: 'quest', id, ...combat })
    else {
      area.played.push(id)
      begin(act, 'quest', id)
    }
    advance(act)
  },
  choices: ({ G, player }) => (G.action ? visible(areaOf(G, player).hand).map((id) => [id]) : []),
})

const times = (named: readonly Pile[], pile: Pile): number => named.filter((one) => one === pile).length

/** Every way to name n piles, the order not counting. */
function namings(n: number, from: readonly Pile[] = piles): Pile[][] {
  if (n === 0) return [[]]
  return from.flatMap((pile, i) => namings(n - 1, from.slice(i)).map((rest) => [pile, ...rest]))
}

/** NON-156, R21: all piles are named before any card is seen. */
export const choosePiles = nowOrNeverRule({
  args: [pilesShape],
  answers: 'choosePiles',
  reveals: () => true,
  check({ G, player }, named) {
    const { draw } = owed(G, player, 'choosePiles')!
    if (named.length !== draw) return refuse('NON-156', `Name a pile for each of ${draw} cards`)
    const empty = piles.find((pile) => times(named, pile) > drawable(G, pile))
    return empty ? refuse('NON-156', `There are not so many ${empty} quests left`) : undefined
  },
  apply(act, named) {
    const { G, player } = act
    const choice = owed(G, player, 'choosePiles')!
    settle(G, choice)
    drawQuests(act, named, choice.keep)
    advance(act)
  },
  choices: ({ G, player }) => namings(owed(G, player, 'choosePiles')?.draw ?? 0).map((named) => [named]),
})
