import type { Cost, Provenance, Type } from './constants'

export interface Monument {
  readonly id: string
  readonly name: string
  readonly type: Type
  readonly cost: Cost
  readonly vp: number
  readonly source: Provenance
}

/** That a Monument has a type, a cost and points is the sheet's; these twelve are ours: points are the cost and two more (R20). */
export const monuments: readonly Monument[] = [
  {
    id: 'great-granary',
    name: 'Great Granary',
    type: 'worker',
    cost: { food: 3, wood: 1, stone: 1 },
    vp: 7,
    source: 'ours',
  },
  {
    id: 'hall-of-guilds',
    name: 'Hall of Guilds',
    type: 'worker',
    cost: { food: 2, wood: 3, stone: 1 },
    vp: 8,
    source: 'ours',
  },
  {
    id: 'colossus-of-labor',
    name: 'Colossus of Labor',
    type: 'worker',
    cost: { food: 2, wood: 2, stone: 2, magic: 1 },
    vp: 9,
    source: 'ours',
  },
  {
    id: 'arch-of-triumph',
    name: 'Arch of Triumph',
    type: 'soldier',
    cost: { wood: 2, stone: 3 },
    vp: 7,
    source: 'ours',
  },
  {
    id: 'bastion-of-kings',
    name: 'Bastion of Kings',
    type: 'soldier',
    cost: { food: 1, wood: 2, stone: 3 },
    vp: 8,
    source: 'ours',
  },
  {
    id: 'statue-of-the-fallen-king',
    name: 'Statue of the Fallen King',
    type: 'soldier',
    cost: { food: 1, wood: 1, stone: 3, magic: 2 },
    vp: 9,
    source: 'ours',
  },
  {
    id: 'obelisk-of-whispers',
    name: 'Obelisk of Whispers',
    type: 'shadow',
    cost: { wood: 1, stone: 2, magic: 2 },
    vp: 7,
    source: 'ours',
  },
  {
    id: 'moonlit-necropolis',
    name: 'Moonlit Necropolis',
    type: 'shadow',
    cost: { food: 1, wood: 2, stone: 1, magic: 2 },
    vp: 8,
    source: 'ours',
  },
  {
    id: 'vault-of-secrets',
    name: 'Vault of Secrets',
    type: 'shadow',
    cost: { food: 2, wood: 1, stone: 1, magic: 3 },
    vp: 9,
    source: 'ours',
  },
  {
    id: 'fountain-of-blessings',
    name: 'Fountain of Blessings',
    type: 'holy',
    cost: { food: 2, magic: 3 },
    vp: 7,
    source: 'ours',
  },
  {
    id: 'grand-cloister',
    name: 'Grand Cloister',
    type: 'holy',
    cost: { food: 2, wood: 1, stone: 1, magic: 2 },
    vp: 8,
    source: 'ours',
  },
  {
    id: 'temple-of-the-dawn',
    name: 'Temple of the Dawn',
    type: 'holy',
    cost: { food: 1, wood: 2, stone: 1, magic: 3 },
    vp: 9,
    source: 'ours',
  },
]

const rows = new Map(monuments.map((monument) => [monument.id, monument]))
export const monumentOf = (id: string): Monument => rows.get(id)!
export const isMonument = (value: unknown): value is string => typeof value === 'string' && rows.has(value)
