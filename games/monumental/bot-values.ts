import type { PlayerId } from '../kit/rule'
import { sum } from '../kit/score'
import { size } from '../kit/zones'
import { cardOf, isKnowledge } from './cards'
import { tableSizes } from './data/constants'
import type { Cost, Effect, Resource, Text, Use } from './data/effects'
import { areaOf, type G } from './state'

/** What the computer players think of things, in points. */

/** What one of a resource is worth when it comes in. */
export const spot: Readonly<Record<Resource, number>> = { P: 0.55, S: 0.5, M: 0.5, G: 0.6, C: 1.3, H: 0.45 }

/** What one that was not spent is still worth. */
export const unspentWorth: Readonly<Record<Resource, number>> = { P: 0.05, S: 0.05, M: 0.05, G: 0.5, C: 1.1, H: 0.4 }

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

const useWorth = ({ cost, effects, times }: Use): number =>
  Math.max(0, effectsWorth(effects) - sum(cost.map(costWorth))) * times

/** What a text is worth each turn it is on. */
export function textWorth(text: Text | null): number {
  if (!text) return 0
  switch (text.kind) {
    case 'use':
      return Math.max(...text.options.map(useWorth))
    case 'iconBonus':
      return spot[text.res] * text.n * 0.6
    case 'when':
      return effectsWorth(text.effects) * (text.event === 'turnStart' ? 1 : 0.4)
    case 'ongoing':
      return text.rule.do === 'guard' ? 0.2 : 0.35
  }
}

/** What a card brings each time it is activated. */
export function cardWorth(uid: string): number {
  const { icons, text } = cardOf(uid)
  return effectsWorth(icons) + textWorth(text)
}

/** How many turns everybody will still have. */
export function turnsLeft(G: G): number {
  if (G.lastRound !== null) return G.lastRound - G.round
  const seats = tableSizes[G.order.length]!.capitals
  return sum(G.deck.map(size)) / (1.5 * seats) + 1.5
}

const slotsPerTurn = 5

/** What the cards of a City will bring for the rest of the game: five slots a turn of average cards, Knowledge below them. */
export function engineWorth(G: G, player: PlayerId, more: readonly string[] = []): number {
  const cards = [...areaOf(G, player).owned, ...more]
  const covers = cards.filter((uid) => !isKnowledge(uid)).length
  return (sum(cards.map(cardWorth)) / Math.max(covers, 9)) * slotsPerTurn * turnsLeft(G)
}

/** What one more card would add to that. */
export const cardGain = (G: G, player: PlayerId, uid: string): number =>
  engineWorth(G, player, [uid]) - engineWorth(G, player)
