import type { PlayerId } from '../kit/rule'
import { automaTurn } from './automa'
import { freeCityOf } from './cards'
import { replenishDisplay } from './display'
import { type Act, queue } from './effects'
import { provincesOf, spotAt } from './map'
import { finish } from './scoring'
import type { Now, Trigger } from './state'
import { answering, triggers } from './texts'

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
  const cities = provincesOf(G, player).flatMap((hex): Trigger[] => {
    const { city } = spotAt(G, hex)
    return city ? [{ do: 'run', source: city, effects: freeCityOf(city).income }] : []
  })
  queue(G, ...triggers(cities), ...answering(G, player, 'turnStart'))
}

/** The turn is over: the display, the Automa, the next turn or the end (MO-051, MO-221, MO-242). */
export function endTurn(act: Act): void {
  const { G, player, say } = act
  replenishDisplay(act, G.now.took)
  if (G.automa) {
    G.now = freshTurn()
    automaTurn(act)
  }
  const next = G.order[(G.order.indexOf(player) + 1) % G.order.length]!
  if (next === G.first && G.round === G.lastRound) {
    G.outcome = finish(G)
    say({ kind: 'gameEnded', winners: G.outcome.winners })
    return
  }
  if (next === G.first) G.round += 1
  beginTurn(act, next)
}
