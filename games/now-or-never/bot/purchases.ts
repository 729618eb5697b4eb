import { sum } from '../../kit/score'
import { buildingOf } from '../data/buildings'
import type { Effect } from '../data/effects'
import { gearOf } from '../data/gear'
import { towns } from '../data/town'
import { faceOf } from '../pieces/faces'
import { colourOf, equip, heartMax, tokenOf } from '../pieces/standing'
import { buildCost, openSpaces, openTiles } from '../pieces/town'
import type { Area } from '../state'
import { dice, heartsFrom, type Mind } from './mind'
import { prowess, resourceWorth, rewardWorth, spending, standingWorth, townWorth } from './worth'

export interface BuildPlan {
  readonly tile: number
  readonly space: number
  readonly gain: number
}

const buildsSeen = new Map<string, { tile: number; space: number; raw: number }[]>()

/** Every kind of tile on every open space, before its price. */
function rawBuilds({ G, area, rates }: Mind): { tile: number; space: number; raw: number }[] {
  const { town, grid: plans, housing, unhoused, played } = area
  const villagers = housing.map((row) => row.join()).join('/')
  const key = [G.side, town, plans, villagers, unhoused, played, G.season, rates.coin, rates.room].join('|')
  const known = buildsSeen.get(key)
  if (known) return known
  const before = townWorth(area, rates)
  const tiles = openTiles(area).filter((at, i, all) => all.findIndex((one) => area.grid[one] === area.grid[at]) === i)
  const found = tiles.flatMap((tile) => {
    const id = area.grid[tile]!
    const grid = area.grid.with(tile, null)
    const once = rewardWorth(
      buildingOf(id).standing.flatMap((one) => (one.is === 'onBuild' ? one.effects : [])),
      rates,
    )
    return openSpaces(area).map((space) => {
      const { bonus } = towns[G.side][space]!
      const gift = bonus ? resourceWorth(bonus, rates) : 0
      const built = townWorth({ ...area, grid, town: area.town.with(space, id) }, rates)
      return { tile, space, raw: built - before + once + gift }
    })
  })
  if (buildsSeen.size > 300) buildsSeen.clear()
  buildsSeen.set(key, found)
  return found
}

/** Affordable builds, the best first. */
export function buildPlans(mind: Mind, discount: number): BuildPlan[] {
  const { G, player, area, rates } = mind
  return rawBuilds(mind)
    .flatMap(({ tile, space, raw }) => {
      const cost = buildCost(G, player, tile, space, discount)
      if (cost > area.coins) return []
      return [{ tile, space, gain: raw - spending(area, rates, cost) }]
    })
    .sort((a, b) => b.gain - a.gain)
}

const bestBuild = (mind: Mind, discount: number): BuildPlan | undefined => buildPlans(mind, discount)[0]

const faceScore = (area: Area, die: number): number => {
  const { damage, defense, boost, boostRoll, need } = faceOf(area, die)
  const more = boost ? (boost.damage + boost.defense) * 0.4 : boostRoll ? 1 : 0
  return (damage + defense * 0.8 + more) * (need ? 0.7 : 1)
}

/** The slot a token would do most in; none if all blue slots are taken by as good ones. */
export function slotFor(area: Area, token: string): number | undefined {
  if (colourOf(token) === 'red') {
    const [worst] = dice.map((die) => ({ die, score: faceScore(area, die) })).sort((a, b) => a.score - b.score)
    return worst!.die - 1
  }
  const free = area.blue.indexOf(null)
  return free < 0 ? undefined : free
}

/** A copy of the area with this token in its best slot. */
function equipped(area: Area, token: string): Area | undefined {
  const slot = slotFor(area, token)
  if (slot === undefined) return undefined
  const copy = { ...area, red: [...area.red], blue: [...area.blue] }
  equip(copy, token, slot)
  return copy
}

/** What a token adds in place, before its price. */
function tokenGain({ G, area, rates }: Mind, token: string): number {
  const after = equipped(area, token)
  if (!after) return -1
  const blue = tokenOf(token)
  const lasting = blue?.colour === 'blue' ? sum(blue.standing.map((one) => standingWorth(one, rates.left))) : 0
  return prowess(G, after, rates) - prowess(G, area, rates) + lasting + (after.mana - area.mana) * rates.mana
}

export interface GearPlan {
  readonly gear: string
  readonly slot: number
  readonly gain: number
}

export function gearPlans(mind: Mind, discount: number): GearPlan[] {
  const { G, area, rates } = mind
  const faceUp = [...new Set([...G.gear.red, ...G.gear.blue].filter((id) => id !== null))]
  return faceUp
    .flatMap((gear) => {
      const price = Math.max(0, gearOf(gear)!.price - discount)
      const slot = slotFor(area, gear)
      if (price > area.coins || slot === undefined) return []
      const paid = spending(area, rates, price)
      return [{ gear, slot, gain: tokenGain(mind, gear) - paid }]
    })
    .sort((a, b) => b.gain - a.gain)
}

const bestGear = (mind: Mind, discount: number): GearPlan | undefined => gearPlans(mind, discount)[0]

/** What effects would bring here and now. */
export function effectsWorth(mind: Mind, effects: readonly Effect[], hearts = mind.area.hearts): number {
  return sum(
    effects.map((effect) => {
      if (effect.do === 'gain' && effect.what === 'heart') return heartsFrom(mind, hearts, effect.n)
      if (effect.do === 'fullHeal') return heartsFrom(mind, hearts, heartMax(mind.area))
      if (effect.do === 'build') return Math.max(0, bestBuild(mind, 0)?.gain ?? 0)
      if (effect.do === 'buyGear') return Math.max(0, bestGear(mind, effect.discount)?.gain ?? 0)
      return rewardWorth([effect], mind.rates)
    }),
  )
}
