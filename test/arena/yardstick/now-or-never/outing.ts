import { visible } from '../../../../games/kit/zones'
import { enemyHearts } from '../../../../games/now-or-never/data/constants'
import { enemyOf } from '../../../../games/now-or-never/data/enemies'
import { locationOf } from '../../../../games/now-or-never/data/locations'
import { maps, type SpaceId } from '../../../../games/now-or-never/data/maps'
import { questOf } from '../../../../games/now-or-never/data/quests'
import { heartsAsked, shortOf } from '../../../../games/now-or-never/effects'
import { questProblem } from '../../../../games/now-or-never/moves/quests'
import { mountainToll, reach, type Way } from '../../../../games/now-or-never/pieces/movement'
import { enemyAt, type Fight, locationAt } from '../../../../games/now-or-never/state'
import { dice, heartsFrom, type Mind, mean, strength } from './mind'
import { oddsOf } from './odds'
import { effectsWorth } from './purchases'
import { missionAt, unreadWorth } from './story'
import { cardWorth, costWorth, heartOfQuest, questWorth, rewardWorth, searchWorth, stakesOf } from './worth'

const never = Number.NEGATIVE_INFINITY

/** A fight from its beginning, as a gain over not fighting. */
function fightWorth(mind: Mind, foe: Pick<Fight, 'attack' | 'health'>, win: number, hearts: number): number {
  const odds = oddsOf(mind.area, stakesOf(mind.rates, foe.attack, foe.health, win))
  return odds.round(0, hearts, mind.area.mana) - strength(mind, hearts)
}

function visitWorth(mind: Mind, space: SpaceId, hearts: number): number {
  const { G, area, rates } = mind
  const location = locationAt(G, space)
  if (!location) return never
  const { cost, effects } = locationOf(location)[G.side]
  if (shortOf(area, cost)) return never
  const price = costWorth(cost, rates)
  const outcome = (lost: number): number =>
    lost >= hearts
      ? heartsFrom(mind, hearts, -hearts)
      : heartsFrom(mind, hearts, -lost) + effectsWorth(mind, effects, hearts - lost)
  const rolls = cost.some((one) => one.do === 'loseHeartsDie')
  return (rolls ? mean(dice.map(outcome)) : outcome(heartsAsked(cost))) - price
}

/** A search with this die. */
export function searchValue(mind: Mind, die: number, hearts: number): number {
  const lost = Math.max(0, die - mind.shield)
  return lost >= hearts ? heartsFrom(mind, hearts, -hearts) : heartsFrom(mind, hearts, -lost) + searchWorth(mind.rates)
}

/** A card played here and now. */
export function playWorth(mind: Mind, id: string, hearts: number): number {
  const { rates } = mind
  const quest = questOf(id)
  const asked = heartsAsked(quest.cost)
  if (asked >= hearts && asked > 0) return never
  const full = questWorth(quest, rates) + asked * heartOfQuest
  const free = questWorth({ ...quest, cost: [] }, rates)
  const value = quest.combat
    ? fightWorth(mind, quest.combat, free, hearts) - costWorth(quest.cost, rates)
    : full + heartsFrom(mind, hearts, -asked)
  return value - cardWorth(id, rates)
}

/** What each way to end a hero action on a space is worth, its enemy's heart included (NON-092). */
export function stopsAt(mind: Mind, space: SpaceId, hearts: number) {
  const { G, area, rates } = mind
  const enemy = enemyAt(G, space)
  const toll = enemy && !G.armored && space !== (G.action?.start ?? area.space) ? enemyHearts : 0
  const left = hearts - toll
  const tolled = heartsFrom(mind, hearts, -toll)
  const searches = left > 0 && (G.search[space] !== undefined || missionAt(mind, space))
  const found = G.story ? () => unreadWorth(mind, left) : () => mean(dice.map((die) => searchValue(mind, die, left)))
  return {
    nothing: tolled,
    visit: left > 0 ? tolled + visitWorth(mind, space, left) : never,
    search: searches ? tolled + found() : never,
    fight: enemy ? fightWorth(mind, enemyOf(enemy), rewardWorth(enemyOf(enemy).rewards, rates), hearts) : never,
  }
}

export const stopWorth = (mind: Mind, space: SpaceId, hearts: number): number =>
  Math.max(...Object.values(stopsAt(mind, space, hearts)))

/** The best card for a space. */
function cardAt(mind: Mind, space: SpaceId, hearts: number): number {
  const { G, player, area } = mind
  const location = locationAt(G, space)
  if (!location || G.action?.questPlayed) return 0
  const cards = visible(area.hand).filter((id) => questOf(id).location === location && !questProblem({ G, player }, id))
  return Math.max(0, ...cards.map((id) => playWorth(mind, id, hearts)))
}

const spaceWorth = (mind: Mind, space: SpaceId, hearts: number): number =>
  cardAt(mind, space, hearts) + stopWorth(mind, space, hearts)

/** Acting now is always a little better than the same thing later. */
const patience = 0.97
const weariness = 0.03
/** There is always something better than nowhere to go. */
const dismay = -2

/** The best the open hero action can still bring. */
export function outing(mind: Mind): number {
  const { G, player, area } = mind
  const { action } = G
  if (!action || action.chosen || G.current !== player) return 0
  const ways = action.stopped ? new Map<SpaceId, Way>([[area.space, { hearts: 0, path: [] }]]) : reach(G, player)
  let best = dismay
  for (const [space, way] of ways) {
    if (space === action.start) continue
    const hearts = area.hearts - way.hearts
    const value = spaceWorth(mind, space, hearts) + heartsFrom(mind, area.hearts, -way.hearts)
    best = Math.max(best, value * (value > 0 ? patience : 1) - way.path.length * weariness)
  }
  return best
}

/** Carried to the best location. */
export const carried = (mind: Mind): number =>
  Math.max(
    ...maps[mind.G.side]
      .filter(({ id }) => locationAt(mind.G, id) && id !== mind.area.space)
      .map(({ id }) => {
        const left = mind.area.hearts - mountainToll(mind.G, mind.player, id)
        return left > 0 ? spaceWorth(mind, id, left) : dismay
      }),
  )
