import type { ChatMessage } from 'boardgame.io'
import type { Transport } from 'boardgame.io/internal'
import * as v from 'valibot'
import type { Refusal } from '../../games/kit/rule'
import { answerShape, refusalShape, type Terms } from '../../games/kit/wire'
import { type Confirmed, joined, type Reading, readPatch, readUpdate } from './confirmed'
import type { Line, Notice, Status } from './line'
import { Signal } from './signal'
import { chatShape, logPageShape, patchShape, seatsShape, syncShape, updateShape } from './wire'

/** What this file needs of a socket.io socket. */
export interface Socket {
  readonly connected: boolean
  on(event: string, listener: (...args: unknown[]) => void): unknown
  emit(event: string, ...args: unknown[]): unknown
  connect(): unknown
  close(): unknown
}

/** What a client of boardgame.io is told by its transport. */
export type Heard = Parameters<ConstructorParameters<typeof Transport>[0]['transportDataCallback']>[0]

/** A seat of a match, or a place beside it. */
export interface Place {
  readonly matchID: string
  readonly playerID: string | null
  readonly credentials?: string | undefined
}

/** What is asked of the table, in boardgame.io's form. */
export interface Deed {
  readonly type: string
  readonly payload: unknown
}

interface Pending {
  readonly deed: Deed
  /** The state the deed was meant for: its line in the log will carry this number, or a higher one if others acted. */
  readonly stateID: number
  /** The state that will hold it, once the server said so. */
  readonly storedAs: number | null
}

/** How long an answer may take before we ask where we stand. */
export const patience = 8_000
export const secondTry = 1_500
/** How long it may take before we say that it takes long. */
export const slow = 1_500

const notSent: Notice = {
  tone: 'bad',
  text: 'That was not sent: the connection is gone. It will come back by itself.',
}
const notAnswered: Notice = { tone: 'bad', text: 'The server has not answered yet. Your move is on its way.' }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Talks to the server as boardgame.io does, and keeps apart what the server confirmed from what is only hoped for. */
export class OnlineLine implements Line {
  readonly status = new Signal<Status>('connecting')
  readonly pending = new Signal<boolean>(false)
  readonly notice = new Signal<Notice | null>(null)
  readonly closed = new Signal<string | null>(null)
  readonly moved = new Signal<string | null>(null)
  readonly terms = new Signal<Terms | null>(null)
  readonly earlier = new Signal<number>(0)
  readonly place: Place
  private readonly open: () => Socket
  private readonly say: (heard: Heard) => void
  private readonly heard = new Set<string>()
  private socket: Socket | null = null
  private confirmed: Confirmed | null = null
  private sent: Pending | null = null
  private syncing = false
  private recalling = false
  private turnedAway = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private slowTimer: ReturnType<typeof setTimeout> | undefined

  constructor(open: () => Socket, place: Place, say: (heard: Heard) => void) {
    this.open = open
    this.place = place
    this.say = say
  }

  connect(): void {
    if (this.socket) return
    const socket = this.open()
    this.socket = socket
    socket.on('connect', () => this.requestSync())
    socket.on('disconnect', (reason) => this.onDisconnect(reason))
    socket.on('connect_error', () => this.lost())
    socket.on('sync', (...args) => this.onSync(args))
    socket.on('update', (...args) => this.onUpdate(args))
    socket.on('patch', (...args) => this.onPatch(args))
    socket.on('matchData', (...args) => this.onSeats(args))
    socket.on('chat', (...args) => this.onChat(args))
    socket.on('seat', (...args) => this.onMoved(args))
    socket.on('refused', (...args) => this.onRefused(args))
    // The device itself often knows long before the socket does.
    globalThis.addEventListener?.('offline', this.unplugged)
    globalThis.addEventListener?.('online', this.hurry)
    if (socket.connected) this.requestSync()
    else socket.connect()
  }

  disconnect(): void {
    clearTimeout(this.timer)
    clearTimeout(this.slowTimer)
    globalThis.removeEventListener?.('offline', this.unplugged)
    globalThis.removeEventListener?.('online', this.hurry)
    this.socket?.close()
    this.socket = null
  }

  private requestSync(): void {
    this.askAgainLater()
    this.syncing = true
    const { matchID, playerID, credentials } = this.place
    if (this.socket?.connected) this.socket.emit('sync', matchID, playerID, credentials)
  }

  send(deed: Deed): void {
    if (!this.socket?.connected || !this.confirmed || this.status.get() !== 'online') {
      this.rollBack()
      this.missed()
      return
    }
    const { matchID, playerID } = this.place
    const stateID = this.confirmed.state._stateID
    this.await({ deed, stateID, storedAs: null })
    this.socket.emit('update', deed, stateID, matchID, playerID, (raw: unknown) => this.onAnswer(deed, raw))
  }

  move(type: string, args: readonly unknown[]): void {
    const { playerID, credentials } = this.place
    this.send({ type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } })
  }

  takeBack(type: 'UNDO' | 'REDO'): void {
    const { playerID, credentials } = this.place
    this.send({ type, payload: { type: null, args: null, playerID, credentials } })
  }

  chat(message: ChatMessage): void {
    const { matchID, credentials } = this.place
    if (this.socket?.connected) this.socket.emit('chat', matchID, message, credentials)
    else this.tell({ tone: 'bad', text: 'That was not said: the connection is gone.' })
  }

  dismiss(): void {
    this.notice.set(null)
  }

  missed(): void {
    this.tell(notSent)
  }

  /** Tries at once instead of at the next attempt, as after a long sleep of the device. */
  readonly hurry = (): void => {
    if (!this.socket) return
    if (!this.socket.connected) this.socket.connect()
    else if (this.status.get() === 'lost') this.requestSync()
  }

  private readonly unplugged = (): void => this.lost()

  private onSync(args: unknown[]): void {
    const parsed = v.safeParse(v.tuple([v.literal(this.place.matchID), syncShape]), args)
    if (!parsed.success) return
    const { state, log: end, earlier: before, filteredMetadata: seats, closed, terms } = parsed.output[1]
    const { log, earlier } = joined(this.confirmed ?? { log: [], earlier: 0 }, { log: end, earlier: before })
    this.confirmed = { state, log, earlier, seats }
    this.earlier.set(earlier)
    this.closed.set(closed)
    this.terms.set(terms)
    this.syncing = false
    this.turnedAway = 0
    clearTimeout(this.timer)
    this.status.set('online')
    if (this.notice.get() === notSent) this.dismiss()
    this.rollBack()
    this.settleUnanswered(log)
  }

  /** Shows exactly what the server confirmed, whatever was hoped for. */
  rollBack(): void {
    if (!this.confirmed) return
    const { state, log, seats } = this.confirmed
    const info = { state, log: [...log], filteredMetadata: seats, initialState: state }
    this.say({ type: 'sync', args: [this.place.matchID, info] })
  }

  /** Asks for what happened before the part of the log that is here, page by page until all of it is. */
  readonly recall = (): void => {
    const earlier = this.confirmed?.earlier ?? 0
    if (earlier === 0 || this.recalling || !this.socket?.connected) return
    this.recalling = true
    this.socket.emit('log', this.place.matchID, earlier, (raw: unknown) => this.onRecalled(raw))
  }

  private onRecalled(raw: unknown): void {
    this.recalling = false
    const parsed = v.safeParse(logPageShape, raw)
    const known = this.confirmed
    if (!parsed.success || !known || parsed.output.earlier + parsed.output.log.length !== known.earlier) return
    const { log, earlier } = joined(parsed.output, known)
    this.confirmed = { ...known, log, earlier }
    this.earlier.set(earlier)
    if (earlier > 0) this.recall()
    else if (!this.sent) this.rollBack()
  }

  private onUpdate(args: unknown[]): void {
    const parsed = v.safeParse(updateShape, args)
    if (!parsed.success) {
      this.requestSync()
      return
    }
    const [matchID, state, deltalog] = parsed.output
    if (matchID === this.place.matchID && this.confirmed) this.take(readUpdate(this.confirmed, state, deltalog))
  }

  private onPatch(args: unknown[]): void {
    const parsed = v.safeParse(patchShape, args)
    if (!parsed.success) {
      this.requestSync()
      return
    }
    const [matchID, from, to, operations, deltalog] = parsed.output
    if (matchID !== this.place.matchID || !this.confirmed) return
    this.take(readPatch(this.confirmed, { from, to, operations, deltalog }))
  }

  private take(reading: Reading): void {
    if (reading.kind === 'gap') this.requestSync()
    if (reading.kind !== 'new') return
    this.confirmed = reading.confirmed
    const { state, log } = reading.confirmed
    // The whole log: boardgame.io's client keeps only what it does not have yet.
    this.say({ type: 'update', args: [this.place.matchID, state, [...log]] })
    this.settleStored()
  }

  private onSeats(args: unknown[]): void {
    const parsed = v.safeParse(v.tuple([v.literal(this.place.matchID), seatsShape]), args)
    if (!parsed.success) return
    const [matchID, seats] = parsed.output
    if (this.confirmed) this.confirmed = { ...this.confirmed, seats }
    this.say({ type: 'matchData', args: [matchID, seats] })
  }

  private onChat(args: unknown[]): void {
    const parsed = v.safeParse(chatShape, args)
    if (!parsed.success) return
    const [matchID, message] = parsed.output
    const key = `${message.sender} ${message.id}`
    if (matchID !== this.place.matchID || this.heard.has(key)) return
    this.heard.add(key)
    this.say({ type: 'chat', args: [matchID, message] })
  }

  private onMoved(args: unknown[]): void {
    const parsed = v.safeParse(v.tuple([v.literal(this.place.matchID), v.string()]), args)
    if (parsed.success) this.moved.set(parsed.output[1])
  }

  private onRefused(args: unknown[]): void {
    const parsed = v.safeParse(v.tuple([v.literal(this.place.matchID), refusalShape]), args)
    if (!parsed.success) return
    if (this.syncing) this.onTurnedAway()
    this.refuse(parsed.output[1])
  }

  /** Asking too fast is refused too, so one is turned away for good only after asking again. */
  private onTurnedAway(): void {
    this.turnedAway += 1
    if (this.turnedAway > 1) {
      clearTimeout(this.timer)
      this.status.set('refused')
    } else this.askAgainLater(secondTry)
  }

  /** A server that closes a connection itself wants us to think before we come back. */
  private onDisconnect(reason: unknown): void {
    this.lost()
    if (reason === 'io server disconnect') this.timer = setTimeout(() => this.socket?.connect(), secondTry)
  }

  private onAnswer(deed: Deed, raw: unknown): void {
    if (this.sent?.deed !== deed) return
    const parsed = v.safeParse(answerShape, raw)
    if (!parsed.success) this.requestSync()
    else if (parsed.output.ok) {
      this.sent = { ...this.sent, storedAs: parsed.output.stateID }
      this.settleStored()
    } else {
      this.settle()
      this.rollBack()
      this.refuse(parsed.output.refusal)
    }
  }

  private refuse(refusal: Refusal): void {
    this.tell({ tone: 'bad', text: refusal.because, clause: refusal.clause })
  }

  /** The answer may come before the state it speaks of. */
  private settleStored(): void {
    const storedAs = this.sent?.storedAs ?? null
    if (storedAs !== null && this.confirmed && this.confirmed.state._stateID >= storedAs) this.settle()
  }

  /** After a break: was the move that nobody answered made, or not? The log knows. */
  private settleUnanswered(log: Confirmed['log']): void {
    if (!this.sent) return
    const { deed, stateID, storedAs } = this.sent
    this.settle()
    if (storedAs !== null) return
    const made = log.some((entry) => entry._stateID >= stateID && isThis(entry.action, deed))
    this.tell(
      made
        ? { tone: 'good', text: 'The connection broke, but your last move was made.' }
        : { tone: 'bad', text: 'The connection broke before your last move was made. Please make it again.' },
    )
  }

  private await(pending: Pending): void {
    this.sent = pending
    this.pending.set(true)
    this.askAgainLater()
    clearTimeout(this.slowTimer)
    this.slowTimer = setTimeout(() => this.tell(notAnswered), slow)
  }

  private askAgainLater(after = patience): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.requestSync(), after)
  }

  private settle(): void {
    clearTimeout(this.timer)
    clearTimeout(this.slowTimer)
    if (this.notice.get() === notAnswered) this.dismiss()
    this.sent = null
    this.pending.set(false)
  }

  private lost(): void {
    clearTimeout(this.timer)
    this.recalling = false
    if (this.status.get() !== 'refused') this.status.set(this.confirmed ? 'lost' : 'connecting')
  }

  private tell(notice: Notice): void {
    this.notice.set(notice)
  }
}

function isThis(logged: Deed, sent: Deed): boolean {
  if (logged.type !== sent.type) return false
  const made = v.safeParse(deedShape, logged.payload)
  const meant = v.safeParse(deedShape, sent.payload)
  return made.success && meant.success && same(made.output, meant.output)
}

const deedShape = v.object({
  type: v.nullish(v.string()),
  playerID: v.nullish(v.string()),
  args: v.nullish(v.array(v.unknown()), () => []),
})
