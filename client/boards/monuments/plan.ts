import type { CallOf } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import type { MonumentId } from '../../../games/monuments/data/pieces'
import type { monuments } from '../../../games/monuments/game'
import { area, stackOf } from '../../../games/monuments/state'
import { type Plan as Planned, plans } from '../../kit/plan'
import { type TableOf, useTable } from '../../kit/table'

export type MonumentsTable = TableOf<typeof monuments>

/** A move of this game with its arguments. */
export type MonumentsCall = CallOf<(typeof monuments)['rules']>

export const useMonuments = (): MonumentsTable => useTable<typeof monuments>()

/** A choice that needs a second click: cards for an ability, the order for the Scholars, a yes to the history. */
export type Mode = 'none' | 'heroes' | 'traders' | 'scholars' | 'history'

/** What the player is about to do: cards picked from the hand, first one lowest. */
export interface Plan extends Begun, Pick<Planned<Begun>, 'begin' | 'putDown'> {
  /** The monument all picked cards belong to. */
  readonly monument: MonumentId | null
  /** Both picked cards, if they show the same symbol. */
  readonly pair: readonly [CardId, CardId] | null
  toggle(card: CardId): void
  /** Lays a card next with the Scholars, or takes it out again. */
  lay(card: CardId): void
  enter(mode: Mode): void
}

export const ownHand = ({ view, seat }: MonumentsTable): CardId[] =>
  seat === null ? [] : visible(area(view, seat).hand)

export interface Begun {
  readonly picked: readonly CardId[]
  readonly mode: Mode
  /** With the Scholars: what was laid again so far, the lowest first. */
  readonly order: readonly CardId[]
}

export const nothing: Begun = { picked: [], mode: 'none', order: [] }

/** With the Scholars: all cards of the monument, old and new. */
export const reordered = ({ view, seat }: MonumentsTable, { monument, picked }: Plan): readonly CardId[] =>
  monument && seat !== null ? [...stackOf(view, seat, monument), ...picked] : []

/** A card more or less. One that goes with none of the others begins anew; the Traders give a single one. */
export function toggled({ picked, mode }: Begun, card: CardId): readonly CardId[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card)
  const next = [...picked, card]
  return mode !== 'traders' && (commonMonument(next) || pairOf(next)) ? next : [card]
}

const { Around, usePlan: useBegun } = plans<typeof monuments, Begun>({ blank: nothing })

export { Around }

export function usePlan(): Plan {
  const begun = useBegun()
  return {
    ...begun,
    monument: commonMonument(begun.picked),
    pair: pairOf(begun.picked),
    toggle: (card) => begun.add({ picked: toggled(begun, card) }),
    lay: (card) => begun.add({ order: withOrWithout(begun.order, card) }),
    enter: (mode) => begun.add({ mode, order: [] }),
  }
}

const withOrWithout = (cards: readonly CardId[], card: CardId): readonly CardId[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]

function commonMonument(cards: readonly CardId[]): MonumentId | null {
  const all = new Set(cards.map((card) => cardOf(card).monument))
  return all.size === 1 ? [...all][0]! : null
}

function pairOf(cards: readonly CardId[]): readonly [CardId, CardId] | null {
  const [a, b, ...more] = cards
  return a && b && more.length === 0 && cardOf(a).symbol === cardOf(b).symbol ? [a, b] : null
}

/** How the picked cards would be laid: on a monument of one's own, or as a new one. */
export function layingMove(table: MonumentsTable, monument: MonumentId): 'erect' | 'expand' {
  return table.seat !== null && area(table.view, table.seat).stacks[monument] ? 'expand' : 'erect'
}
