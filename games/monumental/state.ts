import type { MatchState, Pending } from '../kit/definition'
import type { PlayerId } from '../kit/rule'
import type { Hidden } from '../kit/zones'
import { grid } from './data/constants'
import { type Basic, basics, type Cost, type Effect, type Era, type Resource } from './data/effects'
import type { HexId } from './data/hex'
import type { MarketId } from './data/tokens'
import { cardOf, isKnowledge, isWonder } from './pieces/cards'

/** So much of each resource. */
export type Goods = Record<Resource, number>

/** Units of one player on one tile, and the Outpost there. Soldiers without a Horse are all the same, so they are counted. */
export interface Force {
  by: PlayerId
  soldiers: number
  /** Soldiers with a Horse (MO-173). */
  mounted: number
  warlord: boolean
  heroes: string[]
  outpost: boolean
}

/** 'soldier', 'mounted', 'warlord' or the id of a Hero. */
export type UnitKind = string

/** One Unit, by where it stands. */
export interface UnitAt {
  at: HexId
  unit: UnitKind
}

/** What lies on a tile now; the tile itself stands in the map's geometry. */
export interface Spot {
  /** Absent where nobody is in control. A Capital always has its owner's. */
  force?: Force
  /** `face` is null for whoever has not seen it. */
  barbarian?: { level: 1 | 2; face: string | null; open: boolean }
  city?: string
  production?: string
  market?: { id: MarketId; left: number }
  /** Wonder tokens: one in a Province, any number on a Capital (MO-085). */
  wonders?: string[]
}

/** Where a Mughal Policy lies (MO-180). */
export const lines = ['row0', 'row1', 'row2', 'col0', 'col1', 'col2'] as const
export type Line = (typeof lines)[number]

export interface Area {
  /** Empty until chosen. */
  civ: string
  goods: Goods
  /** Nine slots in reading order; each from the lowest card to the uppermost, Knowledge below. */
  city: string[][]
  /** Drawn this turn, beside the City; each with its Knowledge. */
  beside: string[][]
  /** Atlanteans: Knowledge from left to right. */
  nexus: string[]
  /** The top is the end. */
  draw: Hidden<string>
  discard: string[]
  archived: string[]
  /** All cards that belong to this player, wherever they are, as they came. */
  owned: string[]
  /** Under construction: the counter, and whether its bonus was taken already (MO-188). */
  wonder: { card: string; work: number; bonus: boolean } | null
  /** Developed, oldest first. */
  policies: string[]
  /** Mughals: beside which line each Policy lies. */
  lines: Partial<Record<Line, string>>
  heroes: string[]
  explorers: HexId[]
  /** Outposts in the supply. */
  outposts: number
  /** Soldiers on the Warlord card. */
  sacrificed: number
  /** Market tokens not used yet. */
  markets: MarketId[]
}

/** What this turn has brought so far. */
export interface Now {
  row: number | null
  column: number | null
  /** Cards activated this turn. */
  activated: string[]
  /** Mughals: Policies activated with their line. */
  policies: string[]
  /** Texts used up: uids of cards, ids of Policies, Heroes and Warlords. */
  used: string[]
  /** Cards without effect for the rest of the turn (MO-187). */
  blank: string[]
  /** Activated cards that left the City: no ability any more (MO-074). */
  left: string[]
  /** What the icons of each card gave. */
  gave: Record<string, Partial<Goods>>
  /** Acquired this turn and still lying on the draw pile. */
  bought: string[]
  /** A card was taken from the display (MO-051). */
  took: boolean
  conquests: number
  /** Explorer steps and moves of Units without their Military. */
  steps: number
  marches: number
  /** Production for Wonders only. */
  wonderOnly: number
  /** Basic resources that stay beyond the end of the turn. */
  kept: Partial<Goods>
}

/** What a text brings, at once or for a price; `may`: the first cost can be declined. */
export type Trigger =
  | { do: 'run'; source: string; effects: readonly Effect[]; icons?: true }
  | { do: 'pay'; source: string; costs: readonly Cost[]; effects: readonly Effect[]; may?: true; at?: HexId }

/** Something still to happen, in order; decisions wait in `pending`. */
export type Task =
  | Trigger
  /** Texts that answer to the same event: the player says which comes first (MO-054). */
  | { do: 'triggers'; of: Trigger[] }
  /** The bonus of a Nexus card, for one of the City cards that it may be attached to (MO-196). */
  | { do: 'bonus'; source: string; res: Resource; n: number }
  | { do: 'again'; source: string; option: number; left: number }
  /** The rest of a question that was answered in part. */
  | { do: 'ask'; owed: Owed }
  | { do: 'reward'; token: string; both: boolean }
  | { do: 'desert'; hex: HexId }
  | { do: 'placeToken'; card: string }
  | { do: 'crown'; card: string }
  | { do: 'keep' }
  | { do: 'replenish' }

/** The questions a player can be asked; `resolve` answers them, one answer at a time. */
export type Ask =
  /** A basic resource, n times; `same`: once for all n. `icons`: as icons of the source. */
  | { ask: 'basic'; n: number; same: boolean; icons: boolean }
  | { ask: 'payBasic'; n: number }
  | { ask: 'convert'; n: number; least: number }
  | { ask: 'option' }
  | { ask: 'again'; option: number; left: number }
  | { ask: 'activateSlot'; n: number; slots: number[] }
  | { ask: 'activateNexus' }
  | { ask: 'attach' }
  | { ask: 'bonus'; res: Resource; n: number }
  | { ask: 'order'; of: Trigger[] }
  | { ask: 'market'; hex: HexId }
  | { ask: 'archive'; n: number }
  | { ask: 'discardSlot'; n: number; least: number }
  | { ask: 'recover'; n: number }
  | { ask: 'blank' }
  | { ask: 'sacrifice'; n: number; at: HexId | null; may: boolean }
  | { ask: 'restore'; n: number }
  | { ask: 'mount'; n: number; least: number }
  | { ask: 'reward'; token: string }
  | { ask: 'desert'; hex: HexId }
  | { ask: 'wonderToken'; card: string }
  | { ask: 'keep'; n: number }

export type AskKind = Ask['ask']

/** A decision that is due. What it pays for happens `after`. */
export type Owed = Pending & { kind: 'decide'; source: string; after?: Task[] } & Ask

/** The opponent of a solo game; its pieces, Gold, Culture, Policies and cards are those of seat `automaSeat`. */
export interface Automa {
  deck: Hidden<string>
  used: string[]
  /** Cards of its last turn. */
  drawn: string[]
  store: number
  /** Taken, to be completed by a later A.build. */
  wonder: string | null
  /** Markets it has taken a token of. */
  markets: MarketId[]
}

export type Stage = 'pick' | 'activate' | 'actions'

export interface G extends MatchState {
  stage: Stage
  pending: Owed[]
  todo: Task[]
  /** Seats of the players, in order; without the Automa. */
  order: PlayerId[]
  first: PlayerId
  round: number
  /** The round to be played last, once the end is triggered (MO-221). */
  lastRound: number | null
  /** The id of a map, or all entries of a custom one. */
  map: string
  hexes: Record<HexId, Spot>
  players: Record<PlayerId, Area>
  /** The oldest first. */
  display: string[]
  /** A pile for each Era; the top is the end. */
  deck: Hidden<string>[]
  /** Discarded from the display. */
  gone: string[]
  /** Basic Buildings left. */
  piles: Record<string, number>
  horses: number
  era: Era
  now: Now
  automa: Automa | null
}

export type MonumentalEvent =
  | { kind: 'civilization'; player: PlayerId; civ: string }
  | { kind: 'turnBegan'; player: PlayerId; round: number }
  | { kind: 'activated'; player: PlayerId; row: number; column: number; goods: Partial<Goods> }
  | { kind: 'activatedCard'; player: PlayerId; card: string }
  | { kind: 'gained'; player: PlayerId; res: Resource; n: number; source: string }
  | { kind: 'acquired'; player: PlayerId; card: string; paid: Partial<Goods> }
  | { kind: 'startedWonder'; player: PlayerId; card: string; paid: Partial<Goods> }
  | { kind: 'worked'; player: PlayerId; card: string; work: number; of: number }
  | { kind: 'completedWonder'; player: PlayerId; card: string }
  | { kind: 'placedToken'; player: PlayerId; card: string; hex: HexId }
  | { kind: 'policy'; player: PlayerId; policy: string; line: Line | null }
  | { kind: 'conquered'; player: PlayerId; hex: HexId; units: UnitKind[]; from: PlayerId | null; paid: Partial<Goods> }
  | { kind: 'barbarian'; player: PlayerId; hex: HexId; token: string }
  | { kind: 'reward'; player: PlayerId; token: string; which: 'A' | 'B' }
  | { kind: 'lostInDesert'; player: PlayerId; hex: HexId }
  | { kind: 'movedUnit'; player: PlayerId; unit: UnitKind; from: HexId; to: HexId }
  | { kind: 'movedExplorer'; player: PlayerId; from: HexId; to: HexId }
  | { kind: 'foundProduction'; player: PlayerId; token: string; hex: HexId }
  | { kind: 'tookMarket'; player: PlayerId; market: MarketId }
  | { kind: 'usedMarket'; player: PlayerId; market: MarketId }
  | { kind: 'outpost'; player: PlayerId; hex: HexId }
  | { kind: 'drew'; player: PlayerId; cards: string[] }
  | { kind: 'used'; player: PlayerId; source: string }
  | { kind: 'converted'; player: PlayerId; from: Basic; to: Basic }
  | { kind: 'paid'; player: PlayerId; res: Resource; n: number; source: string }
  | { kind: 'archived'; player: PlayerId; card: string }
  | { kind: 'discardedSlot'; player: PlayerId; cards: string[] }
  | { kind: 'recovered'; player: PlayerId; card: string }
  | { kind: 'blanked'; player: PlayerId; card: string }
  | { kind: 'sacrificed'; player: PlayerId; hex: HexId }
  | { kind: 'restored'; player: PlayerId; n: number }
  | { kind: 'mounted'; player: PlayerId; hex: HexId }
  | { kind: 'kept'; player: PlayerId; res: Basic }
  | { kind: 'displayLost'; cards: string[] }
  | { kind: 'revealed'; cards: string[] }
  | { kind: 'endTriggered'; lastRound: number }
  | { kind: 'automaCard'; card: string }
  | { kind: 'automaStore'; store: number }
  | { kind: 'automaTook'; card: string }
  | { kind: 'gameEnded'; winners: PlayerId[] }

/** MO-021: the Automa sits opposite. */
export const automaSeat: PlayerId = '1'

export const noGoods = (): Goods => ({ P: 0, S: 0, M: 0, G: 0, C: 0, H: 0 })
export const areaOf = (G: G, player: PlayerId): Area => G.players[player]!
export const isAutoma = (G: G, player: PlayerId): boolean => G.automa !== null && player === automaSeat

/** Everybody with pieces on the map. */
export const seatsOf = (G: G): PlayerId[] => (G.automa ? [...G.order, automaSeat] : G.order)

export const unspent = ({ goods }: Area): number => basics.reduce((sum, res) => sum + goods[res], 0)

export const slotCount = grid.rows * grid.columns
export const slotAt = (row: number, column: number): number => row * grid.columns + column
export const rowOf = (slot: number): number => Math.floor(slot / grid.columns)
export const columnOf = (slot: number): number => slot % grid.columns
export const allSlots: readonly number[] = Array.from({ length: slotCount }, (_, slot) => slot)

/** The five slots of a row and a column, in reading order (MO-042). */
export const crossOf = (row: number, column: number): number[] =>
  allSlots.filter((slot) => rowOf(slot) === row || columnOf(slot) === column)

/** Slots sharing an edge. */
export const besideSlot = (slot: number): number[] =>
  allSlots.filter((other) => Math.abs(rowOf(slot) - rowOf(other)) + Math.abs(columnOf(slot) - columnOf(other)) === 1)

/** The card that covers the Knowledge of a slot (MO-033). */
export const coverOf = (stack: readonly string[]): string | undefined => {
  const top = stack.at(-1)
  return top !== undefined && !isKnowledge(top) ? top : undefined
}

export const isActivated = (G: G, stack: readonly string[]): boolean =>
  stack.length > 0 && G.now.activated.includes(stack[0]!)

/** Slots that could still be activated this turn. */
export const idleSlots = (G: G, player: PlayerId): number[] =>
  areaOf(G, player)
    .city.map((stack, slot) => (stack.length > 0 && !isActivated(G, stack) ? slot : -1))
    .filter((slot) => slot >= 0)

export const activeSlots = (G: G, player: PlayerId): number[] =>
  areaOf(G, player)
    .city.map((stack, slot) => (isActivated(G, stack) ? slot : -1))
    .filter((slot) => slot >= 0)

export const unitsIn = ({ soldiers, mounted, warlord, heroes }: Force): number =>
  soldiers + mounted + (warlord ? 1 : 0) + heroes.length

/** Each kind of Unit that stands there. */
export const kindsIn = ({ soldiers, mounted, warlord, heroes }: Force): UnitKind[] => [
  ...(soldiers > 0 ? ['soldier'] : []),
  ...(mounted > 0 ? ['mounted'] : []),
  ...(warlord ? ['warlord'] : []),
  ...heroes,
]

export const completedWonders = ({ owned }: Area): string[] => owned.filter(isWonder)
export const knowledgePoints = ({ owned }: Area): number =>
  owned.reduce((sum, uid) => sum + (cardOf(uid).kind === 'knowledge' ? cardOf(uid).vp : 0), 0)

/** The next question, if somebody is asked. */
export const asked = (G: G): Owed | undefined => G.pending[0]
