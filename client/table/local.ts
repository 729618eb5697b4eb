import type { CredentialedActionShape, LogEntry, Server, State } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import { Local } from 'boardgame.io/multiplayer'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { begin, grant, remember, replay, requestsOf } from '../../games/kit/referee'
import type { PlayerId } from '../../games/kit/rule'
import type { LocalMatch } from '../app/seats'
import type { Player } from '../kit/table'
import type { History } from './history'
import type { Line, Notice, Status } from './line'
import { Session } from './session'
import type { Kept } from './shelf'
import { Signal } from './signal'

type Multiplayer = ReturnType<typeof Local>
type LocalTransport = ReturnType<Multiplayer>
type DebugImpl = typeof import('boardgame.io/debug').Debug

const cannotKeep: Notice = {
  tone: 'bad',
  text: 'This device does not let the table be kept. The match lasts as long as this page is open.',
}

/** A match held in this tab: boardgame.io's local master, a client for every seat, and a shelf for the night. */
export class LocalTable<G extends MatchState = MatchState> {
  readonly definition: GameDefinition<G>
  readonly match: LocalMatch
  readonly initial: State<G>
  /** The truth about the match. Only what a seat may see of it goes to the screen. */
  readonly state: Signal<State<G>>
  readonly status = new Signal<Status>('online')
  readonly notice = new Signal<Notice | null>(null)
  private readonly seed: string
  private readonly keepOnShelf: (kept: Kept) => boolean
  // boardgame.io tells local matches apart by the identity of their game object.
  private readonly game: GameDefinition<G>['game']
  private readonly local = Local()
  private log: LogEntry[]
  private master: LocalTransport['master'] | null = null

  constructor(definition: GameDefinition<G>, match: LocalMatch, kept: Kept, keepOnShelf: (kept: Kept) => boolean) {
    this.definition = definition
    this.match = match
    this.seed = kept.seed
    this.keepOnShelf = keepOnShelf
    this.game = { ...definition.game }
    this.initial = begin(definition, { players: match.players.length, options: match.options, seed: kept.seed })
    const states = replay(definition, this.initial, kept.requests)
    this.log = states.slice(1).flatMap(({ deltalog }) => deltalog ?? [])
    this.state = new Signal(states.at(-1) ?? this.initial)
  }

  get seats(): PlayerId[] {
    return this.match.players.map((_, i) => String(i))
  }

  get humans(): PlayerId[] {
    return this.seats.filter((seat) => !this.match.players[Number(seat)]?.bot)
  }

  history(): History<G> {
    return { options: this.match.options, initial: this.initial, log: this.log }
  }

  kept(): Kept {
    const scores = this.state.get().G.outcome?.scores
    return { seed: this.seed, version: this.definition.meta.version, scores, requests: requestsOf(this.log) }
  }

  /** Whether this seat knows anything that somebody who only watches does not. */
  hasSecrets(seat: PlayerId): boolean {
    const { G } = this.state.get()
    return JSON.stringify(this.definition.view(G, seat)) !== JSON.stringify(this.definition.view(G, null))
  }

  /** Sits down, or watches if no seat is given. */
  session(seat: PlayerId | null, debug?: DebugImpl, led?: Pick<Session<G>['parts'], 'permits'>): Session<G> {
    const { definition } = this
    const client = Client<G>({
      game: this.game,
      matchID: this.match.id,
      ...(seat === null ? {} : { playerID: seat }),
      numPlayers: this.match.players.length,
      multiplayer: this.multiplayer,
      debug: debug ? { impl: debug } : false,
    })
    const players = this.players(seat)
    const session = { ...led, definition, seat, client, line: this.line(seat), players: () => players }
    return new Session(seat === null ? { ...session, look: (G) => definition.view(G, null) } : session)
  }

  private players(seat: PlayerId | null): Player[] {
    return this.match.players.map(({ name, bot }, i) => ({
      id: String(i),
      name,
      mark: i + 1,
      bot,
      connected: true,
      you: String(i) === seat,
    }))
  }

  private line(seat: PlayerId | null): Line {
    return {
      status: this.status,
      pending: new Signal(false),
      notice: this.notice,
      dismiss: () => this.notice.set(null),
      missed: () => {},
      takeBack: (type) => this.takeBack(type, seat),
    }
  }

  /** Decided by the referee, as on the server: boardgame.io's master takes nothing back while several may act. */
  private takeBack(type: 'UNDO' | 'REDO', seat: PlayerId | null): void {
    if (seat === null || !this.master) return
    const verdict = grant(this.definition, this.state.get(), { kind: type === 'UNDO' ? 'undo' : 'redo', player: seat })
    if ('refusal' in verdict) return
    this.onState(verdict.state)
    void this.master.storageAPI.setState(this.match.id, stateOf(verdict.state), verdict.state.deltalog)
    this.master.transportAPI.sendAll({ type: 'update', args: [this.match.id, verdict.state] })
  }

  /** A move of whoever has to act, made by boardgame.io's panel. What its bot thought of it is no part of the match. */
  readonly debugged = (action: CredentialedActionShape.MakeMove): void => {
    const { type, args, playerID, credentials } = action.payload
    const bare = { ...action, payload: { type, args, playerID, credentials } }
    void this.master?.onUpdate(bare, this.state.get()._stateID, this.match.id, playerID)
  }

  private readonly multiplayer: Multiplayer = (opts) => {
    const transport = this.local(opts)
    if (!this.master) {
      this.master = transport.master
      this.layOut(transport.master)
    }
    return transport
  }

  /** boardgame.io begins local matches without options, so ours lies on the table before anybody looks. */
  private layOut(master: LocalTransport['master']): void {
    const { storageAPI } = master
    void storageAPI.createMatch(this.match.id, { initialState: this.initial, metadata: this.metadata() })
    void storageAPI.setState(this.match.id, stateOf(this.state.get()), this.log)
    master.subscribe(({ state: next }) => this.onState(next))
    // What boardgame.io would store has forgotten, at a new phase, what can still be taken back.
    const store = storageAPI.setState.bind(storageAPI)
    storageAPI.setState = (id, _, deltalog) => store(id, stateOf(this.state.get()), deltalog)
  }

  private onState(state: State<G>): void {
    const { deltalog = [] } = state
    if (deltalog.length === 0) return
    this.log = [...this.log, ...deltalog]
    this.state.set(remember(this.state.get(), state))
    const kept = this.keepOnShelf(this.kept())
    if (!kept) this.notice.set(cannotKeep)
  }

  private metadata(): Server.MatchData {
    const players = Object.fromEntries(this.match.players.map(({ name }, id) => [id, { id, name }]))
    return { gameName: this.definition.meta.id, players, createdAt: this.match.at, updatedAt: this.match.at }
  }
}

const stateOf = <G extends MatchState>({ deltalog: _, ...state }: State<G>): State<G> => state
