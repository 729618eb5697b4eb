import { entriesOf } from '../../../games/kit/records'
import { known, remove } from '../../../games/kit/zones'
import { type MeepleClass, meepleClasses, start } from '../../../games/meeples-and-monsters/data/classes'
import { type Quarter, quarters } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCard, arrivesCards } from '../../../games/meeples-and-monsters/data/monsters'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { slotIndex } from '../../../games/meeples-and-monsters/pieces/plan'
import {
  type Area,
  type Counts,
  type G,
  monsterOf,
  move,
  moveAll,
  type Phase,
  slotOf,
  tileOf,
} from '../../../games/meeples-and-monsters/state'
import { type PositionOf, position } from '../../kit/position'
import { meeplesPlug } from './plug'

type Some = Partial<Counts>
export type City = PositionOf<typeof meeplesAndMonsters>

const zones = ['bag', 'tavern', 'lodgings', 'pending', 'reserved'] as const

/** What one player has; everything not named is empty, and the meeples come from the supply. */
export interface Seat extends Partial<Record<(typeof zones)[number], Some>> {
  vp?: number
  levels?: Partial<Area['levels']>
  prestige?: Area['prestige']
  hand?: string[]
  done?: string[]
  trophies?: string[]
  rooms?: string[]
  overlords?: string[]
}

export interface Layout {
  players?: number
  options?: object
  /** The phase that seat 0 is about to begin: its plan, or the end of the Draw Phase. */
  phase?: Phase
  seats?: Record<string, Seat>
  /** What is left of these classes; the others of them lie in the last seat's bag. */
  supply?: Some
  /** Monsters of the city, each in its own quarter. */
  monsters?: string[]
  /** Monsters slot by slot, where that is not enough. */
  lairs?: Partial<Record<Quarter, (string | null)[]>>
  /** Tiles by the slot they are built on. */
  built?: Record<string, string>
  /** Prestige Units left on built tiles, if not all of them. */
  stock?: Record<string, number>
  offer?: string[]
  /** The open Rooms of the Towers. */
  open?: Partial<Record<Quarter, string>>
  /** Cards on top of the Monster deck, first drawn first; Arrives cards lie at the bottom unless named here. */
  deck?: string[]
  /** No Monster lies below them: the others are the last seat's trophies. */
  onlyDeck?: boolean
  /** Cards on top of the Quest deck, first drawn first. */
  quests?: string[]
  tokens?: Record<string, string>
  hill?: G['hill']
  arrives?: number
  final?: number
  adjust?: (G: G) => void
}

/** A city laid out as a test wants it: seat 0 is first player and to move; nothing of the box is lost. */
export function laid({ players = 2, options, phase = 'main', seats = {}, ...layout }: Layout = {}): City {
  return position(meeplesAndMonsters, { players, options }).with((G) => {
    gather(G, layout.arrives ?? 0)
    Object.assign(G, { first: '0', current: '0', phase, step: phase === 'draw' ? 'finish' : 'plan' })
    Object.assign(G, { arrives: layout.arrives ?? 0, final: layout.final ?? 0 })
    Object.assign(G.tokens, layout.tokens)
    build(G, layout)
    for (const [player, seat] of Object.entries(seats)) seatDown(G, G.players[player]!, seat)
    if (layout.hill) {
      pay(G.supply, layout.hill.unit, 1)
      G.hill = layout.hill
    }
    for (const [quarter, lairs] of entriesOf(layout.lairs ?? {})) {
      G.city[quarter].monsters = [0, 1, 2].map((slot) => pick(G.monsterDeck, lairs[slot] ?? null))
    }
    for (const monster of layout.monsters ?? []) {
      const lairs = G.city[monsterOf(monster).quarter].monsters
      lairs[lairs.indexOf(null)] = pick(G.monsterDeck, monster)
    }
    onTop(G.monsterDeck, layout.deck ?? [])
    onTop(G.questDeck, layout.quests ?? [])
    const last = G.players[G.order.at(-1)!]!
    if (layout.onlyDeck) exhaust(G, last, layout.deck ?? [])
    for (const cls of meepleClasses) {
      const left = layout.supply?.[cls]
      if (left !== undefined) move(G.supply, last.bag, cls, G.supply[cls] - left)
    }
    layout.adjust?.(G)
    const lost = meeplesPlug.conserve(G)
    if (lost) throw new Error(`This layout does not fit the box: ${lost}`)
  })
}

/** Every meeple to the supply, every card back into its deck, sorted. */
function gather(G: G, arrives: number): void {
  for (const area of Object.values(G.players)) {
    for (const zone of zones) moveAll(area[zone], G.supply)
    known(G.questDeck).push(...known(area.hand))
    area.hand = []
  }
  const beasts = quarters.flatMap((quarter) => G.city[quarter].monsters.filter((id) => id !== null))
  for (const quarter of quarters) G.city[quarter].monsters = [null, null, null]
  const deck = [...known(G.monsterDeck).filter((card) => card !== arrivesCard), ...beasts].sort()
  G.monsterDeck = [...Array<string>(arrivesCards - arrives).fill(arrivesCard), ...deck]
  G.tileStack = [...known(G.tileStack), ...G.offer].sort()
  known(G.questDeck).sort()
}

function exhaust(G: G, area: Area, top: string[]): void {
  const left = (card: string) => card === arrivesCard || top.includes(card)
  area.trophies.push(...known(G.monsterDeck).filter((card) => !left(card)))
  G.monsterDeck = known(G.monsterDeck).filter(left)
}

function build(G: G, { built = {}, stock = {}, offer, open = {} }: Layout): void {
  for (const [slot, tile] of Object.entries(built)) {
    G.city[slotOf(slot).quarter].built[slotIndex(slot)] = pick(G.tileStack, tile)
    const gift = tileOf(tile).effects.find((effect) => effect.do === 'gainFromTile')
    if (gift?.do === 'gainFromTile') {
      G.stock[tile] = stock[tile] ?? start.stock
      pay(G.supply, gift.cls, G.stock[tile]!)
    }
  }
  G.offer = offer ? offer.map((tile) => pick(G.tileStack, tile)) : known(G.tileStack).splice(0, start.offer)
  const towers = Object.values(G.city)
  for (const [quarter, room] of entriesOf(open)) {
    const tower = G.city[quarter]
    const other = towers.find((one) => one.room === room || known(one.below).includes(room))
    if (!other || !tower.room) throw new Error(`${room} is not in this match`)
    if (other.room === room) other.room = tower.room
    else other.below = known(other.below).map((one) => (one === room ? tower.room! : one))
    tower.room = room
  }
}

function seatDown(G: G, area: Area, { levels, hand, done, trophies, rooms, ...seat }: Seat): void {
  Object.assign(area.levels, levels)
  area.vp = seat.vp ?? 0
  area.prestige = seat.prestige ?? []
  area.overlords = seat.overlords ?? []
  for (const zone of zones) {
    for (const [cls, n] of entriesOf(seat[zone] ?? {})) {
      pay(G.supply, cls, n)
      area[zone][cls] += n
    }
  }
  area.hand = (hand ?? []).map((id) => pick(G.questDeck, id))
  area.done = (done ?? []).map((id) => pick(G.questDeck, id))
  area.trophies = (trophies ?? []).map((id) => pick(G.monsterDeck, id))
  for (const room of rooms ?? []) {
    const tower = Object.values(G.city).find(({ below }) => known(below).includes(room))
    if (!tower) throw new Error(`${room} lies open or is not in this match`)
    area.rooms.push(pick(tower.below, room))
  }
}

function pay(supply: Counts, cls: MeepleClass, n: number): void {
  if (supply[cls] < n) throw new Error(`There are not so many in the box: ${cls}`)
  supply[cls] -= n
}

/** Takes a card out of a pile; what is nothing stays nothing. */
function pick<Id extends string | null>(pile: G['questDeck'], id: Id): Id {
  if (id !== null) remove(known(pile), id)
  return id
}

function onTop(pile: G['questDeck'], cards: string[]): void {
  for (const card of cards) pick(pile, card)
  known(pile).push(...[...cards].reverse())
}

export const seat = (at: City, player = '0'): Area => at.G.players[player]!

/** The meeples of a zone without the zeros. */
export const some = (zone: Counts): Some => Object.fromEntries(Object.entries(zone).filter(([, n]) => n !== 0))

/** Assigns Units one by one; 'shaman as warrior' is a Shaman used as a Warrior. */
export function send(at: City, place: string, ...units: string[]): void {
  for (const unit of units) at.make(at.G.current, { move: 'assign', args: [place, ...unit.split(' as ')] })
}

/** A whole plan: the Units for each place, then the commit. */
export function commit(at: City, plan: Record<string, string[]> = {}): void {
  for (const [place, units] of Object.entries(plan)) send(at, place, ...units)
  at.play(at.G.current, 'commit')
}

/** Resolves these places in this order. */
export function resolve(at: City, ...places: string[]): void {
  for (const place of places) at.play(at.G.current, 'resolve', place)
}

/** Commits a plan of the Main Phase, resolves all of it in order, cleans up. */
export function carryOut(at: City, plan: Record<string, string[]>): void {
  commit(at, plan)
  resolve(at, ...Object.keys(plan))
  at.play(at.G.current, 'finishResolution')
}

/** From a plan with nothing in it to the next player's turn, with nothing done. */
export function pass(at: City): void {
  const { current } = at.G
  while (at.G.step === 'plan') at.play(current, 'commit')
  at.play(current, 'endTurn')
}
