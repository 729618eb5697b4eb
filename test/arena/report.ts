import type { Plug } from '../conformance/plug'
import type { Played, Seat } from './match'
import { mean, quantile, rounded, sum, wilson } from './statistics'

/** How those with one name, or one trait, did. */
export interface Share {
  readonly seats: number
  readonly wins: number
  /** Wins per seat, and where they lie with 95 %. */
  readonly rate: number
  readonly interval: readonly [number, number]
  /** Wins over those expected if everybody at a table were equally likely to win. */
  readonly share: number
  readonly points: number
}

export interface Report {
  readonly game: string
  readonly games: number
  readonly length: { readonly moves: number; readonly turns: number }
  readonly players: Readonly<Record<string, Share & { readonly decision: Times; readonly counts: Counts }>>
  readonly traits: Readonly<Record<string, Share>>
  /** In how many games each component was brought into play by somebody. */
  readonly used: Readonly<Record<string, number>>
}

/** Habits, by how often in a game. */
type Counts = Readonly<Record<string, number>>

/** Milliseconds of processor time for a decision. */
interface Times {
  readonly median: number
  readonly p95: number
  readonly worst: number
}

type Sitting = Seat & { readonly expected: number }

function shareOf(seats: readonly Sitting[]): Share {
  const wins = sum(seats.map(({ win }) => win))
  const [low, high] = wilson(wins, seats.length)
  return {
    seats: seats.length,
    wins: rounded(wins),
    rate: rounded(wins / seats.length, 3),
    interval: [rounded(low, 3), rounded(high, 3)],
    share: rounded(wins / sum(seats.map(({ expected }) => expected))),
    points: rounded(mean(seats.map(({ points }) => points)), 1),
  }
}

function timesOf(seats: readonly Sitting[]): Times {
  const all = seats.flatMap(({ times }) => times)
  return {
    median: rounded(quantile(all, 0.5), 1),
    p95: rounded(quantile(all, 0.95), 1),
    worst: rounded(quantile(all, 1), 1),
  }
}

const countsOf = (seats: readonly Sitting[]): Counts =>
  by([...new Set(seats.flatMap(({ counts }) => Object.keys(counts)))], (what) =>
    rounded(mean(seats.map(({ counts }) => counts[what] ?? 0))),
  )

const by = <T>(keys: readonly string[], value: (key: string) => T): Record<string, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)]))

export function reportOf({ definition, components }: Plug, games: readonly Played[]): Report {
  const seats = games.flatMap((game) => game.seats.map((seat) => ({ ...seat, expected: 1 / game.seats.length })))
  const names = [...new Set(seats.map(({ name }) => name))]
  const traits = [...new Set(seats.flatMap((seat) => seat.traits))].sort()
  const inGames = games.map((game) => new Set(game.seats.flatMap(({ used }) => used)))
  return {
    game: definition.meta.id,
    games: games.length,
    length: {
      moves: rounded(mean(games.map(({ moves }) => moves)), 1),
      turns: rounded(mean(games.map(({ turns }) => turns)), 1),
    },
    players: by(names, (name) => {
      const own = seats.filter((seat) => seat.name === name)
      return { ...shareOf(own), decision: timesOf(own), counts: countsOf(own) }
    }),
    traits: by(traits, (trait) => shareOf(seats.filter((seat) => seat.traits.includes(trait)))),
    used: by(components, (one) => inGames.filter((used) => used.has(one)).length),
  }
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`

/** The report for somebody at a terminal. */
export function linesOf({ game, games, length, players, traits, used }: Report): string[] {
  const told = ([name, { rate, interval, share, points, seats }]: [string, Share]) =>
    `${name}: ${percent(rate)} (${interval.map(percent).join(' to ')}), ${share} of its share, ${points} points, ${seats} seats`
  const never = Object.keys(used).filter((one) => used[one] === 0)
  return [
    `${game}: ${games} games, ${length.moves} moves and ${length.turns} turns long`,
    ...Object.entries(players).flatMap(([name, one]) => [
      told([name, one]),
      `  a decision takes ${one.decision.median} ms, ${one.decision.p95} at p95, ${one.decision.worst} at worst`,
      ...Object.entries(one.counts).map(([what, n]) => `  ${what}: ${n} a game`),
    ]),
    ...Object.entries(traits)
      .sort(([, a], [, b]) => b.share - a.share)
      .map((entry) => `  ${told(entry)}`),
    `  never used: ${never.join(', ') || 'nothing'}`,
  ]
}
