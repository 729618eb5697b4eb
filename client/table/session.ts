import type { ChatMessage, LogEntry, State } from 'boardgame.io'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { mayAct } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { Terms } from '../../games/kit/wire'
import type { Player, Table, TakeBack } from '../kit/table'
import { Answers } from './answers'
import type { Line, Notice, Status } from './line'
import { Signal } from './signal'
import { fold, hasActed, type LogLine, linesOf, type Story, seenLines } from './story'
import { saying } from './wire'

export interface ChatLine {
  readonly id: string
  readonly player: PlayerId
  readonly text: string
}

/** Everything a page shows of a match at one moment. */
export interface Moment<G extends MatchState = MatchState> {
  /** null until the first word from whoever holds the match. */
  readonly table: Table<G> | null
  readonly lines: readonly LogLine[]
  /** How much happened before the first of the lines. */
  readonly earlier: number
  /** How many of the lines are from before this seat's last turn ended. */
  readonly seen: number
  readonly chat: readonly ChatLine[]
  readonly status: Status
  readonly pending: boolean
  readonly notice: Notice | null
  /** Why nobody can play on, where it is so. */
  readonly closed: string | null
  /** What the table does about people who are away; null where nobody can be, or before it is known. */
  readonly terms: Terms | null
  /** The number this seat has now, if it has got another one. */
  readonly moved: string | null
  /** Counts up with everything that happened; the same number is the same position. */
  readonly step: number
}

/** What a session needs of a client: boardgame.io's has all of it. */
export interface SeatClient<G extends MatchState = MatchState> {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>
  readonly chatMessages: readonly ChatMessage[]
  getState(): (Pick<State<G>, 'G' | '_stateID'> & { readonly log: LogEntry[] }) | null
  subscribe(listener: () => void): () => void
  sendChatMessage(text: string): void
  start(): void
  stop(): void
}

interface Parts<G extends MatchState> {
  readonly definition: GameDefinition<G>
  readonly seat: PlayerId | null
  readonly client: SeatClient<G>
  readonly line: Line
  /** Who sits where, read anew at every moment. */
  players(): readonly Player[]
  /** What this seat sees of the state its client has; as it is, if left out. */
  look?(G: G): G
  /** Asked before a legal move is made. Where somebody is led like this, nothing is taken back. */
  permits?(move: string, args: readonly unknown[]): boolean
}

const listOf = (said: readonly ChatMessage[]): ChatLine[] =>
  said.flatMap(({ id, sender, payload }) => {
    const text = saying(payload)
    return text === undefined ? [] : [{ id, player: sender, text }]
  })

/** One seat of a match, wherever the match is held. */
export class Session<G extends MatchState = MatchState> {
  readonly parts: Parts<G>
  private readonly moment: Signal<Moment<G>>
  private readonly stops: (() => void)[] = []
  private story: Story = { deeds: [], redoable: 0 }
  private lines: readonly LogLine[] = []
  private told: unknown
  private position: { readonly G: G; readonly answers: Answers<G> } | null = null
  /** While the turn is taken back step by step: how many steps were left before the last one. */
  private stepsLeft: number | null = null

  constructor(parts: Parts<G>) {
    this.parts = parts
    this.moment = new Signal<Moment<G>>(this.look())
  }

  readonly get = (): Moment<G> => this.moment.get()
  readonly subscribe = (listener: () => void): (() => void) => this.moment.subscribe(listener)

  start(): void {
    const { client, line } = this.parts
    for (const one of [line.status, line.pending, line.notice, line.earlier, line.closed, line.terms, line.moved]) {
      if (one) this.stops.push(one.subscribe(this.refresh))
    }
    this.stops.push(client.subscribe(this.refresh))
    client.start()
    this.refresh()
  }

  stop(): void {
    for (const stop of this.stops.splice(0)) stop()
    this.parts.client.stop()
  }

  say(text: string): void {
    this.parts.client.sendChatMessage(text)
  }

  /** Something was pressed that cannot be sent. */
  missed(): void {
    this.parts.line.missed()
  }

  /** Brings what happened before the first of the lines. */
  readonly recall = (): void => this.parts.line.recall?.()

  dismiss(): void {
    this.parts.line.dismiss()
  }

  readonly refresh = (): void => {
    this.moment.set(this.look())
    if (this.stepsLeft !== null) queueMicrotask(this.restartOn)
  }

  private look(): Moment<G> {
    const { client, line, seat } = this.parts
    const state = client.getState()
    const table = state ? this.tableOf(state.G, lastDeedOf(state.log, seat)) : null
    if (state && state.log !== this.told) {
      this.told = state.log
      this.story = fold(state.log)
      this.lines = linesOf(this.story)
    }
    return {
      table: table && this.withTakeBacks(table),
      lines: this.lines,
      earlier: line.earlier?.get() ?? 0,
      seen: table ? seenLines(this.lines, seat, table.view) : 0,
      chat: listOf(client.chatMessages),
      status: line.status.get(),
      pending: line.pending.get(),
      notice: line.notice.get(),
      closed: line.closed?.get() ?? null,
      terms: line.terms?.get() ?? null,
      moved: line.moved?.get() ?? null,
      step: state?._stateID ?? 0,
    }
  }

  private tableOf(G: G, lastDeed: number): Table<G> {
    const { definition, seat, players } = this.parts
    const { view, ask, choices } = this.answersIn(G)
    const free = this.isFree()
    return {
      definition,
      view,
      seat,
      players: players(),
      offline: this.parts.line.status.get() !== 'online',
      mayAct: free && mayAct(view, seat),
      mayPlay: free && seat !== null && !view.outcome,
      lastDeed,
      undo: never,
      redo: never,
      restart: never,
      play: this.play,
      ask,
      choices,
    }
  }

  private answersIn(G: G): Answers<G> {
    const { definition, seat, look } = this.parts
    if (this.position?.G !== G) this.position = { G, answers: new Answers(definition, look ? look(G) : G, seat) }
    return this.position.answers
  }

  private isFree(): boolean {
    const { line } = this.parts
    if (line.closed?.get()) return false
    return line.status.get() === 'online' && !line.pending.get() && this.stepsLeft === null
  }

  private readonly play = (move: string, ...args: unknown[]): void => {
    const table = this.get().table
    if (table?.offline) this.missed()
    else if (table?.mayPlay && !table.ask(move, ...args) && (this.parts.permits?.(move, args) ?? true)) {
      this.parts.client.moves[move]?.(...args)
    }
  }

  private withTakeBacks(table: Table<G>): Table<G> {
    const objection = this.objection(table.view)
    const back = objection ?? this.nothingToTakeBack(table.view)
    const again = objection ?? (this.story.redoable === 0 ? 'Nothing was taken back' : null)
    return {
      ...table,
      undo: possible(back, () => this.parts.line.takeBack('UNDO')),
      redo: possible(again, () => this.parts.line.takeBack('REDO')),
      restart: possible(back, this.restart),
    }
  }

  private objection(view: G): string | null {
    const { seat, line } = this.parts
    if (seat === null) return 'You are watching this match'
    if (view.outcome) return 'The game is over'
    if (this.parts.permits) return 'In a lesson nothing is taken back'
    const closed = line.closed?.get()
    if (closed) return closed
    if (!mayAct(view, seat)) return "It is another player's turn"
    if (line.status.get() !== 'online') return 'The connection is gone'
    if (!this.isFree()) return 'Your last move is still on its way'
    return null
  }

  private nothingToTakeBack(view: G): string | null {
    if (view.undoable > 0) return null
    return hasActed(this.story, view.current, view.turn)
      ? 'Something was revealed: what came before stands'
      : 'Nothing was done yet this turn'
  }

  private readonly restart = (): void => {
    this.stepsLeft = Number.POSITIVE_INFINITY
    this.restartOn()
  }

  /** One step back at a time, each after the one before was confirmed. */
  private readonly restartOn = (): void => {
    const { line, client } = this.parts
    if (this.stepsLeft === null || line.pending.get()) return
    const left = client.getState()?.G.undoable ?? 0
    if (left > 0 && left < this.stepsLeft && line.status.get() === 'online') {
      this.stepsLeft = left
      line.takeBack('UNDO')
    } else {
      this.stepsLeft = null
      this.refresh()
    }
  }
}

const lastDeedOf = (log: readonly LogEntry[], seat: PlayerId | null): number =>
  log.findLast(({ action, automatic }) => !automatic && action.payload.playerID === seat)?._stateID ?? -1

const never: TakeBack = { why: 'Not now', run: () => {} }

const possible = (why: string | null, run: () => void): TakeBack => ({ why, run: why === null ? run : () => {} })
