import type { Server } from 'boardgame.io'
import type { BotKind } from '../../games/kit/bot-kinds'
import { wishProblem } from '../../games/kit/conduct'
import type { GameDefinition } from '../../games/kit/definition'
import { matchProblem } from '../../games/kit/meta'
import { completeOptions, withFiles } from '../../games/kit/options'
import { sequelOf, sheetOf } from '../../games/kit/series'
import { limits } from '../../games/kit/terms'
import { Problem } from '../lib/problem'
import { type BotSeats, botSeatsOf } from '../match/bots'
import {
  companyOf,
  distinctName,
  formerAt,
  hasBegun,
  isBanned,
  isOpen,
  isVacant,
  mayTake,
  personAt,
} from '../match/company'
import { refusals } from '../match/refusals'
import { movesUp, optionsFor } from '../match/reseating'
import { holdsSeat, isFree, isOver, playerAt } from '../match/seats'
import { keptFor, sheetAt } from '../match/series'
import type { Storage } from '../match/storage'
import { joinBody, leaveBody, parseBody, playAgainBody, removeBody, replaceBody, updateBody } from './body'
import type { Lobby } from './lobby'

export interface Visit {
  readonly definition: GameDefinition
  readonly matchID: string
  readonly metadata: Server.MatchData
}

/** What the stock route may be told, once everything has been checked. */
export type Check = (visit: Visit, body: unknown, lobby: Lobby) => object | Promise<object>

export function botSeats(bots: BotSeats | null | undefined, players: number): BotSeats {
  const seats = bots ?? {}
  if (Object.keys(seats).some((seat) => Number(seat) >= players)) throw new Problem(400, 'There is no such seat')
  return seats
}

interface Wishes {
  numPlayers?: unknown
  setupData?: unknown
  unlisted?: boolean | null
}

export function wishes(definition: GameDefinition, { numPlayers, setupData, unlisted }: Wishes) {
  const { meta } = definition
  const players = numPlayers ?? Math.min(Math.max(2, meta.players.min), meta.players.max)
  const problem = matchProblem(meta, players, setupData)
  if (problem || typeof players !== 'number') throw new Problem(400, problem ?? refusals.unreadable.because)
  const unfit = wishProblem(definition, setupData, players)
  if (unfit) throw new Problem(400, unfit)
  const options = completeOptions(meta.options, setupData, players)
  return { numPlayers: players, setupData: options, unlisted: unlisted === true }
}

async function join({ metadata }: Visit, body: unknown, { hall }: Lobby) {
  const { playerID, playerName, before } = parseBody(joinBody, body)
  if (isOver(metadata)) throw new Problem(409, 'This match is over')
  const seats = Object.entries(metadata.players)
  const isForAnybody = ([seat]: (typeof seats)[number]) =>
    keptFor(metadata, seat) === undefined && isOpen(metadata, seat)
  const seat = playerID ?? seats.find(isForAnybody)?.[0]
  if (seat === undefined) throw new Problem(409, 'All seats of this match are taken')
  const player = playerAt(metadata.players, seat)
  if (!player) throw new Problem(404, 'There is no such seat')
  if (!isVacant(metadata, seat)) throw new Problem(409, 'This seat is taken')
  await mustBeTheirs(hall.storage, metadata, seat, before)
  if (!mayTake(metadata, seat, before)) {
    throw new Problem(409, 'This match has begun: somebody at the table must offer the seat first')
  }
  return { playerID: seat, playerName: distinctName(metadata, seat, playerName, limits.name) }
}

/** A seat that is kept for somebody is given to nobody else, as long as the match before can tell who that is. */
async function mustBeTheirs(
  storage: Storage,
  metadata: Server.MatchData,
  seat: string,
  before: string | null | undefined,
): Promise<void> {
  const name = keptFor(metadata, seat)
  const previous = metadata.series && (await storage.metadataOf(metadata.series.previous))
  if (name === undefined || !previous || holdsSeat(previous, seat, before)) return
  throw new Problem(403, `This seat is kept for ${name}, who had it before`)
}

export function authenticate(
  { metadata }: Visit,
  { playerID, credentials }: { playerID: string; credentials: string },
): void {
  if (!playerAt(metadata.players, playerID)) throw new Problem(404, 'There is no such seat')
  if (!holdsSeat(metadata, playerID, credentials)) throw new Problem(403, refusals.notYours.because)
}

/** Only while it is played. */
export function mustRun({ metadata }: Visit): void {
  if (isOver(metadata)) throw new Problem(409, 'This match is over')
  if (!hasBegun(metadata)) throw new Problem(409, 'This match has not begun: you can leave it')
}

export function mustNotBeBanned(metadata: Server.MatchData, device: string): void {
  if (isBanned(metadata, device)) throw new Problem(403, 'This table does not want you back')
}

function update(visit: Visit, raw: unknown) {
  const body = parseBody(updateBody, raw)
  authenticate(visit, body)
  return { ...body, newName: distinctName(visit.metadata, body.playerID, body.newName, limits.name) }
}

/** Somebody at the table wants another one gone. */
export function remove(visit: Visit, raw: unknown) {
  const body = parseBody(removeBody, raw)
  authenticate(visit, body)
  const { metadata } = visit
  if (isOver(metadata)) throw new Problem(409, 'This match is over')
  if (body.seat === body.playerID) throw new Problem(409, 'This is your own seat: you can leave')
  if (!personAt(metadata, body.seat)) throw new Problem(409, 'Nobody sits there')
  if (!hasBegun(metadata)) mustBeHost(visit, body.playerID)
  return body
}

/**
 * Somebody gives a seat to a bot or to whoever comes. Before the beginning whoever sat down first decides about bots, in
 * a series everybody about the seats it keeps; later everybody about seats whose owner has gone for good.
 */
export function replace(visit: Visit, raw: unknown) {
  const body = parseBody(replaceBody, raw)
  authenticate(visit, body)
  const { definition, metadata } = visit
  const { seat, bot } = body
  if (isOver(metadata)) throw new Problem(409, 'This match is over')
  const player = playerAt(metadata.players, seat)
  if (!player) throw new Problem(404, 'There is no such seat')
  if (personAt(metadata, seat)) throw new Problem(409, 'Somebody sits there')
  if (hasBegun(metadata)) mustBeGone(metadata, seat, bot)
  else if (sheetOf(definition, metadata.setupData) === null || !isFree(player)) {
    mustBeHost(visit, body.playerID)
    if (!bot && isFree(player)) throw new Problem(409, 'Anybody may take this seat: the match has not begun')
  }
  return body
}

function mustBeGone(metadata: Server.MatchData, seat: string, bot: BotKind | null): void {
  if (!isVacant(metadata, seat)) throw new Problem(409, 'A bot has played this seat from the beginning')
  if (bot && !isFree(playerAt(metadata.players, seat)!)) throw new Problem(409, 'A bot plays there already')
  if (formerAt(metadata, seat)?.why === 'away') {
    throw new Problem(409, 'This seat waits for its owner, who is only away')
  }
}

/** The options of a match that begins with the seats that are taken. */
export async function begins({ definition, matchID, metadata }: Visit, raw: unknown, { hall }: Lobby) {
  const body = parseBody(leaveBody, raw)
  const visit = { definition, matchID, metadata }
  authenticate(visit, body)
  if (hasBegun(metadata)) throw new Problem(409, 'This match has begun already')
  mustBeHost(visit, body.playerID)
  if (metadata.series) throw new Problem(409, 'In a series everybody comes along: give the free seats to bots')
  const moves = movesUp(metadata)
  const { initialState } = await hall.storage.fetch(matchID, { initialState: true })
  const options = optionsFor(definition.meta, metadata.setupData ?? {}, moves)
  const setupData = withFiles(definition.meta.options, options, initialState.G.files)
  return wishes(definition, { numPlayers: Object.keys(moves).length, setupData }).setupData
}

function mustBeHost({ metadata }: Visit, seat: string): void {
  if (companyOf(metadata).host !== seat) {
    throw new Problem(403, 'Before the match has begun only whoever sat down first can do this')
  }
}

/** In a series the match before decides how the next one begins, and nobody's wishes do. */
async function sequel({ definition, matchID, metadata }: Visit, { hall }: Lobby): Promise<Wishes> {
  const { name = 'series', part = 'match' } = definition.meta.series ?? {}
  if (!isOver(metadata)) throw new Problem(409, `This ${part} is not over yet`)
  const sheet = await sheetAt(hall.storage, definition, matchID)
  const setupData = sequelOf(definition, metadata.setupData, sheet)
  if (!setupData) throw new Problem(409, `This was the last ${part} of the ${name}`)
  return { setupData }
}

/** The same table again, unless other wishes are given. Whoever asks second is led to the first one's match. */
async function playAgain(visit: Visit, raw: unknown, lobby: Lobby) {
  const { playerID, credentials, ...asked } = parseBody(playAgainBody, raw)
  authenticate(visit, { playerID, credentials })
  const { definition, matchID, metadata } = visit
  const { hall } = lobby
  const { nextMatchID, players, unlisted } = metadata
  const wished = sheetOf(definition, metadata.setupData) === null ? asked : await sequel(visit, lobby)
  if (nextMatchID && !(await hall.storage.metadataOf(nextMatchID))) {
    await hall.storage.setMetadata(matchID, { ...metadata, nextMatchID: undefined })
  }
  const { initialState } = await hall.storage.fetch(matchID, { initialState: true })
  const setupData = withFiles(definition.meta.options, metadata.setupData ?? {}, initialState.G.files)
  const same = { numPlayers: Object.keys(players).length, setupData, unlisted: unlisted ?? false }
  const given = Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined && value !== null))
  const granted = wishes(definition, { ...same, ...given })
  const bots = Object.entries(botSeatsOf(metadata)).filter(([seat]) => Number(seat) < granted.numPlayers)
  if (bots.length >= granted.numPlayers) throw new Problem(400, 'At least one seat must be a person')
  return { playerID, credentials, ...granted }
}

export const checks: Readonly<Record<string, Check>> = { join, update, rename: update, playAgain }
