import type { GameDefinition } from '../../games/kit/definition'
import { applied, differenceOf } from '../lib/difference'
import { hasBegun } from './company'
import type { Hall } from './hall'
import { Herald } from './herald'
import type { News, Word } from './news'
import { Presence } from './presence'
import type { Happened } from './publish'
import { refusals } from './refusals'
import { movedTo, playerAt, wordFor } from './seats'
import { type Standing, type TableSnapshot, Unreachable } from './storage'

/** Milliseconds: how often we say that we are there, and after how much silence another process is not. */
const [pulse, silence] = [2_000, 8_000]
/** How often the database is asked about what is looked at here: where news come through, and where they do not. */
const [calm, alert] = [5_000, 1_000]

const position = ({ G, ctx }: TableSnapshot) => ({ G, ctx })

/**
 * The same house in other processes. What happens here is told there and the other way round; the database decides and
 * is looked at now and then, so that nothing depends on whether news come through.
 */
export class Others {
  readonly #hall: Hall
  readonly #news: News
  readonly #herald: Herald
  readonly #presence = new Presence()
  /** As it was found at the last look. */
  #seen = new Map<string, Standing>()
  /** Matches that had begun when they were shown here. */
  readonly #begun = new Set<string>()
  #isAway = false
  readonly #timers: ReturnType<typeof setInterval>[]
  #lastLook = 0

  constructor(hall: Hall, news: News) {
    this.#hall = hall
    this.#news = news
    this.#herald = new Herald(hall.rooms, (definition, matchID) => this.#anew(definition, matchID))
    hall.rooms.elsewhere = this.#presence
    hall.rooms.changed = (matchID) => this.#sayWhoIsHere(matchID)
    news.listen({
      wants: (matchID, kind) => kind === 'here' || hall.rooms.isWatched(matchID),
      heard: (process, matchID, word) => this.#heard(process, matchID, word),
      alive: (process) => this.#alive(process),
      back: () => this.#back(),
    })
    this.#timers = [setInterval(() => this.#beat(), pulse), setInterval(() => this.#lookIfDue(), alert)]
    for (const timer of this.#timers) timer.unref()
  }

  /** A move was made here. */
  tell({ matchID, previous, next, ranAhead }: Happened): void {
    const [from, to] = [previous._stateID, next._stateID]
    this.#herald.tell(matchID, from, () => ({ next, ranAhead }))
    const difference = differenceOf(position(previous), position(next))
    this.#news.send(matchID, { kind: 'moved', from, to, difference, log: next.deltalog ?? [] })
  }

  say(matchID: string, word: Word): void {
    this.#news.send(matchID, word)
  }

  /** Somebody was shown the table: it must be the one that the others here have seen. Called inside the queue of the match. */
  async shown(definition: GameDefinition, matchID: string): Promise<void> {
    const state = await this.#hall.storage.tableOf(matchID)
    const metadata = await this.#hall.storage.metadataOf(matchID)
    if (!state || !metadata) return
    if (hasBegun(metadata)) this.#begun.add(matchID)
    else this.#begun.delete(matchID)
    const last = this.#herald.lastOf(matchID)
    if (last && last._stateID !== state._stateID) await this.#hall.showAll(definition, matchID)
    this.#herald.shown(definition, matchID, state)
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    for (const matchID of this.#hall.rooms.matches()) this.#news.send(matchID, { kind: 'here', seats: [] })
    await this.#news.close()
  }

  #heard(process: string, matchID: string, word: Word): void {
    const { queues, rooms } = this.#hall
    if (word.kind === 'here') {
      this.#presence.here(process, matchID, word.seats)
      return
    }
    this.#run(
      queues.run(matchID, async () => {
        if (word.kind === 'chat') rooms.tell(matchID, 'chat', word.message)
        else if (word.kind === 'company') await this.#company(matchID)
        else this.#moved(matchID, word)
      }),
    )
  }

  #moved(matchID: string, { from, to, difference, log }: Extract<Word, { kind: 'moved' }>): void {
    this.#herald.tell(matchID, from, (previous) => ({
      next: { ...previous, ...applied(position(previous), difference), _stateID: to, deltalog: [...log] },
      ranAhead: null,
    }))
    const definition = this.#herald.gameOf(matchID)
    if (definition) this.#hall.bots.heed(matchID)
  }

  /** Who sits there may have changed: whoever sits there no more goes, and hands are shown once the match has begun. */
  async #company(matchID: string): Promise<void> {
    const { rooms, storage } = this.#hall
    const metadata = await storage.metadataOf(matchID)
    for (const guest of rooms.guestsAt(matchID)) {
      const { seat, proof } = guest
      if (!metadata || seat === null || playerAt(metadata.players, seat)?.credentials === proof) continue
      const now = movedTo(metadata, proof)
      if (now !== undefined) guest.tellSeat({ event: 'seat', args: [matchID, now] })
      guest.dismiss(now === undefined ? wordFor(metadata, seat) : refusals.moved)
    }
    await this.#hall.announceHere(matchID, metadata)
    const definition = this.#herald.gameOf(matchID)
    if (!metadata || !definition || this.#begun.has(matchID) === hasBegun(metadata)) return
    this.#anew(definition, matchID)
  }

  /** Lays the table out anew for everybody here. */
  #anew(definition: GameDefinition, matchID: string): void {
    this.#run(
      this.#hall.exclusive(matchID, async () => {
        if (!this.#hall.rooms.isWatched(matchID)) return
        await this.#hall.showAll(definition, matchID)
        for (const message of await this.#hall.storage.chatOf(matchID)) this.#hall.rooms.tell(matchID, 'chat', message)
        await this.shown(definition, matchID)
        this.#hall.bots.wake(definition, matchID)
      }),
    )
  }

  #sayWhoIsHere(matchID: string): void {
    this.#news.send(matchID, { kind: 'here', seats: this.#hall.rooms.seatsAt(matchID) })
  }

  #alive(process: string): void {
    if (!this.#presence.alive(process, performance.now())) return
    for (const matchID of this.#hall.rooms.matches()) this.#sayWhoIsHere(matchID)
  }

  #beat(): void {
    this.#news.send('', { kind: 'here', seats: [] })
    if (!this.#news.isOpen) this.#presence.excuse(performance.now())
    for (const matchID of this.#presence.forgetSilent(performance.now() - silence)) {
      this.#run(this.#hall.exclusive(matchID, () => this.#hall.announce(matchID)))
    }
  }

  #back(): void {
    this.#presence.excuse(performance.now())
    for (const matchID of this.#hall.rooms.matches()) this.#sayWhoIsHere(matchID)
    this.#run(this.#look(true))
  }

  #lookIfDue(): void {
    const due = this.#news.isOpen && !this.#isAway ? calm : alert
    if (performance.now() - this.#lastLook >= due) this.#run(this.#look(!this.#news.isOpen))
  }

  /** Compares what people here have seen with the database. What has just been made may still be on its way here. */
  async #look(isSure: boolean): Promise<void> {
    this.#lastLook = performance.now()
    const { rooms, storage } = this.#hall
    const ids = rooms.matches()
    let found: ReadonlyMap<string, Standing>
    try {
      found = await storage.standings(ids)
    } catch (error) {
      if (error instanceof Unreachable) return this.#away(ids)
      throw error
    }
    const wasAway = this.#isAway
    this.#isAway = false
    const before = this.#seen
    this.#seen = new Map(found)
    for (const id of this.#begun) if (!rooms.isWatched(id)) this.#begun.delete(id)
    for (const id of ids) this.#compare(id, before.get(id), found.get(id), isSure || wasAway)
  }

  #compare(matchID: string, before: Standing | undefined, now: Standing | undefined, isSure: boolean): void {
    const definition = this.#herald.gameOf(matchID)
    const last = this.#herald.lastOf(matchID)
    if (!definition || !last) return
    const isBehind = now !== undefined && last._stateID < now.stateID
    const isOld = isSure || before?.stateID === now?.stateID
    if ((isBehind && isOld) || (before && now && before.said < now.said && isSure)) this.#anew(definition, matchID)
    if (!now || (before && before.revision !== now.revision)) {
      this.#run(this.#hall.queues.run(matchID, () => this.#company(matchID)))
    }
    if (!isBehind && before?.stateID === now?.stateID) this.#hall.bots.wake(definition, matchID)
  }

  /** Everybody is told, once. */
  #away(ids: readonly string[]): void {
    if (this.#isAway) return
    this.#isAway = true
    for (const id of ids) this.#hall.rooms.tell(id, 'refused', refusals.unreachable)
  }

  #run(work: Promise<unknown>): void {
    work.catch((error) => this.#hall.log.warn('another process could not be followed', { error }))
  }
}
