import { refuse } from '../../kit/rule'
import { towns } from '../data/town'
import { type Act, begin, gain, goingOnReveals } from '../effects'
import { advance } from '../flow/advance'
import { buildCost, isFirstBuilding, isOpenSpace, isOpenTile, openSpaces, openTiles, tilesLeft } from '../pieces/town'
import { areaOf, owed, settle } from '../state'
import { some } from '../words/describe'
import { combinations, nowOrNeverRule, tileShape, townShape } from './shapes'

/** NON-060 to NON-066. */
export const build = nowOrNeverRule({
  args: [tileShape, townShape],
  answers: 'build',
  reveals: ({ G }) => goingOnReveals(G),
  check({ G, player }, tile, space) {
    const area = areaOf(G, player)
    const first = isFirstBuilding(area)
    if (area.grid[tile] === null) return refuse('NON-060', 'No tile lies there any more')
    if (area.town[space] !== null) return refuse('NON-060', 'A building stands on this space')
    if (!isOpenTile(area, tile)) {
      return first
        ? refuse('NON-061', 'Your first building must come from the border of your grid')
        : refuse('NON-062', 'This tile lies beside no empty place of your grid')
    }
    if (!isOpenSpace(area, space)) {
      return first
        ? refuse('NON-063', 'Your first building goes on the starting row')
        : refuse('NON-063', 'A building must stand beside one of your town')
    }
    const cost = buildCost(G, player, tile, space, owed(G, player, 'build')?.discount ?? 0)
    return area.coins < cost ? refuse('NON-064', `This costs ${some(cost, 'coin')}`) : undefined
  },
  apply(act, tile, space) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const pending = owed(G, player, 'build')!
    const cost = buildCost(G, player, tile, space, pending.discount)
    const id = area.grid[tile]!
    const { bonus } = towns[G.side][space]!
    settle(G, pending)
    area.coins -= cost
    area.grid[tile] = null
    area.town[space] = id
    say({ kind: 'built', player, tile: id, space, cost })
    if (bonus) gain(act, bonus, 1)
    begin(act, 'building', id)
    advance(act)
  },
  choices({ G, player }) {
    const area = areaOf(G, player)
    const spaces = openSpaces(area)
    return openTiles(area).flatMap((tile) => spaces.map((space): [number, number] => [tile, space]))
  },
})

/** NON-046: a build may be left out. */
export const skipBuild = nowOrNeverRule({
  args: [],
  answers: 'build',
  reveals: ({ G }) => goingOnReveals(G),
  check: () => undefined,
  apply: (act) => leaveOut(act, 'build'),
  choices: () => [[]],
})

/** NON-069. */
export const swapTiles = nowOrNeverRule({
  args: [tileShape, tileShape],
  answers: 'swapTiles',
  reveals: ({ G }) => goingOnReveals(G),
  check({ G, player }, a, b) {
    const { grid } = areaOf(G, player)
    if (a === b) return refuse('NON-069', 'Two different tiles change places')
    return grid[a] === null || grid[b] === null
      ? refuse('NON-069', 'Both tiles must still lie in your grid')
      : undefined
  },
  apply(act, a, b) {
    const { G, player, say } = act
    const { grid } = areaOf(G, player)
    const tiles: [string, string] = [grid[a]!, grid[b]!]
    ;[grid[b], grid[a]] = tiles
    settle(G, owed(G, player, 'swapTiles')!)
    say({ kind: 'swapped', player, tiles })
    advance(act)
  },
  choices: ({ G, player }) => combinations(tilesLeft(areaOf(G, player)), 2).map(([a, b]): [number, number] => [a!, b!]),
})

/** NON-104: where a swap is offered, it may be left. */
export const skipSwap = nowOrNeverRule({
  args: [],
  answers: 'swapTiles',
  reveals: ({ G }) => goingOnReveals(G),
  check({ G, player }) {
    return owed(G, player, 'swapTiles')?.optional ? undefined : refuse('NON-069', 'Two tiles must change places')
  },
  apply: (act) => leaveOut(act, 'swapTiles'),
  choices: () => [[]],
})

/** Goes on without what was offered. */
export function leaveOut(act: Act, kind: 'build' | 'swapTiles' | 'buyGear'): void {
  settle(act.G, owed(act.G, act.player, kind)!)
  advance(act)
}
