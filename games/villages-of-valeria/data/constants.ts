/** The words and numbers of the rules: resources, types, actions, what each action gives or costs, the setup. */

export const resources = ['food', 'wood', 'stone', 'magic'] as const
export type Resource = (typeof resources)[number]

export const types = ['worker', 'soldier', 'shadow', 'holy'] as const
export type Type = (typeof types)[number]

export const actions = ['harvest', 'develop', 'build', 'recruit', 'tax'] as const
export type Action = (typeof actions)[number]

/** Where a value comes from: the Monuments sheet, public descriptions of the base game, or settled here. */
export type Provenance = 'book' | 'public' | 'ours' | 'book+ours' | 'public+ours'

/** So much of each resource; those not named are not needed. */
export type Cost = Readonly<Partial<Record<Resource, number>>>

export const resourceName: Readonly<Record<Resource, string>> = {
  food: 'food',
  wood: 'wood',
  stone: 'stone',
  magic: 'magic',
}

export const typeName: Readonly<Record<Type, string>> = {
  worker: 'worker',
  soldier: 'soldier',
  shadow: 'shadow',
  holy: 'holy',
}

export const actionName: Readonly<Record<Action, string>> = {
  harvest: 'Harvest',
  develop: 'Develop',
  build: 'Build',
  recruit: 'Recruit',
  tax: 'Tax',
}

/** VV-003, VV-200: by number of players. Alone the deck is the clock. */
export const tables = {
  1: { gold: 14, endNumber: null },
  2: { gold: 14, endNumber: 10 },
  3: { gold: 20, endNumber: 10 },
  4: { gold: 25, endNumber: 8 },
  5: { gold: 30, endNumber: 8 },
} as const satisfies Record<number, { gold: number; endNumber: number | null }>
export type PlayerCount = keyof typeof tables

/** VV-004, VV-006 to VV-009, VV-013. */
export const start = { gold: 3, hand: 6, piles: 5, adventurers: 5, monuments: 5 } as const

export const pileNumbers = [0, 1, 2, 3, 4] as const
export type PileNumber = (typeof pileNumbers)[number]

/** What the five actions give or ask for, leading and following. */
export const harvest = { lead: { draw: 3 }, follow: { draw: 1 } } as const
export const tax = { lead: { gold: 1, draw: 1 }, follow: { gold: 0, draw: 1 } } as const
export const develop = { lead: { discards: 1 }, follow: { discards: 2 } } as const
export const build = { lead: { draw: 1 }, follow: { draw: 0 } } as const
export const recruit = { lead: { fee: 1 }, follow: { fee: 2 } } as const

/** VV-160: on top of the fee for the Adventurer. */
export const monumentFee = 1

/** VV-214. */
export const vpPerGold = 1

/** What the options allow. */
export const endNumbers = { least: 6, most: 16 } as const
export const soloDeck = { least: 20, most: 60, standard: 35 } as const

/** VV-238: the rank for at least so many points, best first. */
export const ranks = [
  { least: 70, name: 'Capital of Valeria' },
  { least: 55, name: 'Great City' },
  { least: 45, name: 'City' },
  { least: 35, name: 'Town' },
  { least: 25, name: 'Village' },
  { least: Number.NEGATIVE_INFINITY, name: 'Hamlet' },
] as const
