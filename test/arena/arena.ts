import type { Plug } from '../conformance/plug'
import { contestant } from './contestants'
import { type Played, playFor } from './match'

export interface Series {
  readonly players: readonly string[]
  readonly games: number
  readonly seed: number
  readonly options: object
  readonly rotated: boolean
}

/** The games from one number to the next, one by one: those of a round share a seed, and everybody sits everywhere once. */
export async function* gamesOf(
  plug: Plug,
  { players, games, seed, options, rotated }: Series,
  mine: (game: number) => boolean = () => true,
): AsyncGenerator<Played> {
  const names = [...new Set(players)]
  const hired = await Promise.all(names.map((name) => contestant(name, plug.definition)))
  for (let game = 0; game < games; game++) {
    if (!mine(game)) continue
    const turned = rotated ? game % players.length : 0
    const seats = players.map((_, at) => hired[names.indexOf(players[(at + turned) % players.length]!)]!)
    yield playFor(plug, { options, seed: seed + Math.floor(game / players.length), seats })
  }
}
