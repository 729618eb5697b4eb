import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { size } from '../../kit/zones'
import { tableSizes } from '../data/constants'
import type { Cost, Effect, Resource, Text, Use } from '../data/effects'
import { cardOf, idOf, isKnowledge } from '../pieces/cards'
import { areaOf, type G, slotCount } from '../state'

/** What the computer players think of things, in points. */

/** What one of a resource is worth when it comes in. */
export const spot: Readonly<Record<Resource, number>> = { P: 0.55, S: 0.5, M: 0.5, G: 0.6, C: 1.3, H: 0.45 }

const basicWorth = (spot.P + spot.S + spot.M) / 3

function effectWorth(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return spot[effect.res] * effect.n
    case 'gainBasic':
    case 'gainMatching':
      return (basicWorth + 0.1) * effect.n
    case 'convert':
      return 0.15 * effect.n
    case 'draw':
      return 0.8 * effect.n
    case 'activate':
      return 0.8 * effect.n
    case 'repeatIcons':
      return 0.9
    case 'discardCity':
      return 0.15 * effect.n
    case 'recover':
      return 0.3 * effect.n
    case 'wonderOnly':
      return 0.5 * effect.n
    case 'explore':
      return 0.25 * effect.n
    case 'march':
      return 0.1 * effect.n
    case 'restore':
      return 0.3 * effect.n
    case 'mount':
      return 0.15 * effect.n
    case 'ignoreTerrain':
      return 0.6
  }
}

export const effectsWorth = (effects: readonly Effect[]): number => sum(effects.map(effectWorth))

export function costWorth(cost: Cost): number {
  switch (cost.do) {
    case 'pay':
      return spot[cost.res] * cost.n
    case 'payBasic':
      return basicWorth * 0.8 * cost.n
    case 'archive':
      return 0.1 * cost.n
    case 'sacrifice':
      return 0.45 * cost.n
    case 'blank':
      return 0.4
  }
}

export const wayWorth = ({ cost, effects, times }: Use): number =>
  Math.max(0, effectsWorth(effects) - sum(cost.map(costWorth))) * times

/** What a text is worth each turn it is on. */
export function textWorth(text: Text | null): number {
  if (!text) return 0
  switch (text.kind) {
    case 'use':
      return Math.max(...text.options.map(wayWorth))
    case 'iconBonus':
      return spot[text.res] * text.n * 0.6
    case 'when':
      return effectsWorth(text.effects) * (text.event === 'turnStart' ? 1 : 0.4)
    case 'ongoing':
      return text.rule.do === 'guard' ? 0.2 : 0.35
  }
}

const cardWorths = new Map<string, number>()

/** What a card brings each time it is activated. */
export function cardWorth(uid: string): number {
  const id = idOf(uid)
  const known = cardWorths.get(id)
  if (known !== undefined) return known
  const { icons, text } = cardOf(uid)
  const worth = effectsWorth(icons) + textWorth(text)
  cardWorths.set(id, worth)
  return worth
}

/** How many turns everybody will still have. */
export function turnsLeft(G: G): number {
  if (G.lastRound !== null) return G.lastRound - G.round
  const seats = tableSizes[G.order.length]!.capitals
  return sum(G.deck.map(size)) / (1.5 * seats) + 1.5
}

const slotsPerTurn = 5

/** The cards of a City: what they bring together, and how many of them take a slot. */
function cityOf(G: G, player: PlayerId): { worth: number; covers: number } {
  let worth = 0
  let covers = 0
  for (const uid of areaOf(G, player).owned) {
    worth += cardWorth(uid)
    if (!isKnowledge(uid)) covers += 1
  }
  return { worth, covers }
}

/** Five slots a turn of average cards, with the Knowledge below them, for the rest of the game. */
const forecast = (G: G, worth: number, covers: number): number =>
  (worth / Math.max(covers, slotCount)) * slotsPerTurn * turnsLeft(G)

/** What the cards of a City will still bring. */
export function engineWorth(G: G, player: PlayerId): number {
  const { worth, covers } = cityOf(G, player)
  return forecast(G, worth, covers)
}

/** What one more card would add to that. The Nexus wakes one card a turn, whatever lies in the City. */
export function gainsFrom(G: G, player: PlayerId): (uid: string) => number {
  const { worth, covers } = cityOf(G, player)
  const now = forecast(G, worth, covers)
  const nexus = areaOf(G, player).civ === 'atlanteans'
  return (uid) => {
    const below = isKnowledge(uid)
    if (below && nexus) return cardWorth(uid) * 0.35 * turnsLeft(G)
    return forecast(G, worth + cardWorth(uid), covers + (below ? 0 : 1)) - now
  }
}

/** How much each card would add to a City. */
export type Gains = ReturnType<typeof gainsFrom>

/** By how many points each civilization won, on average, where everybody followed the policy: 400 games of two. */
const strengths: Readonly<Record<string, number>> = {
  aztecs: -2,
  amazons: -7.5,
  mughals: -4,
  greek: -7.7,
  chinese: 4.6,
  danish: 2,
  egyptian: 8.2,
  japanese: 1.4,
  atlanteans: 7.1,
}

export const strengthOf = (civ: string): number => strengths[civ] ?? 0
