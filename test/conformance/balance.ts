import { type Bot, chooseFor } from '../../games/kit/bot'
import type { MatchState } from '../../games/kit/definition'
import { open, play } from '../../games/kit/engine'
import { awaited, legality } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { Plug } from './plug'
import { seeded } from './seeded'

export interface BotGame {
  readonly players: number
  readonly options?: object
  readonly seed: number
  readonly botAt: (seat: PlayerId) => Bot
}

/** Far beyond any game; whoever needs more goes around in circles. */
const mostMoves = 5000

/** One game played by bots to its end. Each sees only its own view. */
export function playBots({ players, options = {}, seed, botAt }: BotGame): MatchState {
  const { definition } = botAt('0')
  const random = seeded(seed)
  const position = open(definition, { players, options, seed: `duel ${seed}` })
  const { G } = position
  for (let moves = 0; !G.outcome; moves++) {
    if (moves === mostMoves) throw new Error(`bots find no end (seed ${seed})`)
    const player = Object.keys(awaited(G))[0]!
    const choice = chooseFor(botAt(player), definition.view(G, player), player, random)!
    const found = legality(definition, G, player, choice.move, choice.args)
    if ('refusal' in found) throw new Error(`a bot made an illegal move: ${found.refusal.because}`)
    play(definition, position, player, choice)
  }
  return G
}

/** How seats with one trait (a civilization, say) did. */
export interface TraitReport {
  seats: number
  /** A shared win counts in parts. */
  wins: number
  /** Wins over those expected if every seat of a game were equally likely to win it. */
  share: number
  points: number
}

export interface BalanceReport {
  game: string
  games: number
  scores: { min: number; average: number; max: number }
  traits: Record<string, TraitReport>
}

export interface BalanceRun {
  readonly games: number
  /** The numbers of players, taken in turns. */
  readonly players: readonly number[]
  readonly seed: number
  readonly options: object
  readonly bot: Bot
  readonly progress?: (done: number) => void
}

const average = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length)
const round = (value: number) => Math.round(value * 100) / 100

/** Games among greedy bots: which traits win how often. */
export function balance(plug: Plug, { games, players, seed, options, bot, progress }: BalanceRun): BalanceReport {
  const seats: { traits: readonly string[]; win: number; expected: number; points: number }[] = []
  for (let i = 0; i < games; i++) {
    const count = players[i % players.length]!
    const G = playBots({ players: count, options, seed: seed + i, botAt: () => bot })
    const { winners, scores } = G.outcome!
    for (const [seat, points] of Object.entries(scores)) {
      const win = winners.includes(seat) ? 1 / winners.length : 0
      seats.push({ traits: plug.traits?.(G, seat) ?? [], win, expected: 1 / count, points })
    }
    progress?.(i + 1)
  }
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  const report = (trait: string): TraitReport => {
    const having = seats.filter(({ traits }) => traits.includes(trait))
    const wins = sum(having.map(({ win }) => win))
    return {
      seats: having.length,
      wins: round(wins),
      share: round(wins / sum(having.map(({ expected }) => expected))),
      points: round(average(having.map(({ points }) => points))),
    }
  }
  const traits = [...new Set(seats.flatMap((seat) => seat.traits))].sort()
  const points = seats.map((seat) => seat.points)
  return {
    game: plug.definition.meta.id,
    games,
    scores: { min: Math.min(...points), average: round(average(points)), max: Math.max(...points) },
    traits: Object.fromEntries(traits.map((trait) => [trait, report(trait)])),
  }
}
