import type { PlayerId } from '../../../games/kit/rule'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { pileNumbers, type Resource } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import {
  type Bill,
  billFor,
  completePayment,
  possibleSources,
  unitsOf,
} from '../../../games/villages-of-valeria/pieces/payment'
import { cardOf, type Discard, pileSize, type Source, type Target } from '../../../games/villages-of-valeria/state'
import type { Building, Situation, VillageTable } from './plan'
import { building, ownVillage } from './plan'

/** A thing on the table that can pay: the own Castle, a Resource card, or a card of the own village with a power. */
export type Site =
  | { readonly at: 'castle' }
  | { readonly at: 'resource'; readonly owner: PlayerId; readonly card: string }
  | { readonly at: 'card'; readonly card: string }

function isAt(source: Source, site: Site): boolean {
  switch (site.at) {
    case 'castle':
      return source.via === 'castle'
    case 'resource':
      return (
        (source.via === 'resource' && source.card === site.card) ||
        (source.via === 'borrow' && source.resource === site.card)
      )
    case 'card':
      return (source.via === 'power' || source.via === 'discount') && source.card === site.card
  }
}

/** How a payment stands: what was chosen, what the rules suggest for the rest, what could be chosen instead. */
export interface Paying {
  readonly target: Target
  readonly chosen: readonly Source[]
  /** The cheapest whole payment with everything that was chosen; null if there is none. */
  readonly whole: readonly Source[] | null
  /** Units of the cost that nothing was chosen for. */
  readonly open: readonly Resource[]
  /** The resource that the next click pays for. */
  readonly want: Resource | null
  /** Sources that could be chosen next. */
  readonly more: readonly Source[]
}

const without = (units: readonly Resource[], paid: readonly Source[]): Resource[] => {
  const left = [...units]
  for (const { res } of paid) left.splice(left.indexOf(res), 1)
  return left
}

const billOf = (table: VillageTable, target: Target): Bill | null => {
  const village = ownVillage(table)
  return (village && billFor(village, target)) ?? null
}

/** May these sources be part of the payment? Only if the rest can be paid too: nobody is led where nothing goes on. */
export const mayPay = ({ view, seat }: VillageTable, target: Target, part: readonly Source[]): boolean =>
  seat !== null && completePayment(view, seat, target, part) !== undefined

export function payingOf({ table, plan }: Situation): Paying | null {
  const { begun } = plan
  const { view, seat } = table
  if (begun.doing !== 'build' || !begun.target || seat === null) return null
  const { target, payment: chosen } = begun
  const bill = billOf(table, target)
  if (!bill) return null
  const open = without(unitsOf(bill), chosen)
  const want = begun.want && open.includes(begun.want) ? begun.want : (open[0] ?? null)
  const more = possibleSources(view, seat, target).filter((source) => mayPay(table, target, [...chosen, source]))
  return { target, chosen, whole: completePayment(view, seat, target, chosen) ?? null, open, want, more }
}

/** Of several alike the bar says which one is paid now: the same source may well pay again. */
export function placeIn({ want, chosen, open }: Pick<Paying, 'want' | 'chosen' | 'open'>): string {
  const paid = chosen.filter(({ res }) => res === want).length
  const all = paid + open.filter((res) => res === want).length
  return all > 1 ? ` (${paid + 1} of ${all})` : ''
}

/** What the rules suggest beyond what was chosen. */
export const suggestedIn = ({ whole, chosen }: Paying): readonly Source[] => whole?.slice(chosen.length) ?? []

/** The source at this site that was chosen or is suggested. */
export const plannedAt = (paying: Paying, site: Site): Source | undefined =>
  [...paying.chosen, ...suggestedIn(paying)].find((source) => isAt(source, site))

export type Mark = 'chosen' | 'suggested' | 'wanted' | 'possible' | null

/** How a site stands in a payment. */
export function markOf(paying: Paying | null, site: Site): Mark {
  if (!paying) return null
  if (paying.chosen.some((source) => isAt(source, site))) return 'chosen'
  const more = paying.more.filter((source) => isAt(source, site))
  if (suggestedIn(paying).some((source) => isAt(source, site))) return 'suggested'
  if (more.some(({ res }) => res === paying.want)) return 'wanted'
  return more.length > 0 ? 'possible' : null
}

/** The source a click on this site chooses: for the wanted resource if it can, borrowed if it may be. */
export function sourceAt(paying: Paying, site: Site): Source | null {
  const more = paying.more.filter((source) => isAt(source, site))
  const fitting = more.filter(({ res }) => res === paying.want)
  const hinted = suggestedIn(paying).find((source) => isAt(source, site))
  if (fitting.length === 0 && hinted) return hinted
  const ranked = fitting.length > 0 ? fitting : more
  return ranked.find(({ via }) => via === 'borrow') ?? ranked[0] ?? null
}

/** A click on a site: chooses it, or takes it out of the payment again. */
export function clickSite({ plan }: Situation, paying: Paying, site: Site): void {
  const { begun } = plan
  if (begun.doing !== 'build') return
  const at = begun.payment.findIndex((source) => isAt(source, site))
  if (at >= 0) plan.begin({ ...begun, payment: begun.payment.filter((_, i) => i !== at), want: begun.payment[at]!.res })
  else {
    const source = sourceAt(paying, site)
    if (source) choose({ plan, begun }, source)
  }
}

export const choose = ({ plan, begun }: Pick<Situation, 'plan'> & { begun: Building }, source: Source): void =>
  plan.begin({ ...begun, payment: [...begun.payment, source], want: null })

/** Cards on the smallest piles: where they land if the player does not care. */
export function spreadOn({ view }: VillageTable, cards: readonly string[], before: readonly Discard[] = []): Discard[] {
  const heights = view.piles.map((pile, i) => pileSize(pile) + before.filter((discard) => discard.pile === i).length)
  return cards.map((card) => {
    const pile = pileNumbers.reduce((low, one) => (heights[one]! < heights[low]! ? one : low), pileNumbers[0])
    heights[pile] = heights[pile]! + 1
    return { card, pile }
  })
}

/** The plan to build this: the dedicated cards of a Monument have their piles already. */
export function buildingOn(table: VillageTable, target: Target): Building {
  const dedicated = target.kind === 'monument' ? (ownVillage(table)?.monument?.dedicated ?? []) : []
  return building(target, spreadOn(table, dedicated))
}

export function targetName(table: VillageTable, target: Target): string {
  if (target.kind === 'building') return buildingOf(target.card).name
  const monument = ownVillage(table)?.monument
  return monument ? monumentOf(monument.id).name : 'the Monument'
}

/** "your Castle", "Ana's Farm, borrowed": where a resource comes from. */
export function sourceName(table: VillageTable, source: Source, nameOf: (player: PlayerId) => string): string {
  switch (source.via) {
    case 'castle':
      return 'your Castle, 1 gold'
    case 'resource':
      return source.player === table.seat ? 'at home, 1 gold' : `1 gold to ${nameOf(source.player)}`
    case 'power':
      return `your ${cardOf(source.card).name}`
    case 'discount':
      return `spared by your ${cardOf(source.card).name}`
    case 'borrow':
      return `${nameOf(source.player)}'s, borrowed`
  }
}
