import { keysOf, recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { type Outcome, outcome, type ScoreLine, sum } from '../kit/score'
import { visible } from '../kit/zones'
import { prestigeClasses } from './data/classes'
import { monsterTypes, type TowerSet } from './data/effects'
import { type Condition, type Quest, quests } from './data/quests'
import { setPoints } from './data/rooms'
import { levelThreeCards } from './effects'
import { owned } from './flow/turn'
import { areaOf, type G, monsterOf, roomOf } from './state'

export const scoreLines: readonly ScoreLine[] = [
  { key: 'track', clause: 'MM-205', label: 'Scored during play', help: 'monsters, locations, rooms, the Dark Council' },
  {
    key: 'quests',
    clause: 'MM-802',
    label: 'Completed Quests',
    help: 'face up before the player, counted at the end',
    atEnd: true,
  },
  {
    key: 'final',
    clause: 'MM-805',
    label: 'Quests for the end',
    help: 'those in hand whose condition is met when the game ends',
    atEnd: true,
  },
  {
    key: 'penalties',
    clause: 'MM-802',
    label: 'Open Quests',
    help: 'each Quest left in hand costs points',
    atEnd: true,
  },
  { key: 'towers', clause: 'MM-1012', label: 'Tower sets', help: 'rooms of one kind', atEnd: true },
]

const questRows = new Map(quests.map((quest) => [quest.id, quest]))

export const questOf = (id: string): Quest => questRows.get(id)!

/** MM-805: is a Quest for the end of the game fulfilled? */
export function fulfilledAtEnd(G: G, player: PlayerId, condition: Condition): boolean {
  const [have, need] = towardsEnd(G, player, condition)
  return have >= need
}

/** How much of what a Quest for the end wants is there, and how much it wants. */
export function towardsEnd(G: G, player: PlayerId, condition: Condition): [have: number, need: number] {
  const area = areaOf(G, player)
  switch (condition.when) {
    case 'trophies':
      return [trophies(area.trophies, condition.of), condition.n]
    case 'own':
      return [ownedOf(G, player, condition.cls), condition.n]
    case 'cards3':
      return [levelThreeCards(area), condition.n]
    case 'corruptionAtMost':
      return [-owned(G, player, 'corruption'), -condition.n]
    default:
      return [0, 1]
  }
}

function trophies(all: readonly string[], of: string): number {
  const ofType = (type: string) => all.filter((id) => monsterOf(id).type === type).length
  if (of === 'lvl3') return all.filter((id) => monsterOf(id).level === 3).length
  return of === 'eachType' ? Math.min(...monsterTypes.map(ofType)) : ofType(of)
}

const ownedOf = (G: G, player: PlayerId, cls: Extract<Condition, { when: 'own' }>['cls']): number =>
  cls === 'prestige' ? sum(prestigeClasses.map((one) => owned(G, player, one))) : owned(G, player, cls)

/** Points for the Rooms of each set. */
export function towerPoints(all: readonly string[]): number {
  const size = (set: TowerSet) =>
    all.filter((id) => roomOf(id).effects.some((effect) => effect.do === 'set' && effect.name === set)).length
  return sum(keysOf(setPoints).map((set) => setPoints[set][size(set)] ?? 0))
}

/** MM-910. What is hidden from the asker counts for nothing. */
export function breakdown(G: G, player: PlayerId): Record<string, number> {
  const area = areaOf(G, player)
  const hand = visible(area.hand).map(questOf)
  const fulfilled = hand.filter(({ kind, condition }) => kind === 'final' && fulfilledAtEnd(G, player, condition))
  const open = hand.filter((quest) => !fulfilled.includes(quest))
  return {
    track: area.vp,
    quests: sum(area.done.map(questOf).map(({ vp }) => vp)),
    final: sum(fulfilled.map(({ vp }) => vp)),
    penalties: 0 - sum(open.map(({ penalty }) => penalty)),
    ...(G.options.fourTowers ? { towers: towerPoints(area.rooms) } : {}),
  }
}

/** MM-911: of tied players those with the fewest Peasants. */
export function finish(G: G): Outcome {
  const all = recordOf(G.order, (player) => breakdown(G, player))
  return outcome(all, G.order, (a, b) => owned(G, a, 'peasant') - owned(G, b, 'peasant'))
}
