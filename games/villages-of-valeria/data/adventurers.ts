import { type Provenance, resources, type Type } from './constants'
import { borrow, buildResource, draw, gold, instant, on, type Power, steal, vpPer } from './powers'

export interface Adventurer {
  readonly id: string
  readonly name: string
  /** Buildings that must stand in the village. */
  readonly needs: Readonly<Partial<Record<Type, number>>>
  readonly vp: number
  readonly power: Power | null
  readonly source: Provenance
}

/** All different. The sheet names the Merchant, who scores the Resources of his owner. */
export const adventurers: readonly Adventurer[] = [
  {
    id: 'merchant',
    name: 'Merchant',
    needs: { worker: 2, shadow: 1 },
    vp: 1,
    power: vpPer('resource', 1, 1),
    source: 'book+ours',
  },
  {
    id: 'dwarf-engineer',
    name: 'Dwarf Engineer',
    needs: { worker: 1, soldier: 1 },
    vp: 3,
    power: buildResource('wood', 'stone'),
    source: 'ours',
  },
  {
    id: 'halfling-cook',
    name: 'Halfling Cook',
    needs: { worker: 1, holy: 1 },
    vp: 3,
    power: buildResource('food', 'magic'),
    source: 'ours',
  },
  { id: 'guildmaster', name: 'Guildmaster', needs: { worker: 3 }, vp: 2, power: vpPer('worker', 1, 1), source: 'ours' },
  { id: 'knight-errant', name: 'Knight-Errant', needs: { soldier: 2 }, vp: 4, power: instant(draw(2)), source: 'ours' },
  {
    id: 'ranger',
    name: 'Ranger',
    needs: { soldier: 1, holy: 1 },
    vp: 3,
    power: on('harvest', draw(1)),
    source: 'ours',
  },
  { id: 'barbarian', name: 'Barbarian', needs: { worker: 1, soldier: 2 }, vp: 6, power: null, source: 'ours' },
  { id: 'warlord', name: 'Warlord', needs: { soldier: 3 }, vp: 2, power: vpPer('soldier', 1, 1), source: 'ours' },
  { id: 'rogue', name: 'Rogue', needs: { shadow: 2 }, vp: 4, power: instant(steal(1)), source: 'ours' },
  { id: 'spy', name: 'Spy', needs: { worker: 1, shadow: 1 }, vp: 3, power: borrow(1), source: 'ours' },
  {
    id: 'smuggler-queen',
    name: 'Smuggler Queen',
    needs: { shadow: 2, holy: 1 },
    vp: 4,
    power: on('tax', gold(1)),
    source: 'ours',
  },
  {
    id: 'shadow-master',
    name: 'Shadow Master',
    needs: { shadow: 3 },
    vp: 2,
    power: vpPer('shadow', 1, 1),
    source: 'ours',
  },
  {
    id: 'bard',
    name: 'Bard',
    needs: { worker: 1, soldier: 1, shadow: 1, holy: 1 },
    vp: 4,
    power: vpPer('set', 2, 1),
    source: 'ours',
  },
  { id: 'paladin', name: 'Paladin', needs: { soldier: 1, holy: 2 }, vp: 5, power: instant(gold(1)), source: 'ours' },
  {
    id: 'wizard',
    name: 'Wizard',
    needs: { shadow: 1, holy: 2 },
    vp: 3,
    power: buildResource(...resources),
    source: 'ours',
  },
  {
    id: 'high-priestess',
    name: 'High Priestess',
    needs: { holy: 3 },
    vp: 2,
    power: vpPer('holy', 1, 1),
    source: 'ours',
  },
]

const rows = new Map(adventurers.map((adventurer) => [adventurer.id, adventurer]))
export const adventurerOf = (id: string): Adventurer => rows.get(id)!
export const isAdventurer = (value: unknown): value is string => typeof value === 'string' && rows.has(value)
