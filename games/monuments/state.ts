import type { MatchState } from '../kit/definition'
import type { PlayerId } from '../kit/rule'
import type { Hidden } from '../kit/zones'
import { type CardId, cardOf } from './data/cards'
import { type FameCategory, type MonumentId, monumentIds, type SymbolId, turns } from './data/pieces'
import type { MonumentsOptions } from './meta'

export interface PlayerArea {
  hand: Hidden<CardId>
  /** Cards of each monument, bottom to top. */
  stacks: Partial<Record<MonumentId, CardId[]>>
  /** Historians not yet used. */
  historians: number
  vp: number
}

export interface Placed {
  player: PlayerId
  number: number
}

export interface G extends MatchState {
  options: MonumentsOptions
  /** In seat order; play goes round this way. */
  order: PlayerId[]
  players: Record<PlayerId, PlayerArea>
  /** The draw pile; the top card is the last one. */
  deck: Hidden<CardId>
  display: (CardId | null)[]
  discard: CardId[]
  /** Building rights left: the temples on the indicator card. */
  rights: Record<MonumentId, number>
  /** The field each value marker is on. */
  fields: Record<MonumentId, number>
  /** Historians on their track, earliest first. */
  histories: Placed[]
  /** Fame markers in the order in which they arrived at their numbers. */
  fame: Record<FameCategory, Placed[]>
  tokens: Record<SymbolId, PlayerId | null>
  /** Actions taken in this monument turn; null while the kind of turn is still open. */
  actions: number | null
  extraPaid: boolean
  /** Abilities used in this turn. */
  used: SymbolId[]
  /** Turns left including this one, once the draw pile has run out. */
  turnsLeft: number | null
}

export type MonumentsEvent =
  | { kind: 'drewFromPile'; player: PlayerId; ability: boolean }
  | { kind: 'drewFromDisplay'; player: PlayerId; card: CardId; ability: boolean }
  | { kind: 'erected'; player: PlayerId; monument: MonumentId; cards: CardId[]; copyist: boolean }
  | { kind: 'expanded'; player: PlayerId; monument: MonumentId; cards: CardId[]; size: number; reordered: boolean }
  | { kind: 'fameRose'; player: PlayerId; category: FameCategory; number: number }
  | { kind: 'scoredSymbols'; player: PlayerId; symbol: SymbolId; cards: CardId[]; points: number }
  | { kind: 'paidExtraAction'; player: PlayerId; cards: CardId[] }
  | { kind: 'wroteHistory'; player: PlayerId; number: number; removed: { player: PlayerId; card: CardId }[] }
  | { kind: 'valueRose'; monument: MonumentId; field: number }
  | { kind: 'boughtToken'; player: PlayerId; symbol: SymbolId; from: PlayerId | null }
  | { kind: 'swapped'; player: PlayerId; gave: CardId; took: CardId }
  | { kind: 'endedTurn'; player: PlayerId }
  | { kind: 'pileRanOut'; player: PlayerId }
  | { kind: 'gameEnded'; winners: PlayerId[] }

export const area = (G: G, player: PlayerId): PlayerArea => G.players[player]!

export const stackOf = (G: G, player: PlayerId, monument: MonumentId): CardId[] =>
  area(G, player).stacks[monument] ?? []

export const opponents = (G: G, player: PlayerId): PlayerId[] => G.order.filter((other) => other !== player)

/** Every card a player has laid, covered ones included. */
export const laid = (G: G, player: PlayerId): CardId[] => monumentIds.flatMap((id) => stackOf(G, player, id))

export const count = (G: G, symbol: SymbolId, player: PlayerId): number =>
  laid(G, player).filter((id) => cardOf(id).symbol === symbol).length

export const largest = (G: G, player: PlayerId): number =>
  Math.max(...monumentIds.map((id) => stackOf(G, player, id).length))

export const ownersOf = (G: G, monument: MonumentId): PlayerId[] =>
  G.order.filter((player) => stackOf(G, player, monument).length > 0)

/** Actions still to be taken in this turn. */
export const actionsLeft = (G: G): number => turns.actions + (G.extraPaid ? 1 : 0) - (G.actions ?? 0)

export const cardsOnDisplay = (G: G): CardId[] => G.display.filter((card) => card !== null)
