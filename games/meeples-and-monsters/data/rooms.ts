import type { Source } from './classes'
import { bounty, discardQuest, drawQuests, type Effect, gain, returnHere, set, type TowerSet, tithe } from './effects'
import type { Need } from './locations'

export interface Room {
  readonly id: string
  readonly name: string
  readonly needs: readonly Need[]
  /** Corruption that goes there besides the Units: none, exactly one, or any number. */
  readonly corruption: 'none' | 'one' | 'any'
  readonly effects: readonly Effect[]
  readonly source: Source
}

/** The 20 Tower Rooms. */
// biome-ignore format: a table, one row a line
export const rooms: readonly Room[] = [
  { id: 'rod-cleric', name: 'Rod of Ruin: the Handle', needs: ['cleric', 'any'], corruption: 'none', effects: [set('rod')], source: 'book' },
  { id: 'rod-mage', name: 'Rod of Ruin: the Shaft', needs: ['mage', 'any'], corruption: 'none', effects: [set('rod')], source: 'ours' },
  { id: 'rod-warrior', name: 'Rod of Ruin: the Collar', needs: ['warrior', 'any'], corruption: 'none', effects: [set('rod')], source: 'ours' },
  { id: 'rod-knight', name: 'Rod of Ruin: the Crown', needs: ['knight', 'any'], corruption: 'none', effects: [set('rod')], source: 'ours' },
  { id: 'darkness-warrior', name: 'Darkness: the Cellar', needs: ['warrior'], corruption: 'one', effects: [returnHere('warrior'), drawQuests(2, 1), set('darkness')], source: 'book' },
  { id: 'darkness-mage', name: 'Darkness: the Study', needs: ['mage'], corruption: 'one', effects: [returnHere('mage'), drawQuests(2, 1), set('darkness')], source: 'ours' },
  { id: 'darkness-cleric', name: 'Darkness: the Crypt', needs: ['cleric'], corruption: 'one', effects: [returnHere('cleric'), drawQuests(2, 1), set('darkness')], source: 'ours' },
  { id: 'darkness-knight', name: 'Darkness: the Oubliette', needs: ['knight'], corruption: 'one', effects: [drawQuests(2, 1), set('darkness')], source: 'book' },
  { id: 'taint-mage', name: 'Corruption: the Laboratory', needs: ['mage'], corruption: 'one', effects: [discardQuest(1), set('taint')], source: 'book' },
  { id: 'taint-cleric', name: 'Corruption: the Vestry', needs: ['cleric'], corruption: 'one', effects: [discardQuest(1), set('taint')], source: 'ours' },
  { id: 'taint-warrior', name: 'Corruption: the Guardroom', needs: ['warrior'], corruption: 'one', effects: [discardQuest(1), set('taint')], source: 'ours' },
  { id: 'taint-peasant', name: 'Corruption: the Pantry', needs: ['peasant'], corruption: 'one', effects: [discardQuest(1), set('taint')], source: 'ours' },
  { id: 'paladin-room', name: 'The Oath Chamber', needs: ['knight', 'cleric', 'peasant'], corruption: 'none', effects: [gain('paladin', 1)], source: 'book+ours' },
  { id: 'ranger-room', name: 'The Map Room', needs: ['warrior', 'warrior', 'peasant'], corruption: 'none', effects: [gain('ranger', 1)], source: 'ours' },
  { id: 'shaman-room', name: 'The Spirit Room', needs: ['mage', 'cleric', 'peasant'], corruption: 'none', effects: [gain('shaman', 1)], source: 'ours' },
  { id: 'tithe-cleric', name: 'The Reliquary', needs: ['cleric'], corruption: 'any', effects: [returnHere('cleric'), tithe, drawQuests(2, 1)], source: 'book' },
  { id: 'tithe-mage', name: 'The Scrying Pool', needs: ['mage'], corruption: 'any', effects: [returnHere('mage'), tithe, drawQuests(2, 1)], source: 'ours' },
  { id: 'bounty-warrior', name: 'The Trophy Room', needs: ['warrior'], corruption: 'none', effects: [bounty('undead', 2)], source: 'book+ours' },
  { id: 'bounty-knight', name: 'The Kennels', needs: ['knight'], corruption: 'none', effects: [bounty('monstrous', 2)], source: 'ours' },
  { id: 'bounty-mage', name: 'The Interrogation Room', needs: ['mage'], corruption: 'none', effects: [bounty('humanoid', 2)], source: 'ours' },
]

/** Points for one, two, three and four Rooms of a set. */
export const setPoints: Readonly<Record<TowerSet, readonly number[]>> = {
  rod: [0, 1, 4, 9, 14],
  darkness: [0, 2, 4, 7, 11],
  taint: [0, 1, 3, 6, 10],
}

export const roomsPerTower = 5
