import * as v from 'valibot'
import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { prices } from '../data/constants'
import type { MarketId } from '../data/tokens'
import { marketIds } from '../data/tokens'
import { type Act, optionsOf, owe, startUse, usable } from '../effects'
import { run } from '../flow/agenda'
import { isHero, isMarket, isPolicy, textOf } from '../pieces/cards'
import { canDraw, stackOf } from '../pieces/city'
import { isRefused, payment, settle } from '../pieces/payment'
import { activePolicies, discountOn, reveals } from '../pieces/texts'
import { areaOf, type G } from '../state'
import { goldShape, idShape, monumentalRule, notInActions } from './shapes'

const drawing = ({ G, player }: Asking<G>, gold: number | undefined) =>
  payment(areaOf(G, player), { res: 'S', cost: drawPrice(G, player), clause: 'MO-155' }, gold)

export const drawPrice = (G: G, player: string): number => Math.max(0, prices.draw - discountOn(G, player, 'draw').n)

/** Action 10. */
export const drawCard = monumentalRule({
  args: [goldShape],
  reveals: () => true,
  check(ask, gold) {
    const { G, player } = ask
    const wrong = notInActions(G)
    if (wrong) return wrong
    if (!canDraw(areaOf(G, player))) return refuse('MO-156', 'There is no card to draw')
    const paid = drawing(ask, gold)
    return isRefused(paid) ? paid.refusal : undefined
  },
  apply(act, gold) {
    settle(act, drawing(act, gold))
    run(act, { do: 'run', source: 'draw', effects: [{ do: 'draw', n: 1 }] })
  },
  choices: () => [[]],
})

/** Why the text of this card, Policy or Hero is not there to be used. */
function absent(G: G, player: string, source: string): Refusal | undefined {
  const area = areaOf(G, player)
  if (isPolicy(source)) {
    if (activePolicies(G, player).includes(source)) return undefined
    return area.civ === 'mughals'
      ? refuse('MO-182', 'This Policy is active only in a turn in which its line is activated')
      : refuse('MO-105', 'This Policy is not active: only the last one developed is')
  }
  if (isHero(source)) {
    return area.heroes.includes(source) ? undefined : refuse('MO-261', 'This Hero does not serve you')
  }
  if (!area.owned.includes(source) && !area.archived.includes(source)) return refuse('MO-045', 'This card is not yours')
  if (!G.now.activated.includes(source)) return refuse('MO-043', 'This card was not activated in this turn')
  if (G.now.blank.includes(source)) return refuse('MO-187', 'This card has no text for the rest of the turn')
  const there = area.nexus.includes(source) || stackOf(area, source) !== undefined
  return there && !G.now.left.includes(source)
    ? undefined
    : refuse('MO-074', 'This card has left the City since it was activated')
}

/** Abilities, Policies and Heroes: once each (MO-045, MO-046). */
export const useAbility = monumentalRule({
  args: [idShape],
  reveals: (_ask, source) => optionsOf(source).some(({ effects }) => reveals(effects)),
  check({ G, player }, source) {
    const wrong = notInActions(G) ?? absent(G, player, source)
    if (wrong) return wrong
    const text = textOf(source)
    if (text?.kind !== 'use') return refuse('MO-045', 'There is nothing on it to be used')
    if (G.now.used.includes(source)) return refuse('MO-045', 'This was used in this turn already')
    if (text.options.some(({ effects }) => effects.some((effect) => effect.do === 'ignoreTerrain'))) {
      return refuse('MO-116', 'This is used together with a conquest')
    }
    return usable(G, player, source).length > 0
      ? undefined
      : refuse('MO-046', 'Its cost cannot be paid in full, or nothing would come of it')
  },
  apply(act, source) {
    const { G, player, say } = act
    G.now.used.push(source)
    say({ kind: 'used', player, source })
    use(act, source)
  },
  choices({ G, player }) {
    if (notInActions(G)) return []
    const { heroes } = areaOf(G, player)
    const sources = [...G.now.activated, ...activePolicies(G, player), ...heroes]
    return sources.filter((source) => textOf(source)?.kind === 'use').map((source) => [source])
  },
})

/** Asks which way, if the text has several, also where only one of them is possible now. */
function use(act: Act, source: string): void {
  if (optionsOf(source).length > 1) owe(act, source, { ask: 'option' })
  else startUse(act, source, 0)
  run(act)
}

const isMarketId = (id: unknown): id is MarketId => typeof id === 'string' && isMarket(id)

/** MO-151. */
export const useMarket = monumentalRule({
  args: [v.custom<MarketId>(isMarketId)],
  check({ G, player }, market) {
    const wrong = notInActions(G)
    if (wrong) return wrong
    if (!areaOf(G, player).markets.includes(market)) return refuse('MO-151', 'You hold no token of this Market')
    return usable(G, player, market).length > 0 ? undefined : refuse('MO-046', 'Nothing would come of it')
  },
  apply(act, market) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    area.markets = area.markets.filter((one) => one !== market)
    say({ kind: 'usedMarket', player, market })
    use(act, market)
  },
  choices: () => marketIds.map((market) => [market]),
})
