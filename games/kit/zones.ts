import { mapRecord } from './records'
import type { PlayerId } from './rule'

/** Cards somebody may know; for everybody else only their number. */
export type Hidden<Card> = Card[] | number

export const size = (zone: Hidden<unknown>): number => (typeof zone === 'number' ? zone : zone.length)

export const hide = (zone: Hidden<unknown>): number => size(zone)

/** Everybody's area as one seat sees it: of the other hands only the number. */
export const hideHands = <Area extends { readonly hand: Hidden<unknown> }>(
  players: Readonly<Record<PlayerId, Area>>,
  seat: PlayerId | null,
): Record<PlayerId, Area> =>
  mapRecord(players, (area, player) => (player === seat ? area : { ...area, hand: hide(area.hand) }))

/** The cards of a zone that the caller is entitled to see. */
export function known<Card>(zone: Hidden<Card>): Card[] {
  if (typeof zone === 'number') throw new Error('This zone is hidden from here')
  return zone
}

/** What can be seen of a zone: its cards, or none. */
export const visible = <Card>(zone: Hidden<Card>): Card[] => (typeof zone === 'number' ? [] : zone)

export function remove<Card>(zone: Card[], card: Card): void {
  const at = zone.indexOf(card)
  if (at < 0) throw new Error(`${String(card)} is not in this zone`)
  zone.splice(at, 1)
}

export const hasDuplicates = (cards: readonly unknown[]): boolean => new Set(cards).size !== cards.length
