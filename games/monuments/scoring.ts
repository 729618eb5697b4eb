import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Breakdown, type Outcome, outcome, type ScoreLine, sum } from '../kit/score'
import { cardOf } from './data/cards'
import {
  type FameCategory,
  fame,
  historianPoints,
  type MonumentId,
  monumentIds,
  symbolIds,
  tokenOf,
  track,
} from './data/pieces'
import { area, type G, ownersOf, type Placed, stackOf } from './state'

/** MU-096: one line for each line of the fame track. */
const fameKey: Readonly<Record<FameCategory, string>> = {
  monument: 'fameMonument',
  helmet: 'fameHelmet',
  scroll: 'fameScroll',
  ship: 'fameShip',
}

const fameLine = (category: FameCategory, most: string): ScoreLine => ({
  key: fameKey[category],
  clause: 'MU-096',
  label: `Fame: ${most}`,
  help: '6 for the first place, 3 for the second',
  atEnd: true,
  optional: true,
})

export const scoreLines: readonly ScoreLine[] = [
  { key: 'monuments', clause: 'MU-056', label: 'Monuments', help: 'largest and second-largest of each', atEnd: true },
  { key: 'played', clause: 'MU-036', label: 'Scored during play', help: 'symbols turned into points' },
  {
    key: 'historianNumbers',
    clause: 'MU-060',
    label: 'Histories',
    help: 'the number each historian wrote',
    atEnd: true,
  },
  { key: 'historianBonus', clause: 'MU-061', label: 'Best three histories', help: '9, 6 and 3', atEnd: true },
  { key: 'historianPenalty', clause: 'MU-064', label: 'Unused historians', help: '−10 each', atEnd: true },
  fameLine('monument', 'largest monument'),
  fameLine('helmet', 'most helmets'),
  fameLine('scroll', 'most scrolls'),
  fameLine('ship', 'most ships'),
  {
    key: 'tokens',
    clause: 'MU-121',
    label: 'Tokens',
    help: '3 for each of Heroes, Traders, Scholars',
    atEnd: true,
    optional: true,
  },
]

/** Owners of a monument, largest copy first (MU-056, MU-058). */
export function rankOwners(G: G, monument: MonumentId): PlayerId[] {
  const highest = (player: PlayerId) => Math.max(...stackOf(G, player, monument).map((id) => cardOf(id).value))
  const cards = (player: PlayerId) => stackOf(G, player, monument).length
  return ownersOf(G, monument).sort((a, b) => cards(b) - cards(a) || highest(b) - highest(a))
}

export function monumentPoints(G: G, player: PlayerId): number {
  return sum(
    monumentIds.map((monument) => {
      const rank = rankOwners(G, monument).indexOf(player)
      const row = [track.upper, track.lower][rank]
      return row?.[G.fields[monument]] ?? 0
    }),
  )
}

/** Markers best first: the higher number, then the earlier arrival (MU-062, MU-097). Placed holds arrival order. */
export const rankPlaced = (placed: readonly Placed[]): Placed[] => [...placed].sort((a, b) => b.number - a.number)

const rankPoints = (ranked: readonly Placed[], points: readonly number[], player: PlayerId): number =>
  sum(points.map((n, rank) => (ranked[rank]?.player === player ? n : 0)))

export const famePoints = (G: G, category: FameCategory, player: PlayerId): number =>
  rankPoints(rankPlaced(G.fame[category]), fame.places, player)

const fameByCategory = (G: G, player: PlayerId): Record<string, number> =>
  Object.fromEntries(fame.categories.map((one) => [fameKey[one], famePoints(G, one, player)]))

function historianNumbers(G: G, player: PlayerId): number {
  if (!G.options.historianCardPoints) return 0
  return sum(G.histories.filter((placed) => placed.player === player).map(({ number }) => number))
}

const tokenPoints = (G: G, player: PlayerId): number =>
  sum(symbolIds.filter((symbol) => G.tokens[symbol] === player).map((symbol) => tokenOf(symbol).final))

/** MU-056 to MU-064, MU-096, MU-121: everything that scores lies open. */
export function breakdown(G: G, player: PlayerId): Record<string, number> {
  return {
    monuments: monumentPoints(G, player),
    played: area(G, player).vp,
    historianNumbers: historianNumbers(G, player),
    historianBonus: rankPoints(rankPlaced(G.histories), historianPoints.best, player),
    historianPenalty: area(G, player).historians === 0 ? 0 : area(G, player).historians * historianPoints.unused,
    ...(G.options.eternalFame ? fameByCategory(G, player) : {}),
    ...(G.options.heroesTradersScholars ? { tokens: tokenPoints(G, player) } : {}),
  }
}

/** MU-067: of tied players the one with the best-ranked historian is ahead. */
function bestHistorian(G: G, player: PlayerId): number {
  const rank = rankPlaced(G.histories).findIndex((placed) => placed.player === player)
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank
}

export function finish(G: G): Outcome {
  const all: Breakdown = recordOf(G.order, (player) => breakdown(G, player))
  return outcome(all, G.order, (a, b) => bestHistorian(G, a) - bestHistorian(G, b))
}
