import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Outcome, outcome, type ScoreLine, sum } from '../kit/score'
import { buildingOf } from './data/buildings'
import { type Good, goods, type Standing } from './data/effects'
import { orderOf } from './data/orders'
import { questOf } from './data/quests'
import { highestReputationVp, reputationRange, reputationVp } from './data/reputation'
import { soloTarget } from './data/solo'
import { housingVp, rowVp } from './data/town'
import { countsAs } from './data/villagers'
import { count, fullRows } from './pieces/counters'
import { type Area, areaOf, type G, isSolo } from './state'

export const scoreLines: readonly ScoreLine[] = [
  {
    key: 'coins',
    clause: 'NON-183',
    label: 'Coins',
    help: 'of the final production, everything sold; older coins and goods are lost',
    atEnd: true,
  },
  { key: 'rows', clause: 'NON-184', label: 'Full rows', help: 'four buildings in a row of the town', atEnd: true },
  {
    key: 'housing',
    clause: 'NON-185',
    label: 'Housing',
    help: 'rows whose villagers make all four goods',
    atEnd: true,
  },
  {
    key: 'buildings',
    clause: 'NON-186',
    label: 'Buildings',
    help: 'what they count around them or in the production',
    atEnd: true,
  },
  {
    key: 'quests',
    clause: 'NON-187',
    label: 'Quests',
    help: 'played cards, with those for the end of the game; cards in hand give nothing',
    atEnd: true,
  },
  { key: 'orders', clause: 'NON-187', label: 'Orders', help: 'completed ones; open orders give nothing', atEnd: true },
  {
    key: 'reputation',
    clause: 'NON-232',
    label: 'Reputation',
    help: 'by the place on its track',
    atEnd: true,
    optional: true,
  },
  {
    key: 'renown',
    clause: 'NON-232',
    label: 'Highest reputation',
    help: 'for whoever has most, and all who share it',
    atEnd: true,
    optional: true,
  },
]

/** Points of a piece that is in place; `at` is the town space of a building. */
function standingPoints(area: Area, standing: readonly Standing[], made: Made, at?: number): number {
  return sum(
    standing.map((one) => {
      if (one.is === 'vpPer') return one.n * count(area, one.counter, at)
      return one.is === 'vpPerProduced' ? one.n * made[one.good] : 0
    }),
  )
}

type Made = Readonly<Record<Good, number>>
const nothing: Made = { shell: 0, tool: 0, demon: 0, crystal: 0 }

/** NON-186; before the final production `made` is what it would bring. */
export const buildingPoints = (area: Area, made: Made = area.produced ?? nothing): number =>
  sum(area.town.map((id, at) => (id ? standingPoints(area, buildingOf(id).standing, made, at) : 0)))

export const questPoints = (area: Area): number =>
  sum(area.played.map(questOf).map(({ vp, standing }) => vp + standingPoints(area, standing, nothing)))

export const rowPoints = (area: Area): number => sum(fullRows(area).map((row) => rowVp[row] ?? 0))

const hasAllGoods = (row: readonly string[]): boolean => goods.every((good) => row.some((id) => countsAs(id, good)))

export const housingPoints = (area: Area): number =>
  sum(area.housing.map((row, at) => (hasAllGoods(row) ? (housingVp[at] ?? 0) : 0)))

export const orderPoints = (area: Area): number => sum(area.completed.map((id) => orderOf(id).vp))

/** NON-183 to NON-187. Coins count once the final production is carried out. */
export function breakdown(G: G, player: PlayerId): Record<string, number> {
  const area = areaOf(G, player)
  return {
    coins: area.produced ? area.coins : 0,
    rows: rowPoints(area),
    housing: housingPoints(area),
    buildings: buildingPoints(area),
    quests: questPoints(area),
    orders: orderPoints(area),
    ...(area.story ? { reputation: reputationPoints(area.story.reputation), renown: renownPoints(G, player) } : {}),
  }
}

/** NON-232: the points of the place on the track, or of the next to its left; below 0 the place itself. */
export const reputationPoints = (reputation: number): number =>
  reputationVp.find(({ from }) => reputation >= from)?.vp ?? reputationRange.least

/** NON-232, R30. */
function renownPoints(G: G, player: PlayerId): number {
  const most = Math.max(...G.order.map((other) => areaOf(G, other).story?.reputation ?? 0))
  return areaOf(G, player).story?.reputation === most ? highestReputationVp : 0
}

export const points = (G: G, player: PlayerId): number => sum(Object.values(breakdown(G, player)))

/** NON-188: of tied players who has more experience and books, then more hearts. */
function tieBreak(G: G, a: PlayerId, b: PlayerId): number {
  const [one, two] = [areaOf(G, a), areaOf(G, b)]
  return two.xp + two.stock.book - one.xp - one.stock.book || two.hearts - one.hearts
}

export function finish(G: G): Outcome {
  const all = recordOf(G.order, (player) => breakdown(G, player))
  const result = outcome(all, G.order, (a, b) => tieBreak(G, a, b))
  return isSolo(G) ? soloResult(G, result) : result
}

/** Points that win alone: 100, or one more than the high score (NON-212). */
export const soloGoal = ({ options: { soloHighScore } }: G): number =>
  typeof soloHighScore === 'number' ? soloHighScore + 1 : soloTarget

function soloResult(G: G, result: Outcome): Outcome {
  const score = result.scores[G.order[0]!] ?? 0
  const goal = soloGoal(G)
  return score >= goal
    ? { ...result, verdict: `${goal} points were needed: won` }
    : { ...result, winners: [], verdict: `${goal} points were needed: ${goal - score} short` }
}
