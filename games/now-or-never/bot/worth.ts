import { sum } from '../../kit/score'
import { size, visible } from '../../kit/zones'
import { consolation, searchIncome } from '../data/constants'
import { type Cost, type Effect, type Good, goods, type Resource, type Standing } from '../data/effects'
import { enemyOf } from '../data/enemies'
import { orderOf } from '../data/orders'
import { type Quest, questOf } from '../data/quests'
import { type SpecialistKind, specialistOf } from '../data/specialists'
import { housingVp, rowVp, townColumns } from '../data/town'
import { countsAs } from '../data/villagers'
import { bestSale, linesOf } from '../pieces/market'
import { heartMax, manaMax, standingsOf } from '../pieces/standing'
import { roomIn } from '../pieces/town'
import { yieldOf } from '../pieces/yield'
import { buildingPoints, housingPoints, orderPoints, questPoints, rowPoints } from '../scoring'
import type { Area, G } from '../state'
import { fightKey, oddsOf, type Stakes } from './odds'
import type { Rates } from './rates'
import { storyWorth } from './story'

type Made = Record<Good, number>

const sales = new Map<string, number>()

/** The best sale, remembered: the same few stocks come up again and again. */
function saleOf(stock: Made, area: Area): number {
  const { shell, tool, demon, crystal } = stock
  if (shell + tool + demon + crystal === 0) return 0
  const better = area.played.filter((id) => questOf(id).standing.some(({ is }) => is === 'market')).join()
  const key = `${shell},${tool},${demon},${crystal},${better}`
  const known = sales.get(key)
  if (known !== undefined) return known
  const { coins } = bestSale(stock, linesOf(area))
  if (sales.size > 20_000) sales.clear()
  sales.set(key, coins)
  return coins
}

/** What a good brings in the end, roughly. */
const goodPoints = 2.9
const rowsOfTown = [1, 2, 3, 4]

/** Unhoused villagers as far as there is room for them, then those without. */
function waiting(area: Area): { housed: string[]; outside: number } {
  const room = sum(rowsOfTown.map((row) => Math.max(0, roomIn(area, row))))
  return { housed: area.unhoused.slice(0, room), outside: Math.max(0, area.unhoused.length - room) }
}

/** Goods of a production with everybody housed who can be. */
function goodsOf(area: Area, final: boolean): { made: Made; coins: number; outside: number } {
  const all = yieldOf(area, final)
  const made: Made = { shell: all.shell ?? 0, tool: all.tool ?? 0, demon: all.demon ?? 0, crystal: all.crystal ?? 0 }
  const { housed, outside } = waiting(area)
  for (const id of housed) for (const good of goods) if (countsAs(id, good)) made[good] += 1
  return { made, coins: all.coin ?? 0, outside }
}

/** A row half built is a promise. */
const rowPromise = [0, 0.08, 0.22, 0.5, 1]
const housePromise = [0, 0.04, 0.15, 0.45, 1]

function promised(area: Area, left: number): number {
  const ease = [0.35, 0.6, 0.8, 0.9, 1, 1][left]!
  const rows = rowsOfTown.map((row) => {
    const built = area.town.slice((row - 1) * townColumns, row * townColumns).filter((id) => id !== null).length
    return built === townColumns ? 0 : rowVp[row - 1]! * rowPromise[built]!
  })
  const houses = rowsOfTown.map((row) => {
    const kinds = goods.filter((good) => area.housing[row - 1]!.some((id) => countsAs(id, good))).length
    return kinds === goods.length || roomIn(area, row) < goods.length - kinds - left
      ? 0
      : housingVp[row - 1]! * housePromise[kinds]!
  })
  return (sum(rows) + sum(houses)) * ease
}

const kindWorth: Readonly<Record<SpecialistKind, readonly number[]>> = {
  builder: [2.2, 1.8, 1.2, 0.6],
  healer: [1.6, 0.8, 0.3, 0.1],
  teacher: [1, 0.6, 0.3, 0.1],
  outfitter: [0.6, 0.2, 0.1, 0.1],
}

function staff({ specialists }: Area, left: number): number {
  const seen: Record<SpecialistKind, number> = { builder: 0, healer: 0, teacher: 0, outfitter: 0 }
  let worth = 0
  for (const one of specialists) {
    if (!one) continue
    const { kind, cost } = specialistOf(one.id)
    worth += Math.max(0.1, kindWorth[kind][seen[kind]]! - cost * 0.12) * left
    seen[kind] += 1
  }
  return worth
}

/** What holds for the rest of the game, besides combat, points and production. */
export function standingWorth(one: Standing, left: number): number {
  const time = (left + 0.5) / 6
  switch (one.is) {
    case 'moveBonus':
      return 2.4 * one.n * time
    case 'buildDiscount':
      return 3 * one.n * time
    case 'recruitDiscount':
    case 'searchShield':
    case 'ignoreMountain':
      return 1 * time
    case 'act':
      return (one.limit === 'season' ? 3 : 1.5) * time
    default:
      return 0
  }
}

const remembered = new Map<string, number>()

/** The fights still to be had, seen from full strength: what gear and abilities are good for. */
export function prowess(G: G, area: Area, rates: Rates): number {
  if (!area.hero || rates.actions === 0) return 0
  const tops = Object.values(G.enemies).flatMap((stack) => stack.at(-1) ?? [])
  const key = `${fightKey(area)}|${tops.join()}|${G.season}|${rates.actions}|${rates.mana}|${rates.coin}|${rates.xp}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const fresh = rates.hearts[heartMax(area)]! + manaMax(area) * rates.mana
  const values = tops
    .map((id) => {
      const { attack, health, rewards } = enemyOf(id)
      const odds = oddsOf(area, stakesOf(rates, attack, health, rewardWorth(rewards, rates)))
      return Math.max(0, odds.round(0, heartMax(area), manaMax(area)) - fresh)
    })
    .sort((a, b) => b - a)
  const fights = rates.actions * fightsPerAction
  const worth = rates.numbers.prowess * sum(values.map((value, at) => value * Math.max(0, Math.min(1, fights - at))))
  if (remembered.size > 4000) remembered.clear()
  remembered.set(key, worth)
  return worth
}

const fightsPerAction = 0.45

export const stakesOf = (rates: Rates, attack: number, health: number, win: number): Stakes => ({
  attack,
  health,
  win: Math.round(win * 4) / 4,
  consolation: rates.xp * consolation,
  hearts: rates.hearts,
  mana: rates.mana,
})

/** A villager more: goods for the rest of the game. */
export const villagerWorth = (rates: Rates): number => goodPoints * 0.8 + rates.left * 2.6 * rates.coin * 0.8

/** What effects bring that do not depend on the position, for prizes of fights and cards in hand. */
export const rewardWorth = (effects: readonly Effect[], rates: Rates): number =>
  sum(effects.map((effect) => plainWorth(effect, rates)))

function plainWorth(effect: Effect, rates: Rates): number {
  switch (effect.do) {
    case 'gain':
      return effect.n * resourceWorth(effect.what, rates)
    case 'gainVillager':
      return effect.n * villagerWorth(rates)
    case 'drawQuest':
      return effect.keep * (rates.card * 3.4) + (effect.draw - effect.keep) * rates.card * 0.8
    case 'drawOrder':
      return (2 + 2 * rates.coin) * Math.min(1, (rates.left + 0.3) / 3)
    case 'buyGear':
      return 0.4 + effect.discount * rates.coin * 0.7
    case 'rollGain':
      return (effect.times * 2.5 + effect.plus) * resourceWorth(effect.what, rates)
    case 'claimSearch':
      return searchWorth(rates)
    case 'fullHeal':
      return 2
    default:
      return 0.15
  }
}

export function resourceWorth(what: Resource, rates: Rates): number {
  if (what === 'coin') return rates.coin
  if (what === 'xp') return rates.xp
  if (what === 'book') return rates.book
  if (what === 'mana') return rates.mana
  return what === 'heart' ? 0.2 * Math.min(1, rates.actions / 3) : rates.coin * (what === 'shell' ? 1.9 : 2.7)
}

/** A search token: its reward, and a coin in every production. */
export const searchWorth = (rates: Rates): number =>
  2.2 * Math.max(0.5, rates.coin / 0.6) + searchIncome * (1 + rates.left * rates.coin)

export const costWorth = (cost: readonly Cost[], rates: Rates): number =>
  sum(cost.map((one) => (one.do === 'pay' ? one.n * resourceWorth(one.what, rates) : 0)))

/** A heart a quest asks for, before it is known how many there are. */
export const heartOfQuest = 0.25

/** A quest, once it is played: points, effects and what holds from then on, less its price. */
export function questWorth({ vp, cost, effects, standing }: Quest, rates: Rates): number {
  const hearts = sum(cost.map((one) => (one.do === 'loseHearts' ? one.n * heartOfQuest : 0)))
  const lasting = sum(standing.map((one) => (one.is === 'vpPer' ? one.n * 2 : standingWorth(one, rates.left))))
  return vp + rewardWorth(effects, rates) + lasting - costWorth(cost, rates) - hearts
}

/** Cards in hand: some of them will be played. */
export function cardWorth(id: string, rates: Rates): number {
  const quest = questOf(id)
  const hard = (quest.combat ? 0.75 : 1) * (quest.needs ? 0.45 : 1) * (quest.pile === 'basic' ? 1 : 0.8)
  return Math.max(0.05, questWorth(quest, rates)) * hard * rates.card
}

function hand(area: Area, rates: Rates): number {
  const cards = visible(area.hand)
    .map((id) => cardWorth(id, rates))
    .sort((a, b) => b - a)
  const playable = rates.actions * 0.6
  return sum(cards.map((worth, at) => worth * Math.max(0.1, Math.min(1, playable - at * 0.5))))
}

/** Coins a good brings in a good bundle. */
const inBundle: Made = { shell: 1.6, tool: 2.4, demon: 2.4, crystal: 2.4 }

/** Goods are worth their price, sooner or later. */
function priceOf(area: Area, rates: Rates): number {
  const { stock } = area
  const sale = saleOf(stock, area)
  if (rates.left === 0) return sale
  return Math.max(sale, sum(goods.map((good) => stock[good] * inBundle[good])))
}

/** What those goods are worth beyond their price that an order or a quest waits for. */
function stockWorth(area: Area, rates: Rates): number {
  const { stock } = area
  const open = area.orders.reduce((worth, id) => {
    const { give, vp, coins } = orderOf(id)
    const wanted = sum(goods.map((good) => give[good] ?? 0))
    const there = sum(goods.map((good) => Math.min(stock[good], give[good] ?? 0)))
    const chance = rates.left > 0 ? 0.35 : 0.05
    return worth + (vp + coins * rates.coin * 0.3) * (chance + (0.9 - chance) * (there / wanted) * 0.5)
  }, 0)
  const cards = visible(area.hand).map(questOf)
  const wanted = goods.filter((good) =>
    cards.some(({ cost }) => cost.some((one) => one.do === 'pay' && one.what === good)),
  )
  const kept = sum(wanted.map((good) => (stock[good] > 0 ? 0.5 : 0)))
  return open + (rates.actions > 0 ? kept : 0)
}

/** Of coins and the price of goods: some can surely be spent well, further ones less and less. */
function coinWorth(coins: number, { coin, numbers: { purseFull, purseHalf } }: Rates): number {
  const some = Math.min(coins, purseFull)
  const more = Math.min(Math.max(0, coins - purseFull), purseHalf - purseFull)
  const rest = Math.max(0, coins - purseHalf)
  return coin * (some + more * 0.65 + rest * 0.3)
}

const wealth = (area: Area, rates: Rates): number => area.coins + 0.95 * priceOf(area, rates)

/** What this price leaves of the worth of coins and goods, as a loss. */
export const spending = (area: Area, rates: Rates, price: number): number => {
  const all = wealth(area, rates)
  return coinWorth(all, rates) - coinWorth(all - price, rates)
}

/** What town and villagers will bring: production, points, room. */
export function townWorth(area: Area, rates: Rates): number {
  const final = goodsOf(area, true)
  const now = goodsOf(area, false)
  const income =
    rates.left === 0 ? 0 : (saleOf(now.made, area) + now.coins) * rates.left * rates.coin * rates.numbers.income
  const free = Math.max(0, sum(rowsOfTown.map((row) => roomIn(area, row))) - area.unhoused.length)
  return (
    saleOf(final.made, area) +
    final.coins +
    standing(area, final.made) +
    income +
    final.outside * (rates.left > 0 ? villagerWorth(rates) * rates.numbers.homeless : 0) +
    promised(area, rates.left) * rates.numbers.promised +
    Math.min(free, 4) * rates.room * 0.6 +
    Math.max(0, Math.min(4, free - 4)) * rates.room * 0.2 +
    sum(standingsOf(area).map((one) => standingWorth(one, rates.left))) +
    sum(area.housing.map((row) => row.length)) * 0.05
  )
}

const standing = (area: Area, made: Made): number =>
  rowPoints(area) + housingPoints(area) + buildingPoints(area, made) + questPoints(area) + orderPoints(area)

/** How good a player's possessions look, in points at the end of the game. */
export function areaWorth(G: G, area: Area, rates: Rates): number {
  if (area.produced) return area.coins + standing(area, area.produced) + (area.xp + area.stock.book) * 0.004
  return (
    townWorth(area, rates) +
    coinWorth(wealth(area, rates), rates) +
    stockWorth(area, rates) +
    (Math.min(6, area.xp) + Math.max(0, area.xp - 6) * rates.numbers.xpMore) * rates.xp +
    area.stock.book * rates.book +
    area.mana * rates.mana +
    rates.hearts[area.hearts]! +
    hand(area, rates) +
    staff(area, rates.left) * rates.numbers.staff +
    prowess(G, area, rates) +
    size(area.search) * 0.05 +
    (area.story ? storyWorth(area.story, rates) : 0)
  )
}
