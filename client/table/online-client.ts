import type { ChatMessage, FilteredMetadata, LogEntry, State } from 'boardgame.io'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { Ahead } from './ahead'
import { type Heard, OnlineLine, type Place, type Socket } from './online'
import type { SeatClient } from './session'
import { newSeed } from './shelf'

type MakeAhead = typeof import('./ahead').clientAhead
type Bring = (use: (make: MakeAhead) => void) => void

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/** Where it cannot be fetched, a move is shown once the server has answered. */
const whenIdle: Bring = async (use) => {
  await idle()
  const found = await import('./ahead').catch(() => null)
  if (found) use(found.clientAhead)
}

/**
 * A seat's client of a match on the server. It knows what the server told. boardgame.io's client shows a move ahead of
 * the server's answer; it is large, and comes when the table already lies there. Who only watches never needs it.
 */
export class OnlineClient<G extends MatchState> implements SeatClient<G> {
  readonly line: OnlineLine
  chatMessages: readonly ChatMessage[] = []
  matchData: FilteredMetadata = []
  private readonly definition: GameDefinition<G>
  private readonly bring: Bring
  private readonly byWord: SeatClient['moves']
  private readonly listeners = new Set<() => void>()
  private told: (State<G> & { readonly log: LogEntry[] }) | null = null
  private ahead: Ahead<G> | null = null
  private wanted = false

  constructor(definition: GameDefinition<G>, place: Place, open: () => Socket, bring: Bring = whenIdle) {
    this.definition = definition
    this.bring = bring
    this.line = new OnlineLine(open, place, (heard) => this.hear(heard))
    const send =
      (name: string) =>
      (...args: unknown[]) =>
        this.line.move(name, args)
    this.byWord = Object.fromEntries(Object.keys(definition.rules).map((name) => [name, send(name)]))
  }

  get moves(): SeatClient['moves'] {
    return this.ahead?.client.moves ?? this.byWord
  }

  getState() {
    return this.ahead ? this.ahead.client.getState() : this.told
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  sendChatMessage(text: string): void {
    const { playerID } = this.line.place
    if (playerID !== null) this.line.chat({ id: newSeed().slice(0, 8), sender: playerID, payload: text })
  }

  start(): void {
    this.line.connect()
  }

  stop(): void {
    this.line.disconnect()
  }

  private hear(heard: Heard): void {
    if (heard.type === 'sync') this.matchData = heard.args[1].filteredMetadata
    if (heard.type === 'matchData') this.matchData = heard.args[1]
    if (heard.type === 'chat') this.chatMessages = [...this.chatMessages, heard.args[1]]
    if (heard.type === 'sync' || heard.type === 'update') this.learn(heard)
    else this.notify()
  }

  private learn(heard: Extract<Heard, { type: 'sync' | 'update' }>): void {
    if (this.ahead) this.ahead.hear(heard)
    else {
      this.told = toldBy(heard)
      this.notify()
      this.wantAhead()
    }
  }

  private wantAhead(): void {
    if (this.wanted || this.line.place.playerID === null) return
    this.wanted = true
    this.bring(this.getAhead)
  }

  private readonly getAhead = (make: MakeAhead): void => {
    const ahead = make(this.definition, this.line)
    this.ahead = ahead
    // What it is told now is on the screen already.
    this.line.rollBack()
    ahead.client.subscribe(this.notify)
  }

  private readonly notify = (): void => {
    for (const listener of this.listeners) listener()
  }
}

function toldBy(heard: Extract<Heard, { type: 'sync' | 'update' }>) {
  if (heard.type === 'update') return { ...heard.args[1], log: heard.args[2] }
  const { state, log } = heard.args[1]
  return { ...state, log }
}
