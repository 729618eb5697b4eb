import { known } from '../../../games/kit/zones'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { displaySize, eras } from '../../../games/monumental/data/constants'
import { developments } from '../../../games/monumental/data/developments'
import type { Era } from '../../../games/monumental/data/effects'
import { heroes } from '../../../games/monumental/data/heroes'
import { barbarians } from '../../../games/monumental/data/tokens'
import { monumental } from '../../../games/monumental/game'
import { idOf } from '../../../games/monumental/pieces/cards'
import { capitalOf, noForce } from '../../../games/monumental/pieces/map'
import type { Area, Force, G, Goods, Line, Spot, Stage } from '../../../games/monumental/state'
import type { PositionOf } from '../../kit/position'
import { position } from '../../kit/position'
import { monumentalPlug } from './plug'

export type Land = PositionOf<typeof monumental>

export interface Seat {
  goods?: Partial<Goods>
  /** What lies in a slot, by its number, from the lowest card to the uppermost; the others keep their Start cards. */
  city?: Record<number, string[]>
  /** The draw pile, first drawn first. What is not named anywhere is in the discard pile. */
  draw?: string[]
  /** Named cards of the discard pile: those of developments. */
  discard?: string[]
  nexus?: string[]
  policies?: string[]
  lines?: Partial<Record<Line, string>>
  heroes?: string[]
  explorers?: string[]
  markets?: Area['markets']
  sacrificed?: number
  wonder?: { card: string; work: number; bonus?: boolean }
}

export interface Layout {
  players?: number
  options?: object
  /** One for each seat; Greeks, Chinese ... unless said otherwise. */
  civs?: string[]
  map?: string
  stage?: Stage
  seats?: Record<string, Seat>
  /** Who stands where. Everybody else of a civilization is on its Capital. */
  forces?: Record<string, Partial<Force> & { by: string }>
  /** What else lies on a tile; `null` takes a token away. */
  spots?: Record<string, Omit<Partial<Spot>, 'barbarian'> & { barbarian?: string; open?: boolean; bare?: true }>
  /** The oldest first; the rest is filled up. */
  display?: string[]
  /** Next cards of the Development deck, first revealed first. */
  deck?: string[]
  /** No other card is left in the deck: they are gone. */
  onlyDeck?: boolean
  automa?: Partial<Pick<NonNullable<G['automa']>, 'store' | 'wonder'>> & { deck?: string[] }
  adjust?: (G: G) => void
}

const usualCivs = ['greek', 'chinese', 'danish', 'egyptian', 'japanese']

/** Slots 0 to 8 of everybody who has nothing else: a row of Work Camps, one of Libraries, one of Forts. */
const usualCity = [...Array(3).fill('work-camp'), ...Array(3).fill('library'), ...Array(3).fill('fort')]
/** And what lies on the draw pile, first drawn first. */
const usualDraw = ['forum', 'mine', 'work-camp', 'work-camp']

/** A land laid out as a test wants it: seat 0 is first player and in its Actions phase; nothing of the boxes is lost. */
export function laid({ players = 2, options = {}, stage = 'actions', ...layout }: Layout = {}): Land {
  const civs = layout.civs ?? usualCivs.slice(0, players)
  const chosen = {
    ...(layout.map ? { [`map${Math.max(players, 2)}`]: layout.map } : {}),
    ...(players > 1 ? { firstPlayer: 0 } : { automaCiv: civs[1] ?? 'chinese' }),
    civilizations: civs.slice(0, players),
    ...options,
  }
  return position(monumental, { players, options: chosen }).with((G) => {
    Object.assign(G, { stage, first: '0', current: '0' })
    cards(G, layout)
    for (const player of G.order) seatDown(G, player, layout.seats?.[player] ?? {})
    for (const [hex, spot] of Object.entries(layout.spots ?? {})) lay(G, hex, spot)
    for (const [hex, force] of Object.entries(layout.forces ?? {})) station(G, hex, force)
    for (const [player, seat] of Object.entries(layout.seats ?? {})) {
      if (seat.sacrificed) leave(G, player, { soldiers: seat.sacrificed })
      for (const hero of seat.heroes ?? []) {
        const standing = Object.values(G.hexes).some(({ force }) => force?.heroes.includes(hero))
        if (!standing) home(G, player).heroes.push(hero)
      }
    }
    if (G.automa && layout.automa) {
      const { deck, ...rest } = layout.automa
      Object.assign(G.automa, rest)
      if (deck) G.automa.deck = onTop(known(G.automa.deck), deck)
    }
    layout.adjust?.(G)
    const lost = monumentalPlug.conserve(G)
    if (lost) throw new Error(`This layout does not fit the box: ${lost}`)
  })
}

const home = (G: G, player: string): Force => G.hexes[capitalOf(G, player)]!.force!

/** Takes Units from the Capital. */
function leave(G: G, player: string, units: Partial<Force>): void {
  const force = home(G, player)
  force.soldiers -= units.soldiers ?? 0
  force.soldiers -= units.mounted ?? 0
  if (units.warlord) force.warlord = false
  if (units.outpost) G.players[player]!.outposts -= 1
  if (units.mounted) G.horses -= units.mounted
  if (force.soldiers < 0) throw new Error('A civilization has nine Soldiers')
}

function station(G: G, hex: string, force: Partial<Force> & { by: string }): void {
  leave(G, force.by, force)
  const spot = G.hexes[hex]!
  delete spot.barbarian
  spot.force = hex === capitalOf(G, force.by) ? mixed(home(G, force.by), force) : { ...noForce(force.by), ...force }
}

const mixed = (there: Force, more: Partial<Force>): Force => ({
  ...there,
  soldiers: there.soldiers + (more.soldiers ?? 0),
  mounted: there.mounted + (more.mounted ?? 0),
})

function lay(G: G, hex: string, { barbarian, open, bare, ...spot }: NonNullable<Layout['spots']>[string]): void {
  const here = G.hexes[hex]!
  if (bare) {
    delete here.barbarian
    delete here.city
    delete here.production
    delete here.market
  }
  Object.assign(here, spot)
  if (spot.city) delete here.barbarian
  if (barbarian) {
    delete here.city
    here.barbarian = {
      level: barbarians.find(({ id }) => id === barbarian)!.class,
      face: barbarian,
      open: open ?? false,
    }
  }
}

/** Puts these cards first, so that they are drawn first from the end. */
function onTop(pile: string[], first: string[]): string[] {
  return [...pile.filter((id) => !first.includes(id)), ...[...first].reverse()]
}

function cards(G: G, { display, deck, onlyDeck, seats = {} }: Layout): void {
  const taken = Object.values(seats).flatMap((seat) => [
    ...Object.values(seat.city ?? {}).flat(),
    ...(seat.draw ?? []),
    ...(seat.discard ?? []),
    ...(seat.nexus ?? []),
    ...(seat.heroes ?? []),
    ...(seat.wonder ? [seat.wonder.card] : []),
  ])
  const named = [...(display ?? []), ...(deck ?? []), ...taken]
  const all = [...G.display, ...G.deck.flatMap((pile) => known(pile))]
  const free = all.filter((id) => !named.includes(id)).sort()
  // a card of Lost Kingdoms takes the place of another one (MO-026)
  const added = named.filter((id) => developments.some((row) => row.id === id) && !all.includes(id))
  free.splice(free.length - added.length)
  G.display = [...(display ?? []), ...free.splice(0, displaySize - (display?.length ?? 0))]
  if (onlyDeck) G.gone.push(...free.splice(0))
  const eraOf = (id: string): Era => [...developments, ...heroes].find((row) => row.id === id)!.era
  G.deck = eras.map((era) => free.filter((id) => eraOf(id) === era))
  // what is revealed next lies on the first pile, whatever its Era
  G.deck[0] = [...known(G.deck[0]!), ...[...(deck ?? [])].reverse()]
}

function seatDown(G: G, player: string, seat: Seat): void {
  const area = G.players[player]!
  const box = [...area.owned].sort()
  const take = (id: string): string => {
    const at = box.findIndex((uid) => idOf(uid) === id)
    if (at >= 0) return box.splice(at, 1)[0]!
    const uid = id in G.piles ? `${id}/${--G.piles[id]!}` : id
    area.owned.push(uid)
    return uid
  }
  const left = (ids: string[]) => ids.filter((id) => box.some((uid) => idOf(uid) === id))
  const { special, knowledge } = civilizations.find(({ id }) => id === area.civ)!
  area.nexus = area.civ === 'atlanteans' ? (seat.nexus ?? [special.id, knowledge.id]).map(take) : []
  area.city = usualCity.map((id, slot) => (seat.city?.[slot] ?? [id]).map(take))
  area.draw = (seat.draw ?? left(usualDraw)).map(take).reverse()
  area.discard = [...(seat.discard ?? []).map(take), ...box]
  Object.assign(area.goods, seat.goods)
  G.horses -= seat.goods?.H ?? 0
  area.policies = seat.policies ?? Object.values(seat.lines ?? {})
  area.lines = seat.lines ?? {}
  area.heroes = seat.heroes ?? []
  area.explorers = seat.explorers ?? area.explorers
  area.markets = seat.markets ?? []
  area.sacrificed = seat.sacrificed ?? 0
  area.wonder = seat.wonder ? { bonus: false, ...seat.wonder } : null
}

export const seat = (at: Land, player = '0'): Area => at.G.players[player]!
export const goods = (at: Land, player = '0'): Goods => seat(at, player).goods
export const force = (at: Land, hex: string): Force | undefined => at.G.hexes[hex]!.force

/** The resources somebody has, without the zeros. */
export const rich = (at: Land, player = '0'): Partial<Goods> =>
  Object.fromEntries(Object.entries(goods(at, player)).filter(([, n]) => n !== 0))

/** So many Units of a kind from one tile, as a conquest wants them. */
export const units = (at: string, kind: string, n = 1) => Array.from({ length: n }, () => ({ at, unit: kind }))

/** Answers the questions that are due, one after the other. */
export function answer(at: Land, ...answers: string[]): void {
  for (const one of answers) at.play(at.G.pending[0]!.player, 'resolve', one)
}

/** What is asked now. */
export const asked = (at: Land): string | undefined => at.G.pending[0]?.ask

/** The answers that would be accepted now. */
export const answers = (at: Land): string[] =>
  at.choices(at.G.pending[0]!.player, 'resolve').map(([one]) => String(one))

/** Ends the Actions phase, keeping what is named first. */
export function endTurn(at: Land, ...kept: string[]): void {
  at.play(at.G.current, 'endActions')
  answer(at, ...kept)
}

/** A whole turn with the first row and column and nothing done. */
export function pass(at: Land): void {
  const { current } = at.G
  if (at.G.stage === 'activate') {
    settle(at)
    at.play(current, 'activateCity', 0, 0)
  }
  settle(at)
  at.play(current, 'endActions')
  if (at.G.current === current) settle(at)
}

/** Answers whatever is asked in the first way there is. */
export function settle(at: Land): void {
  while (at.G.pending.length > 0) answer(at, answers(at)[0]!)
}
