import type { Judge } from '../kit/judge'
import type { PlayerId } from '../kit/rule'
import { sum } from '../kit/score'
import { visible } from '../kit/zones'
import { type LevelledClass, levelledClasses, type MeepleClass, meepleClasses } from './data/classes'
import type { Effect } from './data/effects'
import { councilTokens } from './data/monsters'
import { owned } from './flow/turn'
import { drilledClass, levelCost, placeProblem, unpayable } from './pieces/plan'
import { breakdown, fulfilledAtEnd, questOf } from './scoring'
import { type Assignment, areaOf, councilOf, type G, kindOf, locationOf, monsterOf, roomOf, total } from './state'

/** What a meeple in the bag is worth for the rest of the game, in points. */
const meepleWorth: Readonly<Record<MeepleClass, number>> = {
  peasant: 0.1,
  warrior: 1,
  mage: 0.9,
  cleric: 0.9,
  knight: 1.8,
  ranger: 2.4,
  paladin: 2.6,
  shaman: 2,
  corruption: -0.9,
}

const levelWorth: Readonly<Record<LevelledClass, number>> = { mage: 0.7, cleric: 0.7, knight: 1.6, warrior: 1.5 }

function effectWorth(G: G, seat: PlayerId, effect: Effect): number {
  switch (effect.do) {
    case 'vp':
    case 'bounty':
      return effect.n
    case 'gain':
      return meepleWorth[effect.cls] * effect.n
    case 'gainFromTile':
      return meepleWorth[effect.cls]
    case 'returnHere':
      return -meepleWorth[effect.cls]
    case 'removeCorruption':
      return Math.min(effect.n, owned(G, seat, 'corruption')) * 0.8
    case 'draw':
      return effect.n * 0.6
    case 'drawQuests':
      return 0.8
    case 'discardQuest':
      return 0.1
    case 'boost':
    case 'boostWith':
    case 'boostVs':
      return 1.5
    case 'hill':
      return 1.4
    case 'recall':
      return 0.3
    case 'stay':
      return 0.6
    case 'tithe':
      return 1
    case 'set':
      return 3
    case 'vpEach':
    case 'vpIf':
      return 2
    default:
      return 0.2
  }
}

const listWorth = (G: G, seat: PlayerId, effects: readonly (Effect | null)[]): number =>
  sum(effects.map((effect) => (effect ? effectWorth(G, seat, effect) : 0)))

/** What a place will bring once it is resolved. */
function placeWorth(G: G, seat: PlayerId, place: string): number {
  switch (kindOf(place)) {
    case 'monster': {
      const { vp, effect } = monsterOf(place)
      return vp + 0.5 + listWorth(G, seat, [effect])
    }
    case 'council': {
      const token = councilTokens.find(({ id }) => id === G.tokens[place])
      return councilOf(place).vp + listWorth(G, seat, [token?.effect ?? null])
    }
    case 'location':
      return listWorth(G, seat, locationOf(place).effects)
    case 'room':
      return listWorth(G, seat, roomOf(place).effects)
    case 'capitol':
      return place === 'capitol-drill' ? drillWorth(G, seat) : 1.6
  }
}

function drillWorth(G: G, seat: PlayerId): number {
  const cls = drilledClass(G)
  return cls ? levelWorth[cls] + owned(G, seat, cls) * 0.3 - levelCost(G, seat, cls) : 0
}

/** Worse than going on with nothing planned, whatever waits in the Tavern: else it is laid and taken back without end. */
const nuisance = -10

/** A complete place is a promise, an incomplete one a nuisance. */
function promise(G: G, seat: PlayerId, assignment: Assignment): number {
  if (assignment.resolved) return 0.05
  if (G.step === 'plan' && isStuck(G, seat, assignment)) {
    return nuisance * (assignment.units.length + assignment.corruption)
  }
  return placeWorth(G, seat, assignment.place) - assignment.units.length * 0.02
}

/** Whatever keeps the plan from being committed could only be taken back. */
const isStuck = (G: G, seat: PlayerId, assignment: Assignment): boolean =>
  placeProblem(G, seat, assignment) !== undefined ||
  (assignment.place === 'capitol-drill' && G.phase === 'development' && unpayable(G, seat) !== undefined)

/** Quests in hand that the end of the game will pay. */
const questHope = (G: G, seat: PlayerId): number =>
  sum(
    visible(areaOf(G, seat).hand)
      .map(questOf)
      .map(({ kind, condition, vp, penalty }) =>
        kind === 'final' && !fulfilledAtEnd(G, seat, condition) ? (vp + penalty) * 0.2 : penalty * 0.6,
      ),
  )

const possessions = (G: G, seat: PlayerId): number =>
  sum(meepleClasses.map((cls) => owned(G, seat, cls) * meepleWorth[cls])) * (G.final > 0 ? 0.2 : 1)

const levels = (G: G, seat: PlayerId): number =>
  sum(levelledClasses.map((cls) => (areaOf(G, seat).levels[cls] - 1) * (levelWorth[cls] + owned(G, seat, cls) * 0.3)))

/** Units still free in the Development Phase may fight in the next. */
const reserve = (G: G, seat: PlayerId): number => {
  const { tavern } = areaOf(G, seat)
  return G.phase === 'development' ? (total(tavern) - tavern.corruption) * 0.35 : 0
}

export const judge: Judge<G> = {
  weights: { numbers: {}, date: '2026-11-18', result: 'chosen by taste, not tuned yet' },
  worth(G, seat) {
    return (
      sum(Object.values(breakdown(G, seat))) +
      possessions(G, seat) +
      levels(G, seat) +
      reserve(G, seat) +
      questHope(G, seat) +
      sum(areaOf(G, seat).trophies.map((id) => (monsterOf(id).effect?.do.startsWith('boost') ? 1.5 : 0))) +
      (G.current === seat ? sum(G.plan.map((assignment) => promise(G, seat, assignment))) : 0) +
      (G.step === 'plan' ? 0 : 0.01)
    )
  },
}
