import type { Ending } from '../kit/score'
import { size } from '../kit/zones'
import { turns } from './data/pieces'
import { cardsFor } from './setup'
import type { G } from './state'

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

/** MU-052, MU-053: the pile runs out, then the last turns are played. */
export function endings(G: G): Ending[] {
  if (G.outcome) return []
  const players = G.order.length
  if (G.turnsLeft !== null) {
    const done = players - G.turnsLeft
    return [{ clause: 'MU-053', brief: 'The last turns', say: lastTurns(G.turnsLeft), done, of: players }]
  }
  const of = cardsFor(players).length - players * turns.hand - turns.display
  const left = size(G.deck)
  const say = `The draw pile holds ${cards(left)}. Whoever takes the last one finishes the turn, then everybody else has one more turn.`
  return [{ clause: 'MU-052', brief: 'Ends after the draw pile', say, done: of - left, of }]
}

const lastTurns = (left: number): string =>
  left === 1
    ? 'The draw pile has run out, and this is the last turn.'
    : `The draw pile has run out: ${left} turns are left, this one included.`
