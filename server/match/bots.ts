import type { Server } from 'boardgame.io'
import { chooseFor, hire } from '../../games/kit/bot'
import { type BotKind, botKind, botNames } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { patience } from '../../games/kit/levels'
import { newCredentials } from '../lib/ids'
import { formerAt, peopleAt } from './company'
import type { Hall } from './hall'
import { matchOf } from './play'
import { isFree } from './seats'

/** Which seats of a match the computer plays. */
export type BotSeats = Readonly<Record<string, BotKind>>

export const botSeatsOf = ({ players }: Pick<Server.MatchData, 'players'>): BotSeats =>
  Object.fromEntries(
    Object.entries(players).flatMap(([seat, { data }]) => {
      const kind = botKind(data?.bot)
      return kind ? [[seat, kind]] : []
    }),
  )

/** The same match with the computer on these seats. Nobody is ever told their credentials. */
export function withBots(metadata: Server.MatchData, bots: BotSeats): Server.MatchData {
  const names = botNames(Object.keys(metadata.players).map((seat) => bots[seat] ?? null))
  const players = Object.entries(metadata.players).map(([seat, player], at) => {
    const bot = bots[seat]
    return [seat, bot ? { ...player, name: names[at], credentials: newCredentials(), data: { bot } } : player]
  })
  return { ...metadata, players: Object.fromEntries(players) }
}

/** Bots that came for somebody go on until a person is asked again: whoever comes back later shall find their turn. */
const isHeldUp = (metadata: Server.MatchData): boolean =>
  peopleAt(metadata).length > 0 &&
  Object.keys(botSeatsOf(metadata)).some((seat) => formerAt(metadata, seat) !== undefined)

/** Plays the computer's seats, each from its own view, while somebody looks or waits. */
export class Bots {
  readonly #hall: Hall
  readonly #pace: number
  readonly #thinking = new Map<string, ReturnType<typeof setTimeout>>()

  constructor(hall: Hall, pace: number) {
    this.#hall = hall
    this.#pace = pace
  }

  /** Something happened at this match: maybe it is a bot's turn now. */
  wake(definition: GameDefinition, matchID: string): void {
    if (this.#thinking.has(matchID)) return
    const timer = setTimeout(() => {
      this.#thinking.delete(matchID)
      this.#hall
        .exclusive(matchID, () => this.#move(definition, matchID))
        .catch((error) => this.#hall.log.error('a bot could not move', { error, match: matchID }))
    }, this.#pace)
    this.#thinking.set(matchID, timer)
  }

  stop(): void {
    for (const timer of this.#thinking.values()) clearTimeout(timer)
    this.#thinking.clear()
  }

  async #move(definition: GameDefinition, matchID: string): Promise<void> {
    const { storage, rooms } = this.#hall
    const metadata = await matchOf(storage, definition, matchID)
    const bots = metadata ? botSeatsOf(metadata) : {}
    if (!metadata || !(rooms.isWatched(matchID) || isHeldUp(metadata))) return
    if (Object.keys(bots).length === 0 || Object.values(metadata.players).some(isFree)) return
    const state = await storage.stateOf(matchID)
    const seat = state && Object.keys(awaited(state.G)).find((one) => bots[one])
    if (!seat) return
    const bot = await hire(bots[seat]!, definition, { limits: patience(bots[seat]!) })
    const choice = chooseFor(bot, definition.view(state.G, seat), seat, Math.random)
    if (!choice) throw new Error('A bot knows no way on')
    const request = { kind: 'move' as const, player: seat, ...choice }
    const wish = { matchID, seat, credentials: null, stateID: state._stateID, request }
    const played = await this.#hall.play(definition, wish)
    if ('refusal' in played) throw new Error(`A bot was refused: ${played.refusal.because}`)
  }
}
