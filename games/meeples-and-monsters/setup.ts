import { recordOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { meeples, start } from './data/classes'
import { quarters, tiles } from './data/locations'
import { arrivesCard, council, councilTokens, monsters, packet } from './data/monsters'
import { quests } from './data/quests'
import { rooms, roomsPerTower } from './data/rooms'
import type { MeeplesOptions } from './meta'
import { drawMeeples } from './pieces/draws'
import { type Area, areaOf, type Counts, type G, monsterOf, move, noMeeples } from './state'

interface Seating {
  players: PlayerId[]
  options: MeeplesOptions
  random: Random
}

/** MM-106: with two players the Monsters marked 3+ stay in the box. */
export const monstersFor = (players: number) => monsters.filter(({ threePlus }) => !threePlus || players > 2)

/** Monsters that have left the pile, and how many Arrives cards. */
interface Drawn {
  readonly monsters: readonly string[]
  readonly arrives: number
}

/** MM-107 to MM-110, as a pile whose top is its end: in any order that can follow what was drawn from it. */
export function monsterPile(players: number, random: Random, drawn: Drawn = { monsters: [], arrives: 0 }): string[] {
  const levels = ([1, 2, 3] as const).map((level) => {
    const all = monstersFor(players).filter((monster) => monster.level === level)
    const cards = random.Shuffle(all.map(({ id }) => id).filter((id) => !drawn.monsters.includes(id)))
    if (level <= drawn.arrives) return cards
    const deep = packet[level](all.length)
    return [...cards.slice(deep), ...random.Shuffle([arrivesCard, ...cards.slice(0, deep)])]
  })
  return levels.flat().reverse()
}

/** MM-111, MM-112: each in its own quarter, or clockwise in the next with room. */
function settle(G: G, monster: string): void {
  const home = quarters.indexOf(monsterOf(monster).quarter)
  const quarter = [0, 1, 2, 3]
    .map((step) => quarters[(home + step) % 4]!)
    .find((one) => G.city[one].monsters.includes(null))!
  G.city[quarter].monsters[G.city[quarter].monsters.indexOf(null)] = monster
}

const newArea = (hand: string[]): Area => ({
  vp: 0,
  levels: { mage: 1, cleric: 1, knight: 1, warrior: 1 },
  prestige: [],
  bag: noMeeples(),
  tavern: noMeeples(),
  lodgings: noMeeples(),
  pending: noMeeples(),
  reserved: noMeeples(),
  hand,
  since: {},
  done: [],
  fresh: [],
  trophies: [],
  rooms: [],
  overlords: [],
})

/** MM-117: most Corruption in the Tavern; of several, one by lot. */
function firstPlayer(G: G, random: Random): PlayerId {
  const corruption = (player: PlayerId) => areaOf(G, player).tavern.corruption
  const most = Math.max(...G.order.map(corruption))
  const tied = G.order.filter((player) => corruption(player) === most)
  return tied.length === 1 ? tied[0]! : tied[random.Die(tied.length) - 1]!
}

export function setup({ players: order, options, random }: Seating): G {
  const supply = Object.fromEntries(meeples.map(({ id, count }) => [id, count])) as Counts
  const questDeck = random.Shuffle(quests.map(({ id }) => id))
  const tileStack = random.Shuffle(tiles.map(({ id }) => id))
  const tokens = random.Shuffle(councilTokens.map(({ id }) => id))
  const towers = random.Shuffle(options.fourTowers ? rooms.map(({ id }) => id) : [])
  const G: G = {
    turn: 1,
    phase: 'development',
    current: order[0]!,
    undoable: 0,
    outcome: null,
    pending: [],
    options,
    order,
    first: order[0]!,
    round: 1,
    players: recordOf(order, () => newArea(questDeck.splice(-start.quests))),
    supply,
    city: recordOf(quarters, () => {
      const below = towers.splice(-roomsPerTower)
      return { built: [null, null], monsters: [null, null, null], room: below.pop() ?? null, below }
    }),
    stock: {},
    offer: tileStack.splice(-start.offer),
    tileStack,
    monsterDeck: monsterPile(order.length, random),
    questDeck,
    questDiscard: [],
    tokens: Object.fromEntries(council.filter(({ role }) => role === 'overlord').map(({ id }, i) => [id, tokens[i]!])),
    arrives: 0,
    final: 0,
    hill: null,
    step: 'plan',
    plan: [],
    deeds: [],
    used: [],
    drawBonus: 0,
    spoils: [],
    refill: 0,
    drawUsed: [],
    tavernTime: false,
  }
  const deck = G.monsterDeck as string[]
  for (const monster of deck.splice(-start.city).reverse()) settle(G, monster)
  for (const player of order) fillBag(G, player, random)
  G.first = firstPlayer(G, random)
  G.current = G.first
  return G
}

/** MM-116. */
function fillBag(G: G, player: PlayerId, random: Random): void {
  const area = areaOf(G, player)
  move(G.supply, area.bag, 'peasant', start.bag.peasant)
  move(G.supply, area.bag, 'corruption', start.bag.corruption)
  drawMeeples(area, start.tavern, random)
}
