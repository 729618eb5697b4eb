import type { Server } from 'boardgame.io'
import type { Context, Middleware, Next } from 'koa'
import * as v from 'valibot'
import type { GameDefinition } from '../../games/kit/define'
import { matchProblem } from '../../games/kit/meta'
import { completeOptions } from '../../games/kit/options'
import { type BotSeats, botSeatsOf, withBots } from '../bots'
import type { Buckets } from '../lib/buckets'
import { isWelcome } from '../lib/origins'
import { matchOf, refusals } from '../play'
import { holdsSeat, isFree, isOver, isPerson, playerAt } from '../seats'
import type { Hall } from '../sockets/hall'
import { createBody, handOver, joinBody, leaveBody, parseBody, playAgainBody, readJson, updateBody } from './body'
import { Problem } from './problem'

export interface Lobby {
  readonly hall: Hall
  readonly definitions: ReadonlyMap<string, GameDefinition>
  readonly origins: readonly string[]
  readonly posts: Buckets
}

interface Visit {
  readonly definition: GameDefinition
  readonly matchID: string
  readonly metadata: Server.MatchData
}

/** What the stock route may be told, once everything has been checked. */
type Check = (visit: Visit, body: unknown, lobby: Lobby) => object | Promise<object>

const checks: Readonly<Record<string, Check>> = { join, leave, update, playAgain }

const anyGamesPath = /^\/games(\/|$)/i
const gamePath = /^\/games\/([a-z0-9-]{1,64})(?:\/([A-Za-z0-9_-]{1,64})(?:\/(join|leave|update|rename|playAgain))?)?$/

/** A request to the lobby, as far as its path tells. */
interface Call {
  readonly definition: GameDefinition
  readonly id: string | undefined
  readonly verb: string | undefined
  readonly ctx: Context
  readonly next: Next
}

/** Stands before boardgame.io's lobby routes: what passes is known to be harmless and allowed. */
export function guard(lobby: Lobby): Middleware {
  return async (ctx, next) => {
    if (!anyGamesPath.test(ctx.path) || ctx.path === '/games') return next()
    const [, game = '', id, verb] = gamePath.exec(ctx.path) ?? []
    const definition = lobby.definitions.get(game)
    if (!definition) throw new Problem(404, 'There is no such game')
    if (ctx.method === 'POST') return post(lobby, { definition, id, verb, ctx, next })
    const asked = ctx.method === 'GET' || ctx.method === 'HEAD' ? id : undefined
    if (asked && !(await matchOf(lobby.hall.storage, definition, asked)))
      throw new Problem(404, refusals.noMatch.because)
    return next()
  }
}

async function post(lobby: Lobby, call: Call): Promise<void> {
  const { definition, id, verb, ctx, next } = call
  if (!isWelcome(ctx.headers, lobby.origins)) throw new Problem(403, 'This site may not talk to this server')
  if (!lobby.posts.take(ctx.ip)) {
    ctx.set('Retry-After', '10')
    throw new Problem(429, refusals.tooFast.because)
  }
  const body = await readJson(ctx)
  if (id && verb) return visit(lobby, call, id, verb, body)
  if (id !== 'create') throw new Problem(405, 'This can not be done here')
  const { bots, ...wished } = parseBody(createBody, body)
  const granted = wishes(definition, wished)
  handOver(ctx, granted)
  const seats = botSeats(bots, granted.numPlayers)
  await next()
  await seatBots(lobby, ctx, 'matchID', seats)
}

function botSeats(bots: BotSeats | null | undefined, players: number): BotSeats {
  const seats = bots ?? {}
  if (Object.keys(seats).some((seat) => Number(seat) >= players)) throw new Problem(400, 'There is no such seat')
  if (Object.keys(seats).length >= players) throw new Problem(400, 'At least one seat must be a person')
  return seats
}

const idsShape = v.record(v.string(), v.unknown())

/** boardgame.io made the match; the computer takes its seats before anybody hears of it. */
async function seatBots({ hall }: Lobby, ctx: Context, field: string, bots: BotSeats): Promise<void> {
  if (Object.keys(bots).length === 0 || !v.is(idsShape, ctx.body)) return
  const matchID = String(ctx.body[field])
  await hall.exclusive(matchID, async () => {
    const metadata = await hall.storage.metadataOf(matchID)
    const untouched = metadata && Object.values(metadata.players).every(isFree)
    if (untouched) await hall.storage.setMetadata(matchID, withBots(metadata, bots))
  })
}

/** Checks and changes one match, with nobody else changing it meanwhile. */
async function visit(lobby: Lobby, call: Call, matchID: string, verb: string, body: unknown): Promise<void> {
  const { hall } = lobby
  const { definition, ctx, next } = call
  // boardgame.io calls its own rename outdated and says so on every call.
  if (verb === 'rename') ctx.path = ctx.path.replace(/rename$/, 'update')
  const check = checks[verb === 'rename' ? 'update' : verb]!
  await hall.exclusive(matchID, async () => {
    const metadata = await matchOf(hall.storage, definition, matchID)
    if (!metadata) throw new Problem(404, refusals.noMatch.because)
    const checked = await check({ definition, matchID, metadata }, body, lobby)
    handOver(ctx, checked)
    await next()
    if (verb === 'playAgain') await seatBots(lobby, ctx, 'nextMatchID', botSeatsOf(metadata))
    if (verb === 'leave' && 'playerID' in checked) {
      hall.unseat(matchID, String(checked.playerID))
      await wipeIfDeserted(hall, matchID)
    }
    await hall.announce(matchID)
    hall.bots.wake(definition, matchID)
  })
}

/** boardgame.io removes a match that everybody has left, but it takes the computer for somebody. */
async function wipeIfDeserted({ storage }: Hall, matchID: string): Promise<void> {
  const metadata = await storage.metadataOf(matchID)
  if (metadata && Object.values(metadata.players).filter(isPerson).every(isFree)) await storage.wipe(matchID)
}

interface Wishes {
  numPlayers?: unknown
  setupData?: unknown
  unlisted?: boolean | null
}

function wishes({ meta }: GameDefinition, { numPlayers, setupData, unlisted }: Wishes) {
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
