import type { Source } from './classes'
import {
  boost,
  boostVs,
  boostWith,
  discardQuest,
  draw,
  drawQuests,
  type Effect,
  gain,
  gainCorruption,
  type MonsterType,
  removeCorruption,
  vpEach,
  vpIf,
} from './effects'
import type { Quarter } from './locations'

export interface Monster {
  readonly id: string
  readonly name: string
  readonly level: 1 | 2 | 3
  readonly quarter: Quarter
  readonly type: MonsterType
  readonly strength: number
  readonly vp: number
  readonly effect: Effect | null
  /** Left in the box with two players (MM-106). */
  readonly threePlus: boolean
  readonly source: Source
}

export interface CouncilMonster {
  readonly id: string
  readonly name: string
  readonly role: 'overlord' | 'henchman'
  readonly type: MonsterType
  readonly strength: number
  readonly vp: number
  readonly source: Source
}

export interface CouncilToken {
  readonly id: string
  readonly name: string
  readonly effect: Effect
  readonly source: Source
}

/** The card that is never placed in the city (MM-704). */
export const arrivesCard = 'dark-council-arrives'
export const arrivesCards = 3

/** Cards of each level that an Arrives card is shuffled into: the bottom four, eight, and half (MM-107 to MM-109). */
export const packet: Readonly<Record<1 | 2 | 3, (cards: number) => number>> = {
  1: () => 4,
  2: () => 8,
  3: (cards) => cards / 2,
}

/** Overlords and Henchman are of level 3 for the Paladin (R20). */
export const councilLevel = 3

/** All 40 Monsters: 12 of level 1, 20 of level 2, 8 of level 3. */
// biome-ignore format: a table, one row a line
export const monsters: readonly Monster[] = [
  { id: 'skeleton', name: 'Skeleton', level: 1, quarter: 'villages', type: 'undead', strength: 2, vp: 1, effect: null, threePlus: false, source: 'book+ours' },
  { id: 'goblin-whittler', name: 'Goblin Whittler', level: 1, quarter: 'villages', type: 'humanoid', strength: 3, vp: 1, effect: boostWith('peasant', 'mage', 1), threePlus: false, source: 'ours' },
  { id: 'giant-termite', name: 'Giant Termite', level: 1, quarter: 'villages', type: 'monstrous', strength: 3, vp: 2, effect: null, threePlus: true, source: 'public+ours' },
  { id: 'bookworm', name: 'Giant Bookworm', level: 1, quarter: 'university', type: 'monstrous', strength: 2, vp: 1, effect: drawQuests(2, 1), threePlus: false, source: 'ours' },
  { id: 'attic-poltergeist', name: 'Attic Poltergeist', level: 1, quarter: 'university', type: 'undead', strength: 3, vp: 1, effect: draw(1), threePlus: false, source: 'ours' },
  { id: 'kobold-kindler', name: 'Kobold Kindler', level: 1, quarter: 'university', type: 'humanoid', strength: 4, vp: 1, effect: gain('mage', 1), threePlus: false, source: 'ours' },
  { id: 'splinter-bandit', name: 'Splinter Bandit', level: 1, quarter: 'castle', type: 'humanoid', strength: 2, vp: 2, effect: gain('peasant', 1), threePlus: false, source: 'ours' },
  { id: 'ghoul', name: 'Ghoul', level: 1, quarter: 'castle', type: 'undead', strength: 4, vp: 1, effect: boost('warrior', 1), threePlus: false, source: 'book+ours' },
  { id: 'rabid-beaver', name: 'Rabid Beaver', level: 1, quarter: 'castle', type: 'monstrous', strength: 3, vp: 2, effect: null, threePlus: false, source: 'public+ours' },
  { id: 'zombie-lumberjack', name: 'Zombie Lumberjack', level: 1, quarter: 'cathedral', type: 'undead', strength: 3, vp: 1, effect: discardQuest(1), threePlus: false, source: 'ours' },
  { id: 'cult-acolyte', name: 'Cult Acolyte', level: 1, quarter: 'cathedral', type: 'humanoid', strength: 4, vp: 2, effect: removeCorruption(1), threePlus: false, source: 'ours' },
  { id: 'sap-leech', name: 'Sap Leech', level: 1, quarter: 'cathedral', type: 'monstrous', strength: 2, vp: 1, effect: null, threePlus: true, source: 'ours' },
  { id: 'tree-beast', name: 'Tree Beast', level: 2, quarter: 'villages', type: 'monstrous', strength: 5, vp: 3, effect: null, threePlus: false, source: 'book+ours' },
  { id: 'orc-logger', name: 'Orc Logger', level: 2, quarter: 'villages', type: 'humanoid', strength: 6, vp: 2, effect: boost('peasant', 1), threePlus: false, source: 'ours' },
  { id: 'grave-wight', name: 'Grave Wight', level: 2, quarter: 'villages', type: 'undead', strength: 6, vp: 4, effect: gainCorruption(1), threePlus: false, source: 'ours' },
  { id: 'ogre-carpenter', name: 'Ogre Carpenter', level: 2, quarter: 'villages', type: 'humanoid', strength: 7, vp: 3, effect: gain('warrior', 1), threePlus: true, source: 'ours' },
  { id: 'splinter-hydra', name: 'Splinter Hydra', level: 2, quarter: 'villages', type: 'monstrous', strength: 8, vp: 5, effect: null, threePlus: true, source: 'ours' },
  { id: 'dark-apprentice', name: 'Dark Apprentice', level: 2, quarter: 'university', type: 'humanoid', strength: 5, vp: 2, effect: boost('mage', 1), threePlus: false, source: 'ours' },
  { id: 'gargoyle', name: 'Gargoyle', level: 2, quarter: 'university', type: 'monstrous', strength: 6, vp: 3, effect: drawQuests(2, 1), threePlus: false, source: 'ours' },
  { id: 'banshee', name: 'Banshee', level: 2, quarter: 'university', type: 'undead', strength: 5, vp: 2, effect: discardQuest(1), threePlus: false, source: 'ours' },
  { id: 'giant-moth', name: 'Giant Moth', level: 2, quarter: 'university', type: 'monstrous', strength: 7, vp: 3, effect: boostWith('mage', 'warrior', 1), threePlus: true, source: 'ours' },
  { id: 'spectral-scholar', name: 'Spectral Scholar', level: 2, quarter: 'university', type: 'undead', strength: 8, vp: 4, effect: drawQuests(3, 2), threePlus: true, source: 'ours' },
  { id: 'hobgoblin-captain', name: 'Hobgoblin Captain', level: 2, quarter: 'castle', type: 'humanoid', strength: 6, vp: 2, effect: boost('knight', 1), threePlus: false, source: 'ours' },
  { id: 'siege-beetle', name: 'Siege Beetle', level: 2, quarter: 'castle', type: 'monstrous', strength: 7, vp: 4, effect: null, threePlus: false, source: 'ours' },
  { id: 'axe-mercenaries', name: 'Axe Mercenaries', level: 2, quarter: 'castle', type: 'humanoid', strength: 5, vp: 2, effect: gain('warrior', 1), threePlus: false, source: 'ours' },
  { id: 'headless-rider', name: 'Headless Rider', level: 2, quarter: 'castle', type: 'undead', strength: 8, vp: 3, effect: boostVs('humanoid', 1), threePlus: true, source: 'ours' },
  { id: 'mahogany-minotaur', name: 'Mahogany Minotaur', level: 2, quarter: 'castle', type: 'monstrous', strength: 8, vp: 4, effect: draw(2), threePlus: true, source: 'ours' },
  { id: 'mummy', name: 'Mummy', level: 2, quarter: 'cathedral', type: 'undead', strength: 5, vp: 4, effect: gainCorruption(1), threePlus: false, source: 'ours' },
  { id: 'fallen-priest', name: 'Fallen Priest', level: 2, quarter: 'cathedral', type: 'humanoid', strength: 6, vp: 2, effect: boost('cleric', 1), threePlus: false, source: 'ours' },
  { id: 'crypt-crawler', name: 'Crypt Crawler', level: 2, quarter: 'cathedral', type: 'monstrous', strength: 6, vp: 2, effect: boostVs('undead', 1), threePlus: false, source: 'ours' },
  { id: 'wraith', name: 'Wraith', level: 2, quarter: 'cathedral', type: 'undead', strength: 7, vp: 4, effect: removeCorruption(1), threePlus: true, source: 'ours' },
  { id: 'false-inquisitor', name: 'False Inquisitor', level: 2, quarter: 'cathedral', type: 'humanoid', strength: 7, vp: 3, effect: gain('cleric', 1), threePlus: true, source: 'ours' },
  { id: 'kindling-dragon', name: 'Kindling Dragon', level: 3, quarter: 'villages', type: 'monstrous', strength: 12, vp: 9, effect: null, threePlus: false, source: 'public+ours' },
  { id: 'orc-warlord', name: 'Orc Warlord', level: 3, quarter: 'villages', type: 'humanoid', strength: 10, vp: 6, effect: gain('knight', 1), threePlus: false, source: 'ours' },
  { id: 'lich', name: 'Lich', level: 3, quarter: 'university', type: 'undead', strength: 11, vp: 7, effect: drawQuests(2, 1), threePlus: false, source: 'ours' },
  { id: 'elder-dryad', name: 'Elder Dryad', level: 3, quarter: 'university', type: 'monstrous', strength: 10, vp: 7, effect: null, threePlus: true, source: 'ours' },
  { id: 'death-knight', name: 'Death Knight', level: 3, quarter: 'castle', type: 'undead', strength: 11, vp: 7, effect: boost('prestige', 1), threePlus: false, source: 'ours' },
  { id: 'timber-giant', name: 'Timber Giant', level: 3, quarter: 'castle', type: 'monstrous', strength: 9, vp: 6, effect: null, threePlus: false, source: 'ours' },
  { id: 'vampire-count', name: 'Vampire Count', level: 3, quarter: 'cathedral', type: 'undead', strength: 9, vp: 7, effect: gainCorruption(1), threePlus: false, source: 'public+ours' },
  { id: 'arch-heretic', name: 'Arch-Heretic', level: 3, quarter: 'cathedral', type: 'humanoid', strength: 9, vp: 5, effect: removeCorruption(2), threePlus: true, source: 'ours' },
]

/** The Dark Council: three Overlords and the Henchman, fought in the final turns only. */
// biome-ignore format: a table, one row a line
export const council: readonly CouncilMonster[] = [
  { id: 'lady-cinder', name: 'Lady Cinder', role: 'overlord', type: 'undead', strength: 12, vp: 8, source: 'ours' },
  { id: 'the-woodchipper', name: 'The Woodchipper', role: 'overlord', type: 'monstrous', strength: 14, vp: 10, source: 'ours' },
  { id: 'saw-ron', name: 'Saw Ron', role: 'overlord', type: 'humanoid', strength: 16, vp: 12, source: 'book+ours' },
  { id: 'combustor', name: 'Combustor', role: 'henchman', type: 'monstrous', strength: 10, vp: 5, source: 'book+ours' },
]

/** Three of these lie under the Overlords. */
// biome-ignore format: a table, one row a line
export const councilTokens: readonly CouncilToken[] = [
  { id: 'council-veterans', name: 'Veterans', effect: vpEach(1, 'cards3'), source: 'ours' },
  { id: 'council-chronicle', name: 'Chronicle', effect: vpEach(1, 'quests', 5), source: 'ours' },
  { id: 'council-trophies', name: 'Trophies', effect: vpEach(2, 'typeSets'), source: 'ours' },
  { id: 'council-champions', name: 'Champions', effect: vpEach(2, 'prestigeHere'), source: 'ours' },
  { id: 'council-muster', name: 'Muster', effect: vpEach(1, 'classesHere'), source: 'ours' },
  { id: 'council-purity', name: 'Purity', effect: vpIf(3, 'cleanTavern'), source: 'ours' },
]
