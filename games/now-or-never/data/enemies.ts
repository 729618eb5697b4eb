import { type Effect, gain, gainVillager, type Source } from './effects'
import type { Side } from './maps'

export interface Enemy {
  readonly id: string
  readonly name: string
  readonly level: number | null
  readonly count: number
  readonly attack: number
  readonly health: number
  readonly rewards: readonly Effect[]
  /** On the map above ground; instead of its level underground (NON-190); or only in a story chapter's setup. */
  readonly used: 'standard' | 'underground' | 'story'
  readonly source: Source
}

/** All tokens of one id are alike. */
// biome-ignore format: a table, one row a line
export const enemies: readonly Enemy[] = [
  { id: 'enemy-1', name: 'Crawling Spore', level: 1, count: 4, attack: 2, health: 3, rewards: [gainVillager(1), gain('xp', 1)], used: 'standard', source: 'ours; reward = the one pictured on book p.13' },
  { id: 'enemy-2', name: 'Shardback', level: 2, count: 4, attack: 2, health: 5, rewards: [gainVillager(1), gain('xp', 1), gain('coin', 2)], used: 'standard', source: 'ours' },
  { id: 'enemy-3', name: 'Lantern Maw', level: 3, count: 4, attack: 3, health: 5, rewards: [gainVillager(1), gain('xp', 2), gain('shell', 1)], used: 'standard', source: 'ours' },
  { id: 'enemy-4', name: 'Glass Stalker', level: 4, count: 4, attack: 3, health: 7, rewards: [gainVillager(1), gain('xp', 2), gain('coin', 2), gain('tool', 1)], used: 'standard', source: 'ours' },
  { id: 'enemy-5', name: 'Hollow Knight-Crab', level: 5, count: 4, attack: 4, health: 8, rewards: [gainVillager(2), gain('xp', 1), gain('coin', 1)], used: 'standard', source: 'ours' },
  { id: 'enemy-6', name: 'Sky Leech', level: 6, count: 4, attack: 4, health: 10, rewards: [gainVillager(2), gain('xp', 2), gain('demon', 1)], used: 'standard', source: 'ours' },
  { id: 'enemy-7', name: 'Stone Mother', level: 7, count: 4, attack: 5, health: 11, rewards: [gainVillager(2), gain('xp', 2), gain('coin', 3), gain('crystal', 1)], used: 'standard', source: 'ours; attack 5 as in the book p.14 defence example' },
  { id: 'enemy-8', name: 'Prism Hydra', level: 8, count: 4, attack: 5, health: 13, rewards: [gainVillager(2), gain('xp', 3), gain('coin', 4), gain('crystal', 1)], used: 'standard', source: 'ours' },
  { id: 'enemy-9', name: 'Heart of the Meteor', level: 9, count: 2, attack: 6, health: 16, rewards: [gainVillager(3), gain('xp', 3), gain('coin', 6)], used: 'standard', source: 'ours' },
  { id: 'enemy-u2', name: 'Blind Newt', level: 2, count: 4, attack: 3, health: 4, rewards: [gainVillager(1), gain('xp', 1), gain('shell', 1)], used: 'underground', source: 'ours' },
  { id: 'enemy-u5', name: 'Fungal Brute', level: 5, count: 4, attack: 3, health: 10, rewards: [gainVillager(2), gain('xp', 2)], used: 'underground', source: 'ours' },
  { id: 'enemy-u7', name: 'Magma Eel', level: 7, count: 4, attack: 6, health: 10, rewards: [gainVillager(2), gain('xp', 2), gain('coin', 2), gain('demon', 1)], used: 'underground', source: 'ours' },
  { id: 'enemy-drill3', name: 'Drill Tank (3)', level: 3, count: 4, attack: 3, health: 6, rewards: [gainVillager(1), gain('xp', 1), gain('tool', 1)], used: 'story', source: 'ours' },
  { id: 'enemy-drill4', name: 'Drill Tank (4)', level: 4, count: 4, attack: 4, health: 7, rewards: [gainVillager(1), gain('xp', 2), gain('tool', 1), gain('coin', 1)], used: 'story', source: 'ours' },
  { id: 'enemy-gigaslug', name: 'Gigaslug', level: 9, count: 2, attack: 5, health: 20, rewards: [gainVillager(3), gain('xp', 3), gain('shell', 3)], used: 'story', source: 'ours' },
  { id: 'enemy-giant-boar', name: 'Giant Boar', level: null, count: 1, attack: 4, health: 9, rewards: [gainVillager(1), gain('xp', 2), gain('coin', 4)], used: 'story', source: 'ours' },
  { id: 'enemy-guild-tank', name: 'Guild Tank', level: null, count: 1, attack: 6, health: 15, rewards: [gainVillager(2), gain('xp', 3), gain('coin', 4), gain('tool', 2)], used: 'story', source: 'ours' },
]

const enemiesById = new Map(enemies.map((one) => [one.id, one]))
export const enemyOf = (id: string): Enemy => enemiesById.get(id)!

/** Which enemy stands for a level on this side of the map. */
export const enemyOfLevel = (side: Side, level: number): Enemy =>
  enemies.find((one) => one.level === level && one.used === side) ??
  enemies.find((one) => one.level === level && one.used === 'standard')!

/** Tokens of levels 1 to 8 for each player, and of level 9 by the number of players (NON-012). */
export const enemiesPerPlayer = 1
export const lastLevel = 9
export const lastLevelTokens = { 1: 1, 2: 1, 3: 2, 4: 2 } as const
