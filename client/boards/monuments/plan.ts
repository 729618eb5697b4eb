import { useState } from 'react'
import { visible } from '../../../games/kit/zones'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import type { MonumentId } from '../../../games/monuments/data/pieces'
import type { monuments } from '../../../games/monuments/game'
import { area, type G } from '../../../games/monuments/state'
import { type TableOf, useTable } from '../../kit/table'

export type MonumentsTable = TableOf<typeof monuments>

export const useMonuments = (): MonumentsTable => useTable<typeof monuments>()

/** A choice that needs a second click: a target for an ability, the order for the Scholars, a yes to the history. */
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
  pick(cards: readonly CardId[]): void
  enter(mode: Mode): void
}

export const ownHand = ({ view, seat }: MonumentsTable): CardId[] =>
  seat === null ? [] : visible(area(view, seat).hand)

/** Begins anew whenever the position has changed. */
export function usePlan(table: MonumentsTable): Plan {
  const { view } = table
  const moment = `${view.turn} ${view.actions} ${view.used.length} ${view.extraPaid}`
  const [state, setState] = useState({ moment, picked: [] as readonly CardId[], mode: 'none' as Mode })
  const hand = ownHand(table)
  const picked = state.picked.filter((card) => hand.includes(card))
  const mode = state.moment === moment ? state.mode : 'none'
  const pick = (cards: readonly CardId[]) => setState({ moment, picked: cards, mode: 'none' })
  return {
    picked,
    mode,
    monument: commonMonument(picked),
    pair: pairOf(picked),
    pick,
    toggle: (card) => pick(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]),
    enter: (next) => setState({ moment, picked, mode: next }),
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
