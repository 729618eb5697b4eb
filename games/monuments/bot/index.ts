import type { Judge } from '../../kit/judge'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { symbolIds, tokenOf } from '../data/pieces'
import { area, type G } from '../state'
import { handOf, handPoints, unseenHandPoints } from './hand'
import { type Numbers, numbers } from './numbers'
import { type Outlook, outlook } from './outlook'
import { policy, shortlist } from './policy'
import { famePoints, historyPoints } from './races'
import { atRisk, monumentPoints } from './standing'

function tokenPoints(G: G, { player, turns }: Outlook, { ability }: Numbers): number {
  if (!G.options.heroesTradersScholars) return 0
  return sum(symbolIds.map((symbol) => (G.tokens[symbol] === player ? tokenOf(symbol).final + ability * turns : 0)))
}

/** Points at the end of the game, less those of the rivals. */
function worth(G: G, seat: PlayerId, numbers: Numbers): number {
  const outlooks = G.order.map((player) => outlook(G, player, numbers))
  const monuments = monumentPoints(G, outlooks, numbers)
  const all = outlooks.map(
    (own) =>
      area(G, own.player).vp +
      monuments[own.player]! +
      own.points +
      famePoints(G, own, outlooks, numbers) +
      historyPoints(G, own, outlooks, numbers) +
      tokenPoints(G, own, numbers) +
      (own.player === seat ? handPoints(handOf(G, own, outlooks, numbers)) : unseenHandPoints(G, own, numbers)) -
      atRisk(G, own, outlooks, numbers),
  )
  return lead(all, G.order.indexOf(seat), numbers)
}

/** The own points less the rivals': their mean and the best of them. */
function lead(points: readonly number[], at: number, { leader }: Numbers): number {
  const rivals = points.filter((_, i) => i !== at)
  return points[at]! - leader * Math.max(...rivals) - ((1 - leader) * sum(rivals)) / rivals.length
}

/** What the game has come to. */
function result(G: G, seat: PlayerId, numbers: Numbers): number {
  const { scores, winners } = G.outcome!
  const points = G.order.map((player) => scores[player]!)
  return lead(points, G.order.indexOf(seat), numbers) + (winners.includes(seat) ? numbers.victory : -numbers.victory)
}

export const judge: Judge<G, Numbers> = {
  weights: {
    numbers,
    date: '2026-11-18',
    result: 'reasoned, a few tried; Builder beats the yardstick in 42 of 60 games',
  },
  worth: (G, seat, numbers) => (G.outcome ? result(G, seat, numbers) : worth(G, seat, numbers)),
  shortlist,
  policy,
}
