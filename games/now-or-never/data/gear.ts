import {
  boost,
  defense,
  type Face,
  gain,
  hit,
  ignoreMountain,
  maxMana,
  maxManaSet,
  moveBonus,
  need,
  onRoll,
  rollHeal,
  type Source,
  type Standing,
} from './effects'

interface GearToken {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly price: number
  readonly source: Source
}
export interface RedGear extends GearToken {
  readonly colour: 'red'
  readonly face: Face
}
export interface BlueGear extends GearToken {
  readonly colour: 'blue'
  readonly standing: readonly Standing[]
}
export type Gear = RedGear | BlueGear

/** The gear tokens. */
// biome-ignore format: a table, one row a line
export const gear: readonly Gear[] = [
  { id: 'vampire-knife', name: 'Vampire Knife', colour: 'red', count: 1, price: 7, face: hit(2, 0, onRoll(gain('mana', 1))), source: 'mana part: book; rest ours' },
  { id: 'iron-sword', name: 'Iron Sword', colour: 'red', count: 2, price: 6, face: hit(3, 0), source: 'ours' },
  { id: 'storm-wand', name: 'Storm Wand', colour: 'red', count: 1, price: 6, face: hit(5, 0, need(1)), source: 'ours (the book says such gear exists)' },
  { id: 'guard-spear', name: 'Guard Spear', colour: 'red', count: 2, price: 8, face: hit(3, 1), source: 'ours' },
  { id: 'great-axe', name: 'Great Axe', colour: 'red', count: 1, price: 10, face: hit(5, 0), source: 'ours' },
  { id: 'parrying-dagger', name: 'Parrying Dagger', colour: 'red', count: 1, price: 5, face: hit(1, 2), source: 'ours' },
  { id: 'demon-blade', name: 'Demon Blade', colour: 'red', count: 1, price: 9, face: hit(4, 0, boost(1, 2, 0)), source: 'ours' },
  { id: 'arzian-helm', name: 'Arzian Helm', colour: 'blue', count: 2, price: 5, standing: [rollHeal(4, 1)], source: 'book; count, price ours' },
  { id: 'azure-gloves', name: 'Azure Gloves', colour: 'blue', count: 1, price: 7, standing: [defense(1), maxManaSet('azure-coat', 1)], source: 'set bonus: book; rest ours' },
  { id: 'azure-coat', name: 'Azure Coat', colour: 'blue', count: 1, price: 7, standing: [defense(1)], source: 'name: book; rest ours' },
  { id: 'shield-crystal', name: 'Shield Crystal', colour: 'blue', count: 2, price: 6, standing: [maxMana(1)], source: 'book; count, price ours' },
  { id: 'snailskin-boots', name: 'Snailskin Boots', colour: 'blue', count: 2, price: 6, standing: [moveBonus(1)], source: 'ours' },
  { id: 'scale-vest', name: 'Scale Vest', colour: 'blue', count: 2, price: 8, standing: [defense(1)], source: 'ours; a plain 1-defence gear is pictured in the book' },
  { id: 'tower-shield', name: 'Tower Shield', colour: 'blue', count: 1, price: 12, standing: [defense(2)], source: 'ours' },
  { id: 'mountain-cloak', name: 'Mountain Cloak', colour: 'blue', count: 1, price: 5, standing: [ignoreMountain], source: 'ours' },
]

const gearById = new Map(gear.map((one) => [one.id, one]))
export const gearOf = (id: string): Gear | undefined => gearById.get(id)
