import * as v from 'valibot'
import { type Refusal, refuse } from '../../kit/rule'
import { known, remove } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { owe, owedEffects, powersOn } from '../effects'
import { discardsNeeded, turnOf } from '../flow/possible'
import { advance } from '../flow/turn'
import { type Discard, type Village, villageOf } from '../state'
import { type Ask, discardAll, handOf, notNow, spread, takeUp, timeMayPass, wrongDiscards } from './actions'
import { cardShape, discardsShape, villageRule } from './shapes'

interface Plan {
  card: string
  to: 'castle' | 'monument'
  discards: Discard[]
}

/** VV-090 to VV-094. */
function castleProblem(ask: Ask, { card, discards }: Plan): Refusal | undefined {
  const needed = discardsNeeded(villageOf(ask.G, ask.player), turnOf(ask.G, ask.player)!)
  const hand = handOf(ask)
  if (hand.length <= needed) return refuse('VV-093', `You need ${needed} more to discard, and do not hold so many`)
  if (discards.length !== needed) return refuse('VV-092', `Exactly ${needed} must be discarded with it`)
  const allowed = hand.filter((one) => one !== card)
  return wrongDiscards(discards, allowed, 'VV-092', 'Other cards of your hand are discarded, each once')
}

/** VV-170, VV-171. */
function monumentProblem({ G, player }: Ask, { discards }: Plan): Refusal | undefined {
  if (!G.options.monuments) return refuse('VV-010', 'There are no Monuments in this match')
  if (!villageOf(G, player).monument) return refuse('VV-170', 'You have no incomplete Monument')
  return discards.length > 0 ? refuse('VV-171', 'Nothing is discarded for a Monument') : undefined
}

/** VV-090 to VV-098, VV-170 to VV-174. */
export const develop = villageRule({
  args: [v.strictObject({ card: cardShape, to: v.picklist(['castle', 'monument']), discards: discardsShape })],
  answers: 'action',
  reveals: timeMayPass,
  check(ask, plan) {
    const refusal = notNow(ask, 'develop')
    if (refusal) return refusal
    if (!handOf(ask).includes(plan.card)) return refuse('VV-090', 'You do not hold this card')
    return plan.to === 'castle' ? castleProblem(ask, plan) : monumentProblem(ask, plan)
  },
  apply(act, { card, to, discards }) {
    const { G, player, say } = act
    const village = villageOf(G, player)
    takeUp(act, 'develop')
    for (const gone of [card, ...discards.map((discard) => discard.card)]) remove(known(village.hand), gone)
    if (to === 'castle') village.resources.push({ card, gold: 0 })
    else village.monument!.dedicated.push(card)
    discardAll(G, discards)
    say({ kind: 'developed', player, card, to, discards })
    owe(G, owedEffects(player, powersOn(village, 'develop')))
    advance(act)
  },
  choices(ask) {
    const turn = turnOf(ask.G, ask.player)
    if (!turn || notNow(ask, 'develop')) return []
    const village = villageOf(ask.G, ask.player)
    const needed = discardsNeeded(village, turn)
    const hand = handOf(ask)
    return hand.flatMap((card, at) => [
      ...discardsWorthTrying(village, hand, at, needed).map((discards): [Plan] => [{ card, to: 'castle', discards }]),
      ...(village.monument ? [[{ card, to: 'monument', discards: [] }] as [Plan]] : []),
    ])
  },
})

/** Too many to list: the cards least worth keeping, and those beside the card in hand, so that each can be discarded. */
function discardsWorthTrying(village: Village, hand: readonly string[], at: number, needed: number): Discard[][] {
  const beside = [...hand.slice(at + 1), ...hand.slice(0, at)]
  const worst = [...beside].sort((a, b) => worthKeeping(village, a) - worthKeeping(village, b))
  const sets = [worst, beside].map((cards) => spread(cards.slice(0, needed), at))
  return JSON.stringify(sets[0]) === JSON.stringify(sets[1]) ? sets.slice(1) : sets
}

/** Points, and nothing for a name that stands in the village already. */
const worthKeeping = ({ buildings }: Village, card: string): number =>
  buildings.some((built) => buildingOf(built) === buildingOf(card)) ? 0 : buildingOf(card).vp
