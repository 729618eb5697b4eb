import { rmSync } from 'node:fs'
import type { LogEntry } from 'boardgame.io'
import type { GameDefinition } from '../../games/kit/definition'
import { monuments } from '../../games/monuments/game'
import { Shipped } from './bundled'
import { tempFolder } from './house'
import { dice, type Match, Player, startMatch, until } from './visitors'

/** Kills the server in the middle of play, again and again, and holds it to its word. */

interface Promised {
  readonly stateID: number
  readonly move: string
  readonly args: unknown[]
}

export interface Killing {
  readonly rounds: number
  readonly acknowledged: number
  /** Moves that were stored although the answer never came. */
  readonly unanswered: number
}

const definition = monuments as GameDefinition

class Game {
  readonly match: Match
  readonly promises: Promised[] = []

  constructor(match: Match) {
    this.match = match
  }

  async sitDown(url: string): Promise<[Player, Player]> {
    return [await Player.sitDown(url, this.match, 0), await Player.sitDown(url, this.match, 1)]
  }

  /** Every promised move is in the log, and nothing but at most one more. */
  async hold(player: Player): Promise<number> {
    await player.recall(this.match.matchID)
    const { log, view } = player
    const last = this.promises.at(-1)?.stateID ?? 0
    if (view._stateID < last) throw new Error(`State ${last} was acknowledged, but ${view._stateID} is all there is`)
    for (const promise of this.promises) {
      if (!log.some((entry) => isThatMove(entry, promise))) throw new Error(`${JSON.stringify(promise)} is gone`)
    }
    return view._stateID - last
  }
}

function isThatMove({ action, _stateID }: LogEntry, { stateID, move, args }: Promised): boolean {
  if (action.type !== 'MAKE_MOVE' || _stateID !== stateID - 1) return false
  return action.payload.type === move && JSON.stringify(action.payload.args) === JSON.stringify(args)
}

/** Plays until the server is gone. */
async function playOn(game: Game, players: [Player, Player], random: () => number, moved: () => void): Promise<void> {
  const [first, second] = players
  const isGone = () => players.some(({ socket }) => !socket.connected)
  while (!isGone() && !first.view.G.outcome) {
    const { G, _stateID } = first.view
    await until('both have seen it', () => isGone() || second.view._stateID === _stateID)
    if (isGone()) return
    const mover = players.find(({ mine }) => mine.seat === G.current)!
    const choices = mover.choices(definition)
    const { move, args } = choices[Math.floor(random() * choices.length)]!
    const answer = await Promise.race([
      mover.move(move, ...args).catch(() => undefined),
      until('the server is gone', isGone, 20_000).then(() => undefined),
    ])
    if (!answer?.ok) return
    game.promises.push({ stateID: answer.stateID, move, args })
    moved()
    await until('the first has seen it', () => isGone() || first.view._stateID >= answer.stateID)
  }
}

async function oneLife(script: string, folder: string, game: Game | undefined, random: () => number) {
  const server = await Shipped.start(script, {
    DATA_DIR: folder,
    SOCKET_RATE: '1000000',
    POST_RATE: '1000000',
    REQUEST_RATE: '1000000',
    LOG_LEVEL: 'info',
  })
  const current = game ?? new Game(await startMatch(server.url, definition.meta.id))
  const players = await current.sitDown(server.url)
  const unanswered = await current.hold(players[0])
  let left = 1 + Math.floor(random() * 12)
  let killed: Promise<unknown> | undefined
  const kill = () => {
    killed ??= server.end('SIGKILL')
  }
  await playOn(current, players, random, () => {
    left -= 1
    // Within the next few milliseconds, while further moves are under way.
    if (left === 0) setTimeout(kill, random() * 8)
  })
  kill()
  await killed
  const over = players[0].view.G.outcome !== null
  for (const player of players) player.close()
  return { game: current, unanswered, over }
}

export async function kill(
  script: string,
  rounds: number,
  seed: number,
  progress: (round: number) => void = () => {},
): Promise<Killing> {
  const folder = tempFolder()
  const random = dice(seed)
  const games: Game[] = []
  let unanswered = 0
  let current: Game | undefined
  for (let round = 0; round < rounds; round++) {
    const life = await oneLife(script, folder, current, random)
    if (!games.includes(life.game)) games.push(life.game)
    unanswered += life.unanswered
    current = life.over ? undefined : life.game
    progress(round + 1)
  }
  const server = await Shipped.start(script, { DATA_DIR: folder })
  for (const game of games) {
    const player = await Player.sitDown(server.url, game.match, 0)
    await game.hold(player)
    player.close()
  }
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
  return { rounds, unanswered, acknowledged: games.reduce((sum, { promises }) => sum + promises.length, 0) }
}
