import type { Server } from 'boardgame.io'
import { type BotKind, bots } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { type Options, publicOptions } from '../../games/kit/options'
import { begin } from '../../games/kit/referee'
import { limits, type Reason, type Terms } from '../../games/kit/terms'
import { newCredentials, newSeed } from '../lib/ids'
import { type BotSeats, botSeatsOf, withBots } from './bots'
import { overdue } from './clocks'
import {
  awaited,
  banned,
  begunIfFull,
  companyOf,
  deviceAt,
  distinctName,
  hasBegun,
  isVacant,
  offered,
  personAt,
  returned,
  seated,
  termsOf,
  vacated,
  withCompany,
} from './company'
import { endedEarly } from './ending'
import type { Hall } from './hall'
import { refusals } from './refusals'
import { movedUp, movesUp } from './reseating'
import { isDeserted, isFree, isOver, playerAt } from './seats'
import { type Place, withOpen } from './series'
import { seenBy } from './views'
import { mustEnd, mustGo, voted, wantsEnd } from './votes'

type Match = Server.MatchData

/** What a new match has from its makers, or from the match before it. */
export interface Furniture {
  readonly bots: BotSeats
  readonly terms?: Terms | undefined
  /** The match before it. */
  readonly from?: string
  readonly series?: Place | undefined
}

const nobody = ({ id, data: _, name: __, credentials: ___, ...rest }: Server.PlayerMetadata) => ({ id, ...rest })

const withPlayer = (metadata: Match, seat: string, player: Server.PlayerMetadata): Match => ({
  ...metadata,
  players: { ...metadata.players, [seat]: player },
})

/** A bot of the level the table chose plays for whoever sat here. */
function withStandIn(metadata: Match, seat: string): Match {
  const { bot } = termsOf(metadata)
  const { id } = playerAt(metadata.players, seat)!
  const name = distinctName(metadata, seat, bots[bot].name, limits.name)
  return withPlayer(metadata, seat, { id, name, credentials: newCredentials(), data: { bot } })
}

/** Who comes and goes at matches. What it does is called inside the queue of the match. */
export class Steward {
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
  }

  /** The computer takes its seats at a new match, and people's are kept, before anybody hears of it. */
  async furnish(matchID: string, { bots, terms, from, series }: Furniture): Promise<void> {
    const metadata = await this.#hall.storage.metadataOf(matchID)
    if (!metadata || !Object.values(metadata.players).every(isFree)) return
    const following = from ? awaited(metadata, from) : metadata
    const agreed = terms ? withCompany(following, { terms }) : following
    const furnished = { ...withBots(agreed, bots), ...(series ? { series } : {}) }
    await this.#hall.storage.setMetadata(matchID, begunIfFull(furnished))
  }

  /** Somebody is about to sit down where a bot played for another. */
  async makeRoom(matchID: string, metadata: Match, seat: string): Promise<void> {
    if (!isVacant(metadata, seat)) return
    const player = playerAt(metadata.players, seat)!
    if (!isFree(player)) await this.#hall.storage.setMetadata(matchID, withPlayer(metadata, seat, nobody(player)))
  }

  /** Somebody has just sat down. */
  async welcome(definition: GameDefinition, matchID: string, seat: string, device: string): Promise<void> {
    const metadata = await this.#hall.storage.metadataOf(matchID)
    if (metadata) await this.#change(definition, metadata, matchID, seated(metadata, seat, device))
  }

  /** A seat that nobody waits for any longer: the computer plays it, or anybody may take it. */
  async replace(definition: GameDefinition, matchID: string, seat: string, bot: BotKind | null): Promise<void> {
    const metadata = await this.#hall.storage.metadataOf(matchID)
    if (!metadata) return
    const open = withOpen(metadata, seat)
    const player = playerAt(open.players, seat)!
    if (bot) await this.#change(definition, metadata, matchID, withBots(open, { ...botSeatsOf(open), [seat]: bot }))
    else if (hasBegun(open)) await this.#hall.storage.setMetadata(matchID, offered(open, seat))
    else await this.#hall.storage.setMetadata(matchID, withPlayer(open, seat, nobody(player)))
  }

  /** Once the last seat is taken the match begins, and everybody is shown their hand. */
  async #change(definition: GameDefinition, before: Match, matchID: string, after: Match): Promise<void> {
    const { storage, rooms } = this.#hall
    const metadata = begunIfFull(after)
    await storage.setMetadata(matchID, metadata)
    if (hasBegun(before) || !hasBegun(metadata) || !rooms.isWatched(matchID)) return
    const state = await storage.tableOf(matchID)
    if (!state) return
    rooms.tellEach(matchID, (seat) => ({ event: 'update', args: [matchID, seenBy(definition, state, seat), []] }))
  }

  /** The match begins without the seats that nobody has taken; people on later ones are told their new number. */
  async start(definition: GameDefinition, matchID: string, metadata: Match, options: Options): Promise<void> {
    const { storage, rooms } = this.#hall
    const moves = movesUp(metadata)
    const players = Object.keys(moves).length
    const state = begin(definition, { players, options, seed: newSeed() })
    const setupData = publicOptions(definition.meta.options, options)
    await storage.reseat(matchID, state, movedUp({ ...metadata, setupData }, moves), moves)
    const hasMoved = (seat: string | null) => seat !== null && moves[seat] !== seat
    rooms.tellEach(matchID, (seat) => ({ event: 'seat', args: [matchID, seat === null ? null : moves[seat]] }))
    rooms.dismiss(matchID, hasMoved, refusals.moved)
    await this.#hall.showAll(definition, matchID)
    await this.#hall.others?.shown(definition, matchID)
  }

  /** Somebody leaves: their sockets would go on showing the hand. In a running match a bot plays on for them. */
  async vacate(matchID: string, seat: string, why: Reason, word = refusals.left): Promise<void> {
    const { storage, rooms } = this.#hall
    const found = await storage.metadataOf(matchID)
    const who = found && personAt(found, seat)
    if (!found || !who) return
    rooms.dismiss(matchID, (one) => one === seat, word)
    const goesOn = hasBegun(found) && !isOver(found)
    const metadata = goesOn ? withStandIn(found, seat) : withPlayer(found, seat, nobody(who))
    const isExpected = hasBegun(metadata) || companyOf(metadata).awaitedFrom !== undefined
    if (isDeserted(metadata) && (isOver(metadata) || !isExpected)) await storage.wipe(matchID)
    else await storage.setMetadata(matchID, vacated(withOpen(metadata, seat), seat, who, why))
  }

  /** Bots play for those who have been away for longer than the table allows. */
  async relieve(definition: GameDefinition, matchID: string): Promise<void> {
    const { storage, rooms, openTime } = this.#hall
    const metadata = await storage.metadataOf(matchID)
    if (!metadata) return
    for (const seat of overdue(metadata, openTime())) {
      if (!rooms.isPresent(matchID, seat)) await this.vacate(matchID, seat, 'away')
    }
    await this.#hall.announce(matchID)
    if (await this.#hall.opened(definition, matchID)) this.#hall.bots.wake(definition, matchID)
  }

  /** Whoever left, or was away for too long, plays again. */
  async takeBack(matchID: string, metadata: Match, seat: string, device: string): Promise<void> {
    await this.#hall.storage.setMetadata(matchID, returned(metadata, seat, device, limits.name))
  }

  /** One at the table wants another gone: before the beginning the host's word is enough, later it takes a majority. */
  async sendAway(matchID: string, by: string, seat: string, agree: boolean): Promise<boolean> {
    const { storage } = this.#hall
    const found = await storage.metadataOf(matchID)
    if (!found) return false
    const metadata = voted(found, by, seat, agree)
    const gone = agree && mustGo(metadata, by, seat)
    await storage.setMetadata(matchID, gone ? banned(metadata, deviceAt(metadata, seat)) : metadata)
    if (gone) await this.vacate(matchID, seat, 'removed', refusals.sentAway)
    return gone
  }

  /** One at the table wants the match to end here; it ends once everybody does. */
  async agreeToEnd(definition: GameDefinition, matchID: string, seat: string, agree: boolean): Promise<boolean> {
    const found = await this.#hall.storage.metadataOf(matchID)
    if (!found) return false
    const metadata = wantsEnd(found, seat, agree)
    await this.#hall.storage.setMetadata(matchID, metadata)
    if (!mustEnd(metadata)) return false
    await this.#end(definition, matchID, metadata, [], 'The table agreed to end this match')
    return true
  }

  /** Somebody gives up: of two the other one wins, at a larger table a bot plays on. */
  async resign(definition: GameDefinition, matchID: string, seat: string): Promise<boolean> {
    const metadata = await this.#hall.storage.metadataOf(matchID)
    const who = metadata && personAt(metadata, seat)
    if (!metadata || !who) return false
    const others = Object.keys(metadata.players).filter((one) => one !== seat)
    const ends = others.length < 2
    if (ends) await this.#end(definition, matchID, metadata, others, `${who.name} resigned`)
    else await this.vacate(matchID, seat, 'resigned', refusals.resigned)
    return ends
  }

  async #end(
    definition: GameDefinition,
    matchID: string,
    metadata: Match,
    winners: string[],
    verdict: string,
  ): Promise<void> {
    const { storage } = this.#hall
    const previous = await storage.stateOf(matchID)
    if (!previous) return
    const next = endedEarly(definition, previous, winners, verdict)
    const ended = { ...withCompany(metadata, { ended: true }), updatedAt: Date.now(), gameover: next.G.outcome }
    await storage.commit(matchID, previous, next, ended)
    this.#hall.tell(definition, { matchID, previous, next, ranAhead: null })
  }
}
