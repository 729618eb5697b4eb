import {
  act,
  addMove,
  block,
  boost,
  boostRoll,
  defense,
  drawQuest,
  type Face,
  gain,
  hit,
  ignoreEnemies,
  moveBonus,
  pay,
  recruitDiscount,
  rerollDie,
  type Source,
  type Standing,
  searchShield,
} from './effects'

export type HeroId = 'namal' | 'zeik' | 'halia' | 'marklun'
export const heroIds = ['namal', 'zeik', 'halia', 'marklun'] as const satisfies HeroId[]

export interface Hero {
  readonly id: HeroId
  readonly name: string
  readonly hearts: number
  readonly mana: number
  /** Base movement of the three hero actions (NON-081). */
  readonly arrows: readonly [number, number, number]
  /** The printed blue ability: in no slot, never covered (NON-007). */
  readonly blue: string
  /** The printed faces of the red slots, for dice of 1 to 4. */
  readonly red: readonly [Face, Face, Face, Face]
  readonly source: Source
}

export interface PrintedAbility {
  readonly id: string
  readonly name: string
  readonly hero: HeroId
  readonly standing: readonly Standing[]
  readonly source: Source
}

interface AbilityToken {
  readonly id: string
  readonly name: string
  readonly hero: HeroId
  readonly level: 1 | 2 | 3
  /** Experience to pay (NON-166). */
  readonly xp: number
  readonly source: Source
}
export interface RedAbility extends AbilityToken {
  readonly colour: 'red'
  readonly face: Face
}
export interface BlueAbility extends AbilityToken {
  readonly colour: 'blue'
  readonly standing: readonly Standing[]
}
export type Ability = RedAbility | BlueAbility

/** The hero boards. */
// biome-ignore format: a table, one row a line
export const heroes: readonly Hero[] = [
  { id: 'namal', name: 'Namal', hearts: 14, mana: 2, arrows: [2, 2, 3], blue: 'armored', red: [hit(2, 0, boost(1, 1, 0)), hit(1, 1), hit(2, 0), hit(3, 0)], source: 'face 1, the arrow value 2 and Armored: book; rest ours' },
  { id: 'zeik', name: 'Zeik', hearts: 13, mana: 3, arrows: [2, 3, 3], blue: 'farsight', red: [hit(1, 1), hit(2, 0), hit(2, 0, boost(1, 0, 2)), hit(3, 0)], source: 'Farsight: book; rest ours' },
  { id: 'halia', name: 'Halia', hearts: 12, mana: 4, arrows: [2, 3, 3], blue: 'strange-luck', red: [hit(1, 0, boost(1, 2, 0)), hit(2, 0), hit(2, 0, boost(1, 1, 0)), hit(3, 0)], source: 'Strange Luck: book; rest ours' },
  { id: 'marklun', name: 'Marklun', hearts: 11, mana: 5, arrows: [2, 2, 4], blue: 'haste', red: [hit(0, 1, boost(1, 3, 0)), hit(1, 0, boost(1, 2, 0)), hit(2, 0), hit(2, 0, boost(1, 2, 0))], source: 'Haste: book; rest ours' },
]

const heroesById = new Map<string, Hero>(heroes.map((one) => [one.id, one]))
export const heroOf = (id: string): Hero => heroesById.get(id)!

/** The blue abilities printed on the hero boards. */
// biome-ignore format: a table, one row a line
export const printedAbilities: readonly PrintedAbility[] = [
  { id: 'armored', name: 'Armored', hero: 'namal', standing: [act([pay('mana', 1)], [ignoreEnemies], 'turn')], source: 'book' },
  { id: 'farsight', name: 'Farsight', hero: 'zeik', standing: [act([pay('mana', 1)], [drawQuest(1, 1)], 'turn', 'season')], source: 'book' },
  { id: 'strange-luck', name: 'Strange Luck', hero: 'halia', standing: [act([pay('mana', 1)], [rerollDie], 'die')], source: 'book' },
  { id: 'haste', name: 'Haste', hero: 'marklun', standing: [act([pay('mana', 1)], [addMove(2)], 'moving')], source: 'book' },
]

const printedById = new Map(printedAbilities.map((one) => [one.id, one]))
export const printedAbilityOf = (id: string): PrintedAbility | undefined => printedById.get(id)

/** The ability tokens, six for each hero. */
// biome-ignore format: a table, one row a line
export const abilities: readonly Ability[] = [
  { id: 'dark-flame', name: 'Dark Flame', hero: 'halia', colour: 'red', level: 1, xp: 2, face: hit(3, 0, boost(1, 2, 0)), source: 'book (see ruling R1); xp cost ours' },
  { id: 'cinder-slash', name: 'Cinder Slash', hero: 'halia', colour: 'red', level: 2, xp: 3, face: hit(4, 0, boost(1, 2, 0)), source: 'name, colour, level: book; numbers ours' },
  { id: 'phoenix-lance', name: 'Phoenix Lance', hero: 'halia', colour: 'red', level: 3, xp: 5, face: hit(6, 0, boost(1, 2, 1)), source: 'ours' },
  { id: 'leadership', name: 'Leadership', hero: 'halia', colour: 'blue', level: 1, xp: 2, standing: [recruitDiscount(1)], source: 'book; level, cost ours' },
  { id: 'ember-ward', name: 'Ember Ward', hero: 'halia', colour: 'blue', level: 2, xp: 3, standing: [defense(1)], source: 'ours' },
  { id: 'second-wind', name: 'Second Wind', hero: 'halia', colour: 'blue', level: 2, xp: 3, standing: [act([pay('mana', 1)], [gain('heart', 2)], 'turn')], source: 'ours' },
  { id: 'piston-fist', name: 'Piston Fist', hero: 'namal', colour: 'red', level: 1, xp: 2, face: hit(3, 1), source: 'ours' },
  { id: 'saw-arm', name: 'Saw Arm', hero: 'namal', colour: 'red', level: 2, xp: 3, face: hit(4, 0, boost(1, 2, 0)), source: 'ours' },
  { id: 'meteor-drop', name: 'Meteor Drop', hero: 'namal', colour: 'red', level: 3, xp: 5, face: hit(6, 1), source: 'ours' },
  { id: 'self-repair', name: 'Self-Repair', hero: 'namal', colour: 'blue', level: 1, xp: 2, standing: [act([pay('tool', 1)], [gain('heart', 7)], 'turn', 'season', 'combat')], source: 'book; level, cost ours' },
  { id: 'alloy-plating', name: 'Alloy Plating', hero: 'namal', colour: 'blue', level: 2, xp: 3, standing: [defense(1)], source: 'ours' },
  { id: 'long-stride', name: 'Long Stride', hero: 'namal', colour: 'blue', level: 3, xp: 5, standing: [moveBonus(1), defense(1)], source: 'ours' },
  { id: 'boulder-toss', name: 'Boulder Toss', hero: 'zeik', colour: 'red', level: 1, xp: 2, face: hit(3, 0, boost(1, 1, 1)), source: 'ours' },
  { id: 'landslide', name: 'Landslide', hero: 'zeik', colour: 'red', level: 2, xp: 3, face: hit(4, 1), source: 'ours' },
  { id: 'mountains-wrath', name: "Mountain's Wrath", hero: 'zeik', colour: 'red', level: 3, xp: 5, face: hit(6, 0, boost(1, 2, 0)), source: 'ours' },
  { id: 'rock-shield', name: 'Rock Shield', hero: 'zeik', colour: 'blue', level: 1, xp: 2, standing: [act([pay('mana', 1)], [block(2)], 'combat', 'round')], source: 'name, blue, mana cost, usable in a combat round: book; numbers ours' },
  { id: 'toughness', name: 'Toughness', hero: 'zeik', colour: 'blue', level: 2, xp: 3, standing: [searchShield(1)], source: 'book; level, cost ours' },
  { id: 'stone-skin', name: 'Stone Skin', hero: 'zeik', colour: 'blue', level: 3, xp: 5, standing: [defense(2)], source: 'ours' },
  { id: 'gravity-orb', name: 'Gravity Orb', hero: 'marklun', colour: 'red', level: 1, xp: 2, face: hit(2, 0, boostRoll(1)), source: 'mana part: book; base damage, level, cost ours' },
  { id: 'time-needle', name: 'Time Needle', hero: 'marklun', colour: 'red', level: 2, xp: 3, face: hit(3, 1, boost(1, 2, 0)), source: 'ours' },
  { id: 'falling-star', name: 'Falling Star', hero: 'marklun', colour: 'red', level: 3, xp: 5, face: hit(5, 0, boost(2, 5, 0)), source: 'ours' },
  { id: 'siphon-power', name: 'Siphon Power', hero: 'marklun', colour: 'blue', level: 1, xp: 2, standing: [act([pay('demon', 1)], [gain('mana', 4)], 'turn')], source: 'book; level, cost ours' },
  { id: 'research', name: 'Research', hero: 'marklun', colour: 'blue', level: 2, xp: 3, standing: [act([pay('mana', 3)], [gain('book', 1)], 'turn')], source: 'book; level, cost ours' },
  { id: 'mirror-veil', name: 'Mirror Veil', hero: 'marklun', colour: 'blue', level: 2, xp: 3, standing: [act([pay('mana', 1)], [block(2)], 'combat', 'round')], source: 'ours' },
]

const abilityById = new Map(abilities.map((one) => [one.id, one]))
export const abilityOf = (id: string): Ability | undefined => abilityById.get(id)
