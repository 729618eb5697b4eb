import { build, buyGear, type Effect, fullHeal, gain, type Source } from './effects'

export type SpecialistKind = 'builder' | 'healer' | 'teacher' | 'outfitter'

export interface Specialist {
  readonly id: string
  readonly name: string
  readonly kind: SpecialistKind
  /** Dealt at the start (NON-018), from the row and its pile (NON-019), or shuffled into it by a chapter of the story. */
  readonly set: 'start' | 'pool' | 'story'
  readonly cost: number
  readonly tax: number
  readonly effects: readonly Effect[]
  readonly source: Source
}

/** One token of each. The book's action kinds; most numbers ours. */
// biome-ignore format: a table, one row a line
export const specialists: readonly Specialist[] = [
  { id: 's-mason', name: 'Mason', kind: 'builder', set: 'start', cost: 2, tax: 2, effects: [build], source: 'ours' },
  { id: 's-roofer', name: 'Roofer', kind: 'builder', set: 'start', cost: 3, tax: 1, effects: [build, gain('heart', 3)], source: 'action pictured in book; cost, tax ours' },
  { id: 's-surveyor', name: 'Surveyor', kind: 'builder', set: 'start', cost: 4, tax: 1, effects: [build, gain('xp', 1)], source: 'action pictured in book; cost, tax ours' },
  { id: 's-beachcomber', name: 'Beachcomber', kind: 'builder', set: 'start', cost: 3, tax: 1, effects: [build, gain('shell', 1)], source: 'ours' },
  { id: 's-herbalist', name: 'Herbalist', kind: 'healer', set: 'start', cost: 1, tax: 1, effects: [fullHeal], source: 'ours' },
  { id: 's-acolyte', name: 'Acolyte', kind: 'healer', set: 'start', cost: 2, tax: 1, effects: [fullHeal, gain('mana', 1)], source: 'action pictured in book; cost, tax ours' },
  { id: 's-bonesetter', name: 'Bonesetter', kind: 'healer', set: 'start', cost: 3, tax: 1, effects: [fullHeal, gain('tool', 1)], source: 'action pictured in book; cost, tax ours' },
  { id: 's-midwife', name: 'Midwife', kind: 'healer', set: 'start', cost: 2, tax: 1, effects: [fullHeal, gain('shell', 1)], source: 'ours' },
  { id: 's-carpenter', name: 'Carpenter', kind: 'builder', set: 'pool', cost: 2, tax: 1, effects: [build], source: 'ours' },
  { id: 's-demon-mason', name: 'Demon Mason', kind: 'builder', set: 'pool', cost: 4, tax: 2, effects: [build, gain('demon', 1)], source: 'ours' },
  { id: 's-crystal-wright', name: 'Crystal Wright', kind: 'builder', set: 'pool', cost: 5, tax: 2, effects: [build, gain('crystal', 1)], source: 'ours' },
  { id: 's-architect', name: 'Architect', kind: 'builder', set: 'pool', cost: 5, tax: 2, effects: [build, gain('book', 1)], source: 'ours' },
  { id: 's-cook-builder', name: 'Camp Cook', kind: 'builder', set: 'pool', cost: 3, tax: 2, effects: [build, gain('heart', 5)], source: 'ours' },
  { id: 's-priestess', name: 'Priestess', kind: 'healer', set: 'pool', cost: 3, tax: 1, effects: [fullHeal, gain('mana', 2)], source: 'ours' },
  { id: 's-exorcist', name: 'Exorcist', kind: 'healer', set: 'pool', cost: 4, tax: 2, effects: [fullHeal, gain('demon', 1)], source: 'ours' },
  { id: 's-crystal-nurse', name: 'Crystal Nurse', kind: 'healer', set: 'pool', cost: 4, tax: 2, effects: [fullHeal, gain('crystal', 1)], source: 'ours' },
  { id: 's-drillmaster', name: 'Drillmaster', kind: 'teacher', set: 'pool', cost: 2, tax: 1, effects: [gain('xp', 2)], source: 'ours' },
  { id: 's-tinker-sage', name: 'Tinker Sage', kind: 'teacher', set: 'pool', cost: 4, tax: 2, effects: [gain('xp', 2), gain('tool', 1)], source: 'action pictured in book; cost, tax ours' },
  { id: 's-shell-sage', name: 'Shell Sage', kind: 'teacher', set: 'pool', cost: 3, tax: 1, effects: [gain('xp', 2), gain('shell', 1)], source: 'ours' },
  { id: 's-librarian', name: 'Librarian', kind: 'teacher', set: 'pool', cost: 5, tax: 2, effects: [gain('xp', 2), gain('book', 1)], source: 'ours' },
  { id: 's-outfitter', name: 'Outfitter', kind: 'outfitter', set: 'pool', cost: 1, tax: 1, effects: [buyGear(0)], source: 'action pictured in book; cost, tax ours' },
  { id: 's-armorer', name: 'Armorer', kind: 'outfitter', set: 'pool', cost: 2, tax: 2, effects: [buyGear(0)], source: 'action pictured in book; cost, tax ours' },
]

/** Specialists that a chapter of the story shuffles into the pile. */
// biome-ignore format: a table, one row a line
export const storySpecialists: readonly Specialist[] = [
  { id: 'story-specialist', name: 'Glogo Foreman', kind: 'builder', set: 'story', cost: 3, tax: 2, effects: [build, gain('tool', 1)], source: 'count book; rest ours' },
  { id: 'mystic-healer', name: 'Mystic Healer', kind: 'healer', set: 'story', cost: 2, tax: 1, effects: [fullHeal, gain('mana', 3)], source: 'name and count book; rest ours' },
]

const specialistsById = new Map([...specialists, ...storySpecialists].map((one) => [one.id, one]))
export const specialistOf = (id: string): Specialist => specialistsById.get(id)!
