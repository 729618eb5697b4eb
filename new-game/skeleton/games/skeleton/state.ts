import type { MatchState } from '../kit/definition'
import type { PlayerId } from '../kit/rule'
import type { Hidden } from '../kit/zones'
import type { CardId } from './data/cards'

export interface G extends MatchState {
  /** In seat order; play goes round this way. */
  order: PlayerId[]
  players: Record<PlayerId, { row: CardId[] }>
  /** The top card is the last one. */
  pile: Hidden<CardId>
  market: (CardId | null)[]
}

export type GameEvent = { kind: 'took'; player: PlayerId; card: CardId } | { kind: 'gameEnded'; winners: PlayerId[] }

export const rowOf = (G: G, player: PlayerId): CardId[] => G.players[player]?.row ?? []
