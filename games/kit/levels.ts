import type { BotKind } from './bot-kinds'
import type { Limits } from './effort'
import type { Depth } from './search'

/** How far each kind of computer player thinks, and how long at most. */
export interface Level {
  readonly depth: Depth
  readonly limits: Limits
}

export const levels: Readonly<Record<Exclude<BotKind, 'random'>, Level>> = {
  apprentice: {
    depth: { moves: 30, width: 1, choices: 30, finalists: 1, worlds: 1, turns: 0 },
    limits: { plays: 300, ms: 10 },
  },
  builder: {
    depth: { moves: 30, width: 6, choices: 60, finalists: 8, worlds: 6, turns: 1 },
    limits: { plays: 3000, ms: 150 },
  },
  architect: {
    depth: { moves: 30, width: 12, choices: 80, finalists: 12, worlds: 60, turns: 3 },
    limits: { plays: 30_000, ms: 1000 },
  },
}
