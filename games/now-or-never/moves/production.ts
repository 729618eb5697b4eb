import { seasons } from '../data/constants'
import { goods, type Resource } from '../data/effects'
import { type Act, gain } from '../effects'
import { endProduction } from '../flow/turn'
import { bestSale, linesOf } from '../pieces/market'
import { type Yield, yieldOf } from '../pieces/yield'
import { areaOf, owed, settle } from '../state'
import { nowOrNeverRule } from './shapes'

/** NON-181, NON-182: the goods of the final production are counted, then sold for the best total. */
function sellAll({ G, player, say }: Act, made: Yield): void {
  const area = areaOf(G, player)
  const { coins } = bestSale(area.stock, linesOf(area))
  area.produced = { shell: made.shell ?? 0, tool: made.tool ?? 0, demon: made.demon ?? 0, crystal: made.crystal ?? 0 }
  for (const good of goods) area.stock[good] = 0
  area.coins += coins
  say({ kind: 'finalSale', player, coins })
}

/** NON-170, NON-175: each player when ready; when all are, the phase ends. */
export const confirmProduction = nowOrNeverRule({
  args: [],
  answers: 'produce',
  reveals: () => true,
  check: () => undefined,
  apply(act) {
    const { G, player, say } = act
    const final = G.season === seasons
    const made = yieldOf(areaOf(G, player), final)
    say({ kind: 'produced', player, made })
    for (const [what, n] of Object.entries(made)) gain({ ...act, say: () => {} }, what as Resource, n)
    if (final) sellAll(act, made)
    settle(G, owed(G, player, 'produce')!)
    if (G.pending.length === 0) endProduction(act)
  },
  choices: () => [[]],
})
