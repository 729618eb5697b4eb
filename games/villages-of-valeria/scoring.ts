import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Outcome, outcome, type ScoreLine, sum } from '../kit/score'
import { adventurerOf } from './data/adventurers'
import { buildingOf } from './data/buildings'
import { ranks, type Type, types, vpPerGold } from './data/constants'
import { monumentOf } from './data/monuments'
import type { Counted } from './data/powers'
import { buildingsOfType, cardOf, type G, goldOf, isSolo, powerCards, type Village, villageOf } from './state'

export const scoreLines: readonly ScoreLine[] = [
  { key: 'buildings', clause: 'VV-210', label: 'Buildings', help: 'points printed on them' },
  { key: 'adventurers', clause: 'VV-211', label: 'Adventurers', help: 'points printed on them' },
  { key: 'monuments', clause: 'VV-212', label: 'Monuments', help: 'completed ones only' },
  { key: 'powers', clause: 'VV-213', label: 'Powers', help: 'points that cards give for other cards', atEnd: true },
  {
    key: 'gold',
    clause: 'VV-214',
    label: 'Gold',
    help: 'in the supply, on your Castle and on your Resource cards',
    atEnd: true,
  },
]

/** VV-190: a completed Monument counts as a Building of its type. */
const ofType = (village: Village, type: Type): number =>
  buildingsOfType(village, type) + village.completed.filter((id) => monumentOf(id).type === type).length

/** VV-176, VV-192, VV-216: Resources are what lies under the Castle, nothing else. */
function counted(village: Village, of: Counted): number {
  if (of === 'resource') return village.resources.length
  if (of === 'set') return Math.min(...types.map((type) => ofType(village, type)))
  return ofType(village, of)
}

/** VV-213: what this card gives for other cards at the end. */
export function powerPoints(village: Village, card: string): number {
  const { power } = cardOf(card)
  return power?.when === 'end' ? power.vp * Math.floor(counted(village, power.of) / power.per) : 0
}

/** VV-210 to VV-216. Everything that scores lies open. */
export function breakdown(G: G, player: PlayerId): Record<string, number> {
  const village = villageOf(G, player)
  return {
    buildings: sum(village.buildings.map((card) => buildingOf(card).vp)),
    adventurers: sum(village.adventurers.map((id) => adventurerOf(id).vp)),
    ...(G.options.monuments ? { monuments: sum(village.completed.map((id) => monumentOf(id).vp)) } : {}),
    powers: sum(powerCards(village).map((card) => powerPoints(village, card))),
    gold: goldOf(village) * vpPerGold,
  }
}

export const points = (G: G, player: PlayerId): number => sum(Object.values(breakdown(G, player)))

/** VV-218: more Adventurers, then more gold; otherwise the victory is shared. */
function tieBreak(G: G, a: PlayerId, b: PlayerId): number {
  const [one, two] = [villageOf(G, a), villageOf(G, b)]
  return two.adventurers.length - one.adventurers.length || goldOf(two) - goldOf(one)
}

/** VV-238. */
export const rankOf = (total: number): string => ranks.find(({ least }) => total >= least)!.name

export function finish(G: G): Outcome {
  const all = recordOf(G.order, (player) => breakdown(G, player))
  const result = outcome(all, G.order, (a, b) => tieBreak(G, a, b))
  return isSolo(G) ? { ...result, verdict: `Rank: ${rankOf(points(G, G.order[0]!))}` } : result
}
