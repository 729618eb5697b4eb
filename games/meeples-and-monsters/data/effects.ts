import type { MeepleClass, PrestigeClass, UnitClass } from './classes'

export type MonsterType = 'humanoid' | 'monstrous' | 'undead'
export const monsterTypes = ['humanoid', 'monstrous', 'undead'] as const satisfies MonsterType[]

export type TowerSet = 'rod' | 'darkness' | 'taint'

/** What `vpEach` and `vpIf` can count. */
export type Counted = 'cards3' | 'quests' | 'typeSets' | 'prestigeHere' | 'classesHere'

/** The closed vocabulary of everything that slots, Locations, Monsters, tokens, Quests and Rooms can do. */
export type Effect =
  | { readonly do: 'vp'; readonly n: number }
  | { readonly do: 'vpEach'; readonly n: number; readonly what: Counted; readonly max?: number }
  | { readonly do: 'vpIf'; readonly n: number; readonly what: 'cleanTavern' }
  | { readonly do: 'gain'; readonly cls: MeepleClass; readonly n: number }
  | { readonly do: 'gainFromTile'; readonly cls: PrestigeClass }
  | { readonly do: 'returnHere'; readonly cls: UnitClass }
  | { readonly do: 'removeCorruption'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'drawQuests'; readonly draw: number; readonly discard: number }
  | { readonly do: 'discardQuest'; readonly n: number }
  | { readonly do: 'turnBoost'; readonly cls: UnitClass; readonly n: number }
  | { readonly do: 'turnBoostOne'; readonly n: number }
  | { readonly do: 'stay'; readonly cls: UnitClass }
  | { readonly do: 'recall'; readonly own: number; readonly others: number }
  | { readonly do: 'hill'; readonly effects: readonly Effect[] }
  | { readonly do: 'boost'; readonly cls: UnitClass | 'prestige'; readonly n: number }
  | { readonly do: 'boostWith'; readonly target: UnitClass; readonly partner: UnitClass; readonly n: number }
  | { readonly do: 'boostVs'; readonly type: MonsterType; readonly n: number }
  | { readonly do: 'dpSwap'; readonly cls: MeepleClass }
  | { readonly do: 'dpMuster'; readonly classes: number }
  | { readonly do: 'tithe' }
  | { readonly do: 'bounty'; readonly type: MonsterType; readonly n: number }
  | { readonly do: 'set'; readonly name: TowerSet }

export const vp = (n: number): Effect => ({ do: 'vp', n })
export const vpEach = (n: number, what: Counted, max?: number): Effect =>
  max === undefined ? { do: 'vpEach', n, what } : { do: 'vpEach', n, what, max }
export const vpIf = (n: number, what: 'cleanTavern'): Effect => ({ do: 'vpIf', n, what })
export const gain = (cls: MeepleClass, n: number): Effect => ({ do: 'gain', cls, n })
export const gainCorruption = (n: number): Effect => gain('corruption', n)
export const gainFromTile = (cls: PrestigeClass): Effect => ({ do: 'gainFromTile', cls })
export const returnHere = (cls: UnitClass): Effect => ({ do: 'returnHere', cls })
export const removeCorruption = (n: number): Effect => ({ do: 'removeCorruption', n })
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const drawQuests = (x: number, y: number): Effect => ({ do: 'drawQuests', draw: x, discard: y })
export const discardQuest = (n: number): Effect => ({ do: 'discardQuest', n })
export const turnBoost = (cls: UnitClass, n: number): Effect => ({ do: 'turnBoost', cls, n })
export const turnBoostOne = (n: number): Effect => ({ do: 'turnBoostOne', n })
export const stay = (cls: UnitClass): Effect => ({ do: 'stay', cls })
export const recall = (own: number, others: number): Effect => ({ do: 'recall', own, others })
export const hill = (...effects: Effect[]): Effect => ({ do: 'hill', effects })
export const boost = (cls: UnitClass | 'prestige', n: number): Effect => ({ do: 'boost', cls, n })
export const boostWith = (target: UnitClass, partner: UnitClass, n: number): Effect => ({
  do: 'boostWith',
  target,
  partner,
  n,
})
export const boostVs = (type: MonsterType, n: number): Effect => ({ do: 'boostVs', type, n })
export const dpSwap = (cls: MeepleClass): Effect => ({ do: 'dpSwap', cls })
export const dpMuster = (classes: number): Effect => ({ do: 'dpMuster', classes })
export const tithe: Effect = { do: 'tithe' }
export const bounty = (type: MonsterType, n: number): Effect => ({ do: 'bounty', type, n })
export const set = (name: TowerSet): Effect => ({ do: 'set', name })
