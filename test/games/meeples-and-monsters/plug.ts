import type { PlayerId } from '../../../games/kit/rule'
import { known } from '../../../games/kit/zones'
import {
  basicClasses,
  levelledClasses,
  meepleClasses,
  meeples,
  unitClasses,
} from '../../../games/meeples-and-monsters/data/classes'
import { quarters, slots, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCard, council, councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms } from '../../../games/meeples-and-monsters/data/rooms'
import { owned } from '../../../games/meeples-and-monsters/flow/turn'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { fulfilledAtEnd, questOf } from '../../../games/meeples-and-monsters/scoring'
import { monstersFor } from '../../../games/meeples-and-monsters/setup'
import { areaOf, type G, kindOf, placeIds, tileOf } from '../../../games/meeples-and-monsters/state'
import type { Plug } from '../../conformance/plug'
import { anyOf } from '../../conformance/seeded'

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/** Those that cost points. */
const openQuests = (G: G, seat: PlayerId): number =>
  known(areaOf(G, seat).hand)
    .map(questOf)
    .filter(({ kind, condition }) => kind !== 'final' || !fulfilledAtEnd(G, seat, condition)).length

const stocked = (G: G, cls: string): number =>
  Object.entries(G.stock)
    .filter(([tile]) => tileOf(tile).effects.some((effect) => effect.do === 'gainFromTile' && effect.cls === cls))
    .reduce((sum, [, n]) => sum + n, 0)

function wrongMeeples(G: G): string | undefined {
  for (const { id, count } of meeples) {
    const all = G.supply[id] + stocked(G, id) + G.order.reduce((sum, player) => sum + owned(G, player, id), 0)
    if (all !== count) return `${all} instead of ${count}: ${id}`
  }
  const zones = G.order.flatMap((player) => {
    const { bag, tavern, lodgings, pending, reserved } = areaOf(G, player)
    return [bag, tavern, lodgings, pending, reserved]
  })
  const negative = [G.supply, ...zones].some((zone) => meepleClasses.some((cls) => zone[cls] < 0))
  return negative ? 'a zone holds less than nothing' : undefined
}

function wrongCards(G: G): string | undefined {
  const area = (player: PlayerId) => areaOf(G, player)
  const lairs = quarters.flatMap((quarter) => G.city[quarter].monsters.filter((id) => id !== null))
  const placing = G.pending.flatMap((one) => (one.kind === 'placeMonster' ? [one.monster] : []))
  const beasts = [...known(G.monsterDeck), ...lairs, ...placing, ...G.order.flatMap((p) => area(p).trophies)]
  const box = monstersFor(G.order.length).map(({ id }) => id)
  if (!same(beasts, [...box, ...Array(3 - G.arrives).fill(arrivesCard)])) return 'Monsters were lost or doubled'
  const papers = [
    ...known(G.questDeck),
    ...known(G.questDiscard),
    ...G.order.flatMap((p) => [...known(area(p).hand), ...area(p).done]),
  ]
  if (
    !same(
      papers,
      quests.map(({ id }) => id),
    )
  )
    return 'Quests were lost or doubled'
  const built = quarters.flatMap((quarter) => G.city[quarter].built.filter((id) => id !== null))
  if (
    !same(
      [...built, ...G.offer, ...known(G.tileStack)],
      tiles.map(({ id }) => id),
    )
  )
    return 'tiles were lost or doubled'
  if (G.options.fourTowers) {
    const towers = quarters.flatMap((quarter) => [
      ...known(G.city[quarter].below),
      ...(G.city[quarter].room ? [G.city[quarter].room!] : []),
    ])
    if (
      !same(
        [...towers, ...G.order.flatMap((p) => area(p).rooms)],
        rooms.map(({ id }) => id),
      )
    )
      return 'Rooms were lost or doubled'
  }
  return undefined
}

export const meeplesPlug: Plug<G> = {
  definition: meeplesAndMonsters,
  optionSets: [{}, { fourTowers: true }],
  longest: (players) => 6000 * players,
  conserve: (G) => wrongMeeples(G) ?? wrongCards(G),

  anything(_G, random) {
    const place = () => anyOf(placeIds, random)
    const index = () => anyOf([0, 1, 2, 'levy', 'corruption'] as const, random)
    const quest = () => anyOf(quests, random).id
    const monster = () => anyOf(monsters, random).id
    const cls = () => anyOf(unitClasses, random)
    return anyOf(
      [
        { move: 'useAbility', args: [anyOf(levelledClasses, random)] },
        {
          move: 'assign',
          args: [place(), anyOf(meepleClasses, random), ...(random() < 0.2 ? [anyOf(basicClasses, random)] : [])],
        },
        { move: 'assignFor', args: [place()] },
        { move: 'takeBack', args: [place(), index()] },
        { move: 'levy', args: [place(), anyOf(['lodgings', 'supply'], random)] },
        { move: 'favour', args: [place(), index()] },
        { move: 'hold', args: [place(), anyOf([0, 1, 2], random)] },
        { move: 'commit', args: [] },
        { move: 'construct', args: [anyOf(tiles, random).id, anyOf(slots, random).id] },
        { move: 'levelUp', args: [] },
        { move: 'endDevelopment', args: [] },
        { move: 'resolve', args: [place(), ...(random() < 0.2 ? ['shaman'] : [])] },
        { move: 'completeQuest', args: [quest(), monster()] },
        { move: 'finishResolution', args: [] },
        { move: 'resolveTrophy', args: [monster()] },
        { move: 'placeMonster', args: [anyOf(quarters, random)] },
        { move: 'discardQuests', args: [[quest()]] },
        { move: 'purge', args: [anyOf([0, 1], random), anyOf([0, 1, 2], random)] },
        { move: 'recallUnits', args: [[cls()]] },
        { move: 'useDrawAbility', args: [quest()] },
        { move: 'endTurn', args: [] },
      ],
      random,
    )
  },

  prefers: ({ move, args }) =>
    move === 'commit' ||
    move === 'resolve' ||
    (move === 'assignFor' && ['monster', 'council'].includes(kindOf(String(args[0])))),

  counts(G, seat, choice): Record<string, number> {
    if (!choice) return { 'open Quests at the end': openQuests(G, seat) }
    const { move, args } = choice
    if (move === 'useAbility' && args[0] === 'mage') return { studies: 1 }
    if (move === 'construct') return { 'Locations built': 1 }
    if (move === 'completeQuest') return { 'Quests completed': 1 }
    if (move === 'levy') return { levies: 1 }
    return move === 'resolve' && kindOf(String(args[0])) === 'council' ? { 'Dark Council fought': 1 } : {}
  },
  components: [
    ...monsters.map(({ id }) => id),
    ...council.map(({ id }) => id),
    ...councilTokens.map(({ id }) => id),
    ...quests.filter(({ kind }) => kind !== 'final').map(({ id }) => id),
    ...tiles.map(({ id }) => id),
    ...slots.map(({ id }) => id),
    ...rooms.map(({ id }) => id),
  ],
  hidden: [...monsters, ...quests, ...tiles, ...rooms].map(({ id }) => id),
  used(G, { move, args }) {
    const [first, second] = args.map(String)
    if (move === 'resolve')
      return kindOf(first!) === 'council' && G.tokens[first!] ? [first!, G.tokens[first!]!] : [first!]
    if (move === 'construct') return [second!]
    return move === 'completeQuest' || move === 'useDrawAbility' ? [first!] : []
  },
}
