import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { visible } from '../../kit/zones'
import { faceOf, roundTotals } from '../combat'
import { buildingOf } from '../data/buildings'
import { dieSides } from '../data/constants'
import type { Effect } from '../data/effects'
import { enemyOf } from '../data/enemies'
import { gearOf } from '../data/gear'
import { locationOf } from '../data/locations'
import { maps, type SpaceId } from '../data/maps'
import { questOf } from '../data/quests'
import { towns } from '../data/town'
import { effectsOf, heartsAsked, shortOf } from '../effects'
import { enemyToll, mountainToll, reach } from '../movement'
import { questProblem } from '../moves/quests'
import { colourOf, equip, heartMax, sumOf, tokenFace } from '../standing'
import { type Area, areaOf, enemyAt, type Fight, type G, locationAt, type Owed } from '../state'
import { buildCost, openSpaces, openTiles } from '../town'
import { oddsOf } from './odds'
import { type Rates, ratesOf } from './rates'
import {
  cardWorth,
  coinWorth,
  costWorth,
  prowess,
  questWorth,
  resourceWorth,
  rewardWorth,
  searchWorth,
  stakesOf,
  townWorth,
  villagerWorth,
} from './worth'

/** Everything a thought needs: who thinks, about what, at which prices. */
export interface Mind {
  readonly G: G
  readonly player: PlayerId
  readonly area: Area
  readonly rates: Rates
}

export function mindOf(G: G, player: PlayerId): Mind {
  const area = areaOf(G, player)
  return { G, player, area, rates: ratesOf(G, area) }
}

const dice = Array.from({ length: dieSides }, (_, at) => at + 1)
const mean = (values: readonly number[]): number => sum(values) / values.length

/** Hearts gained or lost from here, in points. */
const heartsFrom = ({ rates, area }: Mind, from: number, change: number): number =>
  rates.hearts[Math.max(0, Math.min(heartMax(area), from + change))]! - rates.hearts[from]!

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
  const key = [town, plans, villagers, unhoused, played, G.season, rates.coin].join('|')
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
      return [{ tile, space, gain: raw + coinWorth(area.coins - cost, rates.coin) - coinWorth(area.coins, rates.coin) }]
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
    const face = tokenFace(token)
    if (!face) return undefined
    const [worst] = dice.map((die) => ({ die, score: faceScore(area, die) })).sort((a, b) => a.score - b.score)
    return worst!.die - 1
  }
  const free = area.blue.indexOf(null)
  return free < 0 ? undefined : free
}

/** A copy of the area with this token in its best slot. */
export function equipped(area: Area, token: string): Area | undefined {
  const slot = slotFor(area, token)
  if (slot === undefined) return undefined
  const copy = { ...area, red: [...area.red], blue: [...area.blue] }
  equip(copy, token, slot)
  return copy
}

/** What a token adds in place, before its price. */
export function tokenGain({ G, area, rates }: Mind, token: string): number {
  const after = equipped(area, token)
  if (!after) return -1
  const mana = (after.mana - area.mana) * rates.mana
  return prowess(G, after, rates) - prowess(G, area, rates) + townWorth(after, rates) - townWorth(area, rates) + mana
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
      const paid = coinWorth(area.coins, rates.coin) - coinWorth(area.coins - price, rates.coin)
      return [{ gear, slot, gain: tokenGain(mind, gear) - paid }]
    })
    .sort((a, b) => b.gain - a.gain)
}

const bestGear = (mind: Mind, discount: number): GearPlan | undefined => gearPlans(mind, discount)[0]

/** A fight from its beginning, as a gain over not fighting. */
function fightWorth(mind: Mind, foe: Pick<Fight, 'attack' | 'health'>, win: number, hearts: number): number {
  const { area, rates } = mind
  const odds = oddsOf(area, stakesOf(rates, foe.attack, foe.health, win))
  return odds.round(0, hearts, area.mana) - rates.hearts[hearts]! - area.mana * rates.mana
}

function visitWorth(mind: Mind, space: SpaceId, hearts: number): number {
  const { G, area, rates } = mind
  const location = locationAt(G, space)
  if (!location) return Number.NEGATIVE_INFINITY
  const { cost, effects } = locationOf(location)[G.side]
  if (shortOf(area, cost)) return Number.NEGATIVE_INFINITY
  const price = costWorth(cost, rates)
  const outcome = (lost: number): number =>
    lost >= hearts
      ? heartsFrom(mind, hearts, -hearts)
      : heartsFrom(mind, hearts, -lost) + effectsWorth(mind, effects, hearts - lost)
  const rolls = cost.some((one) => one.do === 'loseHeartsDie')
  return (rolls ? mean(dice.map(outcome)) : outcome(heartsAsked(cost))) - price
}

export function searchValue(mind: Mind, die: number, hearts: number): number {
  const lost = Math.max(0, die - sumOf(mind.area, 'searchShield'))
  return lost >= hearts ? heartsFrom(mind, hearts, -hearts) : heartsFrom(mind, hearts, -lost) + searchWorth(mind.rates)
}

/** A card played here and now. */
export function playWorth(mind: Mind, id: string, hearts: number): number {
  const { rates } = mind
  const quest = questOf(id)
  const asked = heartsAsked(quest.cost)
  if (asked >= hearts && asked > 0) return Number.NEGATIVE_INFINITY
  const full = questWorth(quest, rates) + asked * 0.25
  const free = questWorth({ ...quest, cost: [] }, rates)
  const value = quest.combat
    ? fightWorth(mind, quest.combat, free, hearts) - costWorth(quest.cost, rates)
    : full + heartsFrom(mind, hearts, -asked)
  return value - cardWorth(id, rates)
}

/** What is left to do on a space once a quest has been played or not. */
export function stopWorth(mind: Mind, space: SpaceId, hearts: number): number {
  const { G, area } = mind
  const enemy = enemyAt(G, space)
  const toll = enemy && !G.armored && space !== (G.action?.start ?? area.space) ? 1 : 0
  const peaceful = hearts - toll
  const tolled = toll > 0 ? heartsFrom(mind, hearts, -toll) : 0
  const values = [tolled]
  if (peaceful > 0) {
    values.push(tolled + visitWorth(mind, space, peaceful))
    if (G.search[space] !== undefined) values.push(tolled + mean(dice.map((die) => searchValue(mind, die, peaceful))))
  }
  if (enemy) values.push(fightWorth(mind, enemyOf(enemy), rewardWorth(enemyOf(enemy).rewards, mind.rates), hearts))
  return Math.max(...values)
}

/** The best card for a space. */
function cardAt(mind: Mind, space: SpaceId, hearts: number): number {
  const { G, player, area } = mind
  const location = locationAt(G, space)
  if (!location || G.action?.questPlayed) return 0
  const cards = visible(area.hand).filter((id) => questOf(id).location === location && !questProblem({ G, player }, id))
  return Math.max(0, ...cards.map((id) => playWorth(mind, id, hearts)))
}

export const spaceWorth = (mind: Mind, space: SpaceId, hearts: number): number =>
  cardAt(mind, space, hearts) + stopWorth(mind, space, hearts)

/** Acting now is always a little better than the same thing later. */
const patience = 0.97
const weariness = 0.03

/** The best the open hero action can still bring. */
export function outing(mind: Mind): number {
  const { G, player, area } = mind
  const { action } = G
  if (!action || action.chosen || G.current !== player) return 0
  const ways = action.stopped ? new Map([[area.space, { hearts: 0, path: [] }]]) : reach(G, player)
  let best = -2
  for (const [space, way] of ways) {
    if (space === action.start) continue
    const hearts = area.hearts - way.hearts
    const value = spaceWorth(mind, space, hearts) + heartsFrom(mind, area.hearts, -way.hearts)
    best = Math.max(best, value * (value > 0 ? patience : 1) - way.path.length * weariness)
  }
  return best
}

/** Carried to the best location. */
const carried = (mind: Mind): number =>
  Math.max(
    ...maps[mind.G.side]
      .filter(({ id }) => locationAt(mind.G, id) && id !== mind.area.space)
      .map(({ id }) => {
        const left = mind.area.hearts - mountainToll(mind.G, mind.player, id)
        return left > 0 ? spaceWorth(mind, id, left) : -2
      }),
  )

export const winWorth = ({ rates }: Mind, { against, id }: Fight): number =>
  against === 'enemy' ? rewardWorth(enemyOf(id).rewards, rates) : questWorth({ ...questOf(id), cost: [] }, rates)

function oddsNow(mind: Mind, fight: Fight) {
  return oddsOf(mind.area, stakesOf(mind.rates, fight.attack, fight.health, winWorth(mind, fight)))
}

/** The value of the open die, as a gain over what the player has. */
export function dieWorth(
  mind: Mind,
  { cause, value }: Pick<Extract<Owed, { kind: 'die' }>, 'cause' | 'value'>,
): number {
  const { G, player, area, rates } = mind
  const kept = rates.hearts[area.hearts]! + area.mana * rates.mana
  if (cause === 'combat' && G.fight) {
    return oddsNow(mind, G.fight).rolled(G.fight.damage, area.hearts, area.mana, value) - kept
  }
  if (cause === 'boost' && G.fight)
    return roundWorth({ ...mind, G: { ...G, fight: { ...G.fight, strike: G.fight.strike + value } } })
  if (cause === 'search') return searchValue(mind, value, area.hearts)
  if (cause === 'visit') {
    const effects = effectsOf(G, player, 'visit', locationAt(G, area.space)!)
    return value >= area.hearts
      ? heartsFrom(mind, area.hearts, -area.hearts)
      : heartsFrom(mind, area.hearts, -value) + effectsWorth(mind, effects, area.hearts - value)
  }
  const program = G.pending.find((one) => one.kind === 'effects' && one.player === player)
  const effect =
    program?.kind === 'effects' ? effectsOf(G, player, program.of, program.id)[program.next - 1] : undefined
  return effect?.do === 'rollGain' ? (effect.times * value + effect.plus) * resourceWorth(effect.what, rates) : 0
}

/** The open round, if the blows fell now. */
function roundWorth(mind: Mind): number {
  const { G, player, area, rates } = mind
  const totals = roundTotals(G, player)
  if (!totals || !G.fight) return 0
  const kept = rates.hearts[area.hearts]! + area.mana * rates.mana
  const left = rates.hearts[totals.hearts]! + area.mana * rates.mana
  if (totals.hearts === 0) return rates.xp + left - kept
  if (totals.wins) return winWorth(mind, G.fight) + left - kept
  const on = oddsNow(mind, G.fight).round(G.fight.damage + totals.dealt, totals.hearts, area.mana)
  return Math.max(on, rates.xp + left) - kept
}

function onwardWorth({ G, area, rates }: Mind, fight: Fight): number {
  const kept = rates.hearts[area.hearts]! + area.mana * rates.mana
  const odds = oddsOf(
    area,
    stakesOf(rates, fight.attack, fight.health, winWorth({ G, area, rates, player: '' }, fight)),
  )
  return odds.round(fight.damage, area.hearts, area.mana) - kept
}

/** What an open decision will bring. */
function owedWorth(mind: Mind, one: Owed): number {
  const { G, player, rates } = mind
  switch (one.kind) {
    case 'takeVillager':
      return one.n * villagerWorth(rates)
    case 'choosePiles':
      return rewardWorth([{ do: 'drawQuest', draw: one.draw, keep: one.keep }], rates)
    case 'keepQuests':
      return sum(
        visible(one.cards)
          .map((id) => cardWorth(id, rates))
          .sort((a, b) => b - a)
          .slice(0, one.keep),
      )
    case 'keepOrders':
      return 1.5
    case 'buyGear':
      return Math.max(0, bestGear(mind, one.discount)?.gain ?? 0)
    case 'build':
      return Math.max(0, bestBuild(mind, one.discount)?.gain ?? 0)
    case 'claimSearch':
      return searchWorth(rates)
    case 'readySpecialist':
      return 0.8
    case 'teleport':
      return carried(mind)
    case 'die':
      return dieWorth(mind, one)
    case 'combat':
      return roundWorth(mind)
    case 'onward':
      return G.fight ? Math.max(0, onwardWorth(mind, G.fight)) : 0
    case 'effects':
      return effectsWorth(mind, effectsOf(G, player, one.of, one.id).slice(one.next))
    default:
      return 0
  }
}

/** What is under way and not yet in anybody's hands. */
export function promise(mind: Mind): number {
  const { G, player } = mind
  const mine = G.pending.filter((one) => one.player === player)
  const open = mine.some(({ kind }) => kind === 'die' || kind === 'combat' || kind === 'onward')
  const fought = open && G.fight?.against === 'enemy'
  return (
    sum(mine.map((one) => owedWorth(mind, one))) +
    (fought || mine.some(({ kind }) => kind === 'teleport') ? 0 : outing(mind))
  )
}

export { onwardWorth }
export const tollHere = ({ G, area }: Mind): number => enemyToll(G, area.space)
