import type { Server } from 'boardgame.io'
import type { GameDefinition } from '../../games/kit/define'
import { matchProblem } from '../../games/kit/meta'
import { completeOptions } from '../../games/kit/options'
import { Problem } from '../lib/problem'
import { type BotSeats, botSeatsOf } from '../match/bots'
import { refusals } from '../match/refusals'
import { holdsSeat, isFree, isOver, playerAt } from '../match/seats'
import { joinBody, leaveBody, parseBody, playAgainBody, updateBody } from './body'
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
  if (Object.keys(seats).length >= players) throw new Problem(400, 'At least one seat must be a person')
  return seats
}

interface Wishes {
  numPlayers?: unknown
  setupData?: unknown
  unlisted?: boolean | null
}

export function wishes({ meta }: GameDefinition, { numPlayers, setupData, unlisted }: Wishes) {
  const players = numPlayers ?? Math.min(Math.max(2, meta.players.min), meta.players.max)
  const problem = matchProblem(meta, players, setupData)
  if (problem || typeof players !== 'number') throw new Problem(400, problem ?? refusals.unreadable.because)
  const options = completeOptions(meta.options, setupData, players)
  return { numPlayers: players, setupData: options, unlisted: unlisted === true }
}

function join({ metadata }: Visit, body: unknown) {
  const { playerID, playerName } = parseBody(joinBody, body)
  if (isOver(metadata)) throw new Problem(409, 'This match is over')
  const seats = Object.entries(metadata.players)
  const seat = playerID ?? seats.find(([, player]) => isFree(player))?.[0]
  if (seat === undefined) throw new Problem(409, 'All seats of this match are taken')
  const player = playerAt(metadata.players, seat)
  if (!player) throw new Problem(404, 'There is no such seat')
  if (!isFree(player)) throw new Problem(409, 'This seat is taken')
  return { playerID: seat, playerName }
}

function authenticate({ metadata }: Visit, { playerID, credentials }: { playerID: string; credentials: string }): void {
  if (!playerAt(metadata.players, playerID)) throw new Problem(404, 'There is no such seat')
  if (!holdsSeat(metadata, playerID, credentials)) throw new Problem(403, refusals.notYours.because)
}

function leave(visit: Visit, raw: unknown) {
  const body = parseBody(leaveBody, raw)
  authenticate(visit, body)
  return body
}

function update(visit: Visit, raw: unknown) {
  const body = parseBody(updateBody, raw)
  authenticate(visit, body)
  return body
}

/** The same table again, unless other wishes are given. Whoever asks second is led to the first one's match. */
async function playAgain(visit: Visit, raw: unknown, { hall }: Lobby) {
  const { playerID, credentials, ...wished } = parseBody(playAgainBody, raw)
  authenticate(visit, { playerID, credentials })
  const { definition, matchID, metadata } = visit
  const { nextMatchID, players, setupData, unlisted } = metadata
  if (nextMatchID && !(await hall.storage.metadataOf(nextMatchID))) {
    await hall.storage.setMetadata(matchID, { ...metadata, nextMatchID: undefined })
  }
  const same = { numPlayers: Object.keys(players).length, setupData, unlisted: unlisted ?? false }
  const given = Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined && value !== null))
  const granted = wishes(definition, { ...same, ...given })
  const bots = Object.entries(botSeatsOf(metadata)).filter(([seat]) => Number(seat) < granted.numPlayers)
  botSeats(Object.fromEntries(bots), granted.numPlayers)
  return { playerID, credentials, ...granted }
}

export const checks: Readonly<Record<string, Check>> = { join, leave, update, rename: update, playAgain }
