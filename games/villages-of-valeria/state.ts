import type { MatchState, Pending } from '../kit/definition'
import type { PlayerId } from '../kit/rule'
import { type Hidden, size } from '../kit/zones'
import { type Adventurer, adventurerOf } from './data/adventurers'
import { type Building, buildingOf } from './data/buildings'
import type { Action, PileNumber, Resource, Type } from './data/constants'
import type { Effect } from './data/powers'
import type { VillageOptions } from './meta'

/** A card under a Castle; it holds at most one gold. */
export interface ResourceCard {
  card: string
  gold: number
}

export interface Village {
  hand: Hidden<string>
  /** The supply. */
  gold: number
  castle: string
  castleGold: number
  resources: ResourceCard[]
  buildings: string[]
  adventurers: string[]
  /** The incomplete Monument and the cards dedicated to it. */
  monument: { id: string; dedicated: string[] } | null
  /** Completed Monuments. */
  completed: string[]
}

/** A face-up pile: only its top card can be seen. */
export interface Pile {
  top: string | null
  /** From the bottom up. */
  under: Hidden<string>
}

/** How an action is carried out; a bonus brings its own number, and the card it comes from. */
export type Role =
  | { role: 'lead' }
  | { role: 'follow'; action: Action }
  | { role: 'bonus'; action: 'develop'; discards: number; card: string }
  | { role: 'bonus'; action: 'recruit'; fee: number; card: string }
  | { role: 'bonus'; action: 'build'; card: string }

/**
 * What is still to come in this turn, the next first: the decisions of leader and followers, and effects that happen by
 * themselves once they are reached. What is new goes on top (VV-273).
 */
export type Owed =
  | (Pending & { kind: 'action' } & Role)
  | (Pending & { kind: 'draw'; n: number })
  | (Pending & { kind: 'steal'; n: number })
  /** Solo: the card that time has turned up. */
  | (Pending & { kind: 'place'; card: string })
  | (Pending & { kind: 'effect'; effect: Effect; card: string })

export type Phase = 'opening' | 'play'

export interface G extends MatchState {
  phase: Phase
  pending: Owed[]
  options: VillageOptions
  /** Seats clockwise. */
  order: PlayerId[]
  start: PlayerId
  /** Counts rounds from 1; 0 in the opening. */
  round: number
  /** All the gold of this match. */
  total: number
  bank: number
  /** Building cards and Events, the next last. */
  deck: Hidden<string>
  piles: Pile[]
  adventurerDeck: Hidden<string>
  adventurerRow: (string | null)[]
  monumentDeck: Hidden<string>
  monumentLine: (string | null)[]
  /** Events that have happened. */
  pastEvents: string[]
  /** Solo: cards that left the game unseen. */
  removed: Hidden<string>
  players: Record<PlayerId, Village>
  /** The action of this turn, once it has been led. */
  led: Action | null
  lastRound: boolean
  /** So far this round nothing but Harvest and Tax was led, and no card was drawn (VV-206). */
  idle: boolean
}

/** What one resource of a cost is paid with. */
export type Source =
  | { res: Resource; via: 'castle' }
  | { res: Resource; via: 'resource'; player: PlayerId; card: string }
  | { res: Resource; via: 'power'; card: string }
  | { res: Resource; via: 'discount'; card: string }
  | { res: Resource; via: 'borrow'; card: string; player: PlayerId; resource: string }

export type Target = { kind: 'building'; card: string } | { kind: 'monument' }

export interface Discard {
  card: string
  pile: PileNumber
}

export type From = 'deck' | PileNumber

export type VillageEvent =
  | { kind: 'developedFirst'; player: PlayerId; card: string }
  | { kind: 'turnBegan'; player: PlayerId; round: number }
  | { kind: 'replenished'; player: PlayerId; gold: number }
  | { kind: 'led'; player: PlayerId; action: Action }
  | { kind: 'followed'; player: PlayerId; action: Action }
  | { kind: 'usedBonus'; player: PlayerId; action: Action; card: string }
  | { kind: 'declined'; player: PlayerId; action: Action; role: 'follow' | 'bonus' }
  | { kind: 'developed'; player: PlayerId; card: string; to: 'castle' | 'monument'; discards: Discard[] }
  | { kind: 'built'; player: PlayerId; card: string; payment: Source[]; gold: number }
  | { kind: 'completed'; player: PlayerId; monument: string; payment: Source[]; gold: number; discards: Discard[] }
  | { kind: 'recruited'; player: PlayerId; adventurer: string; fee: number }
  | { kind: 'tookMonument'; player: PlayerId; monument: string; fee: number }
  | { kind: 'tookGold'; player: PlayerId; gold: number; card: string | null }
  | { kind: 'stole'; player: PlayerId; from: PlayerId; gold: number }
  | { kind: 'drew'; player: PlayerId; from: From; card: string | null }
  | { kind: 'opened'; card: string; pile: PileNumber }
  | { kind: 'reshuffled'; cards: number }
  | { kind: 'adventurerCame'; adventurer: string }
  | { kind: 'monumentCame'; monument: string }
  | { kind: 'event'; event: string }
  | { kind: 'gotCard'; player: PlayerId }
  | { kind: 'lostGold'; player: PlayerId; gold: number }
  | { kind: 'timePassed'; card: string | null }
  | { kind: 'placed'; player: PlayerId; card: string; pile: PileNumber }
  | { kind: 'lastRound'; player: PlayerId }
  | { kind: 'gameEnded'; winners: PlayerId[] }

export const villageOf = (G: G, player: PlayerId): Village => G.players[player]!

export const isSolo = (G: G): boolean => G.order.length === 1

/** A card with a power that can stand in a village: a Building card or an Adventurer. */
export const cardOf = (id: string): Building | Adventurer => buildingOf(id) ?? adventurerOf(id)

/** Everything in a village that can have a power. */
export const powerCards = ({ buildings, adventurers }: Village): string[] => [...buildings, ...adventurers]

/** VV-142, VV-143: Buildings only. */
export const buildingsOfType = ({ buildings }: Village, type: Type): number =>
  buildings.filter((card) => buildingOf(card).type === type).length

/** VV-201. */
export const villageCount = ({ buildings, adventurers }: Village): number => buildings.length + adventurers.length

export const pileSize = ({ top, under }: Pile): number => (top === null ? 0 : 1 + size(under))

/** VV-045, VV-046, VV-236: can a card come from the deck, rebuilt if need be? */
export const deckHasCard = (G: G): boolean =>
  size(G.deck) > 0 || (!isSolo(G) && G.piles.some(({ under }) => size(under) > 0))

/** VV-047. */
export const anySource = (G: G): boolean => deckHasCard(G) || G.piles.some(({ top }) => top !== null)

/** All gold that is or will be this player's: supply, Castle and Resource cards (VV-214). */
export const goldOf = ({ gold, castleGold, resources }: Village): number =>
  gold + castleGold + resources.reduce((sum, resource) => sum + resource.gold, 0)
