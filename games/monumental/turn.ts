import type { PlayerId } from '../kit/rule'
import { known, size } from '../kit/zones'
import { automaTurn } from './automa'
import { eraOf, freeCityOf } from './cards'
import { displaySize, eras } from './data/constants'
import type { Era } from './data/effects'
import { type Act, queue } from './effects'
import { provincesOf, spotAt } from './map'
import { finish } from './scoring'
import type { G, Now, Task } from './state'
import { responses } from './texts'

export const freshTurn = (): Now => ({
  row: null,
  column: null,
  activated: [],
  policies: [],
  used: [],
  blank: [],
  left: [],
  gave: {},
  bought: [],
  took: false,
  conquests: 0,
  steps: 0,
  marches: 0,
  wonderOnly: 0,
  kept: {},
})

/** MO-041: Free Cities first, then texts that answer to the start of a turn. */
export function beginTurn({ G, say }: Act, player: PlayerId): void {
  G.turn += 1
  G.current = player
  G.stage = 'activate'
  G.now = freshTurn()
  say({ kind: 'turnBegan', player, round: G.round })
  const cities = provincesOf(G, player).flatMap((hex): Task[] => {
    const { city } = spotAt(G, hex)
    return city ? [{ do: 'run', source: city, effects: freeCityOf(city).income }] : []
  })
  const starts = responses(G, player, 'turnStart').map(
    ({ source, text }): Task => ({ do: 'run', source, effects: text.effects }),
  )
  queue(G, ...cities, ...starts)
}

/** MO-051 to MO-053, MO-220. */
export function replenishDisplay({ G, say }: Act, took: boolean): void {
  if (G.lastRound !== null) return
  if (!took) loseOldest({ G, say }, 1)
  const cards: string[] = []
  while (G.display.length < displaySize && left(G) > 0) {
    const card = known(G.deck.find((pile) => size(pile) > 0)!).pop()!
    G.display.push(card)
    G.era = Math.max(G.era, eraOf(card)) as Era
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
export const left = ({ deck }: G): number => eras.reduce((sum, era) => sum + size(deck[era - 1] ?? 0), 0)

/** The turn is over: the display, the Automa, the next turn or the end (MO-051, MO-221, MO-242). */
export function endTurn(act: Act): void {
  const { G, player, say } = act
  replenishDisplay(act, G.now.took)
  if (G.automa) automaTurn(act)
  const next = G.order[(G.order.indexOf(player) + 1) % G.order.length]!
  if (next === G.first && G.round === G.lastRound) {
    G.outcome = finish(G)
    say({ kind: 'gameEnded', winners: G.outcome.winners })
    return
  }
  if (next === G.first) G.round += 1
  beginTurn(act, next)
}
