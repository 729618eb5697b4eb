import type { PlayerId } from '../../kit/rule'
import { basicBuildings } from '../data/city-cards'
import { points } from '../data/constants'
import type { HexId } from '../data/hex'
import { drawPrice } from '../moves/abilities'
import { cardPrice } from '../moves/acquire'
import { cardOf, freeCityOf, heroOf, isHero, marketOf, productionOf } from '../pieces/cards'
import { conquestPrice, targetProblem } from '../pieces/conquest'
import { controls, entriesOf, freeUnits, linksOf, placeAt, provincePoints, spotAt, territoryOf } from '../pieces/map'
import { missingWork, startPrice, wonderOf, workRates } from '../pieces/wonders'
import { areaOf, type G } from '../state'
import { effectsWorth, type Gains, gainsFrom, spot, turnsLeft } from './values'

/** Something to spend a resource on: what it costs and what it brings. */
export interface Prospect {
  readonly cost: number
  readonly gain: number
  /** What it is done with, and what it is done to. */
  readonly move: string
  readonly what: string
}

/** What a completed Wonder brings: points, bonus, the token, and its card in the City. */
export function wonderGain(gains: Gains, card: string): number {
  const { vp, bonus } = wonderOf(card)
  return vp + points.wonderToken + effectsWorth(bonus) + gains(card)
}

/** How likely so much work will be done before the end. */
export const chance = (G: G, work: number): number => Math.min(0.95, (turnsLeft(G) * 5 + 1) / (work + 1))

export function production(G: G, player: PlayerId, gains: Gains): Prospect[] {
  const { wonder } = areaOf(G, player)
  const buildings = [...G.display.filter((card) => !isHero(card) && cardOf(card).kind === 'building'), ...piles(G)]
  const found = buildings.map((card) => ({
    cost: cardPrice(G, player, card).cost,
    gain: gains(card),
    move: 'acquire',
    what: card,
  }))
  if (!wonder) return [...found, ...newWonders(G, player, gains)]
  const need = Math.ceil(missingWork({ wonder }) / workRates(G, player).production)
  const { start, work } = wonderOf(wonder.card)
  const each = (wonderGain(gains, wonder.card) / (start + work)) * workRates(G, player).production
  return [...found, ...Array.from({ length: need }, () => ({ cost: 1, gain: each, ...workOn(wonder) }))]
}

const workOn = ({ card }: { card: string }) => ({ move: 'workOnWonder', what: card })

const piles = (G: G): string[] => basicBuildings.map(({ id }) => id).filter((id) => G.piles[id]! > 0)

/** Starting a Wonder is worth a part of what it brings, as much as its start is of its price. */
function newWonders(G: G, player: PlayerId, gains: Gains): Prospect[] {
  const cards = G.display.filter((card) => !isHero(card) && cardOf(card).kind === 'wonder')
  const all = cards.map((card) => ({
    cost: startPrice(G, player, card),
    gain: startGain(G, gains, card),
    move: 'startWonder',
    what: card,
  }))
  const best = Math.max(0, ...all.map(({ gain }) => gain))
  return all.filter(({ gain }) => gain === best).slice(0, 1)
}

function startGain(G: G, gains: Gains, card: string): number {
  const { start, work } = wonderOf(card)
  return ((wonderGain(gains, card) * start) / (start + work)) * chance(G, start + work)
}

export function science(G: G, player: PlayerId, gains: Gains): Prospect[] {
  const cards = G.display.filter((card) => !isHero(card) && cardOf(card).kind === 'knowledge')
  const knowledge = cards.map((card) => ({
    cost: cardPrice(G, player, card).cost,
    gain: cardOf(card).vp + gains(card),
    move: 'acquire',
    what: card,
  }))
  const draws = { cost: drawPrice(G, player), gain: drawGain, move: 'drawCard', what: '' }
  return [...knowledge, draws, draws]
}

/** What a card drawn beside the City brings, on average. */
export const drawGain = 0.7

/** What a Province brings to whoever conquers it. */
function landGain(G: G, hex: HexId): number {
  const { tile, city, token } = provincePoints(G, hex)
  const { barbarian, city: name } = spotAt(G, hex)
  const income = name ? effectsWorth(freeCityOf(name).income) * turnsLeft(G) : 0
  const desert = placeAt(G, hex).terrain === 'pyramid' ? -spot.G : 0
  return (tile + city + token) * 0.95 + (barbarian ? rewardWorth[barbarian.level] : 0) + income + desert
}

export const rewardWorth = { 1: 1.15, 2: 1.6 } as const

export function military(G: G, player: PlayerId): Prospect[] {
  const lands = territoryOf(G, player)
  const targets = new Set(lands.flatMap((hex) => linksOf(G, hex)))
  const free = lands.reduce((all, hex) => all + freeUnits(G, hex), 0)
  const found = [...targets].flatMap((hex): Prospect[] => {
    if (targetProblem(G, player, hex)) return []
    const { units, military: cost, gold } = conquestPrice(G, player, hex, [], false)
    if (gold > areaOf(G, player).goods.G) return []
    return free < units ? [] : [{ cost, gain: landGain(G, hex), move: 'conquer', what: hex }]
  })
  const heroes = G.display.filter(isHero).map((id) => ({
    cost: heroOf(id).cost,
    gain: heroOf(id).vp + 0.8,
    move: 'acquire',
    what: id,
  }))
  return [...found, ...heroes]
}

/** The best use of so many, one thing after the other by what each unit brings. */
function bestUse(all: readonly Prospect[], n: number): number {
  let rest = n
  let gain = 0
  for (const one of [...all].sort((a, b) => b.gain / b.cost - a.gain / a.cost)) {
    if (one.cost > rest || one.gain <= 0) continue
    rest -= one.cost
    gain += one.gain
  }
  return gain
}

/** What the unspent resources of a turn could still be turned into. */
export function prospects(G: G, player: PlayerId): number {
  const { goods } = areaOf(G, player)
  const gains = gainsFrom(G, player)
  return (
    bestUse(production(G, player, gains), goods.P + G.now.wonderOnly) +
    bestUse(science(G, player, gains), goods.S) +
    bestUse(military(G, player), goods.M)
  )
}

/** What Explorers may still find: tokens count less the farther they are. */
export function findings(G: G, player: PlayerId): number {
  const { explorers, markets } = areaOf(G, player)
  const [first, second] = explorers.map((from) => nearest(G, from, markets))
  return Math.max(first ?? 0, second ?? 0) + Math.min(first ?? 0, second ?? 0) * 0.5
}

const fade = 0.72

function nearest(G: G, from: HexId, held: readonly string[]): number {
  let best = 0
  let reach = 1
  let edge = [from]
  const seen = new Set(edge)
  while (edge.length > 0 && reach > 0.1) {
    const next: HexId[] = []
    reach *= fade
    for (const hex of edge) {
      for (const other of linksOf(G, hex)) {
        if (seen.has(other) || placeAt(G, other).terrain === 'capital') continue
        seen.add(other)
        next.push(other)
        best = Math.max(best, reach * tokenWorth(G, other, held))
      }
    }
    edge = next
  }
  return best
}

export function tokenWorth(G: G, hex: HexId, held: readonly string[]): number {
  const { production: token, market } = spotAt(G, hex)
  const open = market && market.left > 0 && !held.includes(market.id)
  return (token ? effectsWorth(productionOf(token).gives) : 0) + (open ? marketWorth(market.id) : 0)
}

export function marketWorth(id: string): number {
  const { text } = marketOf(id)
  return text.kind === 'use' ? Math.max(...text.options.map(({ effects }) => effectsWorth(effects))) * 0.8 : 0
}

/** Provinces that a neighbour could take easily are worth a little less. */
export function exposure(G: G, player: PlayerId): number {
  return territoryOf(G, player).reduce((risk, hex) => {
    const { force } = spotAt(G, hex)
    const weak = force && !force.outpost && force.soldiers + force.mounted < 2
    const watched = entriesOf(G, hex).some((next) => spotAt(G, next).force && !controls(G, player, next))
    return weak && watched ? risk + provincePoints(G, hex).tile * 0.12 : risk
  }, 0)
}
