import type { PlayerId } from '../../../games/kit/rule'
import { rankPlaced } from '../../../games/monuments/scoring'
import type { Placed } from '../../../games/monuments/state'

const ordinals = ['1st', '2nd', '3rd']

export const ordinal = (rank: number): string => ordinals[rank - 1] ?? `${rank}th`

/** The rank of a marker among all of its line, from 1 (MU-062, MU-097). */
export const rankOf = (line: readonly Placed[], marker: Placed): number => rankPlaced(line).indexOf(marker) + 1

/** "Ana is 1st with 5, there before Tom". Markers of one number rank by arrival. */
export function rankWords(line: readonly Placed[], marker: Placed, nameOf: (player: PlayerId) => string): string {
  const alike = line.filter(({ number }) => number === marker.number)
  const at = alike.indexOf(marker)
  const names = (some: readonly Placed[]) => some.map(({ player }) => nameOf(player)).join(' and ')
  const order = [
    at > 0 ? `after ${names(alike.slice(0, at))}` : '',
    at < alike.length - 1 ? `before ${names(alike.slice(at + 1))}` : '',
  ].filter(Boolean)
  const arrival = order.length > 0 ? `, there ${order.join(' and ')}` : ''
  return `${nameOf(marker.player)} is ${ordinal(rankOf(line, marker))} with ${marker.number}${arrival}`
}

/** A whole line, best first. */
export const lineWords = (line: readonly Placed[], nameOf: (player: PlayerId) => string): string =>
  line.length === 0
    ? 'Nobody is on this line yet'
    : rankPlaced(line)
        .map((marker) => rankWords(line, marker, nameOf))
        .join('; ')
