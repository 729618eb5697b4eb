import type { Server } from 'boardgame.io'
import type { Context, Middleware, Next } from 'koa'
import * as v from 'valibot'
import type { GameDefinition } from '../../games/kit/definition'
import { mostOfFiles } from '../../games/kit/options'
import { sheetOf } from '../../games/kit/series'
import { tooFast } from '../lib/doorkeeper'
import { Problem } from '../lib/problem'
import { botSeatsOf } from '../match/bots'
import { hasBegun, termsOf } from '../match/company'
import { matchOf } from '../match/play'
import { refusals } from '../match/refusals'
import { placeAfter } from '../match/series'
import type { Furniture } from '../match/steward'
import { createBody, handOver, parseBody, readJson } from './body'
import { botSeats, checks, mustNotBeBanned, type Visit, wishes } from './checks'
import { deeds } from './deeds'
import type { Lobby } from './lobby'

const anyGamesPath = /^\/games(\/|$)/i
const gamePath =
  /^\/games\/([a-z0-9-]{1,64})(?:\/([A-Za-z0-9_-]{1,64})(?:\/(join|leave|update|rename|playAgain|replace|remove|return|resign|end|start))?)?$/

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
  lobby.keeper.mustBeWelcome(ctx.headers)
  if (!lobby.posts.take(lobby.keeper.addressOf(ctx.req))) throw tooFast()
  const body = await readJson(ctx, id === 'create' ? mostOfFiles(definition.meta.options) : 0)
  if (id && verb) return visit(lobby, call, id, verb, body)
  if (id !== 'create') throw new Problem(405, 'This can not be done here')
  const { bots, terms, ...wished } = parseBody(createBody, body)
  const granted = wishes(definition, wished)
  handOver(ctx, granted)
  const seats = botSeats(bots, granted.numPlayers)
  await next()
  await furnish(lobby, call, 'matchID', { bots: seats, terms: terms ?? undefined })
}

const idsShape = v.record(v.string(), v.unknown())

/** boardgame.io made the match and has just said its name. */
async function furnish({ hall }: Lobby, { definition, ctx }: Call, field: string, furniture: Furniture): Promise<void> {
  if (!v.is(idsShape, ctx.body)) return
  const matchID = String(ctx.body[field])
  await hall.exclusive(matchID, async () => {
    await hall.putFilesAway(definition, matchID)
    await hall.steward.furnish(matchID, furniture)
  })
}

/** The bots come along to the next match; in a series people find their seats kept. */
function lead(lobby: Lobby, call: Call, matchID: string, metadata: Server.MatchData): Promise<void> {
  const inSeries = sheetOf(call.definition, metadata.setupData) !== null
  const series = inSeries ? placeAfter(matchID, metadata) : undefined
  // Where seats are kept nobody but their owners can come and go.
  const after = series ? { series, from: '' } : { from: matchID }
  const furniture = { bots: botSeatsOf(metadata), terms: termsOf(metadata), ...after }
  return furnish(lobby, call, 'nextMatchID', furniture)
}

/** Checks and changes one match, with nobody else changing it meanwhile. */
async function visit(lobby: Lobby, call: Call, matchID: string, verb: string, body: unknown): Promise<void> {
  const { hall } = lobby
  const { definition, ctx } = call
  await hall.exclusive(matchID, async () => {
    const metadata = await matchOf(hall.storage, definition, matchID)
    if (!metadata) throw new Problem(404, refusals.noMatch.because)
    const visited = { definition, matchID, metadata }
    const deed = deeds[verb]
    if (deed) ctx.body = await deed(visited, body, lobby, lobby.keeper.addressOf(ctx.req))
    else await stock(lobby, call, visited, verb, body)
    await hall.announce(matchID)
    if (await hall.opened(definition, matchID)) hall.bots.wake(definition, matchID)
  })
}

/** What boardgame.io's own routes do, and what follows from it here. */
async function stock(lobby: Lobby, call: Call, visited: Visit, verb: string, body: unknown): Promise<void> {
  const { ctx, next } = call
  const { matchID, metadata } = visited
  // boardgame.io calls its own rename outdated and says so on every call.
  if (verb === 'rename') ctx.path = ctx.path.replace(/rename$/, 'update')
  const { hall, keeper, seats } = lobby
  const address = keeper.addressOf(ctx.req)
  const device = deviceOf(body) ?? address
  if (verb === 'join') await mustBeAllowed(lobby, visited, device, address)
  const checked = await checks[verb]!(visited, body, lobby)
  if (verb === 'join' && 'playerID' in checked) {
    await hall.steward.makeRoom(matchID, metadata, String(checked.playerID))
  }
  handOver(ctx, checked)
  await next()
  if (verb === 'playAgain') await lead(lobby, call, matchID, metadata)
  if (!('playerID' in checked)) return
  const seat = String(checked.playerID)
  if (verb === 'join') {
    await hall.steward.welcome(visited.definition, matchID, seat, device)
    seats.take(address, matchID, seat)
  }
}

const deviceShape = v.object({ device: v.string() })
const deviceOf = (body: unknown): string | undefined => (v.is(deviceShape, body) ? body.device : undefined)

/** Who was sent away from this table does not come back, and nobody keeps many tables waiting. */
async function mustBeAllowed(
  { seats, hall }: Lobby,
  { metadata }: Visit,
  device: string,
  address: string,
): Promise<void> {
  mustNotBeBanned(metadata, device)
  const waits = async (matchID: string) => {
    const found = await hall.storage.metadataOf(matchID)
    return found !== undefined && !hasBegun(found)
  }
  if (!hasBegun(metadata) && (await seats.isGreedy(address, waits))) {
    throw new Problem(429, 'You hold seats at many matches that have not begun: please leave some of them first')
  }
}
