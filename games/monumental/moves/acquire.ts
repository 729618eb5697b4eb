import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { basicBuildings } from '../data/city-cards'
import type { Basic } from '../data/effects'
import { run } from '../flow/agenda'
import { basicOf, cardOf, developmentOf, heroOf, isBasic, isHero } from '../pieces/cards'
import { receive } from '../pieces/city'
import { capitalOf, putUnit } from '../pieces/map'
import { isRefused, payment, settle } from '../pieces/payment'
import { answering, discountOn } from '../pieces/texts'
import { areaOf, type G } from '../state'
import { goldShape, idShape, monumentalRule, notInActions } from './shapes'

/** What a card of the display or a Basic Building costs this player now (MO-060, MO-061, MO-063, MO-064). */
export function cardPrice(G: G, player: string, card: string): { res: Basic; cost: number; clause: string } {
  if (isHero(card)) return { res: 'M', cost: heroOf(card).cost, clause: 'MO-064' }
  const row = isBasic(card) ? basicOf(card) : developmentOf(card)
  const cost = 'cost' in row ? row.cost : 0
  const action = row.kind === 'knowledge' ? 'knowledge' : 'building'
  return {
    res: action === 'knowledge' ? 'S' : 'P',
    cost: Math.max(0, cost - discountOn(G, player, action).n),
    clause: action === 'knowledge' ? 'MO-061' : 'MO-060',
  }
}

/** Lies it there to be acquired? */
function onOffer(G: G, card: string): Refusal | undefined {
  if (isBasic(card)) return G.piles[card]! > 0 ? undefined : refuse('MO-005', 'This pile is empty')
  if (!G.display.includes(card)) return refuse('MO-060', 'This card does not lie in the display')
  if (!isHero(card) && cardOf(card).kind === 'wonder') {
    return refuse('MO-080', 'A Wonder is not acquired: start to build it')
  }
  return undefined
}

const paying = ({ G, player }: Asking<G>, card: string, gold: number | undefined) =>
  payment(areaOf(G, player), cardPrice(G, player, card), gold)

/** Actions 1 and 2, and Heroes. */
export const acquire = monumentalRule({
  args: [idShape, goldShape],
  check(ask, card, gold) {
    const wrong = notInActions(ask.G) ?? onOffer(ask.G, card)
    if (wrong) return wrong
    const paid = paying(ask, card, gold)
    return isRefused(paid) ? paid.refusal : undefined
  },
  apply(act, card, gold) {
    const { G, player, say } = act
    if (!isHero(card)) markUsed(G, player, cardOf(card).kind === 'knowledge' ? 'knowledge' : 'building')
    say({ kind: 'acquired', player, card, paid: settle(act, paying(act, card, gold)) })
    take(G, player, card)
    const learned = !isHero(card) && cardOf(card).kind === 'knowledge'
    run(act, ...(learned ? answering(G, player, 'acquireKnowledge') : []))
  },
  choices: ({ G }) => [...G.display, ...basicBuildings.map(({ id }) => id)].map((card) => [card]),
})

/** Texts that made something cheaper have been used: the Mughal Tomb looks at it (MO-187). */
export function markUsed(G: G, player: string, action: 'building' | 'knowledge' | 'startWonder' | 'policy'): void {
  G.now.used.push(...discountOn(G, player, action).sources.filter((source) => G.now.activated.includes(source)))
}

function take(G: G, player: string, card: string): void {
  if (isBasic(card)) {
    G.piles[card]! -= 1
    receive(G, player, `${card}/${G.piles[card]}`)
    return
  }
  G.display = G.display.filter((one) => one !== card)
  G.now.took = true
  if (isHero(card)) {
    areaOf(G, player).heroes.push(card)
    putUnit(G, player, capitalOf(G, player), card)
    return
  }
  receive(G, player, card)
}
