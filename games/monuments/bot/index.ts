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
function terms(G: G, seat: PlayerId, numbers: Numbers) {
  const outlooks = G.order.map((player) => outlook(G, player, numbers))
  const monuments = monumentPoints(G, outlooks, numbers)
  const parts = (own: Outlook) => ({
    'symbols scored': area(G, own.player).vp,
    monuments: monuments[own.player]! - atRisk(G, own, outlooks, numbers),
    'actions still to come': own.points,
    fame: famePoints(G, own, outlooks, numbers),
    histories: historyPoints(G, own, outlooks, numbers),
    tokens: tokenPoints(G, own, numbers),
    'cards in hand':
      own.player === seat ? handPoints(handOf(G, own, outlooks, numbers)) : unseenHandPoints(G, own, numbers),
  })
  const [own, rivals] = [
    outlooks.filter(({ player }) => player === seat),
    outlooks.filter((one) => one.player !== seat),
  ]
  const others = rivals.map((one) => sum(Object.values(parts(one))))
  return { ...parts(own[0]!), 'what rivals may expect': -count(others, numbers) }
}

/** How much the rivals' points count: their mean and the best of them. */
const count = (rivals: readonly number[], { leader }: Numbers): number =>
  leader * Math.max(...rivals) + ((1 - leader) * sum(rivals)) / rivals.length

/** What the game has come to. */
function result(G: G, seat: PlayerId, numbers: Numbers): number {
  const { scores, winners } = G.outcome!
  const rivals = G.order.filter((player) => player !== seat).map((player) => scores[player]!)
  return scores[seat]! - count(rivals, numbers) + (winners.includes(seat) ? numbers.victory : -numbers.victory)
}

export const judge: Judge<G, Numbers> = {
  weights: {
    numbers,
    date: '2026-11-18',
    result: 'reasoned, a few tried; Builder beats the yardstick in 42 of 60 games',
  },
  worth: (G, seat, numbers) => (G.outcome ? result(G, seat, numbers) : sum(Object.values(terms(G, seat, numbers)))),
  terms,
  shortlist,
  policy,
}
