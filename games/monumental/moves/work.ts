import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { spend } from '../effects'
import { run } from '../flow/agenda'
import { cardOf, isHero } from '../pieces/cards'
import { isRefused, payment, settle } from '../pieces/payment'
import { answering, reveals, ruleOn } from '../pieces/texts'
import { complete, missingWork, startPrice, wonderOf, workRates } from '../pieces/wonders'
import { areaOf, type G, type Task } from '../state'
import { markUsed } from './acquire'
import { idShape, monumentalRule, notInActions, wonderPaymentShape, workShape } from './shapes'

interface StartPayment {
  readonly gold?: number | undefined
  readonly wonderOnly?: number | undefined
}

/** Production for Wonders first, then Production, then Gold; or as was said. */
function paying({ G, player }: Asking<G>, card: string, { gold, wonderOnly }: StartPayment = {}) {
  const cost = startPrice(G, player, card)
  const special = wonderOnly ?? Math.min(cost, G.now.wonderOnly)
  const rest = { res: 'P', cost: Math.max(0, cost - special), clause: 'MO-080' } as const
  return { cost, special, paid: payment(areaOf(G, player), rest, gold) }
}

const isWonderCard = (card: string): boolean => !isHero(card) && cardOf(card)?.kind === 'wonder'

/** Action 3. */
export const startWonder = monumentalRule({
  args: [idShape, wonderPaymentShape],
  reveals: ({ G, player }, card) => ruleOn(G, player, 'earlyCompletion') !== undefined && reveals(wonderOf(card).bonus),
  check(ask, card, wish) {
    const { G, player } = ask
    const wrong = notInActions(G)
    if (wrong) return wrong
    if (areaOf(G, player).wonder) return refuse('MO-080', 'You have a Wonder under construction already')
    if (!G.display.includes(card)) return refuse('MO-080', 'This card does not lie in the display')
    if (!isWonderCard(card)) return refuse('MO-080', 'This is no Wonder')
    const { cost, special, paid } = paying(ask, card, wish)
    if (special > cost || special > G.now.wonderOnly) {
      return refuse('MO-080', `You have ${G.now.wonderOnly} Production for Wonders, and ${cost} are to be paid`)
    }
    return isRefused(paid) ? paid.refusal : undefined
  },
  apply(act, card, wish) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const { special, paid } = paying(act, card, wish)
    markUsed(G, player, 'startWonder')
    markHalfPrice(G, player)
    G.now.wonderOnly -= special
    say({ kind: 'startedWonder', player, card, paid: settle(act, paid) })
    G.display = G.display.filter((one) => one !== card)
    G.now.took = true
    const early = ruleOn(G, player, 'earlyCompletion') !== undefined
    area.wonder = { card, work: 0, bonus: early }
    const bonus: Task[] = early ? [{ do: 'run', source: card, effects: wonderOf(card).bonus }] : []
    run(act, ...bonus, ...answering(G, player, 'startWonder'))
  },
  choices: ({ G }) => G.display.filter(isWonderCard).map((card) => [card]),
})

function markHalfPrice(G: G, player: string): void {
  const half = ruleOn(G, player, 'halfPriceWonders')
  if (half) G.now.used.push(half.source)
}

export interface Work {
  readonly production: number
  readonly wonderOnly: number
  readonly gold: number
  readonly horses: number
}

/** How far this payment would raise the counter, and what its smallest part would. */
function riseOf(G: G, player: string, { production, wonderOnly, gold, horses }: Work): { all: number; least: number } {
  const rates = workRates(G, player)
  const plain = production + wonderOnly + gold
  const parts = [...(plain > 0 ? [rates.production] : []), ...(horses > 0 ? [rates.horse] : [])]
  return { all: plain * rates.production + horses * rates.horse, least: Math.min(...parts) }
}

function missing(G: G, player: string, work: Work): Refusal | undefined {
  const { goods } = areaOf(G, player)
  if (work.production > goods.P) return refuse('MO-081', `You have only ${goods.P} Production`)
  if (work.wonderOnly > G.now.wonderOnly)
    return refuse('MO-081', `You have only ${G.now.wonderOnly} Production for Wonders`)
  if (work.gold > goods.G) return refuse('MO-003', `You have only ${goods.G} Gold`)
  if (work.horses > 0 && workRates(G, player).horse === 0) return refuse('MO-081', 'Horses do not work for you now')
  return work.horses > goods.H ? refuse('MO-171', `You have only ${goods.H} Horses in your supply`) : undefined
}

/** Action 4. */
export const workOnWonder = monumentalRule({
  args: [workShape],
  reveals({ G, player }, work) {
    const { wonder } = areaOf(G, player)
    if (!wonder || wonder.bonus) return false
    return riseOf(G, player, work).all >= missingWork({ wonder }) && reveals(wonderOf(wonder.card).bonus)
  },
  check({ G, player }, work) {
    const wrong = notInActions(G)
    if (wrong) return wrong
    const { wonder } = areaOf(G, player)
    if (!wonder) return refuse('MO-080', 'You have no Wonder under construction')
    if (work.production + work.wonderOnly + work.gold + work.horses === 0) {
      return refuse('MO-081', 'Put at least one resource into it')
    }
    const short = missing(G, player, work)
    if (short) return short
    const { all, least } = riseOf(G, player, work)
    return all - least >= missingWork({ wonder }) ? refuse('MO-082', 'It would be complete with less') : undefined
  },
  apply(act, work) {
    const { G, player, say } = act
    const { wonder } = areaOf(G, player)
    if (!wonder) return
    const { all } = riseOf(G, player, work)
    markHalfPrice(G, player)
    spend(act, 'P', work.production)
    spend(act, 'G', work.gold)
    spend(act, 'H', work.horses)
    G.now.wonderOnly -= work.wonderOnly
    const of = wonderOf(wonder.card).work
    wonder.work = Math.min(of, wonder.work + all)
    say({ kind: 'worked', player, card: wonder.card, work: wonder.work, of })
    if (wonder.work === of) complete(act)
    run(act)
  },
  choices: ({ G, player }) => {
    const seen = new Set<string>()
    return proposals(G, player).flatMap((work): [Work][] => {
      const key = JSON.stringify(work)
      if (seen.has(key)) return []
      seen.add(key)
      return [[work]]
    })
  },
})

const nothing: Work = { production: 0, wonderOnly: 0, gold: 0, horses: 0 }

/** All Production that helps; then with Gold, or with Horses; then one of anything. */
function proposals(G: G, player: string): Work[] {
  const { goods, wonder } = areaOf(G, player)
  if (!wonder) return []
  const rates = workRates(G, player)
  const parts = Math.ceil(missingWork({ wonder }) / rates.production)
  const wonderOnly = Math.min(G.now.wonderOnly, parts)
  const production = Math.min(goods.P, parts - wonderOnly)
  const gold = Math.min(goods.G, parts - wonderOnly - production)
  const horses = rates.horse > 0 ? Math.min(goods.H, Math.ceil(missingWork({ wonder }) / rates.horse)) : 0
  const after = Math.max(0, Math.ceil((missingWork({ wonder }) - horses * rates.horse) / rates.production))
  const lighter = {
    wonderOnly: Math.min(wonderOnly, after),
    production: Math.max(0, Math.min(goods.P, after - wonderOnly)),
  }
  return [
    { ...nothing, wonderOnly, production },
    { ...nothing, wonderOnly, production, gold },
    { ...nothing, ...lighter, horses },
    { ...nothing, production: 1 },
    { ...nothing, wonderOnly: 1 },
    { ...nothing, gold: 1 },
    { ...nothing, horses: 1 },
  ]
}
