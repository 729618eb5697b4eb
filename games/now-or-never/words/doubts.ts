import { recordOf } from '../../kit/records'
import type { PlayerId } from '../../kit/rule'
import type { Cost, Effect } from '../data/effects'
import { goods } from '../data/effects'
import { abilityOf, printedAbilityOf } from '../data/heroes'
import { locationOf } from '../data/locations'
import { questOf } from '../data/quests'
import { specialistOf } from '../data/specialists'
import { brings, heartsAsked } from '../effects'
import { visitAt } from '../moves/visit'
import { bestSale, linesOf } from '../pieces/market'
import { enemyToll, stepCost } from '../pieces/movement'
import { activatedOf, heartMax, manaMax, sumOf } from '../pieces/standing'
import { areaOf, type G, locationAt } from '../state'
import { counted, describeBundle, describeCosts, some } from './describe'

/** What is legal, but seldom meant: asked once more before it is done. */
export interface Doubt {
  readonly ask: string
  readonly because: string
}

type Doubter = (G: G, player: PlayerId, ...args: readonly unknown[]) => Doubt | undefined

/** Why none of these effects would bring anything. */
function emptiness(G: G, player: PlayerId, effects: readonly Effect[]): string | undefined {
  if (effects.some((effect) => brings(G, player, effect))) return undefined
  const area = areaOf(G, player)
  const full: readonly [boolean, string][] = [
    [effects.some(({ do: what }) => what === 'ignoreEnemies'), 'Enemies can cost you no heart this turn anyway.'],
    [effects.some((one) => isGain(one, 'mana')) && area.mana === manaMax(area), 'Your mana is full.'],
    [effects.some((one) => isGain(one, 'heart')) && area.hearts === heartMax(area), 'Your hearts are full.'],
  ]
  return full.find(([holds]) => holds)?.[1] ?? 'Nothing is left to be gained by it.'
}

const isGain = (effect: Effect, what: 'heart' | 'mana'): boolean =>
  (effect.do === 'gain' && effect.what === what) || (effect.do === 'fullHeal' && what === 'heart')

/** The fewest hearts this takes; a die takes at least one. */
const leastHearts = (costs: readonly Cost[]): number =>
  heartsAsked(costs) + costs.filter((cost) => cost.do === 'loseHeartsDie').length

const nameOf = (id: string): string => abilityOf(id)?.name ?? printedAbilityOf(id)?.name ?? questOf(id).name

/** NON-135, NON-138: an ability whose gains would be lost. */
const ability: Doubter = (G, player, id) => {
  const found = activatedOf(areaOf(G, player)).find((one) => one.id === id)
  const because = found && found.act.cost.length > 0 ? emptiness(G, player, found.act.effects) : undefined
  return because && found
    ? { ask: `${nameOf(found.id)}: ${describeCosts(found.act.cost)} for nothing?`, because }
    : undefined
}

/** NON-101, NON-102: a visit that takes the last heart, or pays for what is not there. */
const visit: Doubter = (G, player) => {
  const action = visitAt(G, player)
  const { space, hearts } = areaOf(G, player)
  const location = locationAt(G, space)
  if (!action || !location) return undefined
  const { name } = locationOf(location)
  if (leastHearts(action.cost) > 0 && hearts <= enemyToll(G, space) + leastHearts(action.cost)) {
    return { ask: `Visit ${name} for nothing?`, because: 'It takes your last heart: no reward, and your turn is over.' }
  }
  const because = action.cost.length > 0 ? emptiness(G, player, action.effects) : undefined
  return because ? { ask: `Visit ${name}: ${describeCosts(action.cost)} for nothing?`, because } : undefined
}

/** NON-146: no die is low enough. */
const search: Doubter = (G, player) => {
  if (G.story) return undefined
  const area = areaOf(G, player)
  const least = Math.max(0, 1 - sumOf(area, 'searchShield')) + enemyToll(G, area.space)
  return area.hearts <= least
    ? { ask: 'Search for nothing?', because: 'Any die takes your last heart: the token stays, and your turn is over.' }
    : undefined
}

/** NON-046: paid, and nothing done. */
const specialist: Doubter = (G, player, id) => {
  const { name, cost, effects } = specialistOf(String(id))
  const because = emptiness(G, player, effects)
  return because ? { ask: `Pay the ${name}: ${counted(cost, 'coin')} for nothing?`, because } : undefined
}

/** NON-047. */
const rest: Doubter = (G, player, id, reward) => {
  const area = areaOf(G, player)
  return reward === 'hearts' && area.hearts === heartMax(area)
    ? { ask: `Rest the ${specialistOf(String(id)).name} for nothing?`, because: 'Your hearts are full.' }
    : undefined
}

/** NON-094. */
const step: Doubter = (G, player, to) =>
  stepCost(G, player, String(to)).ends
    ? {
        ask: 'Go on with your last heart?',
        because: `It costs ${some(stepCost(G, player, String(to)).hearts, 'heart')}: your turn is over then.`,
      }
    : undefined

/** NON-161: everything at once, also what an order or a quest would need. */
const sale: Doubter = (G, player) => {
  const area = areaOf(G, player)
  const all = describeBundle(recordOf(goods, (good) => area.stock[good]))
  return {
    ask: `Sell all for ${counted(bestSale(area.stock, linesOf(area)).coins, 'coin')}?`,
    because: `You give up ${all}.`,
  }
}

const pass: Doubter = () => ({
  ask: 'Pass for this season?',
  because: 'You take no more turns until the next season.',
})

const doubters: Readonly<Record<string, Doubter>> = {
  useAbility: ability,
  visit,
  search,
  paySpecialist: specialist,
  restSpecialist: rest,
  step,
  sellBest: sale,
  pass,
}

/** Is this what the player means? Nothing if there is no doubt. */
export const doubt = (G: G, player: PlayerId, move: string, args: readonly unknown[]): Doubt | undefined =>
  Object.hasOwn(doubters, move) ? doubters[move]!(G, player, ...args) : undefined
