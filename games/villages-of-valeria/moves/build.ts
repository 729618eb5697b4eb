import * as v from 'valibot'
import { type Refusal, refuse } from '../../kit/rule'
import { known, remove } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { build as numbers, pileNumbers } from '../data/constants'
import { instantOf, owe, owedEffects, powersOn } from '../effects'
import { advance } from '../flow/turn'
import type { Act } from '../pieces/gold'
import {
  type Bill,
  billFor,
  cheapestPayment,
  goldFor,
  layGold,
  paymentProblem,
  sensiblePayments,
} from '../pieces/payment'
import { type Discard, type Source, type Target, villageOf } from '../state'
import { type Ask, discardAll, handOf, notNow, spread, takeUp, timeMayPass, wrongDiscards } from './actions'
import { discardsShape, paymentShape, targetShape, villageRule } from './shapes'

interface Plan {
  target: Target
  payment: Source[]
  discards?: Discard[] | undefined
}

/** VV-110, VV-123. */
function buildingProblem(ask: Ask, card: string, discards: readonly Discard[]): Refusal | undefined {
  if (!handOf(ask).includes(card)) return refuse('VV-110', 'You do not hold this card')
  const { name } = buildingOf(card)
  if (villageOf(ask.G, ask.player).buildings.some((built) => buildingOf(built).name === name)) {
    return refuse('VV-123', `A ${name} stands in your village already`)
  }
  return discards.length > 0 ? refuse('VV-182', 'Nothing is discarded for a Building') : undefined
}

/** VV-180, VV-182. */
function monumentProblem({ G, player }: Ask, discards: readonly Discard[]): Refusal | undefined {
  if (!G.options.monuments) return refuse('VV-010', 'There are no Monuments in this match')
  const { monument } = villageOf(G, player)
  if (!monument) return refuse('VV-180', 'You have no incomplete Monument')
  const because = 'Every card dedicated to the Monument is discarded, and nothing else'
  if (discards.length !== monument.dedicated.length) return refuse('VV-182', because)
  return wrongDiscards(discards, monument.dedicated, 'VV-182', because)
}

const billOf = ({ G, player }: Ask, target: Target): Bill => billFor(villageOf(G, player), target)!

/** VV-122, VV-186: with nothing offered, say at once if nothing would be enough. */
function unpayable(ask: Ask, target: Target, payment: readonly Source[]): Refusal | undefined {
  if (payment.length > 0 || cheapestPayment(ask.G, ask.player, target)) return undefined
  return refuse(
    billOf(ask, target).clause,
    'Not all of its cost can be paid with the gold and the resources within your reach',
  )
}

/** Steps 2 and 3 of VV-131 for a Building of the hand. */
function erect({ G, player, say }: Act, card: string, payment: Source[]): void {
  const village = villageOf(G, player)
  remove(known(village.hand), card)
  village.buildings.push(card)
  say({ kind: 'built', player, card, payment, gold: goldFor(payment) })
}

/** Steps 2 and 3 of VV-131 for the Monument (VV-182, VV-187). */
function complete({ G, player, say }: Act, payment: Source[], discards: Discard[]): void {
  const village = villageOf(G, player)
  const { id: monument } = village.monument!
  discardAll(G, discards)
  village.monument = null
  village.completed.push(monument)
  say({ kind: 'completed', player, monument, payment, gold: goldFor(payment), discards })
}

/** VV-110 to VV-132, VV-180 to VV-188. */
export const build = villageRule({
  args: [v.strictObject({ target: targetShape, payment: paymentShape, discards: v.optional(discardsShape) })],
  answers: 'action',
  reveals: timeMayPass,
  check(ask, { target, payment, discards = [] }) {
    const { G, player } = ask
    const refusal =
      notNow(ask, 'build') ??
      (target.kind === 'building' ? buildingProblem(ask, target.card, discards) : monumentProblem(ask, discards))
    return refusal ?? unpayable(ask, target, payment) ?? paymentProblem(G, player, billOf(ask, target), payment)
  },
  apply(act, { target, payment, discards = [] }) {
    const { G, player } = act
    const village = villageOf(G, player)
    const { role } = takeUp(act, 'build')
    const before = powersOn(village, 'build')
    layGold(G, player, payment)
    if (target.kind === 'building') erect(act, target.card, payment)
    else complete(act, payment, discards)
    owe(G, [
      ...owedEffects(player, target.kind === 'building' ? instantOf(target.card) : []),
      ...owedEffects(player, before),
      { player, kind: 'draw', n: role === 'bonus' ? 0 : numbers[role].draw },
    ])
    advance(act)
  },
  choices(ask) {
    const { G, player } = ask
    if (notNow(ask, 'build')) return []
    const { monument } = villageOf(G, player)
    const cards = handOf(ask).filter((card) => !buildingProblem(ask, card, []))
    const buildings = cards.flatMap((card) => payments(ask, { kind: 'building', card }))
    return monument ? [...buildings, ...completions(ask, monument.dedicated)] : buildings
  },
})

const payments = ({ G, player }: Ask, target: Target): [Plan][] =>
  sensiblePayments(G, player, target).map((payment) => [{ target, payment }])

/** The dedicated cards spread over the piles, beginning with each of them. */
const completions = (ask: Ask, dedicated: readonly string[]): [Plan][] =>
  payments(ask, { kind: 'monument' }).flatMap(([plan]) =>
    (dedicated.length > 0 ? pileNumbers : [0]).map((first): [Plan] => [
      { ...plan, discards: spread(dedicated, first) },
    ]),
  )
