import { copy } from '../kit/copy'
import type { View } from '../kit/definition'
import { dealer, without } from '../kit/imagine'
import { keysOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { type Hidden, size, visible } from '../kit/zones'
import { pieces, piles } from './data/effects'
import { gear } from './data/gear'
import { orders } from './data/orders'
import { questOf, quests } from './data/quests'
import { searchTokens } from './data/search'
import { soloCards } from './data/solo'
import { specialists, storySpecialists } from './data/specialists'
import { villagers, villagersOfStory } from './data/villagers'
import { type Area, areaOf, type G, type Owed } from './state'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
const there = (row: readonly (string | null)[]): string[] => row.filter((id) => id !== null)
const areas = (G: G): Area[] => Object.values(G.players)

type Cards = Extract<Owed, { kind: 'keepQuests' }>
type Orders = Extract<Owed, { kind: 'keepOrders' }>

const owedBy = <K extends Owed['kind']>(G: G, kind: K): Extract<Owed, { kind: K }>[] =>
  G.pending.filter((one): one is Extract<Owed, { kind: K }> => one.kind === kind)

/** A pile of the box; what it holds beyond that a chapter has added. */
function pileOf(zone: Hidden<unknown>, box: readonly string[], added: readonly string[], random: Random): string[] {
  const more = random.Shuffle([...added]).slice(0, size(zone) - box.length)
  return random.Shuffle([...box, ...more])
}

/** What chapters add to the villagers; how many there are tells which of it this one has added. */
const storyKinds = [[], ['glogo'], ['lab-monster'], ['glogo', 'lab-monster']]

function dealVillagers(G: G, random: Random): void {
  const housed = areas(G).flatMap(({ housing, unhoused }) => [...housing.flat(), ...unhoused])
  const seen = [...there(G.villagerRow), ...housed, ...(G.bot?.villagers ?? [])]
  const box = pieces(villagers)
  const more = size(G.villagerSupply) + seen.length - box.length
  const added = storyKinds.map(villagersOfStory).find(({ length }) => length === more) ?? []
  G.villagerSupply = dealer(without([...box, ...added], seen), random)(G.villagerSupply)
}

function dealSpecialists(G: G, random: Random): void {
  const boards = [...areas(G).map((area) => area.specialists), G.bot?.specialists ?? []]
  const hired = boards.flat().flatMap((one) => (one ? [one.id] : []))
  const leaving = owedBy(G, 'botDrop').map((one) => one.specialist)
  const seen = [...there(G.specialistRow), ...hired, ...leaving, ...G.removed]
  const pool = specialists.filter(({ set }) => set === 'pool')
  const [box, added] = [without(ids(pool), seen), without(ids(storySpecialists), seen)]
  G.specialistPile = pileOf(G.specialistPile, box, added, random)
}

function dealGear(G: G, random: Random): void {
  const slots = areas(G).flatMap(({ red, blue }) => there([...red, ...blue]))
  const seen = [...there([...G.gear.red, ...G.gear.blue]), ...slots, ...G.removed]
  for (const colour of keysOf(G.gearPiles)) {
    const box = pieces(gear.filter((one) => one.colour === colour))
    G.gearPiles[colour] = dealer(without(box, seen), random)(G.gearPiles[colour])
  }
}

/** The piles are sorted by the backs of their cards; hands are not. */
function dealQuests(G: G, seat: PlayerId | null, random: Random): void {
  const own = seat === null ? [] : visible(areaOf(G, seat).hand)
  const offered = owedBy(G, 'keepQuests')
  const foreign: Cards[] = offered.filter(({ player }) => player !== seat)
  const seen = [
    ...own,
    ...offered.flatMap((one) => (foreign.includes(one) ? [] : visible(one.cards))),
    ...piles.flatMap((pile) => G.discards[pile]),
    ...areas(G).flatMap(({ played }) => played),
    ...(G.fight?.against === 'quest' ? [G.fight.id] : []),
  ]
  const pool = random.Shuffle(without(ids(quests), seen))
  for (const pile of piles) {
    G.piles[pile] = pool.filter((id) => questOf(id).pile === pile).slice(0, size(G.piles[pile]))
  }
  const piled = piles.flatMap((pile) => visible(G.piles[pile]))
  const deal = dealer(without(pool, piled), random)
  for (const player of G.order.filter((one) => one !== seat)) areaOf(G, player).hand = deal(areaOf(G, player).hand)
  for (const one of foreign) one.cards = deal(one.cards)
  if (G.bot) G.bot.quests = deal(G.bot.quests)
}

function dealOrders(G: G, seat: PlayerId | null, random: Random): void {
  const offered = owedBy(G, 'keepOrders')
  const foreign: Orders[] = offered.filter(({ player }) => player !== seat)
  const seen = [
    ...offered.flatMap((one) => (foreign.includes(one) ? [] : visible(one.orders))),
    ...areas(G).flatMap((area) => [...area.orders, ...area.completed]),
    ...G.removed,
  ]
  const deal = dealer(without(ids(orders), seen), random)
  G.orderStack = deal(G.orderStack)
  for (const one of foreign) one.orders = deal(one.orders)
  if (G.bot) G.bot.orders = deal(G.bot.orders)
}

/** Search tokens lie face down for everybody, claimed ones too. */
function dealSearch(G: G, random: Random): void {
  const deal = dealer(without(pieces(searchTokens), G.removed), random)
  for (const space of Object.keys(G.search)) G.search[space] = deal(1)[0]!
  G.searchBox = deal(G.searchBox)
  for (const area of areas(G)) area.search = deal(area.search)
  if (G.bot) G.bot.search = deal(G.bot.search)
}

/** Piles, hands, offers and tokens lying face down, dealt from what is nowhere to be seen. */
export function imagine(view: View<G>, seat: PlayerId | null, random: Random): G {
  const G: G = copy(view)
  dealVillagers(G, random)
  dealSpecialists(G, random)
  dealGear(G, random)
  dealQuests(G, seat, random)
  dealOrders(G, seat, random)
  dealSearch(G, random)
  if (G.bot) G.bot.pile = dealer(without(pieces(soloCards), G.bot.drawn), random)(G.bot.pile)
  return G
}
