import type { BotKind } from './bot-kinds'
import type { Limits } from './effort'
import type { Depth } from './search'

/** How far each kind of computer player thinks, and how long at most. */
interface Level {
  readonly depth: Depth
  /** Moves tried for one thought: the same games follow from the same seed. */
  readonly plays: number
  /** Milliseconds for one thought, where people wait. */
  readonly ms: number
}

const levels: Readonly<Record<Exclude<BotKind, 'random'>, Level>> = {
  apprentice: {
    depth: { moves: 30, width: 1, choices: 30, finalists: 1, worlds: 1, turns: 0 },
    plays: 300,
    ms: 10,
  },
  builder: {
    depth: { moves: 30, width: 6, choices: 60, finalists: 8, worlds: 6, turns: 1 },
    plays: 3000,
    ms: 120,
  },
  architect: {
    depth: { moves: 30, width: 12, choices: 80, finalists: 12, worlds: 60, turns: 3 },
    plays: 30_000,
    ms: 900,
  },
}

export const levelOf = (kind: BotKind): Level => levels[kind === 'random' ? 'apprentice' : kind]

/** How long a bot of this kind lets people wait. */
export function patience(kind: BotKind): Limits {
  const { plays, ms } = levelOf(kind)
  return { plays, ms }
}
