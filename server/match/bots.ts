import type { Server } from 'boardgame.io'
import { followed, type Plan, type Thought } from '../../games/kit/bot'
import { type BotKind, botKind, botNames } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import type { Question } from '../../games/kit/question'
import { newCredentials } from '../lib/ids'
import { formerAt, peopleAt } from './company'
import type { Hall } from './hall'
import { matchOf } from './play'
import { refusals } from './refusals'
import { isFree } from './seats'
import type { TableSnapshot } from './storage'

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

/** A thought under way. */
export interface Thinking {
  readonly thought: Promise<Thought | undefined>
  /** Nobody waits for it any more. */
  cancel(): void
}

/** Where bots think, so that nobody else has to wait meanwhile. */
export interface Thinkers {
  think(definition: GameDefinition, question: Question): Thinking
  close(): void
}

/** A match at which a bot is thinking. */
interface Busy {
  /** Something has happened since. */
  again: boolean
  stateID: number
  cancel(): void
}

/** Who must act, and what they look at. */
interface Asked {
  readonly state: TableSnapshot
  readonly seat: string
  readonly kind: BotKind
}

/** Milliseconds after which a thought of another process is asked for again. */
const patience = 3000

/** So many plans are remembered at most: whose plan is forgotten makes another. */
const mostPlans = 1000

/** Plays the computer's seats, each from its own view, while somebody looks or waits. */
export class Bots {
  readonly #hall: Hall
  readonly #pace: number
  readonly #thinkers: Thinkers
  readonly #busy = new Map<string, Busy>()
  readonly #plans = new Map<string, Plan>()
  #stopped = false

  constructor(hall: Hall, thinkers: Thinkers, pace: number) {
    this.#hall = hall
    this.#thinkers = thinkers
    this.#pace = pace
  }

  /** Something happened at this match: maybe it is a bot's turn now, or what one thinks about is no more. */
  wake(definition: GameDefinition, matchID: string): void {
    if (this.#stopped) return
    const already = this.#busy.get(matchID)
    if (already) {
      already.again = true
      this.#heed(matchID, already).catch(this.#failed(matchID))
      return
    }
    const busy: Busy = { again: false, stateID: -1, cancel: () => {} }
    this.#busy.set(matchID, busy)
    this.#move(definition, matchID, busy)
      .catch(this.#failed(matchID))
      .finally(() => {
        this.#busy.delete(matchID)
        if (busy.again) this.wake(definition, matchID)
      })
  }

  /** Another process has changed this match. */
  heed(matchID: string): void {
    const busy = this.#busy.get(matchID)
    if (!busy) return
    busy.again = true
    this.#heed(matchID, busy).catch(this.#failed(matchID))
  }

  stop(): void {
    this.#stopped = true
    this.#thinkers.close()
  }

  #failed = (match: string) => (error: unknown) => {
    if (!this.#stopped) this.#hall.log.error('a bot could not move', { error, match })
  }

  /** A thought about a table that has changed is given up. */
  async #heed(matchID: string, busy: Busy): Promise<void> {
    const state = await this.#hall.storage.stateOf(matchID)
    if (busy.stateID >= 0 && state?._stateID !== busy.stateID) busy.cancel()
  }

  /** Thinking holds nobody up: only the move itself is made in the queue of the match. */
  async #move(definition: GameDefinition, matchID: string, busy: Busy): Promise<void> {
    const asked = await this.#asked(definition, matchID)
    if (!asked) return
    const claim = await this.#hall.storage.claim(`bot ${matchID}`)
    if (claim) await this.#act(definition, matchID, busy, asked).finally(() => claim.release())
    else this.#lookAgain(definition, matchID)
  }

  /** Another process thinks about this match; should it end, somebody must go on. */
  #lookAgain(definition: GameDefinition, matchID: string): void {
    setTimeout(() => this.wake(definition, matchID), patience).unref()
  }

  async #act(definition: GameDefinition, matchID: string, busy: Busy, asked: Asked): Promise<void> {
    const { state, seat, kind } = asked
    busy.stateID = state._stateID
    const [thought] = await Promise.all([
      this.#think(definition, { key: `${matchID} ${seat}`, state, seat, kind }, busy),
      pause(this.#pace),
    ])
    if (this.#stopped) return
    if (!thought) {
      if (!busy.again) throw new Error('A bot knows no way on')
      return
    }
    const request = { kind: 'move' as const, player: seat, ...thought.choice }
    const wish = { matchID, seat, credentials: null, stateID: state._stateID, request }
    const played = await this.#hall.exclusive(matchID, () => this.#hall.play(definition, wish))
    if (!('refusal' in played) || busy.again) return
    if (this.#hall.storage.isShared && played.refusal === refusals.stale) busy.again = true
    else throw new Error(`A bot was refused: ${played.refusal.because}`)
  }

  /** The bot that must act now, if people want it to. */
  async #asked(definition: GameDefinition, matchID: string): Promise<Asked | undefined> {
    const { storage, rooms } = this.#hall
    const metadata = await matchOf(storage, definition, matchID)
    const bots = metadata ? botSeatsOf(metadata) : {}
    if (!metadata || !(rooms.isSeen(matchID) || isHeldUp(metadata))) return undefined
    if (Object.keys(bots).length === 0 || Object.values(metadata.players).some(isFree)) return undefined
    const state = await storage.stateOf(matchID)
    const seat = state && Object.keys(awaited(state.G)).find((one) => bots[one])
    return state && seat !== undefined ? { state, seat, kind: bots[seat]! } : undefined
  }

  async #think(
    definition: GameDefinition,
    { key, state, seat, kind }: { key: string; state: TableSnapshot; seat: string; kind: BotKind },
    busy: Busy,
  ): Promise<Thought | undefined> {
    const view = definition.view(state.G, seat)
    const plan = this.#plans.get(key) ?? []
    this.#plans.delete(key)
    const known = followed(plan, view)
    const { thought, cancel } = known
      ? { thought: Promise.resolve(known), cancel: () => {} }
      : this.#thinkers.think(definition, { kind, view, seat, plan: [] })
    busy.cancel = cancel
    const found = await thought
    if (found && found.plan.length > 0) this.#remember(key, found.plan)
    return found
  }

  #remember(key: string, plan: Plan): void {
    this.#plans.set(key, plan)
    const [oldest] = this.#plans.keys()
    if (this.#plans.size > mostPlans && oldest !== undefined) this.#plans.delete(oldest)
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref())
