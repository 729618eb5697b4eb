import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Outcome, outcome, type ScoreLine, sum } from '../kit/score'
import { cardOf } from './data/cards'
import { type G, rowOf } from './state'

export const scoreLines: readonly ScoreLine[] = [
  { key: 'row', clause: 'SK-007', label: 'Cards', help: 'the sum of the row' },
]

export const points = (G: G, player: PlayerId): number => sum(rowOf(G, player).map((card) => cardOf(card).value))

/** SK-007. */
export const finish = (G: G): Outcome =>
  outcome(
    recordOf(G.order, (player) => ({ row: points(G, player) })),
    G.order,
    () => 0,
  )
