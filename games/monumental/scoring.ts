import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Outcome, outcome, type ScoreLine, sum } from '../kit/score'
import { points } from './data/constants'
import { cardOf, civilizationOf, heroOf } from './pieces/cards'
import { provincePoints, provincesOf } from './pieces/map'
import { areaOf, automaSeat, completedWonders, type G, knowledgePoints, seatsOf } from './state'

export const scoreLines: readonly ScoreLine[] = [
  { key: 'provinces', clause: 'MO-222', label: 'Provinces', help: 'the tiles you control', atEnd: true },
  { key: 'cities', clause: 'MO-223', label: 'Free Cities and tokens', help: 'in Provinces you control', atEnd: true },
  { key: 'wonders', clause: 'MO-224', label: 'Wonders', help: 'completed, wherever the card is', atEnd: true },
  { key: 'knowledge', clause: 'MO-225', label: 'Knowledge', help: 'all you own', atEnd: true },
  { key: 'policies', clause: 'MO-226', label: 'Cultural Policies', help: 'by their number', atEnd: true },
  { key: 'heroes', clause: 'MO-227', label: 'Heroes', help: 'as printed', atEnd: true },
]

/** MO-222 to MO-227. Everything that scores lies open. */
export function breakdown(G: G, player: PlayerId): Record<string, number> {
  const area = areaOf(G, player)
  const lands = provincesOf(G, player).map((hex) => provincePoints(G, hex))
  return {
    provinces: sum(lands.map(({ tile }) => tile)),
    cities: sum(lands.map(({ city, token }) => city + token)),
    wonders: sum(completedWonders(area).map((uid) => cardOf(uid).vp)),
    knowledge: knowledgePoints(area),
    policies: points.policies[area.policies.length] ?? 0,
    heroes: sum(area.heroes.map((id) => heroOf(id).vp)),
  }
}

export const total = (G: G, player: PlayerId): number => sum(Object.values(breakdown(G, player)))

/** MO-228: more Gold, then more Provinces, then the win is shared. */
const tieBreak = (G: G) => (a: PlayerId, b: PlayerId) =>
  areaOf(G, b).goods.G - areaOf(G, a).goods.G || provincesOf(G, b).length - provincesOf(G, a).length

export function finish(G: G): Outcome {
  const all = recordOf(seatsOf(G), (player) => breakdown(G, player))
  const result = outcome(all, G.order, tieBreak(G))
  return G.automa ? againstAutoma(G, result) : result
}

/** MO-253: strictly more points than the Automa, or the game is lost. */
function againstAutoma(G: G, result: Outcome): Outcome {
  const [player] = G.order
  const [mine, its] = [total(G, player!), total(G, automaSeat)]
  const { name } = civilizationOf(areaOf(G, automaSeat).civ)
  return {
    ...result,
    scores: { ...result.scores, [automaSeat]: its },
    winners: mine > its ? result.winners : [],
    verdict: `The Automa (${name}) has ${its} points`,
    rival: { id: automaSeat, name: 'Automa' },
  }
}
