import type { CardId } from '../../../games/skeleton/data/cards'
import { skeletonGame } from '../../../games/skeleton/game'
import type { G } from '../../../games/skeleton/state'
import { type PositionOf, position } from '../../kit/position'

interface Layout {
  players?: number
  /** With a market of its own the pile is empty. */
  market?: G['market']
  rows?: Record<string, CardId[]>
}

/** A table laid out as a test wants it. */
export const laid = ({ players = 2, market, rows = {} }: Layout = {}): PositionOf<typeof skeletonGame> =>
  position(skeletonGame, { players }).with((G) => {
    if (market) Object.assign(G, { market, pile: [] })
    for (const [player, row] of Object.entries(rows)) G.players[player]!.row = row
  })
