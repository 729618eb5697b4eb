import { others } from '../../kit/order'
import { type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { remove } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { type Cost, type Resource, resources, type Type } from '../data/constants'
import { monumentOf } from '../data/monuments'
import { cardOf, type G, powerCards, type Source, type Target, type Village, villageOf } from '../state'

/** What has to be paid, and the type that discounts look at. */
export interface Bill {
  type: Type
  /** The clause that asks for the whole of it: VV-122, or VV-186 for a Monument. */
  clause: string
  need: Record<Resource, number>
}

const full = (cost: Cost): Record<Resource, number> => ({ food: 0, wood: 0, stone: 0, magic: 0, ...cost })

/** VV-110; of a Monument what the dedicated cards leave (VV-181). Nothing if there is no such target. */
export function billFor({ monument }: Village, target: Target): Bill | undefined {
  if (target.kind === 'building') {
    const { type, cost } = buildingOf(target.card)
    return { type, clause: 'VV-122', need: full(cost) }
  }
  if (!monument) return undefined
  const { type, cost } = monumentOf(monument.id)
  const need = full(cost)
  for (const card of monument.dedicated) {
    const { shows } = buildingOf(card)
    need[shows] = Math.max(0, need[shows] - 1)
  }
  return { type, clause: 'VV-186', need }
}

export const unitsOf = ({ need }: Bill): Resource[] => resources.flatMap((res) => Array<Resource>(need[res]).fill(res))

/** Only what is placed on cards costs gold. */
export const placesGold = ({ via }: Source): boolean => via === 'castle' || via === 'resource'

export const goldFor = (payment: readonly Source[]): number => payment.filter(placesGold).length

/** What a source uses up: nothing can be used twice in one payment (VV-112, VV-118). */
function uses(source: Source): string[] {
  switch (source.via) {
    case 'castle':
      return ['castle']
    case 'resource':
      return [source.card]
    case 'borrow':
      return [source.card, source.resource]
    default:
      return [source.card]
  }
}

const resourceOf = (G: G, player: PlayerId, card: string) =>
  G.players[player]?.resources.find((resource) => resource.card === card)

/** VV-114, VV-115, VV-119, VV-175: may this card under a Castle pay for this resource? */
function siteProblem(G: G, owner: PlayerId, card: string, res: Resource, clause: string): Refusal | undefined {
  if (G.players[owner]?.monument?.dedicated.includes(card)) {
    return refuse('VV-175', 'A card dedicated to a Monument can not be used')
  }
  const site = resourceOf(G, owner, card)
  if (!site) return refuse(clause, 'This card does not lie under that Castle')
  if (site.gold > 0) return refuse('VV-119', 'A gold lies on this Resource card already')
  const { name, shows } = buildingOf(card)
  return shows === res ? undefined : refuse(clause, `${name} shows ${shows}, not ${res}`)
}

/** VV-113 to VV-119: is this a source of that resource at all? */
function sourceProblem(G: G, player: PlayerId, { type }: Bill, source: Source): Refusal | undefined {
  const village = villageOf(G, player)
  if (source.via === 'castle') {
    return village.castleGold > 0 ? refuse('VV-119', 'A gold lies on your Castle already') : undefined
  }
  if (source.via === 'resource') {
    return siteProblem(G, source.player, source.card, source.res, source.player === player ? 'VV-114' : 'VV-115')
  }
  const power = powerCards(village).includes(source.card) ? cardOf(source.card).power : null
  const does = power?.when === 'always' ? power : null
  switch (source.via) {
    case 'power':
      return does?.does === 'buildResource' && does.kinds.includes(source.res)
        ? undefined
        : refuse('VV-117', `Nothing in your village supplies ${source.res} by that card`)
    case 'discount':
      return does?.does === 'buildDiscount' && does.type === type
        ? undefined
        : refuse('VV-118', `That card in your village lowers no cost of the type ${type}`)
    case 'borrow':
      if (does?.does !== 'borrow') return refuse('VV-118', 'That card in your village borrows nothing')
      if (source.player === player) return refuse('VV-118', 'Only Resource cards of other players can be borrowed')
      return siteProblem(G, source.player, source.resource, source.res, 'VV-118')
  }
}

/** VV-112, VV-118: a card that may borrow several times can be named as often. */
function usedTwice(village: Village, payment: readonly Source[]): boolean {
  const used = payment.flatMap(uses)
  const lenders = borrowers(village)
  const times = (list: readonly string[], thing: string) => list.filter((one) => one === thing).length
  return used.some((thing) => times(used, thing) > Math.max(1, times(lenders, thing)))
}

/** May these sources be part of one payment? The payment need not be complete. */
export function partProblem(G: G, player: PlayerId, bill: Bill, part: readonly Source[]): Refusal | undefined {
  for (const source of part) {
    const problem = sourceProblem(G, player, bill, source)
    if (problem) return problem
  }
  for (const res of resources) {
    if (part.filter((source) => source.res === res).length > bill.need[res]) {
      return refuse('VV-121', `No more than ${bill.need[res]} ${res} is needed`)
    }
  }
  if (usedTwice(villageOf(G, player), part)) return refuse('VV-112', 'Each source pays for one resource only')
  const gold = goldFor(part)
  if (gold > villageOf(G, player).gold) return refuse(bill.clause, `This takes ${gold} gold, more than you have`)
  return undefined
}

/** VV-112 to VV-122: pays this the whole bill, and nothing more? */
export function paymentProblem(G: G, player: PlayerId, bill: Bill, payment: readonly Source[]): Refusal | undefined {
  const problem = partProblem(G, player, bill, payment)
  if (problem) return problem
  const missing = resources.find((res) => payment.filter((source) => source.res === res).length < bill.need[res])
  return missing && refuse(bill.clause, `There is still ${missing} to be paid`)
}

/** Lays down the gold of a payment (VV-113 to VV-115, VV-124). */
export function layGold(G: G, player: PlayerId, payment: readonly Source[]): void {
  const village = villageOf(G, player)
  for (const source of payment) {
    if (source.via === 'castle') village.castleGold += 1
    else if (source.via === 'resource') resourceOf(G, source.player, source.card)!.gold += 1
  }
  village.gold -= goldFor(payment)
}

/** Everything that can pay for a resource of the bill, one entry for each resource it could pay. */
export function possibleSources(G: G, player: PlayerId, target: Target): Source[] {
  const bill = billFor(villageOf(G, player), target)
  if (!bill) return []
  const needed = resources.filter((res) => bill.need[res] > 0)
  return sitesFor(G, player, bill).flatMap((site) =>
    site.kinds.filter((res) => needed.includes(res)).map((res) => site.as(res)),
  )
}

type Tier = 'free' | 'own' | 'castle' | 'theirs' | 'borrowed'

interface Site {
  tier: Tier
  kinds: readonly Resource[]
  as(res: Resource): Source
}

function freeSites(village: Village, { type }: Bill): Site[] {
  return powerCards(village).flatMap((card): Site[] => {
    const { power } = cardOf(card)
    if (power?.when !== 'always') return []
    if (power.does === 'buildResource') {
      return [{ tier: 'free', kinds: power.kinds, as: (res) => ({ res, via: 'power', card }) }]
    }
    if (power.does === 'buildDiscount' && power.type === type) {
      return [{ tier: 'free', kinds: resources, as: (res) => ({ res, via: 'discount', card }) }]
    }
    return []
  })
}

/** Each borrowing card, as often as it may borrow. */
const borrowers = (village: Village): string[] =>
  powerCards(village).flatMap((card) => {
    const { power } = cardOf(card)
    return power?.when === 'always' && power.does === 'borrow' ? Array<string>(power.n).fill(card) : []
  })

const openResources = (G: G, player: PlayerId): string[] =>
  villageOf(G, player)
    .resources.filter(({ gold }) => gold === 0)
    .map(({ card }) => card)

function resourceSites(G: G, owner: PlayerId, tier: Tier): Site[] {
  return openResources(G, owner).map((card) => ({
    tier,
    kinds: [buildingOf(card).shows],
    as: (res) => ({ res, via: 'resource', player: owner, card }),
  }))
}

function borrowSites(G: G, player: PlayerId): Site[] {
  return [...new Set(borrowers(villageOf(G, player)))].flatMap((card) =>
    others(G, player).flatMap((owner) =>
      openResources(G, owner).map(
        (resource): Site => ({
          tier: 'borrowed',
          kinds: [buildingOf(resource).shows],
          as: (res) => ({ res, via: 'borrow', card, player: owner, resource }),
        }),
      ),
    ),
  )
}

/** Every source that could be used now: free ones, borrowed ones, at home, the Castle, the neighbours. */
function sitesFor(G: G, player: PlayerId, bill: Bill): Site[] {
  const village = villageOf(G, player)
  const castle: Site = { tier: 'castle', kinds: resources, as: (res) => ({ res, via: 'castle' }) }
  return [
    ...freeSites(village, bill),
    ...borrowSites(G, player),
    ...resourceSites(G, player, 'own'),
    ...(village.castleGold === 0 ? [castle] : []),
    ...others(G, player).flatMap((other) => resourceSites(G, other, 'theirs')),
  ]
}

/** In which order sources are spent. What is free comes first in all of them. */
export type Thrift = 'home' | 'spareCastle' | 'castleFirst'

const orders: Readonly<Record<Thrift, readonly Tier[]>> = {
  home: ['free', 'own', 'castle', 'theirs'],
  spareCastle: ['free', 'own', 'theirs', 'castle'],
  castleFirst: ['free', 'castle', 'own', 'theirs'],
}

/**
 * Covers as many units as possible, each from another site. Sites are tried in their order and none that has found a
 * unit loses its part again, so the sites used are the first ones possible.
 */
function cover(units: readonly Resource[], sites: readonly Site[]): Source[] | undefined {
  const by: (Site | undefined)[] = units.map(() => undefined)
  const settle = (site: Site, seen: Set<number>): boolean =>
    units.some((unit, at) => {
      if (seen.has(at) || !site.kinds.includes(unit)) return false
      seen.add(at)
      const other = by[at]
      if (other && !settle(other, seen)) return false
      by[at] = site
      return true
    })
  let left = units.length
  for (const site of sites) {
    if (left === 0) break
    if (settle(site, new Set())) left -= 1
  }
  return left === 0 ? units.map((unit, at) => by[at]!.as(unit)) : undefined
}

/** Ways to borrow for some of these units, the way without first; borrowing twice the same kind of thing is one way. */
function loans(G: G, player: PlayerId, units: readonly Resource[], fixed: readonly Source[]): Source[][] {
  const cards = borrowers(villageOf(G, player))
  for (const source of fixed) if (source.via === 'borrow') remove(cards, source.card)
  const used = new Set(fixed.flatMap(uses))
  const offers = others(G, player).flatMap((owner) =>
    openResources(G, owner).flatMap((card) => (used.has(card) ? [] : [{ owner, card }])),
  )
  let ways: Source[][] = [[]]
  for (const card of cards) ways = ways.concat(ways.flatMap((way) => loansMore(way, card, offers, units)))
  return ways
}

/** One more loan by this card: for every resource still wanted, one offer. */
function loansMore(
  way: readonly Source[],
  card: string,
  offers: readonly { owner: PlayerId; card: string }[],
  units: readonly Resource[],
): Source[][] {
  const taken = new Set(way.flatMap(uses))
  return [...new Set(units)].flatMap((res) => {
    const wanted = units.filter((unit) => unit === res).length > way.filter((source) => source.res === res).length
    const offer = offers.find((one) => !taken.has(one.card) && buildingOf(one.card).shows === res)
    if (!wanted || !offer) return []
    return [[...way, { res, via: 'borrow', card, player: offer.owner, resource: offer.card }]]
  })
}

const without = (units: readonly Resource[], paid: readonly Source[]): Resource[] => {
  const left = [...units]
  for (const { res } of paid) remove(left, res)
  return left
}

/** Gold placed with others is gone, gold placed at home comes back. */
const price = (player: PlayerId, payment: readonly Source[]): number =>
  goldFor(payment) + 100 * payment.filter((source) => source.via === 'resource' && source.player !== player).length

/** The cheapest payment that begins with these sources; none if the bill can't be paid so. */
export function completePayment(
  G: G,
  player: PlayerId,
  target: Target,
  fixed: readonly Source[],
  thrift: Thrift = 'home',
): Source[] | undefined {
  const village = villageOf(G, player)
  const bill = billFor(village, target)
  if (!bill || partProblem(G, player, bill, fixed)) return undefined
  const units = without(unitsOf(bill), fixed)
  const sites = sitesFor(G, player, bill)
  const ranked = orders[thrift].flatMap((tier) => sites.filter((site) => site.tier === tier))
  let best: Source[] | undefined
  for (const loan of loans(G, player, units, fixed)) {
    const used = new Set([...fixed, ...loan].flatMap(uses))
    const open = ranked.filter((site) => !uses(site.as(site.kinds[0]!)).some((thing) => used.has(thing)))
    const rest = cover(without(units, loan), open)
    const payment = rest && [...fixed, ...loan, ...rest]
    if (!payment || goldFor(payment) > village.gold) continue
    if (!best || price(player, payment) < price(player, best)) best = payment
  }
  return best
}

/** The least gold lost, then the least gold placed; none if the target can't be paid. */
export const cheapestPayment = (G: G, player: PlayerId, target: Target): Source[] | undefined =>
  completePayment(G, player, target, [])

/** A few sensible payments, the cheapest first: keeping the Castle free, or the own Resource cards. */
export function sensiblePayments(G: G, player: PlayerId, target: Target): Source[][] {
  const cheapest = cheapestPayment(G, player, target)
  if (!cheapest) return []
  const ways = (['spareCastle', 'castleFirst'] as const).map((thrift) => completePayment(G, player, target, [], thrift))
  const different = new Map([cheapest, ...ways].flatMap((way) => (way ? [[JSON.stringify(way), way]] : [])))
  return [...different.values()]
}
