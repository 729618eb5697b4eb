import { useCallback, useState } from 'react'
import type { CallOf } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import type { MonumentId } from '../../../games/monuments/data/pieces'
import type { monuments } from '../../../games/monuments/game'
import { area } from '../../../games/monuments/state'
import { type TableOf, useTable } from '../../kit/table'

export type MonumentsTable = TableOf<typeof monuments>

/** A move of this game with its arguments. */
export type MonumentsCall = CallOf<(typeof monuments)['rules']>

export const useMonuments = (): MonumentsTable => useTable<typeof monuments>()

/** A choice that needs a second click: cards for an ability, the order for the Scholars, a yes to the history. */
export type Mode = 'none' | 'heroes' | 'traders' | 'scholars' | 'history'

/** What the player is about to do: cards picked from the hand, first one lowest. */
export interface Plan {
  readonly picked: readonly CardId[]
  readonly mode: Mode
  /** The monument all picked cards belong to. */
  readonly monument: MonumentId | null
  /** Both picked cards, if they show the same symbol. */
  readonly pair: readonly [CardId, CardId] | null
  toggle(card: CardId): void
  enter(mode: Mode): void
  /** Puts everything back; null while there is nothing to put back. */
  readonly putDown: (() => void) | null
}

export const ownHand = ({ view, seat }: MonumentsTable): CardId[] =>
  seat === null ? [] : visible(area(view, seat).hand)

export interface Begun {
  readonly moment: string
  readonly picked: readonly CardId[]
  readonly mode: Mode
}

/** Nothing picked in one turn or for one action is picked in the next. */
export const momentOf = ({ view, seat }: MonumentsTable): string =>
  [seat, view.turn, view.actions, view.used.length, view.extraPaid].join(' ')

const blank = (table: MonumentsTable): Begun => ({ moment: momentOf(table), picked: [], mode: 'none' })

/** What is left of what was begun: nothing once the position has changed. */
export function begunNow(table: MonumentsTable, begun: Begun | null): Begun {
  if (!table.mayAct || begun?.moment !== momentOf(table)) return blank(table)
  const hand = ownHand(table)
  return { ...begun, picked: begun.picked.filter((card) => hand.includes(card)) }
}

/** A card more or less. One that goes with none of the others begins anew; the Traders give a single one. */
export function toggled({ picked, mode }: Begun, card: CardId): readonly CardId[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card)
  const next = [...picked, card]
  return mode !== 'traders' && (commonMonument(next) || pairOf(next)) ? next : [card]
}

export function usePlan(table: MonumentsTable): Plan {
  const [state, setState] = useState<Begun | null>(null)
  const now = begunNow(table, state)
  const { picked, mode } = now
  const idle = picked.length === 0 && mode === 'none'
  const putDown = useCallback(() => setState(null), [])
  return {
    picked,
    mode,
    monument: commonMonument(picked),
    pair: pairOf(picked),
    toggle: (card) => setState({ ...now, picked: toggled(now, card) }),
    enter: (next) => setState({ ...now, mode: next }),
    putDown: idle ? null : putDown,
  }
}

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
