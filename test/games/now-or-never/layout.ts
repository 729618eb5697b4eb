import { known, remove } from '../../../games/kit/zones'
import { buildings } from '../../../games/now-or-never/data/buildings'
import {
  blueSlots,
  gearRow,
  heroActions,
  redSlots,
  specialistRow,
  specialistSlots,
  villagerRow,
} from '../../../games/now-or-never/data/constants'
import { type Colour, colours, pieces, piles, type Track } from '../../../games/now-or-never/data/effects'
import { gear, gearOf } from '../../../games/now-or-never/data/gear'
import { abilities, type HeroId, heroIds, heroOf } from '../../../games/now-or-never/data/heroes'
import type { LocationId } from '../../../games/now-or-never/data/locations'
import { maps, type SpaceId } from '../../../games/now-or-never/data/maps'
import { orders } from '../../../games/now-or-never/data/orders'
import { questOf, quests } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { soloCards } from '../../../games/now-or-never/data/solo'
import { specialists } from '../../../games/now-or-never/data/specialists'
import { villagers } from '../../../games/now-or-never/data/villagers'
import { nowOrNever } from '../../../games/now-or-never/game'
import { manaMax } from '../../../games/now-or-never/pieces/standing'
import type { Area, G, HeroStory, Hired } from '../../../games/now-or-never/state'
import { type PositionOf, position } from '../../kit/position'
import { nowOrNeverPlug } from './plug'

export type Land = PositionOf<typeof nowOrNever>

/** What one player has; the rest as at the start, but with an empty hand and nothing built. */
export interface Seat {
  hero?: HeroId
  space?: SpaceId
  hearts?: number
  mana?: number
  coins?: number
  xp?: number
  stock?: Partial<Record<Track, number>>
  red?: (string | null)[]
  blue?: (string | null)[]
  /** By slot; a '-' before the id means face down. */
  specialists?: (string | null)[]
  /** Tiles by town space; they come out of the grid. */
  town?: Record<number, string>
  /** These tiles lie first in the grid, in this order; an empty place is null. */
  grid?: (string | null)[]
  /** Villagers by row. */
  housing?: Record<number, string[]>
  unhoused?: string[]
  hand?: string[]
  played?: string[]
  orders?: string[]
  completed?: string[]
  search?: string[]
  arrows?: boolean[]
  passed?: boolean
  used?: string[]
  story?: Partial<HeroStory>
}

export interface Layout {
  players?: number
  options?: object
  season?: number
  /** Who holds the first player token. */
  first?: string
  seats?: Record<string, Seat>
  villagers?: (string | null)[]
  /** No villager is left in the supply but these; the others wait below the last player's town. */
  supply?: string[]
  gear?: Partial<Record<Colour, (string | null)[]>>
  /** Gear on top of its pile, first drawn first. */
  gearPile?: string[]
  row?: (string | null)[]
  /** Enemy stacks, the top last, instead of those of the setup. */
  enemies?: Record<SpaceId, string[]>
  /** Search tokens by space; all other letters as they come. */
  search?: Record<SpaceId, string>
  /** Which random tile lies where. */
  tiles?: Record<SpaceId, LocationId>
  /** Orders on top of the stack, first drawn first; `onlyOrders`: the others have left the game. */
  orders?: string[]
  onlyOrders?: boolean
  /** Quests on top of their piles, first drawn first. */
  quests?: string[]
  /** The solo bot's specialists and the cards on top of its pile, first drawn first. */
  bot?: { specialists?: (string | null)[]; cards?: string[] }
  adjust?: (G: G) => void
}

const starters = [
  ['s-mason', 's-herbalist'],
  ['s-roofer', 's-acolyte'],
  ['s-surveyor', 's-bonesetter'],
  ['s-beachcomber', 's-midwife'],
]

const filled = <T>(list: readonly (T | null)[], length: number): (T | null)[] =>
  Array.from({ length }, (_, i) => list[i] ?? null)

const matches = new Map<string, Land>()

/** A match whose first season has just begun. */
function begun(players: number, options: object): Land {
  const key = JSON.stringify([players, options])
  const made = matches.get(key)
  if (made) return made
  const at = position(nowOrNever, { players, options })
  for (const player of at.G.order) at.play(player, 'keepQuests', at.choices(player, 'keepQuests')[0]![0])
  matches.set(key, at)
  return at
}

/** A land laid out as a test wants it: season 1, seat 0 holds the token and is to move. Nothing of the box is lost. */
export function laid({ players = 2, seats = {}, options = {}, ...layout }: Layout = {}): Land {
  const free = heroIds.filter((hero) => !Object.values(seats).some((seat) => seat.hero === hero))
  const heroes = Array.from({ length: players }, (_, i) => seats[i]?.hero ?? free.shift()!)
  const firstPlayer = players > 1 ? { firstPlayer: 0 } : {}
  const at = begun(players, { ...firstPlayer, heroes, ...options })
  return at.with((G) => {
    clear(G)
    G.season = layout.season ?? 1
    G.first = layout.first ?? '0'
    for (const [i, player] of G.order.entries()) seatDown(G, player, { specialists: starters[i]!, ...seats[player] })
    if (G.bot) botSits(G, layout.bot)
    dismiss(G)
    layOut(G, layout)
    layout.adjust?.(G)
    const lost = nowOrNeverPlug.conserve(G)
    if (lost) throw new Error(`This layout does not fit the box: ${lost}`)
  })
}

/** Everything back into its pile, sorted as in the tables. */
function clear(G: G): void {
  for (const pile of piles) {
    G.piles[pile] = quests.filter((quest) => quest.pile === pile).map(({ id }) => id)
    G.discards[pile] = []
  }
  for (const colour of colours) {
    G.gearPiles[colour] = pieces(gear.filter((one) => one.colour === colour))
    G.gear[colour] = Array(gearRow).fill(null)
  }
  G.villagerSupply = pieces(villagers)
  G.villagerRow = Array(villagerRow).fill(null)
  G.specialistPile = specialists.filter(({ set }) => set === 'pool').map(({ id }) => id)
  G.specialistRow = Array(specialistRow).fill(null)
  G.orderStack = orders.map(({ id }) => id)
  G.searchBox = pieces(searchTokens)
  G.search = {}
  G.removed = []
}

function hired(G: G, ids: readonly (string | null)[]): (Hired | null)[] {
  return filled(ids, specialistSlots).map((entry) => {
    if (!entry) return null
    const id = entry.replace(/^-/, '')
    const pile = known(G.specialistPile)
    if (pile.includes(id)) remove(pile, id)
    return { id, up: entry === id }
  })
}

/** Starting specialists that no board was given have left the game (NON-018). */
function dismiss(G: G): void {
  const boards = [...Object.values(G.players), ...(G.bot ? [G.bot] : [])]
  const here = boards.flatMap((board) => board.specialists.flatMap((one) => one?.id ?? []))
  const idle = specialists.filter(({ id, set }) => set === 'start' && !here.includes(id)).map(({ id }) => id)
  const dealt = boards.length * 2 - here.filter((id) => starters.flat().includes(id)).length
  G.removed.push(...idle.slice(0, dealt))
}

function seatDown(G: G, player: string, seat: Seat): void {
  const area = G.players[player]!
  const hero = heroOf(area.hero!)
  const token = (id: string | null): string | null => {
    const colour = id && gearOf(id)?.colour
    return colour ? pick(G.gearPiles[colour], id) : id
  }
  area.red = filled(seat.red ?? [], redSlots).map(token)
  area.blue = filled(seat.blue ?? [], blueSlots).map(token)
  const owned = [...area.red, ...area.blue]
  area.abilities = abilities.filter((one) => one.hero === hero.id && !owned.includes(one.id)).map(({ id }) => id)
  Object.assign(area, {
    space: seat.space ?? area.space,
    hearts: seat.hearts ?? hero.hearts,
    coins: seat.coins ?? area.coins,
    xp: seat.xp ?? 0,
    arrows: seat.arrows ?? Array(heroActions).fill(false),
    passed: seat.passed ?? false,
    used: seat.used ?? [],
    specialists: hired(G, seat.specialists ?? []),
    unhoused: (seat.unhoused ?? []).map((id) => pick(G.villagerSupply, id)),
    hand: (seat.hand ?? []).map((id) => pickQuest(G, id)),
    played: (seat.played ?? []).map((id) => pickQuest(G, id)),
    orders: (seat.orders ?? []).map((id) => pick(G.orderStack, id)),
    completed: (seat.completed ?? []).map((id) => pick(G.orderStack, id)),
    search: (seat.search ?? []).map((id) => pick(G.searchBox, id)),
  })
  Object.assign(area.stock, seat.stock)
  if (area.story) Object.assign(area.story, seat.story)
  area.housing = [1, 2, 3, 4].map((row) => (seat.housing?.[row] ?? []).map((id) => pick(G.villagerSupply, id)))
  buildUp(area, seat)
  area.mana = seat.mana ?? manaMax(area)
}

/** The grid in the order of the table of buildings, the named tiles first; built tiles leave a gap. */
function buildUp(area: Area, { grid = [], town = {} }: Seat): void {
  const rest = pieces(buildings)
  for (const tile of Object.values(town)) remove(rest, tile)
  for (const tile of grid) if (tile !== null) remove(rest, tile)
  const gaps = Object.keys(town).length - grid.filter((tile) => tile === null).length
  if (gaps < 0) throw new Error('More gaps in the grid than buildings in the town')
  area.grid = [...grid, ...rest, ...Array<null>(gaps).fill(null)]
  area.town = Array.from({ length: 16 }, (_, space) => town[space] ?? null)
}

function botSits(G: G, { specialists: own = ['s-roofer', 's-acolyte'], cards = [] }: NonNullable<Layout['bot']> = {}) {
  const bot = G.bot!
  bot.specialists = hired(G, own)
  bot.pile = pieces(soloCards)
  onTop(bot.pile, cards)
}

const villagersAsUsual = ['shell', 'shell', 'tool', 'tool', 'demon', 'crystal'].map((good) => `villager-${good}`)
const gearAsUsual: Record<Colour, string[]> = {
  red: ['iron-sword', 'guard-spear', 'great-axe'],
  blue: ['scale-vest', 'snailskin-boots', 'arzian-helm'],
}
const rowAsUsual = ['s-carpenter', 's-priestess', 's-drillmaster', 's-outfitter']
const tilesAsUsual = ['nomad-camp', 'ublo-tower', 'scholars-tower'] as const

function layOut(G: G, layout: Layout): void {
  layOutVillagers(G, layout)
  for (const colour of colours) layOutGear(G, colour, layout)
  const pool = known(G.specialistPile)
  const usual = [...new Set([...rowAsUsual, ...pool])].filter((id) => pool.includes(id))
  const row = layout.row ?? usual.slice(0, specialistRow)
  G.specialistRow = filled(row, specialistRow).map((id) => id && pick(pool, id))
  layOutMap(G, layout)
  layOutOrders(G, layout)
  for (const pile of piles)
    onTop(
      G.piles[pile],
      (layout.quests ?? []).filter((id) => questOf(id).pile === pile),
    )
}

function layOutVillagers(G: G, { villagers: shown = villagersAsUsual, supply }: Layout): void {
  G.villagerRow = filled(shown, villagerRow).map((id) => id && pick(G.villagerSupply, id))
  if (!supply) return
  for (const id of supply) pick(G.villagerSupply, id)
  const gone = G.bot?.villagers ?? G.players[G.order.at(-1)!]!.unhoused
  gone.push(...known(G.villagerSupply))
  G.villagerSupply = [...supply]
}

function layOutGear(G: G, colour: Colour, { gear: shown = {}, gearPile = [] }: Layout): void {
  const pile = known(G.gearPiles[colour])
  const row = shown[colour] ?? gearAsUsual[colour].filter((id) => pile.includes(id))
  G.gear[colour] = filled(row, gearRow).map((id) => id && pick(pile, id))
  onTop(
    pile,
    gearPile.filter((id) => gearOf(id)?.colour === colour),
  )
}

function layOutOrders(G: G, { orders: first = [], onlyOrders = false }: Layout): void {
  onTop(G.orderStack, first)
  if (!onlyOrders) return
  G.removed.push(...known(G.orderStack).filter((id) => !first.includes(id)))
  G.orderStack = [...first].reverse()
}

function layOutMap(G: G, layout: Layout): void {
  const map = maps[G.side]
  const scrolls = map.filter(({ slot }) => slot)
  G.tiles = layout.tiles ?? Object.fromEntries(scrolls.map(({ id, slot }) => [id, tilesAsUsual[slot! - 1]!]))
  if (layout.enemies) {
    G.removed.push(...Object.values(G.enemies).flat())
    G.enemies = structuredClone(layout.enemies)
    for (const id of Object.values(G.enemies).flat()) if (G.removed.includes(id)) remove(G.removed, id)
  }
  for (const [space, token] of Object.entries(layout.search ?? {})) G.search[space] = pick(G.searchBox, token)
  for (const { id, letter } of map) if (letter && !G.search[id]) G.search[id] = known(G.searchBox).shift()!
}

const pickQuest = (G: G, id: string): string => pick(G.piles[questOf(id).pile], id)

function pick(pile: string[] | number, id: string): string {
  remove(known(pile), id)
  return id
}

function onTop(pile: string[] | number, cards: readonly string[]): void {
  for (const card of cards) pick(pile, card)
  known(pile).push(...[...cards].reverse())
}

export const seat = (at: Land, player = '0'): Area => at.G.players[player]!

/** The top cards of a pile, first drawn first. */
export const top = (pile: string[] | number, n: number): string[] => known(pile).slice(-n).reverse()
