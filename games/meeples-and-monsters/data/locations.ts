import type { Source, UnitClass } from './classes'
import {
  draw,
  drawQuests,
  type Effect,
  gain,
  gainFromTile,
  hill,
  recall,
  removeCorruption,
  returnHere,
  stay,
  turnBoost,
  turnBoostOne,
  vp,
} from './effects'

export type Quarter = 'villages' | 'university' | 'castle' | 'cathedral'
/** Clockwise. */
export const quarters = ['villages', 'university', 'castle', 'cathedral'] as const satisfies Quarter[]

/** One Unit has to match: a class, any Unit, any Prestige Unit, or one of several of these. */
export type Need = UnitClass | 'any' | 'prestige' | readonly (UnitClass | 'prestige')[]

export interface StartingLocation {
  readonly id: string
  readonly name: string
  readonly quarter: Quarter
  readonly needs: readonly Need[]
  readonly effects: readonly Effect[]
  readonly source: Source
}

export interface Slot {
  readonly id: string
  readonly quarter: Quarter
  readonly bonus: Effect
  readonly source: Source
}

export interface Tile {
  readonly id: string
  readonly name: string
  readonly needs: readonly Need[]
  readonly effects: readonly Effect[]
  /** Prestige Units that lie on it when it is built (MM-311). */
  readonly stock: number
  readonly source: Source
}

/** The printed Location of each quarter. */
// biome-ignore format: a table, one row a line
export const startingLocations: readonly StartingLocation[] = [
  { id: 'arena', name: 'Arena', quarter: 'villages', needs: ['peasant', 'peasant'], effects: [returnHere('peasant'), gain('warrior', 1)], source: 'public+ours' },
  { id: 'academy-of-mages', name: 'Academy of Mages', quarter: 'university', needs: ['peasant'], effects: [returnHere('peasant'), gain('mage', 1)], source: 'public+ours' },
  { id: 'keep', name: 'Keep', quarter: 'castle', needs: ['warrior', 'peasant'], effects: [returnHere('peasant'), gain('knight', 1)], source: 'public+ours' },
  { id: 'chapel', name: 'Chapel', quarter: 'cathedral', needs: ['peasant', 'any'], effects: [returnHere('peasant'), gain('cleric', 1)], source: 'public+ours' },
]

/** Places for built Locations, with the bonus for building there. */
// biome-ignore format: a table, one row a line
export const slots: readonly Slot[] = [
  { id: 'villages-1', quarter: 'villages', bonus: gain('warrior', 1), source: 'ours' },
  { id: 'villages-2', quarter: 'villages', bonus: vp(2), source: 'ours' },
  { id: 'university-1', quarter: 'university', bonus: drawQuests(2, 1), source: 'ours' },
  { id: 'university-2', quarter: 'university', bonus: gain('mage', 1), source: 'ours' },
  { id: 'castle-1', quarter: 'castle', bonus: draw(2), source: 'ours' },
  { id: 'castle-2', quarter: 'castle', bonus: vp(2), source: 'ours' },
  { id: 'cathedral-1', quarter: 'cathedral', bonus: removeCorruption(1), source: 'ours' },
  { id: 'cathedral-2', quarter: 'cathedral', bonus: gain('cleric', 1), source: 'ours' },
]

/** The 15 Location tiles. */
// biome-ignore format: a table, one row a line
export const tiles: readonly Tile[] = [
  { id: 'healers-temple', name: "Healer's Temple", needs: ['warrior', 'cleric'], effects: [removeCorruption(2)], stock: 0, source: 'book+ours' },
  { id: 'house-of-lords', name: 'House of Lords', needs: ['mage'], effects: [vp(2), gain('peasant', 1)], stock: 0, source: 'book+ours' },
  { id: 'levy-station', name: 'Levy Station', needs: ['mage', 'warrior'], effects: [turnBoost('peasant', 2), gain('warrior', 1)], stock: 0, source: 'book' },
  { id: 'colosseum', name: 'Colosseum', needs: [['warrior', 'knight', 'prestige']], effects: [hill(vp(3))], stock: 0, source: 'book+ours' },
  { id: 'candlelit-shrine', name: 'Candlelit Shrine', needs: ['mage'], effects: [turnBoost('cleric', 1), draw(1)], stock: 0, source: 'book+ours' },
  { id: 'coaching-inn', name: 'Coaching Inn', needs: ['any'], effects: [recall(3, 1)], stock: 0, source: 'book+ours' },
  { id: 'guardhouse', name: 'Guardhouse', needs: ['warrior'], effects: [stay('warrior'), drawQuests(1, 1)], stock: 0, source: 'book+ours' },
  { id: 'watchtower', name: 'Watchtower', needs: ['cleric', 'peasant'], effects: [draw(2)], stock: 0, source: 'book+ours' },
  { id: 'rangers-lodge', name: "Rangers' Lodge", needs: ['warrior', 'peasant'], effects: [returnHere('warrior'), gainFromTile('ranger')], stock: 3, source: 'book+ours' },
  { id: 'paladins-chapterhouse', name: "Paladins' Chapterhouse", needs: ['knight', 'cleric'], effects: [returnHere('cleric'), gainFromTile('paladin')], stock: 3, source: 'book+ours' },
  { id: 'shamans-grove', name: "Shamans' Grove", needs: ['mage', 'cleric'], effects: [returnHere('mage'), gainFromTile('shaman')], stock: 3, source: 'book+ours' },
  { id: 'great-library', name: 'Great Library', needs: ['mage'], effects: [drawQuests(2, 1)], stock: 0, source: 'ours' },
  { id: 'almshouse', name: 'Almshouse', needs: ['peasant', 'peasant'], effects: [returnHere('peasant'), vp(1)], stock: 0, source: 'ours' },
  { id: 'armory', name: 'Armory', needs: ['peasant'], effects: [turnBoostOne(2)], stock: 0, source: 'book+ours' },
  { id: 'tournament-field', name: 'Tournament Field', needs: ['knight', 'any'], effects: [turnBoost('knight', 1), vp(2)], stock: 0, source: 'ours' },
]
