import { heroActions, seasons } from '../data/constants'
import { heartMax } from '../pieces/standing'
import type { Area, G } from '../state'
import type { Numbers } from './numbers'

/** What things are worth at this stage of the game, in points. */
export interface Rates {
  /** Productions still to come before the final one. */
  readonly left: number
  /** Hero actions still to come, this season's included. */
  readonly actions: number
  readonly coin: number
  readonly xp: number
  readonly book: number
  readonly mana: number
  /** By the number of hearts. */
  readonly hearts: readonly number[]
  /** Room for another villager; a card in hand at best; a token of the map. */
  readonly room: number
  readonly card: number
  readonly numbers: Numbers
}

const bySeason = {
  coin: [0.62, 0.6, 0.55, 0.5, 0.42, 0.12],
  xp: [0.9, 0.9, 0.8, 0.7, 0.5, 0.15],
  book: [2.2, 2.2, 2.2, 2, 1.6, 0.6],
  room: [1.3, 1.2, 1.1, 1, 0.8, 0.15],
  card: [0.55, 0.5, 0.45, 0.35, 0.25, 0.1],
} as const

/** A tie-breaker is worth something, if nothing else is. */
const trifle = 0.004

const heartSteps = [0.5, 0.45, 0.4, 0.4, 0.35, 0.3, 0.3, 0.25, 0.2, 0.15]
const lastHeart = 0.1

function heartsWorth(most: number, share: number): number[] {
  const worth = [0]
  for (let n = 1; n <= most; n++) worth.push(worth[n - 1]! + (heartSteps[n - 1] ?? lastHeart) * share + trifle)
  return worth
}

export function ratesOf(G: G, area: Area, numbers: Numbers): Rates {
  const at = G.season - 1
  const left = seasons - G.season
  const done = area.passed || G.phase === 'production'
  const here = done ? 0 : area.arrows.filter((used) => !used).length
  const actions = here + left * heroActions
  const over = left === 0 && done
  return {
    left,
    actions,
    coin: over ? 0 : bySeason.coin[at]! * (left >= 3 ? numbers.coinEarly : left > 0 ? numbers.coinLate : 1),
    xp: over ? trifle : bySeason.xp[at]! * numbers.xp,
    book: actions > 0 ? bySeason.book[at]! : trifle,
    mana: here > 0 ? 0.3 : 0.02,
    hearts: heartsWorth(heartMax(area), Math.min(1, actions / 3)),
    room: bySeason.room[at]! * numbers.room,
    card: actions > 0 ? bySeason.card[at]! * numbers.card : 0,
    numbers,
  }
}
