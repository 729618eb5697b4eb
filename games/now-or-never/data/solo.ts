import type { Good, Source } from './effects'

export type Instruction =
  | { readonly do: 'botSearch' | 'botRecruit' | 'botAttack' }
  /** Which results of the die take the top order, which the top card of each quest pile (NON-209). */
  | { readonly do: 'botRoll'; readonly order: readonly number[]; readonly quests: readonly number[] }
  | { readonly do: 'botExhaust'; readonly whose: 'bot' | 'player' }

export interface SoloCard {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly instruction: Instruction
  readonly source: Source
}

/** What the bot does after each of your turns. */
// biome-ignore format: a table, one row a line
export const soloCards: readonly SoloCard[] = [
  { id: 'solo-search', name: 'Search', count: 2, instruction: { do: 'botSearch' }, source: 'book; copies ours' },
  { id: 'solo-recruit', name: 'Recruit specialist', count: 1, instruction: { do: 'botRecruit' }, source: 'book; copies ours' },
  { id: 'solo-attack', name: 'Attack (first time)', count: 2, instruction: { do: 'botAttack' }, source: 'book; copies ours' },
  { id: 'solo-roll', name: 'Roll a die', count: 1, instruction: { do: 'botRoll', order: [1, 2], quests: [3, 4] }, source: 'kind book; split ours' },
  { id: 'solo-exhaust-bot', name: "Exhaust the bot's specialist", count: 1, instruction: { do: 'botExhaust', whose: 'bot' }, source: 'book; copies ours' },
  { id: 'solo-exhaust-you', name: 'Exhaust your specialist', count: 2, instruction: { do: 'botExhaust', whose: 'player' }, source: 'book; copies ours' },
]

const soloCardsById = new Map(soloCards.map((one) => [one.id, one]))
export const soloCardOf = (id: string): SoloCard => soloCardsById.get(id)!

/** Points that win without an earlier solo win (NON-212). */
export const soloTarget = 100
/** The villagers the bot takes first (NON-208). */
export const botVillagers = ['crystal', 'demon', 'tool', 'shell'] as const satisfies Good[]
