import type { Judge } from '../kit/judge'
import { sum } from '../kit/score'
import { points } from './scoring'
import type { G } from './state'

const numbers = { envy: 1 }

export const judge: Judge<G, typeof numbers> = {
  weights: { numbers, date: '2026-11-18', result: 'chosen by taste, not tuned yet' },
  worth(G, seat, { envy }) {
    const rivals = G.order.filter((other) => other !== seat)
    const theirs = sum(rivals.map((rival) => points(G, rival))) / Math.max(1, rivals.length)
    return points(G, seat) - envy * theirs
  },
}
