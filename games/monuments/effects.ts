import type { Doing, PlayerId } from '../kit/rule'
import { known, remove, size } from '../kit/zones'
import type { CardId } from './data/cards'
import { cardOf } from './data/cards'
import { type FameCategory, fame, lastField, type MonumentId, monumentIds, type SymbolId, tokenOf } from './data/pieces'
import { area, count, type G, largest, type MonumentsEvent, opponents, stackOf } from './state'

export type Act = Doing<G, MonumentsEvent>

/** Where a card is drawn from: the pile, or an open slot of the display. */
export type DrawSource = 'deck' | number

export function draw({ G, player, say }: Act, from: DrawSource, ability: boolean): void {
  const hand = known(area(G, player).hand)
  if (from === 'deck') {
    hand.push(takeFromPile(G))
    say({ kind: 'drewFromPile', player, ability })
  } else {
    const card = G.display[from]!
    hand.push(card)
    G.display[from] = size(G.deck) > 0 ? takeFromPile(G) : null
    say({ kind: 'drewFromDisplay', player, card, ability })
  }
  noticeEnd(G, player, say)
}

const takeFromPile = (G: G): CardId => known(G.deck).pop()!

/** MU-052: the last card of the pile has gone; this turn and one more for everybody else (MU-053). */
function noticeEnd(G: G, player: PlayerId, say: Act['say']): void {
  if (size(G.deck) > 0 || G.turnsLeft !== null) return
  G.turnsLeft = G.order.length
  say({ kind: 'pileRanOut', player })
}

/** Moves hand cards on top of the player's stack, in the given order. */
export function lay({ G, player }: Act, monument: MonumentId, cards: readonly CardId[]): void {
  const own = area(G, player)
  for (const card of cards) remove(known(own.hand), card)
  own.stacks[monument] = [...stackOf(G, player, monument), ...cards]
}

export function discard({ G, player }: Act, cards: readonly CardId[]): void {
  for (const card of cards) remove(known(area(G, player).hand), card)
  G.discard.push(...cards)
}

export function gainVP(G: G, player: PlayerId, points: number): void {
  area(G, player).vp += points
}

/** MU-041 to MU-049: what a history takes from the others, and what it does to the monuments' fame. */
export function history({ G, player, say }: Act): void {
  const removed = mentioned(G, player)
  const before = { ...G.fields }
  for (const { player: owner, monument } of removed) {
    G.discard.push(stackOf(G, owner, monument).pop()!)
    G.fields[monument] = Math.min(lastField, G.fields[monument] + 1)
  }
  area(G, player).historians -= 1
  G.histories.push({ player, number: removed.length })
  say({
    kind: 'wroteHistory',
    player,
    number: removed.length,
    removed: removed.map(({ player: owner, card }) => ({ player: owner, card })),
  })
  for (const monument of new Set(removed.map((one) => one.monument))) {
    const field = G.fields[monument]
    if (field > before[monument]) say({ kind: 'valueRose', monument, field })
  }
}

/** The top cards a history by this player would take (MU-041, MU-043). */
export function mentioned(G: G, player: PlayerId): { player: PlayerId; monument: MonumentId; card: CardId }[] {
  return opponents(G, player).flatMap((owner) =>
    monumentIds
      .filter((monument) => stackOf(G, owner, monument).length >= 2)
      .map((monument) => ({ player: owner, monument, card: stackOf(G, owner, monument).at(-1)! })),
  )
}

/** MU-083: counted for the acting player after every erecting and expanding. */
export function updateFame({ G, player, say }: Act): void {
  if (!G.options.eternalFame) return
  for (const category of fame.categories) {
    const number = fameCount(G, category, player)
    const marker = G.fame[category].find((placed) => placed.player === player)
    if (number <= (marker?.number ?? 0)) continue
    G.fame[category] = [...G.fame[category].filter((placed) => placed !== marker), { player, number }]
    say({ kind: 'fameRose', player, category, number })
  }
}

export const fameCount = (G: G, category: FameCategory, player: PlayerId): number =>
  category === 'monument' ? largest(G, player) : count(G, category, player)

export function takeToken({ G, player, say }: Act, symbol: SymbolId): void {
  const from = G.tokens[symbol]
  G.tokens[symbol] = player
  gainVP(G, player, tokenOf(symbol).bought)
  say({ kind: 'boughtToken', player, symbol, from })
}

export function swap({ G, player, say }: Act, gave: CardId, slot: number): void {
  const took = G.display[slot]!
  const hand = known(area(G, player).hand)
  remove(hand, gave)
  hand.push(took)
  G.display[slot] = gave
  say({ kind: 'swapped', player, gave, took })
}

export const sameSymbol = (a: CardId, b: CardId): boolean => cardOf(a).symbol === cardOf(b).symbol
