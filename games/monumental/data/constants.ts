import type { Era } from './effects'

/** Pieces of each civilization and of the general stock, with the Defense they give (MO-111). */
export const pieces = {
  soldier: { each: 9, defense: 1 },
  warlord: { each: 1, defense: 1 },
  explorer: { each: 2 },
  outpost: { each: 2, defense: 3 },
  horse: { stock: 9, defense: 1 },
  freeCity: { defense: 3 },
  wonderToken: { defense: 2 },
} as const

/** The City: rows and columns of slots (MO-032). */
export const grid = { rows: 3, columns: 3 } as const

export const displaySize = 6

/** What the Actions cost where no card says it. */
export const prices = {
  /** Military to move a Unit, or an Explorer by one tile (MO-140, MO-142). */
  moveUnit: 1,
  moveExplorer: 1,
  /** Science to draw a card (MO-155). */
  draw: 2,
  /** Soldiers that go home when an Outpost is built (MO-146). */
  outpostSoldiers: 3,
  /** Culture for the first, second ... Policy (MO-100). */
  policies: [1, 2, 3, 4, 5],
  /** The least Military of a conquest, and its least value (MO-111, MO-115). */
  leastMilitary: 1,
  leastValue: 1,
} as const

/** With half-price Wonders the start cost is divided and Work multiplied by this (MO-088). */
export const halfPrice = 2

/** Where the Mughals put their Policies: so many beside rows first, then beside columns (MO-181). */
export const mughalLines = { rows: 3, columns: 2 } as const

/** Points at the end (MO-222 to MO-227); tiles and cards have their own. */
export const points = {
  freeCity: 3,
  wonderToken: 1,
  /** For 0 to 5 developed Policies. */
  policies: [0, 2, 5, 9, 14, 20],
} as const

/** Cards of an Era in the Development deck. */
export interface Mix {
  readonly building: number
  readonly knowledge: number
  readonly wonder: number
}

export const eras = [1, 2, 3] as const satisfies Era[]

/** The deck for one to four players, and for five (MO-025, MO-026). */
export const deckMix: { readonly small: Readonly<Record<Era, Mix>>; readonly full: Readonly<Record<Era, Mix>> } = {
  small: {
    1: { building: 5, knowledge: 5, wonder: 5 },
    2: { building: 4, knowledge: 4, wonder: 4 },
    3: { building: 0, knowledge: 4, wonder: 4 },
  },
  full: {
    1: { building: 6, knowledge: 7, wonder: 6 },
    2: { building: 5, knowledge: 5, wonder: 6 },
    3: { building: 0, knowledge: 6, wonder: 6 },
  },
}

export interface TableSize {
  /** Capitals on the map: solo plays on a map for two (MO-020). */
  readonly capitals: number
  readonly deck: Readonly<Record<Era, Mix>>
  /** Tokens of each Market stack (MO-023). */
  readonly marketStack: number
  /** Heroes added to each Era with the module (MO-028). */
  readonly heroesPerEra: number
}

/** What the number of players decides. */
export const tableSizes: Readonly<Record<number, TableSize>> = {
  1: { capitals: 2, deck: deckMix.small, marketStack: 3, heroesPerEra: 1 },
  2: { capitals: 2, deck: deckMix.small, marketStack: 3, heroesPerEra: 1 },
  3: { capitals: 3, deck: deckMix.small, marketStack: 4, heroesPerEra: 1 },
  4: { capitals: 4, deck: deckMix.small, marketStack: 5, heroesPerEra: 2 },
  5: { capitals: 5, deck: deckMix.full, marketStack: 6, heroesPerEra: 2 },
}
