import { automaRules } from '../data/automa'
import type { HexId } from '../data/hex'
import { byPlace, capitalOf, entriesOf, linksOf, placeAt, spotAt } from '../pieces/map'
import { areaOf, automaSeat, type G } from '../state'

/** Steps to enter a tile (MO-250). */
const costOf = (G: G, hex: HexId): number => (placeAt(G, hex).terrain === 'jungle' ? automaRules.jungleSteps : 1)

function isTarget(G: G, hex: HexId): boolean {
  const { production, market } = spotAt(G, hex)
  const usable = market !== undefined && market.left > 0 && !G.automa!.markets.includes(market.id)
  return production !== undefined || usable
}

const mayEnter = (G: G, hex: HexId): boolean =>
  placeAt(G, hex).terrain !== 'capital' || hex === capitalOf(G, automaSeat)

/** The fewest steps from each tile to something worth picking up. */
function stepsToTokens(G: G): Map<HexId, number> {
  const steps = new Map<HexId, number>()
  const open = Object.keys(G.hexes).filter((hex) => isTarget(G, hex))
  for (const hex of open) steps.set(hex, 0)
  for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
    const through = steps.get(hex)! + costOf(G, hex)
    for (const next of entriesOf(G, hex)) {
      if (!mayEnter(G, next) || through >= (steps.get(next) ?? Number.POSITIVE_INFINITY)) continue
      steps.set(next, through)
      open.push(next)
    }
  }
  return steps
}

/** MO-250: the next step of the Explorer that is closest to a token; none without a reachable one. */
export function stepTowardsTokens(G: G): { explorer: number; hex: HexId; cost: number } | undefined {
  const steps = stepsToTokens(G)
  const far = Number.POSITIVE_INFINITY
  const distances = areaOf(G, automaSeat).explorers.map((hex) => steps.get(hex) ?? far)
  const nearest = Math.min(...distances)
  if (nearest === far) return undefined
  const explorer = distances.indexOf(nearest)
  const from = areaOf(G, automaSeat).explorers[explorer]!
  const [hex] = linksOf(G, from)
    .filter((next) => mayEnter(G, next) && steps.has(next) && steps.get(next)! + costOf(G, next) === nearest)
    .sort((a, b) => byPlace(G, a, b))
  return hex === undefined ? undefined : { explorer, hex, cost: costOf(G, hex) }
}
