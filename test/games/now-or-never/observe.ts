import { size } from '../../../games/kit/zones'
import type { Cost, Effect } from '../../../games/now-or-never/data/effects'
import { gear as gearTable } from '../../../games/now-or-never/data/gear'
import { type Land, seat } from './layout'
import { dice } from './play'

/** Coins, experience, hearts, mana and the tracks of a player. */
export function purse(at: Land, player = '0'): Record<string, number> {
  const { coins, xp, hearts, mana, stock } = seat(at, player)
  return { coin: coins, xp, heart: hearts, mana, ...stock }
}

/** What is different afterwards, without the zeros. */
export function change(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const all = Object.keys(after).map((key): [string, number] => [key, after[key]! - before[key]!])
  return Object.fromEntries(all.filter(([, n]) => n !== 0))
}

/** What this does to a player's purse. */
export function gains(at: Land, doing: () => void, player = '0'): Record<string, number> {
  const before = purse(at, player)
  doing()
  return change(before, purse(at, player))
}

/** What a player has, as plain numbers. */
export function holdings(at: Land, player = '0'): Record<string, number> {
  const { unhoused, hand, orders, red, blue } = seat(at, player)
  const isGear = (id: string | null) => gearTable.some((one) => one.id === id)
  return {
    ...purse(at, player),
    villager: unhoused.length,
    quest: size(hand),
    order: orders.length,
    gear: [...red, ...blue].filter(isGear).length,
  }
}

/** The gear the tests buy wherever gear is offered, and its price. */
export const wanted = { id: 'great-axe', price: 10 }

/** What printed effects add up to; dice show `die`, and a full heal gives `missing` hearts. */
export function printed(effects: readonly Effect[], die = 0, missing = 0): Record<string, number> {
  const sum: Record<string, number> = {}
  const add = (what: string, n: number) => {
    sum[what] = (sum[what] ?? 0) + n
  }
  for (const effect of effects) {
    if (effect.do === 'gain') add(effect.what, effect.n)
    if (effect.do === 'fullHeal') add('heart', missing)
    if (effect.do === 'gainVillager') add('villager', effect.n)
    if (effect.do === 'drawQuest') add('quest', effect.keep)
    if (effect.do === 'drawOrder') add('order', effect.keep)
    if (effect.do === 'rollGain') add(effect.what, effect.times * die + effect.plus)
    if (effect.do === 'buyGear') {
      add('gear', 1)
      add('coin', -Math.max(0, wanted.price - effect.discount))
    }
  }
  return sum
}

/** What printed costs take. */
export function paid(costs: readonly Cost[], die = 0): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const cost of costs) {
    const what = cost.do === 'pay' ? cost.what : 'heart'
    sum[what] = (sum[what] ?? 0) - (cost.do === 'loseHeartsDie' ? die : cost.n)
  }
  return sum
}

/** Both together, without the zeros. */
export function total(...parts: Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const part of parts) for (const [what, n] of Object.entries(part)) sum[what] = (sum[what] ?? 0) + n
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0))
}

/** Answers whatever is asked, always with the first choice; gear is bought, tiles are swapped. */
export function answerAll(at: Land): void {
  for (let i = 0; at.G.pending.length > 0 && i < 50; i++) {
    const { kind, player } = at.G.pending[0]!
    if (kind === 'die') at.play(player, 'keepDie')
    else if (kind === 'buyGear') at.play(player, 'buyGear', wanted.id, 3)
    else if (kind === 'swapTiles') at.play(player, 'swapTiles', 0, 19)
    else if (kind === 'build') at.play(player, 'build', 0, 12)
    else {
      const move = kind === 'botDrop' ? 'chooseBotDrop' : kind === 'botSearch' ? 'chooseBotSearch' : kind
      at.playFirst(player, move)
    }
  }
}

/** Fights the open fight to its end, every die a 1. */
export function winWithOnes(at: Land): void {
  for (let i = 0; at.G.fight && i < 20; i++) {
    if (at.G.pending[0]?.kind === 'die') at.play('0', 'keepDie')
    at.play('0', 'resolveRound')
    if (at.G.pending[0]?.kind !== 'onward') return
    dice(at, 1)
    at.play('0', 'nextRound')
  }
}
