import type { Summary } from '../../games/kit/wire'
import type { RememberedSeat } from '../app/seats'

/** How a match of yours stands, told from the seat that is yours. */
export type Standing =
  | { readonly kind: 'yours'; readonly says: string }
  | { readonly kind: 'waiting' | 'filling' | 'over'; readonly says: string }
  /** A bot plays for you: you can come back. */
  | { readonly kind: 'left'; readonly says: string }
  | { readonly kind: 'gone'; readonly says: string }

export const nameOf = (match: Summary, seat: string): string =>
  match.players.find(({ id }) => id === seat)?.name ?? `seat ${Number(seat) + 1}`

export const together = (names: string[]): string => new Intl.ListFormat('en').format(names)

export const freeSeats = (match: Summary): number => match.players.filter(({ open }) => open).length

export const isOver = (match: Summary): boolean => match.winners !== null

export function standingOf(match: Summary | undefined, mine: string): Standing {
  if (!match) return { kind: 'gone', says: 'This match is gone' }
  if (match.winners) return { kind: 'over', says: resultOf(match, match.winners, mine) }
  const free = freeSeats(match)
  if (!match.begun) {
    return { kind: 'filling', says: `Waiting for ${free === 1 ? 'one more player' : `${free} more players`}` }
  }
  const gone = goneFrom(match, mine)
  if (gone) return gone
  if (match.awaited.includes(mine)) return { kind: 'yours', says: 'Your turn' }
  return { kind: 'waiting', says: `Waiting for ${together(match.awaited.map((seat) => nameOf(match, seat)))}` }
}

/** Somebody else sits on your seat, or nobody. */
function goneFrom({ players }: Summary, mine: string): Standing | undefined {
  const seat = players.find(({ id }) => id === mine)
  if (!seat || seat.why === null || (!seat.bot && seat.name !== null)) return undefined
  if (seat.why === 'left' || seat.why === 'away') return { kind: 'left', says: 'A bot plays for you' }
  return { kind: 'gone', says: seat.why === 'resigned' ? 'You have resigned' : 'The table has removed you' }
}

function resultOf(match: Summary, winners: readonly string[], mine: string): string {
  if (winners.length === 0) return 'Over'
  if (winners.includes(mine)) return winners.length === 1 ? 'You won' : 'You share the win'
  return `${together(winners.map((seat) => nameOf(match, seat)))} won`
}

export interface YourMatch {
  readonly seat: RememberedSeat
  readonly match: Summary | undefined
  readonly standing: Standing
}

const rank = { yours: 0, left: 1, waiting: 1, filling: 1, over: 2, gone: 3 } as const

/** Your turn first, then what is running, then what is over; the latest first within each. */
export function yourMatches(seats: readonly RememberedSeat[], matches: readonly Summary[]): YourMatch[] {
  return seats
    .map((seat) => {
      const match = matches.find(({ id, game }) => id === seat.id && game === seat.game)
      return { seat, match, standing: standingOf(match, seat.seat) }
    })
    .sort((a, b) => rank[a.standing.kind] - rank[b.standing.kind] || latest(b) - latest(a))
}

const latest = ({ match, seat }: YourMatch): number => match?.updatedAt ?? seat.at
