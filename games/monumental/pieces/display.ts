import { sum } from '../../kit/score'
import { known, size } from '../../kit/zones'
import { displaySize } from '../data/constants'
import type { Act } from '../effects'
import type { G } from '../state'
import { eraOf } from './cards'

/** MO-051 to MO-053, MO-220. */
export function replenishDisplay({ G, say }: Act, took: boolean): void {
  if (G.lastRound !== null) return
  if (!took) loseOldest({ G, say }, 1)
  const cards: string[] = []
  while (G.display.length < displaySize && left(G) > 0) {
    const card = known(G.deck.find((pile) => size(pile) > 0)!).pop()!
    G.display.push(card)
    if (eraOf(card) > G.era) G.era = eraOf(card)
    cards.push(card)
  }
  if (cards.length > 0) say({ kind: 'revealed', cards })
  if (left(G) > 0) return
  G.lastRound = G.round + 1
  say({ kind: 'endTriggered', lastRound: G.lastRound })
}

/** The oldest cards of the display leave the game. */
export function loseOldest({ G, say }: Pick<Act, 'G' | 'say'>, n: number): void {
  const cards = G.display.splice(0, n)
  G.gone.push(...cards)
  if (cards.length > 0) say({ kind: 'displayLost', cards })
}

/** Cards left in the Development deck. */
export const left = ({ deck }: G): number => sum(deck.map(size))
