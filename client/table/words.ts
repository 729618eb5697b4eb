import type { Outcome } from '../../games/kit/score'

/** Sentences about results. Names are looked up by `nameOf`. */

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

export const together = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

const points = (n: number): string => `${numbers[n] ?? n} ${n === 1 ? 'point' : 'points'}`

export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

const ends = ['th', 'st', 'nd', 'rd']

export const ordinal = (n: number): string => `${n}${ends[n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th'}`

type Naming = (player: string) => string

export function headline({ winners, scores, ranking }: Outcome, nameOf: Naming): string {
  const [first] = ranking
  if (winners.length === 0 && ranking.length > 1) return 'Nobody has won'
  if (winners.length === 0 && first !== undefined) return `${nameOf(first)} ends with ${minus(scores[first] ?? 0)}`
  const score = minus(scores[winners[0] ?? ''] ?? 0)
  const names = together(winners.map(nameOf))
  return winners.length > 1 ? `${names} share the victory with ${score}` : `${names} wins with ${score}`
}

export function margin({ winners, ranking, scores, verdict }: Outcome, nameOf: Naming): string {
  if (verdict) return verdict
  const second = ranking.find((player) => !winners.includes(player))
  const winner = winners[0]
  if (winner === undefined || second === undefined) return 'Nobody was ahead of anybody.'
  const ahead = (scores[winner] ?? 0) - (scores[second] ?? 0)
  if (ahead === 0) return `Level with ${nameOf(second)} on points, ahead by the tie-break.`
  return `${points(ahead)} ahead of ${nameOf(second)}.`
}

/** Places by ranking; those who share the victory share the first place. */
export const placeOf = ({ ranking, winners }: Outcome, player: string): number =>
  winners.includes(player) ? 1 : ranking.indexOf(player) + 1

/** Players with the same total, of whom only the tie-break knows who is ahead. */
export function tieNote({ ranking, scores, winners, verdict }: Outcome, nameOf: Naming): string | null {
  // Where people or a target decided, no tie-break did.
  if (verdict !== undefined) return null
  const ties = ranking.filter((player, i) => {
    const next = ranking[i + 1]
    const both = next !== undefined && winners.includes(player) && winners.includes(next)
    return next !== undefined && scores[player] === scores[next] && !both
  })
  if (ties.length === 0) return null
  const pairs = ties.map((player) => `${nameOf(player)} before ${nameOf(ranking[ranking.indexOf(player) + 1] ?? '')}`)
  return `Equal totals were settled by the tie-break: ${together(pairs)}.`
}
