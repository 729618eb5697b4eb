import type { Doing } from '../../kit/rule'
import { known, size } from '../../kit/zones'
import type { Pile } from '../data/effects'
import { questOf } from '../data/quests'
import { areaOf, type G, type NowOrNeverEvent } from '../state'

type Act = Doing<G, NowOrNeverEvent>

/** Cards a pile can still give, its discard pile included (NON-156). */
export const drawable = (G: G, pile: Pile): number => size(G.piles[pile]) + G.discards[pile].length

/** The top card; an empty pile is made anew from its discards (NON-156). */
export function drawCard({ G, random }: Act, pile: Pile): string | undefined {
  if (size(G.piles[pile]) === 0) {
    G.piles[pile] = random.Shuffle([...G.discards[pile]])
    G.discards[pile] = []
  }
  return known(G.piles[pile]).pop()
}

/** Draws from the named piles; if there is something to choose, the player is asked (R21, R37). */
export function drawQuests(act: Act, named: readonly Pile[], keep: number): void {
  const { G, player, say } = act
  const cards = named.flatMap((pile) => drawCard(act, pile) ?? [])
  say({ kind: 'drewQuests', player, n: cards.length })
  if (cards.length <= keep) known(areaOf(G, player).hand).push(...cards)
  else G.pending.unshift({ player, kind: 'keepQuests', cards, keep })
}

export function discardQuests(G: G, cards: readonly string[]): void {
  for (const card of cards) G.discards[questOf(card).pile].push(card)
}

/** The top of the stack is its end (NON-103). */
export function drawOrders(act: Act, draw: number, keep: number): void {
  const { G, player } = act
  const orders = known(G.orderStack).splice(-draw).reverse()
  if (orders.length <= keep) for (const order of orders) takeOrder(act, order)
  else G.pending.unshift({ player, kind: 'keepOrders', orders, keep })
}

export function takeOrder({ G, player, say }: Act, order: string): void {
  areaOf(G, player).orders.push(order)
  say({ kind: 'keptOrder', player, order })
}
