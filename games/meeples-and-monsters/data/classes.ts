export type BasicClass = 'peasant' | 'warrior' | 'mage' | 'cleric' | 'knight'
export type PrestigeClass = 'ranger' | 'paladin' | 'shaman'
export type UnitClass = BasicClass | PrestigeClass
/** Every kind of wooden piece. Corruption is a meeple, but not a Unit (MM-206). */
export type MeepleClass = UnitClass | 'corruption'
/** Classes with an ability card of their own: Peasants have none. */
export type LevelledClass = 'mage' | 'cleric' | 'knight' | 'warrior'
export type Level = 1 | 2 | 3

export type Source = 'book' | 'public' | 'ours' | 'book+ours' | 'public+ours' | 'book+public'

export interface MeepleRow {
  readonly id: MeepleClass
  readonly name: string
  readonly plural: string
  readonly letter: string
  readonly count: number
  readonly source: Source
}

export const meeples: readonly MeepleRow[] = [
  { id: 'peasant', name: 'Peasant', plural: 'Peasants', letter: 'P', count: 48, source: 'book' },
  { id: 'warrior', name: 'Warrior', plural: 'Warriors', letter: 'W', count: 18, source: 'book' },
  { id: 'mage', name: 'Mage', plural: 'Mages', letter: 'M', count: 18, source: 'book' },
  { id: 'cleric', name: 'Cleric', plural: 'Clerics', letter: 'C', count: 18, source: 'book' },
  { id: 'knight', name: 'Knight', plural: 'Knights', letter: 'K', count: 12, source: 'book' },
  { id: 'ranger', name: 'Ranger', plural: 'Rangers', letter: 'R', count: 5, source: 'book' },
  { id: 'paladin', name: 'Paladin', plural: 'Paladins', letter: 'L', count: 5, source: 'book' },
  { id: 'shaman', name: 'Shaman', plural: 'Shamans', letter: 'S', count: 5, source: 'book' },
  { id: 'corruption', name: 'Corruption', plural: 'Corruption', letter: 'X', count: 20, source: 'book' },
]

export const basicClasses = ['peasant', 'warrior', 'mage', 'cleric', 'knight'] as const satisfies BasicClass[]
export const prestigeClasses = ['ranger', 'paladin', 'shaman'] as const satisfies PrestigeClass[]
export const unitClasses: readonly UnitClass[] = [...basicClasses, ...prestigeClasses]
export const meepleClasses: readonly MeepleClass[] = [...unitClasses, 'corruption']
export const levelledClasses = ['mage', 'cleric', 'knight', 'warrior'] as const satisfies LevelledClass[]

export const isPrestige = (cls: MeepleClass): cls is PrestigeClass => prestigeClasses.some((one) => one === cls)
export const isLevelled = (cls: MeepleClass): cls is LevelledClass => levelledClasses.some((one) => one === cls)

export const meepleOf = (cls: MeepleClass): MeepleRow => meeples.find(({ id }) => id === cls)!
export const meepleName = (cls: MeepleClass): string => meepleOf(cls).name

export type Ability = 'study' | 'confess' | 'ride' | 'levy'

export interface AbilityCard {
  readonly cls: LevelledClass
  readonly level: Level
  readonly combat: number
  readonly ability: Ability | null
  /** VP to reach this level; nothing for the first. */
  readonly cost: number
  readonly source: Source
}

/** Level 1 is printed on the player's board, levels 2 and 3 on the two sides of a card (R11). */
// biome-ignore format: a table, one row a line
export const abilityCards: readonly AbilityCard[] = [
  { cls: 'mage', level: 1, combat: 1, ability: null, cost: 0, source: 'ours' },
  { cls: 'mage', level: 2, combat: 1, ability: 'study', cost: 1, source: 'public+ours' },
  { cls: 'mage', level: 3, combat: 1, ability: 'study', cost: 1, source: 'public+ours' },
  { cls: 'cleric', level: 1, combat: 1, ability: null, cost: 0, source: 'ours' },
  { cls: 'cleric', level: 2, combat: 1, ability: 'confess', cost: 0, source: 'public+ours' },
  { cls: 'cleric', level: 3, combat: 1, ability: 'confess', cost: 3, source: 'public+ours' },
  { cls: 'knight', level: 1, combat: 2, ability: null, cost: 0, source: 'ours' },
  { cls: 'knight', level: 2, combat: 2, ability: 'ride', cost: 2, source: 'public+ours' },
  { cls: 'knight', level: 3, combat: 3, ability: 'ride', cost: 2, source: 'public+ours' },
  { cls: 'warrior', level: 1, combat: 1, ability: null, cost: 0, source: 'ours' },
  { cls: 'warrior', level: 2, combat: 2, ability: null, cost: 0, source: 'public+ours' },
  { cls: 'warrior', level: 3, combat: 2, ability: 'levy', cost: 2, source: 'book+public' },
]

export const abilityCard = (cls: LevelledClass, level: Level): AbilityCard =>
  abilityCards.find((card) => card.cls === cls && card.level === level)!

/** Study at levels 2 and 3: Quests drawn and then discarded. */
export const study: Readonly<Record<2 | 3, { readonly draw: number; readonly discard: number }>> = {
  2: { draw: 1, discard: 0 },
  3: { draw: 2, discard: 1 },
}

export const peasantCombat = 1
export const prestigeCombat: Readonly<Record<PrestigeClass, number>> = { ranger: 3, paladin: 2, shaman: 2 }
/** Prestige Units are of level 3 for whatever looks at levels (MM-507). */
export const prestigeLevel = 3
export const rangerBounty = 1

export const start = {
  bag: { peasant: 7, corruption: 3 },
  tavern: 4,
  quests: 2,
  offer: 4,
  city: 6,
  stock: 3,
  source: 'book',
} as const

/** Meeples drawn each turn after none, one, two and three Arrives cards (MM-713, MM-714). */
export const drawNumber = [4, 5, 6, 6] as const

export const finalTurns = 2
