import { known, remove } from '../../../games/kit/zones'
import { adventurers } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingCards, buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { pileNumbers, type Resource, start } from '../../../games/villages-of-valeria/data/constants'
import { events } from '../../../games/villages-of-valeria/data/events'
import { monuments } from '../../../games/villages-of-valeria/data/monuments'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import { cheapestPayment } from '../../../games/villages-of-valeria/pieces/payment'
import type { From, G, Role, Source, Target, Village } from '../../../games/villages-of-valeria/state'
import { type PositionOf, position } from '../../kit/position'
import { villagesPlug } from './plug'

export type Valley = PositionOf<typeof villagesOfValeria>

/** What one player has; everything not named is empty, but for the three gold of the beginning. */
export interface Seat {
  hand?: string[]
  gold?: number
  castleGold?: 0 | 1
  /** Cards under the Castle; 'farm#1+' carries a gold. */
  resources?: string[]
  buildings?: string[]
  adventurers?: string[]
  monument?: string
  dedicated?: string[]
  completed?: string[]
}

export interface Layout {
  players?: number
  options?: object
  seats?: Record<string, Seat>
  /** What is left in the bank; the rest of the gold goes to the last seat. */
  bank?: number
  /** Each pile from the bottom up; one card of the box on each if left out. */
  piles?: string[][]
  /** Cards on top of the deck, first drawn first. */
  deck?: string[]
  /** Nothing lies below them: all other cards have left the game. */
  onlyDeck?: boolean
  /** The open Adventurers. */
  row?: (string | null)[]
  /** On top of the Adventurer deck, first drawn first. */
  heroes?: string[]
  line?: (string | null)[]
  start?: string
  current?: string
  adjust?: (G: G) => void
}

const fill = (named: (string | null)[] | undefined, pool: string[], n: number): (string | null)[] =>
  named ? Array.from({ length: n }, (_, i) => pick(pool, named[i] ?? null)) : pool.splice(0, n)

/** Takes a card out of the box; what is nothing stays nothing. */
function pick<Id extends string | null>(pool: string[], id: Id): Id {
  if (id !== null) remove(pool, id)
  return id
}

/** A table laid out as a test wants it: seat 0 is first player and leads; no card and no gold is lost. */
export function laid({ players = 2, options, seats = {}, ...layout }: Layout = {}): Valley {
  return position(villagesOfValeria, { players, options }).with((G) => {
    const cards = [...buildingCards]
    const heroes = adventurers.map(({ id }) => id)
    const works = G.options.monuments ? monuments.map(({ id }) => id) : []
    const happenings = G.options.events ? events.map(({ id }) => id) : []
    for (const player of G.order) sitDown(G.players[player]!, seats[player] ?? {}, cards, heroes, works)
    const top = (layout.deck ?? []).map((id) => pick(happenings.includes(id) ? happenings : cards, id))
    layPiles(G, layout.piles, cards)
    const rest = [...happenings, ...cards]
    G.deck = [...(layout.onlyDeck ? [] : rest), ...top.reverse()]
    G.removed = layout.onlyDeck ? rest : []
    G.adventurerRow = fill(layout.row, heroes, start.adventurers)
    const nextHeroes = (layout.heroes ?? []).map((id) => pick(heroes, id))
    G.adventurerDeck = [...heroes, ...nextHeroes.reverse()]
    G.monumentLine = fill(layout.line, works, G.options.monuments ? start.monuments : 0)
    G.monumentDeck = works
    const current = layout.current ?? '0'
    Object.assign(G, { phase: 'play', start: layout.start ?? '0', current, round: 1, idle: true })
    G.pending = [{ player: current, kind: 'action', role: 'lead' }]
    share(G, layout.bank)
    layout.adjust?.(G)
    const lost = villagesPlug.conserve(G)
    if (lost) throw new Error(`This layout does not fit the box: ${lost}`)
  })
}

function sitDown(village: Village, seat: Seat, cards: string[], heroes: string[], works: string[]): void {
  const take = (list: string[] | undefined, pool: string[]) => (list ?? []).map((id) => pick(pool, id))
  village.hand = take(seat.hand, cards)
  village.gold = seat.gold ?? start.gold
  village.castleGold = seat.castleGold ?? 0
  village.resources = (seat.resources ?? []).map((name) => ({
    card: pick(cards, name.replace('+', '')),
    gold: name.endsWith('+') ? 1 : 0,
  }))
  village.buildings = take(seat.buildings, cards)
  village.adventurers = take(seat.adventurers, heroes)
  village.monument = seat.monument ? { id: pick(works, seat.monument), dedicated: take(seat.dedicated, cards) } : null
  village.completed = take(seat.completed, works)
}

function layPiles(G: G, piles: string[][] | undefined, cards: string[]): void {
  G.piles = pileNumbers.map((i) => {
    const pile = piles ? (piles[i] ?? []).map((id) => pick(cards, id)) : cards.splice(0, 1)
    return { top: pile.at(-1) ?? null, under: pile.slice(0, -1) }
  })
}

function share(G: G, bank: number | undefined): void {
  const out = Object.values(G.players).reduce(
    (sum, { gold, castleGold, resources }) => sum + gold + castleGold + resources.reduce((n, one) => n + one.gold, 0),
    0,
  )
  G.bank = G.total - out
  if (bank === undefined) return
  G.players[G.order.at(-1)!]!.gold += G.bank - bank
  G.bank = bank
}

export const seat = (at: Valley, player = '0'): Village => at.G.players[player]!
export const hand = (at: Valley, player = '0'): string[] => known(seat(at, player).hand)

/** All sources of a pile, bottom first. */
export const pile = (at: Valley, i: number): string[] => {
  const { top, under } = at.G.piles[i]!
  return [...known(under), ...(top === null ? [] : [top])]
}

/** Draws that are owed, each from the next of these sources, then from the deck while it has cards. */
export function draws(at: Valley, ...from: From[]): void {
  for (let i = 0; at.G.pending[0]?.kind === 'draw'; i++) {
    const { player } = at.G.pending[0]
    const source = from[i]
    if (source === undefined) at.playFirst(player, 'drawCard')
    else at.play(player, 'drawCard', { from: source })
  }
}

/** Whoever is asked to follow or to use a bonus declines; draws come from the deck; until the next lead. */
export function settle(at: Valley): void {
  while (!at.G.outcome) {
    const [owed] = at.G.pending
    if (!owed || (owed.kind === 'action' && owed.role === 'lead')) return
    if (owed.kind === 'draw') draws(at)
    else if (owed.kind === 'action') at.play(owed.player, 'pass')
    else if (owed.kind === 'place') at.play(owed.player, 'placeRevealed', { pile: 0 })
    else at.play(owed.player, 'stealFrom', at.choices(owed.player, 'stealFrom')[0]![0])
  }
}

/** The same table with another player about to act in this role. */
export const as = (at: Valley, player: string, role: Role): Valley =>
  at.with((G) => {
    G.pending = [{ player, kind: 'action', ...role }]
  })

/** Seat 1 about to follow what seat 0 has led. */
export const following = (at: Valley, action: Extract<Role, { role: 'follow' }>['action'], player = '1'): Valley =>
  as(at, player, { role: 'follow', action })

export const own = (res: Resource, card: string, player = '0'): Source => ({ res, via: 'resource', player, card })
export const castle = (res: Resource): Source => ({ res, via: 'castle' })
export const power = (res: Resource, card: string): Source => ({ res, via: 'power', card })
export const discount = (res: Resource, card: string): Source => ({ res, via: 'discount', card })
export const borrow = (res: Resource, card: string, player: string, resource: string): Source => ({
  res,
  via: 'borrow',
  card,
  player,
  resource,
})

/** Builds a card from the hand with the cheapest payment, or the given one. */
export function build(at: Valley, player: string, card: string, payment?: Source[]): unknown[] {
  const target: Target = { kind: 'building', card }
  return at.play(player, 'build', { target, payment: payment ?? cheapestPayment(at.G, player, target)! })
}

/** One Resource card of each kind, all different from what tests usually build. */
export const shows = (res: Resource): string[] => buildingCards.filter((card) => buildingOf(card).shows === res)
