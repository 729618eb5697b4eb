import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Ending, type Standing, sum } from '../kit/score'
import { seasons } from './data/constants'
import { goods } from './data/effects'
import { bestSale, linesOf } from './pieces/market'
import { yieldOf } from './pieces/yield'
import { breakdown, buildingPoints } from './scoring'
import { areaOf, type G } from './state'
import { counted } from './words/describe'

const lost = 'old coins and goods, open orders and quests in hand are lost'

function ahead(G: G): string {
  const left = seasons - G.season
  if (left > 0) {
    return `The game ends after season ${seasons}; this is season ${G.season}, and ${counted(left, 'more follows', 'more follow')}. Before its last production ${lost}: only what the towns make then counts as coins.`
  }
  if (G.phase !== 'production') {
    const turns = G.order.filter((player) => !areaOf(G, player).passed).length
    return `This is season ${seasons}, the last: the game ends when all have passed (${turns} of ${counted(G.order.length, 'player')} ${turns === 1 ? 'has' : 'have'} not). Then ${lost}, and what the towns make is sold.`
  }
  const open = G.order.filter((player) => areaOf(G, player).produced === null).length
  return `This is the last production: the game ends when ${counted(open, 'more player has', 'more players have')} produced and sold.`
}

/** NON-030, NON-180: six seasons, and nothing else ends the game. */
export function endings(G: G): readonly Ending[] {
  if (G.outcome) return []
  const brief = G.season < seasons ? `Ends after season ${seasons}` : 'The last season'
  return [
    { clause: 'NON-180', brief, say: ahead(G), done: G.phase === 'production' ? G.season : G.season - 1, of: seasons },
  ]
}

/** NON-181 to NON-187: as if the final production came now, with the town as it is. Nothing of it is hidden. */
export function standing(G: G, player: PlayerId): Standing {
  const area = areaOf(G, player)
  const now = breakdown(G, player)
  if (area.produced) return now
  const made = yieldOf(area, true)
  const stock = recordOf(goods, (good) => made[good] ?? 0)
  const coins = sum([made.coin ?? 0, bestSale(stock, linesOf(area)).coins])
  return { ...now, coins, buildings: buildingPoints(area, stock) }
}
