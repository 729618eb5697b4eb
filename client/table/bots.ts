import { employ, remembering } from '../../games/kit/bot'
import type { MatchState } from '../../games/kit/definition'
import type { Judge } from '../../games/kit/judge'
import { awaited } from '../../games/kit/legality'
import { patience } from '../../games/kit/levels'
import type { PlayerId } from '../../games/kit/rule'
import type { LocalTable } from './local'
import type { Session } from './session'
import { Signal } from './signal'

/** Milliseconds before a bot's move: long enough to follow, or as fast as the eye can see. */
export const paces = { calm: 1100, quick: 160 } as const
export type Pace = keyof typeof paces

/** Plays the seats of the computer, each through a client of its own that sees what that seat sees. */
export class Bots<G extends MatchState = MatchState> {
  /** The bot that is thinking, if one is. */
  readonly thinking = new Signal<PlayerId | null>(null)
  pace: Pace = 'calm'
  private readonly table: LocalTable<G>
  private readonly sessions = new Map<PlayerId, { choose: ReturnType<typeof remembering<G>>; session: Session<G> }>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopListening: () => void = () => {}

  constructor(table: LocalTable<G>, judge: Judge<G>, debug?: Parameters<LocalTable<G>['session']>[1]) {
    this.table = table
    const { definition } = table
    for (const [i, { bot: kind }] of table.match.players.entries()) {
      const session = kind && table.session(String(i), debug)
      if (session)
        this.sessions.set(String(i), {
          choose: remembering(employ(kind, definition, judge, { limits: patience(kind) })),
          session,
        })
    }
  }

  start(): void {
    for (const { session } of this.sessions.values()) session.start()
    this.stopListening = this.table.state.subscribe(this.consider)
    this.consider()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.stopListening()
    for (const { session } of this.sessions.values()) session.stop()
  }

  /** Whoever does not want to wait need not. */
  readonly hurry = (): void => {
    if (this.thinking.get() === null) return
    clearTimeout(this.timer)
    this.move()
  }

  private readonly consider = (): void => {
    clearTimeout(this.timer)
    const asked = Object.keys(awaited(this.table.state.get().G))
    const turn = asked.find((seat) => this.sessions.has(seat)) ?? null
    this.thinking.set(turn)
    if (turn !== null) this.timer = setTimeout(this.move, paces[this.pace])
  }

  private readonly move = (): void => {
    const seat = this.thinking.get()
    const playing = seat === null ? undefined : this.sessions.get(seat)
    const table = playing?.session.get().table
    if (seat === null || !playing || !table) return
    const choice = playing.choose(this.table.definition.view(table.view, seat), seat, Math.random)
    if (choice) table.play(choice.move, ...choice.args)
    else this.table.notice.set({ tone: 'bad', text: 'A bot knows no way on. Please play for it, or begin again.' })
  }
}
