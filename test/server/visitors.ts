import type { ChatMessage, FilteredMetadata, LogEntry, State, SyncInfo } from 'boardgame.io'
import jsonPatch, { type Operation } from 'fast-json-patch'
import { io, type Socket } from 'socket.io-client'
import * as v from 'valibot'
import type { Choice, GameDefinition, MatchState } from '../../games/kit/definition'
import { choicesOf } from '../../games/kit/legality'
import type { Refusal } from '../../games/kit/rule'
import { type Answer, answerShape } from '../../games/kit/wire'
import type { LogPage } from '../../server/match/storage'

/** Those who talk to a server from outside: over HTTP and over raw sockets. */

export interface Reply {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** The body as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any
}

export async function ask(url: string, path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(url + path, init)
  const text = await response.text()
  const { status, headers } = response
  return {
    status,
    text,
    headers,
    get json() {
      return JSON.parse(text)
    },
  }
}

export const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  ask(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export interface Seat {
  readonly seat: string
  readonly credentials: string
}

export interface Match {
  readonly game: string
  readonly matchID: string
  readonly seats: readonly [Seat, Seat, ...Seat[]]
}

export async function createMatch(url: string, game: string, body: object = {}): Promise<string> {
  const { status, json } = await post(url, `/games/${game}/create`, { numPlayers: 2, ...body })
  if (status !== 200) throw new Error(`create: ${status} ${json.message}`)
  return json.matchID
}

export async function join(url: string, game: string, matchID: string, body: object = {}): Promise<Seat> {
  const { status, json } = await post(url, `/games/${game}/${matchID}/join`, { playerName: 'Somebody', ...body })
  if (status !== 200) throw new Error(`join: ${status} ${json.message}`)
  return { seat: json.playerID, credentials: json.playerCredentials }
}

/** A match with everybody seated. */
export async function startMatch(
  url: string,
  game: string,
  { players = 2, ...wishes }: { players?: number; setupData?: object; unlisted?: boolean } = {},
): Promise<Match> {
  const matchID = await createMatch(url, game, { numPlayers: players, ...wishes })
  const seats: Seat[] = []
  for (let i = 0; i < players; i++) seats.push(await join(url, game, matchID, { playerName: `Player ${i}` }))
  const [first, second, ...more] = seats
  return { game, matchID, seats: [first!, second!, ...more] }
}

/** Waits until something holds; the deadline only ends a test that has failed anyway. */
export async function until<T>(what: string, look: () => T | undefined | false | null, deadline = 10_000): Promise<T> {
  const end = Date.now() + deadline
  for (;;) {
    const found = look()
    if (found) return found
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`)
    await new Promise((go) => setTimeout(go, 5))
  }
}

export type View = State<MatchState>

/** A raw socket in a game's namespace that follows a match as boardgame.io's client would. */
export class Visitor {
  readonly socket: Socket
  readonly refused: { matchID: string; refusal: Refusal }[] = []
  readonly chats: ChatMessage[] = []
  readonly heard: { event: string; args: unknown[] }[] = []
  readonly log: LogEntry[] = []
  state: View | undefined
  sync: SyncInfo | undefined
  players: FilteredMetadata = []
  earlier = 0
  syncs = 0

  constructor(url: string, game: string, headers: Record<string, string> = {}) {
    this.socket = io(`${url}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
    })
    this.socket.onAny((event: string, ...args: unknown[]) => this.heard.push({ event, args }))
    this.socket.on('sync', (_: string, info: SyncInfo & { earlier: number }) => {
      this.sync = info
      this.state = info.state
      this.players = info.filteredMetadata
      this.earlier = info.earlier
      this.log.splice(0, this.log.length, ...info.log)
      this.syncs += 1
    })
    this.socket.on('update', (_: string, state: View, log: LogEntry[]) => {
      this.state = state
      this.log.push(...log)
    })
    this.socket.on('patch', (_: string, from: number, to: number, patch: Operation[], log: LogEntry[]) => {
      if (this.state?._stateID !== from) throw new Error(`A patch from ${from} does not fit ${this.state?._stateID}`)
      this.state = jsonPatch.applyPatch(structuredClone(this.state), patch).newDocument
      if (this.state._stateID !== to) throw new Error(`A patch to ${to} led to ${this.state._stateID}`)
      this.log.push(...log)
    })
    this.socket.on('matchData', (_: string, players: FilteredMetadata) => {
      this.players = players
    })
    this.socket.on('chat', (_: string, message: ChatMessage) => this.chats.push(message))
    this.socket.on('refused', (matchID: string, refusal: Refusal) => this.refused.push({ matchID, refusal }))
  }

  connected(): Promise<true> {
    return until('the socket is connected', () => this.socket.connected)
  }

  /** Asks for a match and waits for the table or the refusal. */
  async look(matchID: unknown, seat: unknown = null, credentials?: unknown): Promise<this> {
    await this.connected()
    const before = this.syncs + this.refused.length
    this.socket.emit('sync', matchID, seat, credentials)
    await until('sync is answered', () => this.syncs + this.refused.length > before)
    return this
  }

  /** Sends an update as it is and waits for the answer. */
  async send(action: unknown, stateID: unknown, matchID: unknown, seat: unknown): Promise<Answer> {
    await this.connected()
    return v.parse(answerShape, await this.socket.timeout(10_000).emitWithAck('update', action, stateID, matchID, seat))
  }

  /** A part of the log before the one that came with the table. */
  logBefore(matchID: string, before: unknown): Promise<LogPage> {
    return this.socket.timeout(10_000).emitWithAck('log', matchID, before)
  }

  /** Fetches what came before the end of the log. */
  async recall(matchID: string): Promise<void> {
    while (this.earlier > 0) {
      const { log, earlier } = await this.logBefore(matchID, this.earlier)
      this.log.unshift(...log)
      this.earlier = earlier
    }
  }

  close(): void {
    this.socket.disconnect()
  }
}

export const moveAction = (move: string, args: unknown, { seat, credentials }: Seat) => ({
  type: 'MAKE_MOVE',
  payload: { type: move, args, playerID: seat, credentials },
})

export const stepAction = (type: 'UNDO' | 'REDO', { seat, credentials }: Seat) => ({
  type,
  payload: { type: null, args: null, playerID: seat, credentials },
})

/** A visitor who holds a seat and plays. */
export class Player extends Visitor {
  readonly match: Match
  readonly mine: Seat

  constructor(url: string, match: Match, mine: Seat) {
    super(url, match.game)
    this.match = match
    this.mine = mine
  }

  static async sitDown(url: string, match: Match, seat: number): Promise<Player> {
    const mine = match.seats[seat]!
    const player = new Player(url, match, mine)
    await player.look(match.matchID, mine.seat, mine.credentials)
    return player
  }

  get view(): View {
    if (!this.state) throw new Error('Nothing has been seen yet')
    return this.state
  }

  move(move: string, ...args: unknown[]): Promise<Answer> {
    return this.send(moveAction(move, args, this.mine), this.view._stateID, this.match.matchID, this.mine.seat)
  }

  step(type: 'UNDO' | 'REDO'): Promise<Answer> {
    return this.send(stepAction(type, this.mine), this.view._stateID, this.match.matchID, this.mine.seat)
  }

  /** What this player could do, judged by the own view alone. */
  choices(definition: GameDefinition): Choice[] {
    return choicesOf(definition, this.view.G, this.mine.seat)
  }
}

/** Plays random legal moves until the end, or until `enough` says so. */
export async function playRandomly(
  definition: GameDefinition,
  players: readonly Player[],
  random: () => number,
  enough: (moves: number) => boolean = () => false,
): Promise<number> {
  let moves = 0
  for (; !players[0]!.view.G.outcome && !enough(moves); moves++) {
    const { _stateID, G } = players[0]!.view
    const mover = players.find(({ mine }) => mine.seat === G.current)!
    await until('everybody has seen the last move', () => players.every(({ view }) => view._stateID === _stateID))
    const choices = mover.choices(definition)
    const choice = choices[Math.floor(random() * choices.length)]
    if (!choice) throw new Error(`Nobody can act at state ${_stateID}`)
    const answer = await mover.move(choice.move, ...choice.args)
    if (!answer.ok) throw new Error(`${choice.move} was refused: ${answer.refusal.because}`)
    await until('everybody has seen the move', () => players.every(({ view }) => view._stateID === answer.stateID))
  }
  return moves
}

/** A small generator with a seed, so that what failed can be played again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
