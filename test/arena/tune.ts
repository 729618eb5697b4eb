import { employ } from '../../games/kit/bot'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { Judge, Numbers } from '../../games/kit/judge'
import type { Plug } from '../conformance/plug'
import { seeded } from '../conformance/seeded'
import { remembering } from './choose'
import type { Contestant } from './contestants'
import { playFor } from './match'

export interface Tuning {
  readonly kind: BotKind
  readonly plays: number
  readonly rounds: number
  /** Games of a round, half of them on each seat. */
  readonly games: number
  readonly seed: number
  readonly options: object
}

export const scaleOf = (value: number): number => Math.max(Math.abs(value), 0.2)

const moved = (numbers: Numbers, by: (name: string, value: number) => number): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value + by(name, value)]))

function playing(
  definition: GameDefinition,
  judge: Judge<MatchState>,
  name: string,
  numbers: Numbers,
  { kind, plays }: Tuning,
): Contestant {
  const bot = employ(kind, definition, judge, { numbers, limits: { plays } })
  return { name, sit: () => remembering(bot) }
}

/** By how much the first wins more often than the second, from -1 to 1. */
export function margin(
  plug: Plug,
  judge: Judge<MatchState>,
  [one, other]: readonly [Numbers, Numbers],
  tuning: Tuning,
  seed: number,
): number {
  const [a, b] = [
    playing(plug.definition, judge, 'one', one, tuning),
    playing(plug.definition, judge, 'other', other, tuning),
  ]
  let sum = 0
  for (let game = 0; game < tuning.games; game++) {
    const seats = game % 2 === 0 ? [a, b] : [b, a]
    const { seats: result } = playFor(plug, { options: tuning.options, seed: seed + Math.floor(game / 2), seats })
    for (const { name, win } of result) sum += name === 'one' ? win : -win
  }
  return sum / tuning.games
}

/**
 * Simultaneous perturbation: all numbers are moved a little at once, each up or down by lot; those moved and those moved
 * the other way play each other, and the numbers follow the winners. Steps grow smaller.
 */
export function* tune(
  plug: Plug,
  judge: Judge<MatchState>,
  tuning: Tuning,
): Generator<{ round: number; numbers: Numbers; margin: number }> {
  const random = seeded(tuning.seed)
  const start = judge.weights.numbers
  let numbers = start
  for (let round = 0; round < tuning.rounds; round++) {
    const signs = moved(start, (_, value) => (random() < 0.5 ? -1 : 1) - value)
    const reach = 0.2 / (1 + round) ** 0.101
    const speed = 0.15 / (1 + round / 10) ** 0.602
    const aside = (way: number) => moved(numbers, (name) => way * reach * signs[name]! * scaleOf(start[name]!))
    const won = margin(plug, judge, [aside(1), aside(-1)], tuning, tuning.seed + 1000 * (round + 1))
    numbers = moved(numbers, (name) => speed * won * signs[name]! * scaleOf(start[name]!))
    yield { round, numbers, margin: won }
  }
}
