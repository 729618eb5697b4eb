import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import type { MeepleClass } from '../data/classes'
import type { Effect } from '../data/effects'
import { councilTokens } from '../data/monsters'
import { drilledClass, levelCost } from '../pieces/plan'
import { towerPoints } from '../scoring'
import { areaOf, councilOf, type G, kindOf, locationOf, monsterOf, roomOf, total } from '../state'
import type { Bag } from './bag'
import type { Numbers } from './numbers'
import { newQuest } from './quests'

/** Everything that what comes is judged by. */
export interface At {
  readonly G: G
  readonly seat: PlayerId
  readonly bag: Bag
  readonly numbers: Numbers
}

/** What an effect will bring this seat, in points. */
export function effectWorth(at: At, effect: Effect): number {
  const { G, seat, bag } = at
  switch (effect.do) {
    case 'vp':
    case 'bounty':
      return effect.n
    case 'gain':
      return bag.more(effect.cls, Math.min(effect.n, G.supply[effect.cls]))
    case 'gainFromTile':
      return bag.more(effect.cls, 1)
    case 'returnHere':
      return bag.more(effect.cls, -1)
    case 'removeCorruption':
      return bag.more('corruption', -Math.min(effect.n, atHand(G, seat, 'corruption')))
    case 'draw':
      return bag.turns > 0 ? effect.n * bag.mean : 0
    case 'drawQuests':
      return (effect.draw - effect.discard) * newQuest(G, seat, bag, at.numbers, effect.draw)
    case 'discardQuest':
      return 0
    case 'boost':
    case 'boostWith':
    case 'boostVs':
    case 'dpMuster':
    case 'dpSwap':
      return bag.having(effect)
    case 'hill':
      return bag.turns > 0 ? 0.7 * listWorth(at, effect.effects) : 0
    case 'stay':
      return bag.turns > 0 ? bag.uses[effect.cls] : 0
    case 'set':
      return 0.7
    case 'tithe':
      return 1
    case 'vpEach':
    case 'vpIf':
      return 2
    case 'recall':
      return 0.1
    case 'turnBoost':
    case 'turnBoostOne':
      return 0.2
  }
}

const atHand = (G: G, seat: PlayerId, cls: MeepleClass): number => {
  const { tavern, lodgings } = areaOf(G, seat)
  return tavern[cls] + lodgings[cls]
}

export const listWorth = (at: At, effects: readonly (Effect | null | undefined)[]): number =>
  sum(effects.map((effect) => (effect ? effectWorth(at, effect) : 0)))

/** What a place will bring once it is resolved. */
export function placeWorth(at: At, place: string): number {
  const { G, seat } = at
  switch (kindOf(place)) {
    case 'monster': {
      const { vp, effect } = monsterOf(place)
      return vp + listWorth(at, [effect])
    }
    case 'council': {
      const token = councilTokens.find(({ id }) => id === G.tokens[place])
      return councilOf(place).vp + listWorth(at, [token?.effect])
    }
    case 'location':
      return listWorth(at, locationOf(place).effects)
    case 'room': {
      const { rooms } = areaOf(G, seat)
      return listWorth(at, roomOf(place).effects) + towerPoints([...rooms, place]) - towerPoints(rooms)
    }
    case 'capitol':
      return place === 'capitol-drill' ? drillWorth(at) : buildWorth(at)
  }
}

function drillWorth({ G, seat, bag }: At): number {
  const cls = drilledClass(G)
  return cls ? bag.raised(cls) - levelCost(G, seat, cls) : 0
}

/** A slot's bonus, whichever is left. */
const buildWorth = ({ bag }: At): number => 1 + Math.min(1, bag.turns / 8)

/** Units that may still be sent somewhere in the Main Phase. */
export function freeWorth({ G, seat, bag, numbers }: At): number {
  const { tavern } = areaOf(G, seat)
  return G.current === seat && G.phase === 'development'
    ? (total(tavern) - tavern.corruption) * bag.mean * numbers.free
    : 0
}
