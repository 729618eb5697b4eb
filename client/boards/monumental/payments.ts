import type { Basic } from '../../../games/monumental/data/effects'
import { describeGoods } from '../../../games/monumental/words/describe'
import { type MonumentalCall, type MonumentalTable, ownArea } from './plan'

/** The move with so much Gold in place of basic resources. */
type WithGold = (gold: number) => MonumentalCall

/** Every share of Gold that a move could be paid with, the smallest first. */
export function goldShares(table: MonumentalTable, move: WithGold): number[] {
  const most = ownArea(table)?.goods.G ?? 0
  return Array.from({ length: most + 1 }, (_, gold) => gold).filter((gold) => table.ask(...move(gold)) === null)
}

export interface Paying {
  /** The share chosen, or the smallest possible. */
  readonly gold: number
  readonly words: string
  /** The next larger and smaller share, where there is one. */
  readonly more: number | null
  readonly less: number | null
}

interface Price {
  readonly res: Basic
  readonly cost: number
  readonly surcharge?: number
}

/** How a price is paid now, and how else it could be. */
export function payingFor(
  table: MonumentalTable,
  { res, cost, surcharge = 0 }: Price,
  wish: number | null,
  move: WithGold,
): Paying {
  const shares = goldShares(table, move)
  const gold = wish !== null && shares.includes(wish) ? wish : (shares[0] ?? 0)
  return {
    gold,
    words: paidWords(res, cost, gold, surcharge),
    more: shares.find((share) => share > gold) ?? null,
    less: shares.findLast((share) => share < gold) ?? null,
  }
}

export const paidWords = (res: Basic, cost: number, gold: number, surcharge = 0): string =>
  describeGoods({ [res]: cost - gold, G: gold + surcharge }) || 'free of charge'
