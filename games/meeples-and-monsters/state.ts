import type { MatchState, Pending } from '../kit/definition'
import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import type { Hidden } from '../kit/zones'
import {
  type BasicClass,
  type Level,
  type LevelledClass,
  type MeepleClass,
  meepleClasses,
  type PrestigeClass,
  type UnitClass,
} from './data/classes'
import type { Effect } from './data/effects'
import { type Quarter, quarters, slots, startingLocations, tiles } from './data/locations'
import { council, monsters } from './data/monsters'
import { rooms } from './data/rooms'
import type { MeeplesOptions } from './meta'

/** Meeples of a class are interchangeable: a zone is a number of each. */
export type Counts = Record<MeepleClass, number>

export interface Area {
  vp: number
  levels: Record<LevelledClass, Level>
  /** Prestige Ability cards taken. */
  prestige: PrestigeClass[]
  bag: Counts
  tavern: Counts
  lodgings: Counts
  /** Gained, waiting for the next Clean Up Step. */
  pending: Counts
  /** Waiting to come back to the Tavern after the draw. */
  reserved: Counts
  hand: Hidden<string>
  /** For Quests drawn this turn: how much had been resolved by then (MM-809). Known to the owner only. */
  since: Record<string, number>
  /** Completed Quests, face up. */
  done: string[]
  /** Ongoing Quests completed this turn: their effect starts at its end (MM-804). */
  fresh: string[]
  /** Defeated Monsters. */
  trophies: string[]
  rooms: string[]
  /** Overlords fought. */
  overlords: string[]
}

/** A Unit lying somewhere; a Shaman may be used as a basic class. */
export interface Unit {
  cls: UnitClass
  as?: BasicClass
  /** Named for the Armory's bonus. */
  favoured?: true
  /** Returned to the supply. */
  returned?: true
  /** Stays with the Guardhouse, or holds the Colosseum. */
  stays?: true
}

/** What lies on one place this turn. */
export interface Assignment {
  place: string
  units: Unit[]
  corruption: number
  /** Peasants added from the supply: by the Builders' Yard or because the quarter is overrun. */
  added: number
  levy: 'lodgings' | 'supply' | null
  /** The Levy Peasant is the one favoured by the Armory. */
  levyFavoured?: true
  levyReturned?: true
  resolved: boolean
}

export interface QuarterState {
  /** Tiles on the two Location slots. */
  built: (string | null)[]
  /** Monster slots 1, 2, 3. */
  monsters: (string | null)[]
  /** The Tower: its open Room, and the Rooms below. */
  room: string | null
  below: Hidden<string>
}

export type Phase = 'development' | 'main' | 'draw'
export type Step = 'plan' | 'resolve' | 'trophies' | 'refill' | 'finish'

/** What happened this turn that Quests look at, in order. */
export type Deed =
  | { did: 'construct' }
  | { did: 'reach'; level: number }
  | { did: 'defeat'; monster: string; overrun: boolean }
  | { did: 'activate'; place: string }

export type Owed =
  | (Pending & { kind: 'discardQuests'; n: number })
  | (Pending & { kind: 'purge'; n: number })
  | (Pending & { kind: 'recall'; n: number })
  | (Pending & { kind: 'placeMonster'; monster: string })

export interface G extends MatchState {
  phase: Phase
  pending: Owed[]
  options: MeeplesOptions
  order: PlayerId[]
  first: PlayerId
  round: number
  players: Record<PlayerId, Area>
  supply: Counts
  city: Record<Quarter, QuarterState>
  /** Prestige Units left on built tiles. */
  stock: Record<string, number>
  offer: string[]
  tileStack: Hidden<string>
  monsterDeck: Hidden<string>
  questDeck: Hidden<string>
  questDiscard: Hidden<string>
  /** The token under each Overlord. */
  tokens: Record<string, string>
  /** Dark Council Arrives cards that have come. */
  arrives: number
  /** Which of the two final turns this is; 0 before them. */
  final: number
  /** Who holds the Colosseum, with what. */
  hill: { player: PlayerId; unit: UnitClass } | null
  step: Step
  plan: Assignment[]
  deeds: Deed[]
  /** Classes whose ability was used this turn. */
  used: LevelledClass[]
  /** Extra meeples to draw in this turn's Draw Phase. */
  drawBonus: number
  /** Defeated Monsters whose one-time effect is still to come. */
  spoils: string[]
  /** Monsters still to be drawn into the city. */
  refill: number
  /** Quests whose Draw Phase effect was used. */
  drawUsed: string[]
  /** Tavern Quests have begun: Draw Phase effects are over (MM-731, MM-741). */
  tavernTime: boolean
}

export type MeeplesEvent =
  | { kind: 'constructed'; player: PlayerId; tile: string; slot: string }
  | { kind: 'levelled'; player: PlayerId; cls: LevelledClass; level: Level; cost: number }
  | { kind: 'usedAbility'; player: PlayerId; cls: LevelledClass }
  | { kind: 'committed'; player: PlayerId; places: { place: string; units: Unit[] }[] }
  | { kind: 'resolved'; player: PlayerId; place: string }
  | { kind: 'defeated'; player: PlayerId; monster: string; vp: number }
  | { kind: 'fought'; player: PlayerId; council: string; vp: number }
  | { kind: 'scored'; player: PlayerId; points: number }
  | { kind: 'gained'; player: PlayerId; cls: MeepleClass; n: number }
  | { kind: 'returned'; player: PlayerId; cls: MeepleClass; n: number }
  | { kind: 'drewQuests'; player: PlayerId; n: number }
  | { kind: 'discardedQuests'; player: PlayerId; n: number }
  | { kind: 'recalled'; player: PlayerId; n: number }
  | { kind: 'completed'; player: PlayerId; quest: string }
  | { kind: 'drew'; player: PlayerId; meeples: Partial<Counts> }
  | { kind: 'monsterCame'; monster: string; quarter: Quarter }
  | { kind: 'councilArrived'; number: number }
  | { kind: 'held'; player: PlayerId; from: PlayerId | null }
  | { kind: 'heldTheHill'; player: PlayerId }
  | { kind: 'room'; player: PlayerId; room: string }
  | { kind: 'turnBegan'; player: PlayerId; final: number }
  | { kind: 'gameEnded'; winners: PlayerId[] }

export const noMeeples = (): Counts => recordOf(meepleClasses, () => 0)

export const total = (counts: Counts): number => meepleClasses.reduce((sum, cls) => sum + counts[cls], 0)

/** Moves up to n meeples of a class between zones; gives how many there were. */
export function move(from: Counts, to: Counts, cls: MeepleClass, n: number): number {
  const moved = Math.min(n, from[cls])
  from[cls] -= moved
  to[cls] += moved
  return moved
}

/** Takes up to n meeples of a class off a zone; gives how many there were. */
export const take = (from: Counts, cls: MeepleClass, n: number): number => move(from, noMeeples(), cls, n)

export function moveAll(from: Counts, to: Counts): void {
  for (const cls of meepleClasses) move(from, to, cls, from[cls])
}

export const areaOf = (G: G, player: PlayerId): Area => G.players[player]!

/** The class a Unit counts as where it lies. */
export const classOf = ({ cls, as }: Unit): UnitClass => as ?? cls

export type PlaceKind = 'capitol' | 'location' | 'room' | 'monster' | 'council'

const kinds = new Map<string, PlaceKind>([
  ...['capitol-yard', 'capitol-guild', 'capitol-drill'].map((id): [string, PlaceKind] => [id, 'capitol']),
  ...[...startingLocations, ...tiles].map(({ id }): [string, PlaceKind] => [id, 'location']),
  ...rooms.map(({ id }): [string, PlaceKind] => [id, 'room']),
  ...monsters.map(({ id }): [string, PlaceKind] => [id, 'monster']),
  ...council.map(({ id }): [string, PlaceKind] => [id, 'council']),
])

export const placeIds: readonly string[] = [...kinds.keys()]
export const kindOf = (place: string): PlaceKind => kinds.get(place)!
export const isPlace = (value: unknown): value is string => typeof value === 'string' && kinds.has(value)

const byId = <T extends { id: string }>(rows: readonly T[]) => {
  const map = new Map(rows.map((row) => [row.id, row]))
  return (id: string): T => map.get(id)!
}

export const monsterOf = byId(monsters)
export const councilOf = byId(council)
export const roomOf = byId(rooms)
export const tileOf = byId(tiles)
export const slotOf = byId(slots)
const locationRows = byId<{ id: string; name: string; needs: (typeof tiles)[0]['needs']; effects: readonly Effect[] }>([
  ...startingLocations,
  ...tiles,
])
export const locationOf = locationRows

/** Held by one Unit until its owner's next turn. */
export const isHill = (place: string): boolean =>
  kindOf(place) === 'location' && locationOf(place).effects.some((effect) => effect.do === 'hill')

/** The quarter a place of the city lies in now. */
export function quarterOf(G: G, place: string): Quarter | null {
  const printed = startingLocations.find(({ id }) => id === place)
  if (printed) return printed.quarter
  return (
    quarters.find((quarter) => {
      const { built, monsters: lairs, room } = G.city[quarter]
      return built.includes(place) || lairs.includes(place) || room === place
    }) ?? null
  )
}

export const monstersIn = (G: G, quarter: Quarter): string[] => G.city[quarter].monsters.filter((id) => id !== null)

export const assignmentAt = (G: G, place: string): Assignment | undefined =>
  G.plan.find((assignment) => assignment.place === place)

export const questsOf = (area: Area): number => (typeof area.hand === 'number' ? area.hand : area.hand.length)
