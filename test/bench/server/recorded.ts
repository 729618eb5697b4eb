import type { State } from 'boardgame.io'
import { catalog } from '../../../games/catalog'
import type { GameDefinition, MatchState } from '../../../games/kit/definition'
import { awaited, choicesOf } from '../../../games/kit/legality'
import { begin, grant, type Request } from '../../../games/kit/referee'
import { anyOf, seeded } from '../../conformance/seeded'

/** One match of three seats from its first move on: the same wherever it is asked for. */
export interface Recorded {
  /** The position before each request. */
  readonly states: readonly State<MatchState>[]
  readonly requests: readonly Request[]
}

export const seats = ['0', '1', '2'] as const
export const credentialsOf = (seat: string): string => `key of seat ${seat}`

export async function gameOf(game: string): Promise<GameDefinition> {
  const entry = catalog.find(({ meta }) => meta.id === game)
  if (!entry) throw new Error(`There is no game "${game}"`)
  return entry.load()
}

const longest = 200

export function recorded(definition: GameDefinition): Recorded {
  const random = seeded(1)
  const states = [begin(definition, { players: seats.length, seed: 'bench-bench' })]
  const requests: Request[] = []
  while (!states.at(-1)!.G.outcome && requests.length < longest) {
    const { G } = states.at(-1)!
    const player = Object.keys(awaited(G))[0]!
    const choices = choicesOf(definition, definition.view(G, player), player)
    const move = anyOf([...new Set(choices.map((choice) => choice.move))], random)
    const ways = choices.filter((choice) => choice.move === move)
    const request: Request = { kind: 'move', player, ...anyOf(ways, random) }
    const verdict = grant(definition, states.at(-1)!, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    requests.push(request)
    states.push(verdict.state)
  }
  return { states: states.slice(0, -1), requests }
}

/** Matches begin spread over the recorded one, so that all its moments are played. */
export const startOf = (i: number, { requests }: Recorded, moves: number): number =>
  (i * 37) % (requests.length - moves)
