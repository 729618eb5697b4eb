import { clockwise, nextAfter, others } from '../../kit/order'
import type { PlayerId } from '../../kit/rule'
import { size } from '../../kit/zones'
import { type Action, tables } from '../data/constants'
import { run } from '../effects'
import { turnUpTime } from '../pieces/deck'
import { type Act, replenish, steal, victims } from '../pieces/gold'
import { finish } from '../scoring'
import { anySource, type G, isSolo, type Owed, villageCount, villageOf } from '../state'

/** Goes on by itself until somebody has to decide something. */
export function advance(act: Act): void {
  const { G } = act
  while (!G.outcome) {
    const [next] = G.pending
    if (!next) finishTurn(act)
    else if (!goesByItself({ ...act, player: next.player }, next)) return
  }
}

/** Effects, and draws and thefts that leave no choice; who may act is always asked (R21). True once it is done. */
function goesByItself(act: Act, next: Owed): boolean {
  const { G, player } = act
  switch (next.kind) {
    case 'effect':
      G.pending.shift()
      run(act, next.effect, next.card)
      return true
    case 'draw':
      return dropIf(G, !anySource(G))
    case 'steal': {
      const possible = victims(G, player)
      if (possible.length === 1) steal(act, possible[0]!, next.n)
      return dropIf(G, possible.length < 2)
    }
    case 'action':
    case 'place':
      return false
  }
}

function dropIf(G: G, nothingToDecide: boolean): boolean {
  if (nothingToDecide) G.pending.shift()
  return nothingToDecide
}

/** VV-028: the leader's action, then everybody else's, clockwise. */
export function lead(G: G, player: PlayerId, action: Action): void {
  G.led = action
  if (action !== 'harvest' && action !== 'tax') G.idle = false
  G.pending = others(G, player).map((other) => ({ player: other, kind: 'action', role: 'follow', action }))
}

/** All is done: the end of the turn, alone after the step of time (VV-234). */
function finishTurn(act: Act): void {
  const { G } = act
  const card = isSolo(G) ? turnUpTime(act) : undefined
  if (card) G.pending.push({ player: G.current, kind: 'place', card })
  else endTurn(act)
}

export const endNumberOf = (G: G): number | null =>
  isSolo(G) || G.options.endNumber === 'standard'
    ? tables[G.order.length as keyof typeof tables].endNumber
    : G.options.endNumber

/** VV-202: who has so many Buildings and Adventurers that this round is the last. */
function hasReachedEnd(G: G): PlayerId | undefined {
  const endNumber = endNumberOf(G)
  if (endNumber === null) return undefined
  return clockwise(G.order, G.current).find((player) => villageCount(villageOf(G, player)) >= endNumber)
}

/** VV-202 to VV-206, VV-237: the end check, then the next turn. */
export function endTurn(act: Act): void {
  const { G, say } = act
  const reached = hasReachedEnd(G)
  if (reached && !G.lastRound) {
    G.lastRound = true
    say({ kind: 'lastRound', player: reached })
  }
  const next = nextAfter(G.order, G.current)
  const over = isSolo(G) ? size(G.deck) === 0 : next === G.start && (G.lastRound || G.idle)
  if (over) {
    G.outcome = finish(G)
    say({ kind: 'gameEnded', winners: G.outcome.winners })
  } else beginTurn(act, next)
}

/** VV-020, VV-021. */
export function beginTurn(act: Act, player: PlayerId): void {
  const { G, say } = act
  G.turn += 1
  G.current = player
  G.led = null
  if (player === G.start) {
    G.round += 1
    G.idle = true
  }
  say({ kind: 'turnBegan', player, round: G.round })
  replenish({ ...act, player })
  G.pending = [{ player, kind: 'action', role: 'lead' }]
}
