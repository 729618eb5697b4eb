import type { Choice, MatchState } from '../../games/kit/definition'
import { open, play } from '../../games/kit/engine'
import { awaited, legality } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { Plug } from '../conformance/plug'
import { seeded } from '../conformance/seeded'
import type { Contestant } from './contestants'

export interface Seat {
  readonly name: string
  readonly points: number
  /** A shared win counts in parts. */
  readonly win: number
  readonly traits: readonly string[]
  /** Components this seat brought into play. */
  readonly used: readonly string[]
  /** Its habits, by how often. */
  readonly counts: Readonly<Record<string, number>>
  /** Milliseconds of processor time for each decision. */
  readonly times: readonly number[]
}

export interface Played {
  readonly seed: number
  readonly moves: number
  readonly turns: number
  readonly seats: readonly Seat[]
}

export interface Table {
  readonly options: object
  readonly seed: number
  /** Who sits where. */
  readonly seats: readonly Contestant[]
}

/** Far beyond any game; whoever needs more goes round in circles. */
const mostMoves = 5000

/** A match to its end. Everybody sees only their own view, and what they want is judged like anybody's wish. */
export function playMatch(
  { definition, used: usedBy, counts: countsOf }: Plug,
  { options, seed, seats }: Table,
  each?: (G: MatchState, player: PlayerId) => void,
): { G: MatchState; moves: number; used: Set<string>[]; times: number[][]; counts: Record<string, number>[] } {
  const random = seeded(seed)
  const choosers = seats.map((one) => one.sit())
  const position = open(definition, { players: seats.length, options, seed: `match ${seed}` })
  const { G } = position
  const used = seats.map(() => new Set<string>())
  const times: number[][] = seats.map(() => [])
  const counts: Record<string, number>[] = seats.map(() => ({}))
  const count = (at: number, choice: Choice | null) => {
    for (const [what, n] of Object.entries(countsOf?.(G, String(at), choice) ?? {})) {
      counts[at]![what] = (counts[at]![what] ?? 0) + n
    }
  }
  let moves = 0
  for (; !G.outcome; moves++) {
    if (moves === mostMoves) throw new Error(`the bots find no end (seed ${seed})`)
    const player = Object.keys(awaited(G))[0]!
    const at = Number(player)
    each?.(G, player)
    const before = process.cpuUsage()
    const choice = choosers[at]!(definition.view(G, player), player, random)
    const { user, system } = process.cpuUsage(before)
    if (!choice) throw new Error(`${seats[at]!.name} knows no way on (seed ${seed})`)
    const found = legality(definition, G, player, choice.move, choice.args)
    if ('refusal' in found) throw new Error(`${seats[at]!.name} was refused (seed ${seed}): ${found.refusal.because}`)
    times[at]!.push((user + system) / 1000)
    for (const component of usedBy(G, choice)) used[at]!.add(component)
    count(at, choice)
    play(definition, position, player, choice)
  }
  for (const at of seats.keys()) count(at, null)
  return { G, moves, used, times, counts }
}

export function playFor(plug: Plug, table: Table): Played {
  const { G, moves, used, times, counts } = playMatch(plug, table)
  const { scores, winners } = G.outcome!
  const seats = table.seats.map(({ name }, at): Seat => {
    const player = String(at)
    return {
      name,
      points: scores[player] ?? 0,
      win: winners.includes(player) ? 1 / winners.length : 0,
      traits: [`seat ${at + 1}`, ...(plug.traits?.(G, player) ?? [])],
      used: [...used[at]!],
      counts: counts[at]!,
      times: times[at]!,
    }
  })
  return { seed: table.seed, moves, turns: G.turn, seats }
}
