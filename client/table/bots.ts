import { followed, type Plan, type Thought } from '../../games/kit/bot'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { MatchState } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { LocalTable } from './local'
import type { Session } from './session'
import { Signal } from './signal'
import type { Thinker } from './thinker'

/** Milliseconds before a bot's move: long enough to follow, or as fast as the eye can see. */
export const paces = { calm: 1100, quick: 160 } as const
export type Pace = keyof typeof paces

interface Seat<G extends MatchState> {
  readonly kind: BotKind
  readonly session: Session<G>
  plan: Plan
}

/** What a bot is about to do: it moves once it knows how and people have had time to follow. */
interface Turn {
  readonly seat: PlayerId
  waited: boolean
  /** Null if no way on was found; undefined while it thinks. */
  thought?: Thought | null
}

/** Plays the seats of the computer, each through a client of its own that sees what that seat sees. */
export class Bots<G extends MatchState = MatchState> {
  /** The bot that is thinking, if one is. */
  readonly thinking = new Signal<PlayerId | null>(null)
  pace: Pace = 'calm'
  private readonly table: LocalTable<G>
  private readonly thinker: Thinker
  private readonly seats = new Map<PlayerId, Seat<G>>()
  private turn: Turn | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopListening: () => void = () => {}

  constructor(table: LocalTable<G>, thinker: Thinker, debug?: Parameters<LocalTable<G>['session']>[1]) {
    this.table = table
    this.thinker = thinker
    for (const [i, { bot: kind }] of table.match.players.entries()) {
      if (kind) this.seats.set(String(i), { kind, session: table.session(String(i), debug), plan: [] })
    }
  }

  start(): void {
    for (const { session } of this.seats.values()) session.start()
    this.stopListening = this.table.state.subscribe(this.consider)
    this.consider()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.turn = null
    this.stopListening()
    this.thinker.stop()
    for (const { session } of this.seats.values()) session.stop()
  }

  /** Whoever does not want to wait need not: the bot moves as soon as it knows how. */
  readonly hurry = (): void => {
    clearTimeout(this.timer)
    if (this.turn) this.turn.waited = true
    this.moveIfReady()
  }

  private readonly consider = (): void => {
    clearTimeout(this.timer)
    const asked = Object.keys(awaited(this.table.state.get().G))
    const seat = asked.find((one) => this.seats.has(one)) ?? null
    this.thinking.set(seat)
    this.turn = seat === null ? null : { seat, waited: false }
    if (!this.turn) return
    this.timer = setTimeout(this.hurry, paces[this.pace])
    this.ponder(this.turn)
  }

  private ponder(turn: Turn): void {
    const { definition, state } = this.table
    const { kind, plan } = this.seats.get(turn.seat)!
    const view = definition.view(state.get().G, turn.seat)
    const known = followed(plan, view)
    const found = (thought: Thought | null): void => {
      turn.thought = thought
      this.moveIfReady()
    }
    if (known) found(known)
    else
      this.thinker.think({ kind, view, seat: turn.seat, plan: [] }).then(
        (thought) => found(thought ?? null),
        () => found(null),
      )
  }

  private moveIfReady(): void {
    const { turn } = this
    const seat = turn && this.seats.get(turn.seat)
    const table = seat?.session.get().table
    if (!turn?.waited || turn.thought === undefined || !seat || !table) return
    this.turn = null
    if (turn.thought === null) {
      this.table.notice.set({ tone: 'bad', text: 'A bot knows no way on. Please play for it, or begin again.' })
      return
    }
    seat.plan = turn.thought.plan
    table.play(turn.thought.choice.move, ...turn.thought.choice.args)
  }
}
