import type { Socket } from 'socket.io'
import type { GameDefinition } from '../../games/kit/definition'
import { type Refusal, refuse } from '../../games/kit/rule'
import { timed } from '../lib/meter'
import { mayReturn } from '../match/company'
import type { Hall } from '../match/hall'
import { matchOf, type Played, type Wish } from '../match/play'
import { reasonOf, refusals } from '../match/refusals'
import type { Guest } from '../match/rooms'
import { Outdated } from '../match/rulebook'
import { holdsSeat, playerAt, seatHeldBy } from '../match/seats'
import { DamagedMatch, Unreachable } from '../match/storage'
import type { Allowance } from './allowance'
import { SocketGuest } from './guest'
import { type Ack, type Arrival, isAck, matchNamed, parseChat, parseLog, parseSync, parseUpdate } from './messages'

function refusalFor(error: unknown): Refusal {
  if (error instanceof Outdated) return refusals.unseen
  if (error instanceof Unreachable) return refusals.unreachable
  return error instanceof DamagedMatch ? refusals.damaged : refusals.broken
}

/** One socket in one game's namespace. Its messages are answered in the order in which they came. */
export class Connection {
  readonly #socket: Socket
  readonly #definition: GameDefinition
  readonly #hall: Hall
  readonly #allowed: Allowance
  #guest: SocketGuest | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(socket: Socket, definition: GameDefinition, hall: Hall, allowed: Allowance) {
    this.#socket = socket
    this.#definition = definition
    this.#hall = hall
    this.#allowed = allowed
  }

  listen(): void {
    this.#on('sync', 0, (args) => this.#sync(args))
    this.#on('update', 2, (args, ack) => this.#update(args, ack))
    this.#on('chat', 0, (args) => this.#say(args))
    this.#on('log', 0, (args, ack) => this.#readLog(args, ack))
    this.#socket.on('disconnect', () => this.#inTurn(() => this.#gone()))
  }

  #on(event: string, matchAt: number, answer: (args: readonly unknown[], ack: Ack | undefined) => Promise<void>): void {
    this.#socket.on(event, (...args: unknown[]) => {
      const ack = args.findLast(isAck)
      const matchID = matchNamed(args[matchAt])
      if (!this.#allowed.messages.take()) return this.#refuse(matchID, refusals.tooFast, ack)
      this.#inTurn(
        () => answer(args, ack),
        (error) => {
          // Whoever can not be shown a table now comes back by themselves: nobody is turned away for good.
          if (error instanceof Unreachable && event === 'sync') this.#socket.disconnect(true)
          else this.#refuse(matchID, refusalFor(error), ack)
        },
      )
    })
  }

  #inTurn(work: () => Promise<void>, failed: (error: unknown) => void = () => {}): void {
    this.#last = this.#last.then(work).catch((error) => {
      this.#hall.log.error('a message could not be handled', { error })
      failed(error)
    })
  }

  #refuse(matchID: string, refusal: Refusal, ack?: Ack): void {
    this.#hall.meter.refused(reasonOf(refusal))
    ack?.({ ok: false, refusal })
    this.#socket.emit('refused', matchID, refusal)
  }

  async #sync(args: readonly unknown[]): Promise<void> {
    const before = this.#step(undefined)
    const wanted = parseSync(args)
    if (!wanted) this.#refuse(matchNamed(args[0]), refusals.unreadable)
    else await this.#hall.exclusive(wanted.matchID, () => this.#arrive(wanted))
    await this.#announceChange(before, this.#guest)
  }

  async #arrive({ matchID, seat, credentials }: Arrival): Promise<void> {
    const metadata = await matchOf(this.#hall.storage, this.#definition, matchID)
    if (!metadata) this.#refuse(matchID, refusals.noMatch)
    else if (seat !== null && !holdsSeat(metadata, seat, credentials)) {
      const theirs = seatHeldBy(metadata, credentials)
      if (theirs !== undefined) this.#socket.emit('seat', matchID, theirs)
      this.#refuse(matchID, mayReturn(metadata, seat, credentials) ? refusals.replaced : refusals.notYours)
    } else if (this.#socket.connected) {
      const guest = new SocketGuest(
        this.#socket,
        matchID,
        seat,
        seat === null ? undefined : playerAt(metadata.players, seat)?.credentials,
      )
      this.#step(guest)
      try {
        await this.#show(guest)
      } catch (error) {
        // Who has seen nothing could not follow what is told of changes.
        this.#step(undefined)
        throw error
      }
      await this.#hall.others?.shown(this.#definition, matchID)
      for (const message of await this.#hall.storage.chatOf(matchID)) this.#socket.emit('chat', matchID, message)
      if (await this.#hall.opened(this.#definition, matchID)) this.#hall.bots.wake(this.#definition, matchID)
    }
  }

  /** Changes what this socket looks at. Gives back what it looked at before. */
  #step(to: SocketGuest | undefined): Guest | undefined {
    const from = this.#guest
    if (from) this.#hall.rooms.leave(from)
    from?.leave()
    if (to) this.#hall.rooms.enter(to)
    to?.enter()
    this.#guest = to
    return from
  }

  async #show({ matchID, seat }: Guest): Promise<void> {
    const table = await this.#hall.look(this.#definition, matchID, seat)
    if (table) this.#socket.emit('sync', matchID, table)
  }

  /** What came before the part of the log that was sent: for whoever looks at this match, from where they look. */
  async #readLog(args: readonly unknown[], ack: Ack | undefined): Promise<void> {
    const wanted = parseLog(args)
    const guest = this.#guest
    if (!wanted || guest?.matchID !== wanted.matchID) {
      return this.#refuse(matchNamed(args[0]), wanted ? refusals.noMatch : refusals.unreadable, ack)
    }
    ack?.(await this.#hall.readLog(guest.matchID, guest.seat, wanted.before))
  }

  async #update(args: readonly unknown[], ack: Ack | undefined): Promise<void> {
    const wish = parseUpdate(args)
    const matchID = matchNamed(args[2])
    const answered = async () => {
      const played = wish ? await this.#play(wish, ack !== undefined) : { refusal: refusals.unreadable }
      if ('next' in played) {
        ack?.({ ok: true, stateID: played.next._stateID })
        return true
      }
      this.#refuse(matchID, played.refusal, ack)
      return false
    }
    const isMade = await timed(
      () => this.#hall.exclusive(matchID, answered),
      (ms) => this.#hall.meter.moved(this.#definition.meta.id, ms),
    )
    if (!isMade && this.#guest?.matchID === matchID) await this.#showAgain(this.#guest)
  }

  /** After what is waiting to be told: what came before it here was maybe made in another process. */
  #showAgain(guest: Guest): Promise<void> {
    return this.#hall.exclusive(guest.matchID, async () => {
      await this.#show(guest)
      await this.#hall.others?.shown(this.#definition, guest.matchID)
    })
  }

  async #play(wish: Wish, isAnswered: boolean): Promise<Played> {
    try {
      return await this.#hall.play(this.#definition, wish, isAnswered ? null : this.#ranAhead(wish))
    } catch (error) {
      this.#hall.log.error('a move failed', { error, match: wish.matchID, request: wish.request })
      return { refusal: refusalFor(error) }
    }
  }

  /**
   * A client that asks for no answer, as boardgame.io's own, has made the move itself by now, where nothing is revealed.
   * Who asks for one keeps apart what it only hopes for.
   */
  #ranAhead({ seat, request }: Wish): string | null {
    return request.kind === 'move' && this.#definition.rules[request.move]?.reveals === undefined ? seat : null
  }

  async #say(args: readonly unknown[]): Promise<void> {
    const saying = parseChat(args)
    if (typeof saying === 'string') return this.#refuse(matchNamed(args[0]), refuse('', saying))
    const { matchID } = saying
    if (!this.#allowed.talk(matchID, saying.message.sender)) return this.#refuse(matchID, refusals.tooFast)
    const refusal = await this.#hall.exclusive(matchID, () => this.#hall.say(this.#definition, saying))
    if (refusal) this.#refuse(matchID, refusal)
  }

  async #gone(): Promise<void> {
    await this.#announceChange(this.#step(undefined), undefined)
  }

  /** Others hear of it only if a seat was taken or left: who merely looks, or asks in vain, is nobody's business. */
  async #announceChange(before: Guest | undefined, after: Guest | undefined): Promise<void> {
    if (before?.matchID === after?.matchID && before?.seat === after?.seat) return
    for (const guest of [before, after]) {
      const { matchID, seat } = guest ?? { seat: null }
      if (matchID && seat !== null) await this.#hall.exclusive(matchID, () => this.#hall.announce(matchID))
    }
  }
}
