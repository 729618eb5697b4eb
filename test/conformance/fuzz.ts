import { playRandomGame, playRandomGameOnEngine } from './harness'
import type { Plug } from './plug'

export interface FuzzRun {
  readonly players: number
  readonly games: number
  readonly seed: number
  readonly options: object
  readonly thorough?: number
  /** On the headless engine instead of boardgame.io's reducer. */
  readonly engine?: boolean
  readonly progress?: (done: number) => void
}

export interface FuzzReport {
  game: string
  players: number
  options: object
  games: number
  moves: number
  movesPerSecond: number
  averageLength: number
  scores: { min: number; average: number; max: number }
  neverUsed: string[]
  failures: { seed: number; message: string }[]
}

const average = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length)

export function fuzz(plug: Plug, run: FuzzRun): FuzzReport {
  const { players, games, seed, options, thorough = 0.02, engine = false, progress } = run
  const playOne = engine ? playRandomGameOnEngine : playRandomGame
  const lengths: number[] = []
  const scores: number[] = []
  const used = new Set<string>()
  const failures: FuzzReport['failures'] = []
  const start = performance.now()
  for (let i = 0; i < games; i++) {
    try {
      const played = playOne(plug, { players, options, seed: seed + i, thorough })
      lengths.push(played.moves)
      scores.push(...played.scores)
      for (const component of played.used) used.add(component)
    } catch (error) {
      failures.push({ seed: seed + i, message: error instanceof Error ? error.message : String(error) })
    }
    progress?.(i + 1)
  }
  const moves = lengths.reduce((a, b) => a + b, 0)
  return {
    game: plug.definition.meta.id,
    players,
    options,
    games,
    moves,
    movesPerSecond: Math.round((moves / (performance.now() - start)) * 1000),
    averageLength: Math.round(average(lengths) * 10) / 10,
    scores: {
      min: Math.min(...scores),
      average: Math.round(average(scores) * 10) / 10,
      max: Math.max(...scores),
    },
    neverUsed: plug.components.filter((component) => !used.has(component)),
    failures,
  }
}
