import type { ChatMessage, Server, SyncInfo } from 'boardgame.io'
import type { GameDefinition } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { mostOfFiles, publicOptions } from '../../games/kit/options'
import type { Refusal } from '../../games/kit/rule'
import { limits, type Terms } from '../../games/kit/terms'
import type { Log } from '../lib/log'
import { type Meter, noMeter } from '../lib/meter'
import { Queues } from '../lib/queues'
import { Bots, type Thinkers } from './bots'
import { type OpenTime, withClocks } from './clocks'
import { hasBegun, termsOf } from './company'
import type { Others } from './others'
import { matchOf, type Played, play, type Wish } from './play'
import { type Happened, publish } from './publish'
import { refusals } from './refusals'
import { Rooms } from './rooms'
import { bringUpToDate, type Hashes, Outdated, type Rulebook, rulebookOf } from './rulebook'
import { holdsSeat, playerAt, publicPlayers } from './seats'
import { Steward } from './steward'
import type { LogPage, Storage, TableSnapshot } from './storage'
import { redactedFor, seenBy } from './views'

/** `earlier`: how many entries of the log come before those sent. `closed`: why nobody can play on. */
export type Sight = SyncInfo & Pick<LogPage, 'earlier'> & { readonly closed?: string; readonly terms: Terms }

export interface Saying {
  readonly matchID: string
  readonly message: ChatMessage
  readonly credentials: string
}

interface Manner {
  /** Milliseconds before a bot's move. */
  readonly botPace: number
  readonly thinkers: Thinkers
  readonly openTime: OpenTime
  readonly hashes?: Hashes
  readonly meter?: Meter
}

/** Where matches are played, whatever door people come in by. What changes a match is called inside its queue. */
export class Hall {
  readonly storage: Storage
  readonly log: Log
  readonly rooms = new Rooms()
  /** Other processes of the same house, if there may be some. */
  others: Others | undefined
  readonly queues = new Queues()
  readonly bots: Bots
  readonly steward = new Steward(this)
  readonly openTime: OpenTime
  readonly meter: Meter

  readonly #hashes: Hashes

  constructor(storage: Storage, log: Log, { botPace, thinkers, openTime, hashes = {}, meter = noMeter }: Manner) {
    this.storage = storage
    this.log = log
    this.openTime = openTime
    this.meter = meter
    this.#hashes = hashes
    this.bots = new Bots(this, thinkers, botPace)
  }

  /** The queue of a match, in all processes: everything that reads and then writes it happens in here. */
  exclusive<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    return this.queues.run(matchID, () => this.storage.alone(matchID, work))
  }

  /** The rules a match of this game is played by from today on. */
  rulebook(definition: GameDefinition): Rulebook {
    return rulebookOf(definition, this.#hashes)
  }

  /** Brings a match to today's rules, or says that it can only be looked at. */
  async opened(definition: GameDefinition, matchID: string): Promise<boolean> {
    const metadata = await matchOf(this.storage, definition, matchID)
    if (!metadata) return false
    return bringUpToDate(this.storage, definition, matchID, metadata, this.rulebook(definition))
  }

  /** Makes one move: it is stored and told to everybody when this returns. */
  async play(definition: GameDefinition, wish: Wish, ranAhead: string | null = null): Promise<Played> {
    const { matchID } = wish
    let clocksChange = false
    const timed = (metadata: Server.MatchData, { G }: TableSnapshot) => {
      const after = this.#timed(matchID, metadata, Object.keys(awaited(G)))
      clocksChange = after !== metadata
      return after
    }
    const played = await play(this.storage, definition, wish, { today: this.rulebook(definition), timed })
    if ('refusal' in played) return played
    this.tell(definition, { matchID, ...played, ranAhead })
    if (clocksChange) await this.announce(matchID)
    this.bots.wake(definition, matchID)
    return played
  }

  /** Tells everybody at the match what happened. */
  tell(definition: GameDefinition, happened: Happened): void {
    if (this.others) this.others.tell(happened)
    else publish(this.rooms, definition, happened)
  }

  async #keepTime(matchID: string): Promise<Server.MatchData | undefined> {
    const metadata = await this.storage.metadataOf(matchID)
    if (!metadata || termsOf(metadata).patience === 'never') return metadata
    const [listed] = await this.storage.some([matchID])
    const timed = this.#timed(matchID, metadata, listed?.awaited ?? [])
    if (timed !== metadata) await this.storage.setMetadata(matchID, timed)
    return timed
  }

  #timed(matchID: string, metadata: Server.MatchData, awaited: readonly string[]): Server.MatchData {
    const isPresent = (seat: string) => this.rooms.isPresent(matchID, seat)
    return withClocks(metadata, { awaited, isPresent, now: this.openTime() })
  }

  /** Says something at the table, or gives back why not. */
  async say(definition: GameDefinition, { matchID, message, credentials }: Saying): Promise<Refusal | undefined> {
    const metadata = await matchOf(this.storage, definition, matchID)
    if (!metadata) return refusals.noMatch
    if (!holdsSeat(metadata, message.sender, credentials)) return refusals.notYours
    if (await this.storage.addChat(matchID, message)) {
      this.rooms.tell(matchID, 'chat', message)
      this.others?.say(matchID, { kind: 'chat', message })
    }
    return undefined
  }

  /** The whole table as this seat may see it, and the end of the log; null is a spectator. */
  async look(definition: GameDefinition, matchID: string, seat: string | null): Promise<Sight | undefined> {
    const isOpen = await this.opened(definition, matchID)
    const state = await this.storage.tableOf(matchID)
    const beginning = await this.storage.beginningOf(matchID)
    const metadata = await this.storage.metadataOf(matchID)
    if (!state || !beginning || !metadata) return undefined
    const eyes = hasBegun(metadata) ? seat : null
    return {
      ...this.#views(definition, { state, initialState: beginning }, eyes, isOpen),
      filteredMetadata: publicPlayers(matchID, metadata, this.rooms.isPresent, this.openTime()),
      terms: termsOf(metadata),
      ...(isOpen ? {} : { closed: refusals.outdated.because }),
      ...(await this.readLog(matchID, seat)),
    }
  }

  /** Lays the whole table out anew for everybody who looks. */
  async showAll(definition: GameDefinition, matchID: string): Promise<void> {
    const sights = new Map<string | null, Sight | undefined>()
    const { players = {} } = (await this.storage.metadataOf(matchID)) ?? {}
    const seats = this.rooms.seatsAt(matchID).filter((seat) => playerAt(players, seat))
    for (const seat of [...seats, null]) sights.set(seat, await this.look(definition, matchID, seat))
    this.rooms.tellEach(matchID, (seat) => ({ event: 'sync', args: [matchID, sights.get(seat)] }))
  }

  /** Today's eyes may not be able to see what older rules have laid out. */
  #views(
    definition: GameDefinition,
    { state, initialState }: Pick<SyncInfo, 'state' | 'initialState'>,
    eyes: string | null,
    isOpen: boolean,
  ): Pick<SyncInfo, 'state' | 'initialState'> {
    try {
      return { state: seenBy(definition, state, eyes), initialState: seenBy(definition, initialState, eyes) }
    } catch (error) {
      if (isOpen) throw error
      throw new Outdated(error)
    }
  }

  /** The end of the log, or of what came before, as this seat may read it. */
  async readLog(matchID: string, seat: string | null, before?: number): Promise<LogPage> {
    const { log, earlier } = await this.storage.logOf(matchID, before ? limits.logPage : limits.log, before)
    return { log: redactedFor(seat, log), earlier }
  }

  /** Tells everybody at a match who sits there and who is connected; clocks run for those who are not. */
  async announce(matchID: string): Promise<void> {
    const metadata = await this.#keepTime(matchID)
    this.others?.say(matchID, { kind: 'company' })
    await this.announceHere(matchID, metadata)
  }

  async announceHere(matchID: string, metadata: Server.MatchData | undefined): Promise<void> {
    if (!this.rooms.isWatched(matchID)) return
    const { isPresent } = this.rooms
    if (metadata) this.rooms.tell(matchID, 'matchData', publicPlayers(matchID, metadata, isPresent, this.openTime()))
    else this.rooms.dismiss(matchID, () => true, refusals.removed)
  }

  /** Files lie in the state of a new match: what is listed of it says only that they were brought. */
  async putFilesAway({ meta }: GameDefinition, matchID: string): Promise<void> {
    const metadata = await this.storage.metadataOf(matchID)
    if (!metadata?.setupData || mostOfFiles(meta.options) === 0) return
    await this.storage.setMetadata(matchID, { ...metadata, setupData: publicOptions(meta.options, metadata.setupData) })
  }
}
