import type { PlayerId } from './rule'

/** A line of the score sheet. */
export interface ScoreLine {
  readonly key: string
  readonly clause: string
  readonly label: string
  readonly help: string
  /** Counted only when the match is over; without it the points are gained during play. */
  readonly atEnd?: true
  /** There are matches without it: those whose standing does not name it. */
  readonly optional?: true
}

/** One way the match can end, and how near it is. */
export interface Ending {
  readonly clause: string
  /** In a few words, for the line that is always in sight. */
  readonly brief: string
  /** A whole sentence: what ends it and what then still happens, with the figures of this moment. */
  readonly say: string
  /** How far it has come, as 3 of 8. */
  readonly done: number
  readonly of: number
}

/** The score sheet as it would be if the match ended now, line by line; null for what stays hidden until the end. */
export type Standing = Record<string, number | null>

export type Breakdown = Record<PlayerId, Record<string, number>>

/** How a match ended: what boardgame.io calls `gameover`. */
export interface Outcome {
  scores: Record<PlayerId, number>
  breakdown: Breakdown
  /** Best first. */
  ranking: PlayerId[]
  /** Several only for a shared victory; none if a solo game was lost. */
  winners: PlayerId[]
  /** What the result means beyond the points: a rank, a target reached or missed. */
  verdict?: string
  /** Who was played against without being a player: has a column on the score sheet, but no rank. */
  rival?: { id: PlayerId; name: string }
}

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0)

/** Ranks by total; `tieBreak` says who of two tied players is ahead (negative: the first), 0 if they share the place. */
export function outcome(
  breakdown: Breakdown,
  order: readonly PlayerId[],
  tieBreak: (a: PlayerId, b: PlayerId) => number,
): Outcome {
  const scores = Object.fromEntries(order.map((p) => [p, sum(Object.values(breakdown[p] ?? {}))]))
  const compare = (a: PlayerId, b: PlayerId) => scores[b]! - scores[a]! || tieBreak(a, b)
  const ranking = [...order].sort((a, b) => compare(a, b) || order.indexOf(a) - order.indexOf(b))
  const winners = ranking.filter((p) => compare(p, ranking[0]!) === 0)
  return { scores, breakdown, ranking, winners }
}
