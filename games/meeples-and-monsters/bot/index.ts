import type { Judge } from '../../kit/judge'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { quarters } from '../data/locations'
import { placeProblem, unpayable } from '../pieces/plan'
import { breakdown } from '../scoring'
import { type Assignment, type G, locationOf } from '../state'
import { bagOf } from './bag'
import { type At, freeWorth, listWorth, placeWorth } from './effects'
import { type Numbers, numbers } from './numbers'
import { questHope } from './quests'

/** Worse than going on with nothing planned, whatever waits in the Tavern: else it is laid and taken back without end. */
const nuisance = -10

/** A complete place is a promise, an incomplete one a nuisance. */
function promise(at: At, assignment: Assignment): number {
  if (assignment.resolved) return 0.05
  if (at.G.step === 'plan' && isStuck(at.G, at.seat, assignment)) {
    return nuisance * (assignment.units.length + assignment.corruption)
  }
  return placeWorth(at, assignment.place) - assignment.units.length * 0.02
}

/** Whatever keeps the plan from being committed could only be taken back. */
const isStuck = (G: G, seat: PlayerId, assignment: Assignment): boolean =>
  placeProblem(G, seat, assignment) !== undefined ||
  (assignment.place === 'capitol-drill' && G.phase === 'development' && unpayable(G, seat) !== undefined)

/** Locations built in the city serve everybody, and first whoever is next. */
function townWorth(at: At): number {
  const built = quarters.flatMap((quarter) => at.G.city[quarter].built)
  const points = sum(built.map((tile) => (tile ? Math.max(0, listWorth(at, locationOf(tile).effects)) : 0)))
  return points * at.numbers.tile * at.bag.turns
}

function terms(G: G, seat: PlayerId, numbers: Numbers): Record<string, number> {
  const bag = bagOf(G, seat, numbers)
  const at = { G, seat, bag, numbers }
  const planned = G.current === seat ? sum(G.plan.map((assignment) => promise(at, assignment))) : 0
  return {
    ...breakdown(G, seat),
    'meeples for the turns to come': bag.worth,
    'Quests still to be completed': questHope(G, seat, bag, numbers),
    'what is planned': planned + (G.step === 'plan' ? 0 : 0.01),
    'Units still free': freeWorth(at),
    'Locations of the city': townWorth(at),
  }
}

export const judge: Judge<G, Numbers> = {
  weights: {
    numbers,
    date: '2026-11-19',
    result: 'reasoned; Builder beats the one that judged by fixed numbers in 11 of 16 games, by 11 points a game',
  },
  worth: (G, seat, numbers) => sum(Object.values(G.outcome ? breakdown(G, seat) : terms(G, seat, numbers))),
  terms,
}
