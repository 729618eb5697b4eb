import { nextAfter } from '../../kit/order'
import type { PlayerId } from '../../kit/rule'
import { type Act, queue } from '../effects'
import { freeCityOf } from '../pieces/cards'
import { replenishDisplay } from '../pieces/display'
import { provincesOf, spotAt } from '../pieces/map'
import { answering, triggers } from '../pieces/texts'
import { finish } from '../scoring'
import type { Now, Trigger } from '../state'
import { automaTurn } from './automa'

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
  const next = nextAfter(G.order, player)
  if (next === G.first && G.round === G.lastRound) {
    G.outcome = finish(G)
    say({ kind: 'gameEnded', winners: G.outcome.winners })
    return
  }
  if (next === G.first) G.round += 1
  beginTurn(act, next)
}
