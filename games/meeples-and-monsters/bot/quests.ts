import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { visible } from '../../kit/zones'
import { unitClasses } from '../data/classes'
import type { Condition, Quest } from '../data/quests'
import { owned } from '../flow/turn'
import { questOf, towardsEnd } from '../scoring'
import { areaOf, type G } from '../state'
import type { Bag } from './bag'
import { effectWorth } from './effects'
import type { Numbers } from './numbers'

/** How likely it is to be met in time, seen by itself. */
function ease(G: G, seat: PlayerId, condition: Condition): number {
  switch (condition.when) {
    case 'defeat': {
      const wanting = sum(unitClasses.map((cls) => Math.max(0, (condition.units[cls] ?? 0) - owned(G, seat, cls))))
      return 0.5 ** wanting * ((condition.classes ?? 0) > 3 ? 0.5 : 1)
    }
    case 'tavern': {
      const wanting = sum(unitClasses.map((cls) => Math.max(0, (condition.meeples[cls] ?? 0) - owned(G, seat, cls))))
      return 0.6 * 0.5 ** wanting
    }
    case 'defeatCount':
    case 'activate':
      return condition.n > 2 ? 0.35 : 0.7
    case 'reach':
      return 0.7
    default:
      return 0.9
  }
}

/** A Quest for the end: every step that is missing takes its time (MM-805). */
function inTime(G: G, seat: PlayerId, condition: Condition, turns: number): number {
  const [have, need] = towardsEnd(G, seat, condition)
  return have >= need ? 0 : Math.exp((have - need) / (0.3 * turns + 0.25))
}

const stake = (G: G, seat: PlayerId, bag: Bag, { vp, penalty, effect }: Quest, numbers: Numbers): number =>
  vp + penalty + (effect ? Math.max(0, effectWorth({ G, seat, bag, numbers }, effect)) : 0)

/** What the Quests in hand will bring beyond what they bring and cost now; there is only time for some of them. */
export function questHope(G: G, seat: PlayerId, bag: Bag, numbers: Numbers): number {
  const open = visible(areaOf(G, seat).hand).map(questOf)
  const time = numbers.quests * bag.turns + (G.current === seat ? numbers.quests : 0)
  const soon = open
    .filter(({ kind }) => kind !== 'final')
    .map((quest) => ease(G, seat, quest.condition) * stake(G, seat, bag, quest, numbers))
    .sort((a, b) => b - a)
  const later = open
    .filter(({ kind }) => kind === 'final')
    .map(({ condition, vp, penalty }) => inTime(G, seat, condition, bag.turns) * (vp + penalty))
  return sum(soon.map((points, i) => points * numbers.likely * Math.max(0, Math.min(1, time - i)))) + sum(later)
}

/** One more Quest, of which the better ones may be kept. */
export function newQuest(G: G, seat: PlayerId, bag: Bag, { quests, likely }: Numbers, drawn: number): number {
  const open = visible(areaOf(G, seat).hand).length
  const time = Math.max(0, Math.min(1, quests * (bag.turns + 1) - open))
  return time * likely * (drawn > 1 ? 4.2 : 3.4) * 0.75 - 1.3
}
