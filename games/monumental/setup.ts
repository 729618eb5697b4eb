import { firstPlayer } from '../kit/order'
import { recordOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { automaActions } from './data/automa'
import { basicBuildings } from './data/city-cards'
import { civilizations } from './data/civilizations'
import { displaySize, eras, type Mix, pieces, type TableSize, tableSizes } from './data/constants'
import { developments } from './data/developments'
import type { Era } from './data/effects'
import { heroes } from './data/heroes'
import { hexId } from './data/hex'
import type { Layout } from './data/map-format'
import { layoutOf } from './data/maps'
import { barbarians, freeCities, productionTokens } from './data/tokens'
import { dealCivilization } from './flow/deal'
import { beginTurn, freshTurn } from './flow/turn'
import { type MonumentalOptions, mapOf } from './meta'
import { noForce } from './pieces/map'
import { type Area, type Automa, automaSeat, type G, noGoods, type Spot } from './state'

interface Seating {
  players: PlayerId[]
  options: MonumentalOptions
  random: Random
}

const kinds = ['building', 'knowledge', 'wonder'] as const

/** MO-024 to MO-028, each pile with its top at the end. */
function developmentDeck(size: TableSize, options: MonumentalOptions, random: Random): string[][] {
  return eras.map((era) => {
    const chosen = kinds.flatMap((kind) => cardsOf(era, kind, size.deck[era][kind], options, random))
    const bold = heroes.filter((hero) => hero.era === era).map(({ id }) => id)
    const heroic = options.heroModule ? random.Shuffle(bold).slice(0, size.heroesPerEra) : []
    return random.Shuffle([...chosen, ...heroic])
  })
}

/** MO-025 to MO-027: so many cards of an Era and kind. */
function cardsOf(era: Era, kind: keyof Mix, n: number, options: MonumentalOptions, random: Random): string[] {
  const fitting = developments.filter((card) => card.era === era && card.kind === kind)
  const old = fitting.filter(({ box }) => box === 'base').map(({ id }) => id)
  const all = fitting.map(({ id }) => id)
  if (n === all.length) return all
  if (options.developmentMix === 'base') return old
  if (options.developmentMix === 'random') return random.Shuffle(all).slice(0, n)
  const wanted: readonly string[] = options.newCards
  const named: readonly string[] = options.removedCards
  const added = all.filter((id) => wanted.includes(id))
  const staying = old.filter((id) => !named.includes(id))
  return [...added, ...random.Shuffle(staying).slice(0, n - added.length)]
}

/** MO-022, MO-023: the tokens of the map. */
function spots(layout: Layout, marketStack: number, random: Random): Record<string, Spot> {
  const faces = (level: 1 | 2) =>
    random.Shuffle(barbarians.flatMap(({ id, class: one, count }) => (one === level ? Array(count).fill(id) : [])))
  const bags: Record<'b1' | 'b2' | 'city' | 'p', string[]> = {
    b1: faces(1),
    b2: faces(2),
    city: random.Shuffle(freeCities.map(({ id }) => id)),
    p: random.Shuffle(productionTokens.flatMap(({ id, base, lostKingdoms }) => Array(base + lostKingdoms).fill(id))),
  }
  return Object.fromEntries(
    layout.map((place): [string, Spot] => {
      const { exploration, marker, seat } = place
      const spot: Spot = seat === null ? {} : { force: noForce(String(seat)) }
      if (exploration === 'city') spot.city = bags.city.pop()!
      else if (exploration)
        spot.barbarian = { level: exploration === 'b1' ? 1 : 2, face: bags[exploration].pop()!, open: false }
      if (marker === 'p') spot.production = bags.p.pop()!
      else if (marker) spot.market = { id: marker, left: marketStack }
      return [hexId(place), spot]
    }),
  )
}

const newArea = (): Area => ({
  civ: '',
  goods: noGoods(),
  city: [],
  beside: [],
  nexus: [],
  draw: [],
  discard: [],
  archived: [],
  owned: [],
  wonder: null,
  policies: [],
  lines: {},
  heroes: [],
  explorers: [],
  outposts: pieces.outpost.each,
  sacrificed: 0,
  markets: [],
})

const newAutoma = (advanced: MonumentalOptions['automaAdvanced'], random: Random): Automa => ({
  deck: random.Shuffle([...automaActions.map(({ id }) => id), ...advanced]),
  used: [],
  drawn: [],
  store: 0,
  wonder: null,
  markets: [],
})

export function setup({ players: order, options, random }: Seating): G {
  const size = tableSizes[order.length]!
  const named = mapOf(options, order.length)
  const map = named === 'custom' ? (options.customMap as string[]).join(' ') : named
  const deck = developmentDeck(size, options, random)
  const display = deck[0]!.splice(-displaySize).reverse()
  const automa = order.length === 1 ? newAutoma(options.automaAdvanced, random) : null
  const seats = automa ? [...order, automaSeat] : order
  const G: G = {
    turn: 1,
    current: order[0]!,
    undoable: 0,
    outcome: null,
    pending: [],
    stage: 'pick',
    todo: [],
    order,
    first: order.length === 1 ? order[0]! : firstPlayer(order, options.firstPlayer, random),
    round: 1,
    lastRound: null,
    map,
    hexes: spots(layoutOf(named, options.customMap), size.marketStack, random),
    players: recordOf(seats, newArea),
    display,
    deck,
    gone: [],
    piles: Object.fromEntries(basicBuildings.map(({ id, copies }) => [id, copies])),
    horses: pieces.horse.stock,
    era: 1,
    now: freshTurn(),
    automa,
  }
  assignCivilizations(G, options, random)
  const act = { G, player: G.current, random, say: () => {} }
  if (nextToPick(G) !== undefined) G.current = nextToPick(G)!
  else begin(act)
  G.turn = 1
  return G
}

/** MO-031: those given first, then those drawn by lot; who picks has still none. */
function assignCivilizations(G: G, options: MonumentalOptions, random: Random): void {
  const wishes = recordOf(G.order, (_, i) => options.civilizations[i] ?? 'pick')
  if (G.automa && options.automaCiv !== 'random') wishes[automaSeat] = options.automaCiv
  for (const [seat, wish] of Object.entries(wishes))
    if (wish !== 'pick' && wish !== 'random') G.players[seat]!.civ = wish
  for (const [seat, wish] of Object.entries(wishes)) if (wish === 'random') G.players[seat]!.civ = byLot(G, random)
}

export const freeCivilizations = (G: G): string[] => {
  const taken = Object.values(G.players).map(({ civ }) => civ)
  return civilizations.map(({ id }) => id).filter((id) => !taken.includes(id))
}

const byLot = (G: G, random: Random): string => random.Shuffle(freeCivilizations(G))[0]!

/** The first seat without a civilization. */
export const nextToPick = (G: G): PlayerId | undefined => G.order.find((seat) => !G.players[seat]!.civ)

/** Everybody has a civilization: deal, and the first turn (MO-032 to MO-036). */
export function begin(act: Parameters<typeof beginTurn>[0]): void {
  const { G, random } = act
  if (G.automa && !G.players[automaSeat]!.civ) G.players[automaSeat]!.civ = byLot(G, random)
  for (const seat of Object.keys(G.players)) dealCivilization(act, seat)
  beginTurn(act, G.first)
}
