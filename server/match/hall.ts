import type { ChatMessage, Server, SyncInfo } from 'boardgame.io'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { mostOfFiles, publicOptions } from '../../games/kit/options'
import type { Refusal } from '../../games/kit/rule'
import { limits } from '../../games/kit/wire'
import type { Log } from '../lib/log'
import { Queues } from '../lib/queues'
import { type BotSeats, Bots, botSeatsOf, withBots } from './bots'
import {
  awaited,
  banned,
  begunIfFull,
  companyOf,
  deviceAt,
  hasBegun,
  mustGo,
  offered,
  personAt,
  seated,
  vacated,
  voted,
} from './company'
import { matchOf, type Played, play, type Wish } from './play'
import { publish } from './publish'
import { refusals } from './refusals'
import { Rooms } from './rooms'
import { bringUpToDate, type Hashes, Outdated, type Rulebook, rulebookOf } from './rulebook'
import { holdsSeat, isDeserted, isFree, publicPlayers } from './seats'
import { type Place, withOpen } from './series'
import type { LogPage, Storage } from './storage'
import { redactedFor, seenBy } from './views'

/** `earlier`: how many entries of the log come before those sent. `closed`: why nobody can play on. */
export type Sight = SyncInfo & Pick<LogPage, 'earlier'> & { readonly closed?: string }

export interface Saying {
  readonly matchID: string
  readonly message: ChatMessage
  readonly credentials: string
}

/** Where matches are played, whatever door people come in by. What changes a match is called inside its queue. */
export class Hall {
  readonly storage: Storage
  readonly log: Log
  readonly rooms = new Rooms()
  readonly queues = new Queues()
  readonly bots: Bots

  readonly #hashes: Hashes

  constructor(storage: Storage, log: Log, botPace: number, hashes: Hashes = {}) {
    this.storage = storage
    this.log = log
    this.#hashes = hashes
    this.bots = new Bots(this, botPace)
  }

  /** The queue of a match: everything that reads and then writes it happens in here. */
  exclusive<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    return this.queues.run(matchID, work)
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
    const played = await play(this.storage, definition, wish, this.rulebook(definition))
    if ('refusal' in played) return played
    publish(this.rooms, definition, { matchID, ...played, ranAhead })
    this.bots.wake(definition, matchID)
    return played
  }

  /** Says something at the table, or gives back why not. */
  async say(definition: GameDefinition, { matchID, message, credentials }: Saying): Promise<Refusal | undefined> {
    const metadata = await matchOf(this.storage, definition, matchID)
    if (!metadata) return refusals.noMatch
    if (!holdsSeat(metadata, message.sender, credentials)) return refusals.notYours
    if (await this.storage.addChat(matchID, message)) this.rooms.tell(matchID, 'chat', message)
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
      filteredMetadata: publicPlayers(matchID, metadata, this.rooms.isPresent),
      ...(isOpen ? {} : { closed: refusals.outdated.because }),
      ...(await this.readLog(matchID, seat)),
    }
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

  /** Tells everybody at a match who sits there and who is connected. */
  async announce(matchID: string): Promise<void> {
    if (!this.rooms.isWatched(matchID)) return
    const metadata = await this.storage.metadataOf(matchID)
    if (metadata) this.rooms.tell(matchID, 'matchData', publicPlayers(matchID, metadata, this.rooms.isPresent))
    else this.rooms.dismiss(matchID, () => true, refusals.removed)
  }

  /** Files lie in the state of a new match: what is listed of it says only that they were brought. */
  async putFilesAway({ meta }: GameDefinition, matchID: string): Promise<void> {
    const metadata = await this.storage.metadataOf(matchID)
    if (!metadata?.setupData || mostOfFiles(meta.options) === 0) return
    await this.storage.setMetadata(matchID, { ...metadata, setupData: publicOptions(meta.options, metadata.setupData) })
  }

  /** The computer takes its seats at a new match, and people's are kept, before anybody hears of it. */
  async furnish(matchID: string, bots: BotSeats, after: { from?: string; series?: Place | undefined }): Promise<void> {
    const metadata = await this.storage.metadataOf(matchID)
    const untouched = metadata && Object.values(metadata.players).every(isFree)
    if (!untouched) return
    const { from, series } = after
    const following = from ? awaited(metadata, from) : metadata
    await this.storage.setMetadata(matchID, { ...withBots(following, bots), ...(series ? { series } : {}) })
  }

  /** Nobody waits any longer for whoever had this free seat: the computer plays it, or anybody may take it. */
  async replace(definition: GameDefinition, matchID: string, seat: string, bot: BotKind | null): Promise<void> {
    const metadata = await this.storage.metadataOf(matchID)
    if (!metadata) return
    const open = withOpen(metadata, seat)
    if (bot) await this.#change(definition, metadata, matchID, withBots(open, { ...botSeatsOf(open), [seat]: bot }))
    else await this.storage.setMetadata(matchID, hasBegun(open) ? offered(open, seat) : open)
  }

  /** Somebody has just sat down. */
  async welcome(definition: GameDefinition, matchID: string, seat: string, device: string): Promise<void> {
    const metadata = await this.storage.metadataOf(matchID)
    if (metadata) await this.#change(definition, metadata, matchID, seated(metadata, seat, device))
  }

  /** Once the last seat is taken the match begins, and everybody is shown their hand. */
  async #change(
    definition: GameDefinition,
    before: Server.MatchData,
    matchID: string,
    after: Server.MatchData,
  ): Promise<void> {
    const metadata = begunIfFull(after)
    await this.storage.setMetadata(matchID, metadata)
    if (hasBegun(before) || !hasBegun(metadata) || !this.rooms.isWatched(matchID)) return
    const state = await this.storage.tableOf(matchID)
    if (!state) return
    this.rooms.tellEach(matchID, (seat) => ({ event: 'update', args: [matchID, seenBy(definition, state, seat), []] }))
  }

  /** Somebody leaves: their sockets would go on showing the hand, and a match of bots alone is nobody's. */
  async vacate(matchID: string, seat: string, why = refusals.left): Promise<void> {
    const found = await this.storage.metadataOf(matchID)
    const who = found && personAt(found, seat)
    if (!found || !who) return
    this.rooms.dismiss(matchID, (one) => one === seat, why)
    const { name: _, credentials: __, ...empty } = who
    const metadata = { ...found, players: { ...found.players, [seat]: empty } }
    const isExpected = companyOf(metadata).awaitedFrom !== undefined && !hasBegun(metadata)
    if (isDeserted(metadata) && !isExpected) await this.storage.wipe(matchID)
    else await this.storage.setMetadata(matchID, vacated(withOpen(metadata, seat), seat, who))
  }

  /** One at the table wants another gone: before the beginning the host's word is enough, later it takes a majority. */
  async sendAway(matchID: string, by: string, seat: string): Promise<boolean> {
    const found = await this.storage.metadataOf(matchID)
    if (!found) return false
    const metadata = voted(found, by, seat)
    const gone = mustGo(metadata, by, seat)
    await this.storage.setMetadata(matchID, gone ? banned(metadata, deviceAt(metadata, seat)) : metadata)
    if (gone) await this.vacate(matchID, seat, refusals.sentAway)
    return gone
  }
}
