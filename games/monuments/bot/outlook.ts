import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { size } from '../../kit/zones'
import { cardOf } from '../data/cards'
import { type SymbolId, symbolIds, turns } from '../data/pieces'
import { actionsLeft, area, type G } from '../state'
import type { Numbers } from './numbers'

type BySymbol = Readonly<Record<SymbolId, number>>

/**
 * What a seat can still do, and at which price. Cards are drawn to be laid, which makes every later pair score more, or
 * to be scored in pairs; the best division follows from the actions that are left.
 */
export interface Outlook {
  readonly player: PlayerId
  readonly symbols: BySymbol
  /** Cards of the largest monument, and monuments that a history would name. */
  readonly largest: number
  readonly named: number
  /** Turns after the present one. */
  readonly turns: number
  /** Historians that will still be used; they take a turn each. */
  readonly historians: number
  /** Actions left for everything else. */
  readonly actions: number
  /** Cards to be laid, and pairs to be scored, with what is still to be drawn. */
  readonly lays: number
  readonly scores: number
  /** With what the hand will add to them. */
  readonly toLay: number
  /** Points from all of that. */
  readonly points: number
  /** Points for one action more. */
  readonly action: number
  /** How many of each symbol will lie there when pairs are scored. */
  readonly final: BySymbol
  /** Points for one more of each symbol in the display. */
  readonly slope: BySymbol
}

export function outlook(G: G, player: PlayerId, numbers: Numbers): Outlook {
  const { layActions, scoreActions, laid, most, second, fromHand } = numbers
  const { symbols, largest, named } = display(G, player)
  const later = turnsAfter(G, player, numbers)
  const fresh = G.current === player && G.actions === null ? 1 : 0
  const historians = Math.min(area(G, player).historians, later + fresh)
  const now = G.current === player ? actionsLeft(G) : 0
  const actions = Math.max(0, now + turns.actions * (later - historians))

  const ranked = symbolIds.map((symbol) => symbols[symbol]).sort((a, b) => b - a)
  const shares = [most, second, 1 - most - second]
  const share = (symbol: SymbolId) => mean(shares.filter((_, place) => ranked[place] === symbols[symbol]))
  const shown = sum(symbolIds.map((symbol) => share(symbol) * symbols[symbol]))
  const grow = 1 / symbolIds.length
  const best = (grow * actions - layActions * shown + scoreActions * laid) / (2 * layActions * grow)
  const lays = Math.max(0, Math.min(best, actions / layActions))
  const scores = (actions - layActions * lays) / scoreActions
  const reached = shown + grow * lays
  return {
    player,
    symbols,
    largest,
    named,
    turns: later,
    historians,
    actions,
    lays,
    scores,
    toLay: lays + Math.min(fromHand * size(area(G, player).hand), later > 0 ? Infinity : actions),
    points: scores * reached + laid * lays,
    action: reached / scoreActions,
    final: bySymbol((symbol) => symbols[symbol] + grow * lays),
    slope: bySymbol((symbol) => scores * share(symbol)),
  }
}

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length

const bySymbol = (value: (symbol: SymbolId) => number): BySymbol => ({
  helmet: value('helmet'),
  ship: value('ship'),
  scroll: value('scroll'),
})

function display(G: G, player: PlayerId): Pick<Outlook, 'symbols' | 'largest' | 'named'> {
  const symbols = { helmet: 0, ship: 0, scroll: 0 }
  let [largest, named] = [0, 0]
  for (const stack of Object.values(area(G, player).stacks)) {
    for (const card of stack) symbols[cardOf(card).symbol]++
    if (stack.length > 1) named++
    if (stack.length > largest) largest = stack.length
  }
  return { symbols, largest, named }
}

/** Turns this seat has after the present one: known once the pile is empty (MU-053), else by how fast it shrinks. */
function turnsAfter(G: G, player: PlayerId, { draws }: Numbers): number {
  const players = G.order.length
  const behind = (G.order.indexOf(player) - G.order.indexOf(G.current) + players) % players
  if (G.turnsLeft !== null) return behind > 0 && behind < G.turnsLeft ? 1 : 0
  const left = size(G.deck) - (draws * actionsLeft(G)) / turns.actions
  const all = Math.max(0, left) / draws + players - 1
  const even = (all - (behind || players)) / players + 0.6
  return Math.max(behind > 0 ? 1 : 0, even)
}
