import { type Pick, pick } from './options'
import type { PlayerId, Random } from './rule'

/** Everybody in order around the table, beginning with this player. */
export function clockwise(order: readonly PlayerId[], from: PlayerId): PlayerId[] {
  const at = order.indexOf(from)
  return [...order.slice(at), ...order.slice(0, at)]
}

/** Everybody else, beginning with the next. */
export const others = ({ order }: { readonly order: readonly PlayerId[] }, player: PlayerId): PlayerId[] =>
  clockwise(order, player).slice(1)

/** Who comes after this player: the same again if alone. */
export const nextAfter = (order: readonly PlayerId[], player: PlayerId): PlayerId =>
  order[(order.indexOf(player) + 1) % order.length]!

type FirstPlayer = 'random' | number

/** The option who takes the first turn: drawn by lot, or a seat. Not asked of somebody alone. */
export const firstPlayerOption = (most: number, help = 'who takes the first turn'): Pick<FirstPlayer> => {
  const seats = Array.from({ length: most }, (_, seat) => seat)
  const values = seats.map((seat) => ({ value: seat, label: `Seat ${seat + 1}` }))
  const only = seats.map((seat) => seat + 1).slice(1)
  return pick('First player', help, [{ value: 'random', label: 'Drawn by lot' }, ...values], 'random', { only })
}

/** What is wrong with this wish for so many players. */
export const firstPlayerProblem = (wish: FirstPlayer, players: number): string | undefined =>
  wish === 'random' || wish < players ? undefined : 'The first player must have a seat at this table'

export const firstPlayer = (order: readonly PlayerId[], wish: FirstPlayer, random: Random): PlayerId =>
  order[wish === 'random' ? random.Die(order.length) - 1 : wish]!
