import { recordOf } from '../../kit/records'
import { type Bundle, type Good, goods } from '../data/effects'
import { type MarketLine, marketLines } from '../data/market'
import type { Area } from '../state'
import { standingsOf } from './standing'

export type Line = Pick<MarketLine, 'id' | 'give' | 'coins'>
export type Stock = Readonly<Record<Good, number>>

export interface Sale {
  readonly coins: number
  /** How often each line is used; lines not used are left out. */
  readonly lines: Readonly<Record<string, number>>
}

/** The price list for this player: printed, with the better prices of played quests (NON-161, R34). */
export function linesOf(area: Area): Line[] {
  const lines = new Map<string, Line>(marketLines.map((line) => [line.id, line]))
  for (const one of standingsOf(area)) {
    if (one.is === 'market') lines.set(one.line, { id: one.line, give: one.give, coins: one.coins })
  }
  return [...lines.values()]
}

const needs = (give: Bundle, good: Good): number => give[good] ?? 0

/** How often a stock can give this bundle. */
export const timesIn = (stock: Stock, give: Bundle): number =>
  Math.min(...goods.filter((good) => needs(give, good) > 0).map((good) => Math.floor(stock[good] / needs(give, good))))

/** What n of one good bring by lines of that good alone, for every n up to the most: coins and the line to use first. */
function singles(good: Good, most: number, lines: readonly Line[]): { coins: number; line: Line | null }[] {
  const own = lines.filter(({ give }) => goods.every((other) => (other === good) === needs(give, other) > 0))
  const best: { coins: number; line: Line | null }[] = [{ coins: 0, line: null }]
  for (let n = 1; n <= most; n++) {
    best[n] = { ...best[n - 1]!, line: null }
    for (const line of own) {
      const rest = best[n - needs(line.give, good)]
      if (rest && rest.coins + line.coins > best[n]!.coins) best[n] = { coins: rest.coins + line.coins, line }
    }
  }
  return best
}

/** The best total for all of a stock: every use of the mixed lines is tried, the rest is sold good by good (NON-182). */
export function bestSale(stock: Stock, lines: readonly Line[]): Sale {
  const mixed = lines.filter(({ give }) => goods.filter((good) => needs(give, good) > 0).length > 1)
  const alone = recordOf(goods, (good) => singles(good, stock[good], lines))
  const left = { ...stock }
  const times = mixed.map(() => 0)
  let best = { coins: -1, times: [...times], left: { ...left } }
  const tryFrom = (at: number, coins: number): void => {
    const line = mixed[at]
    if (!line) {
      const total = goods.reduce((sum, good) => sum + alone[good][left[good]]!.coins, coins)
      if (total > best.coins) best = { coins: total, times: [...times], left: { ...left } }
      return
    }
    const most = timesIn(left, line.give)
    for (times[at] = 0; times[at]! <= most; times[at]!++) {
      tryFrom(at + 1, coins + times[at]! * line.coins)
      for (const good of goods) left[good] -= needs(line.give, good)
    }
    for (const good of goods) left[good] += (most + 1) * needs(line.give, good)
    times[at] = 0
  }
  tryFrom(0, 0)
  const sale: Record<string, number> = {}
  for (const [at, line] of mixed.entries()) if (best.times[at]! > 0) sale[line.id] = best.times[at]!
  for (const good of goods) {
    let n = best.left[good]
    while (n > 0) {
      const { line } = alone[good][n]!
      if (line) sale[line.id] = (sale[line.id] ?? 0) + 1
      n -= line ? needs(line.give, good) : 1
    }
  }
  return { coins: best.coins, lines: sale }
}
