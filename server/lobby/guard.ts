import type { Context, Middleware, Next } from 'koa'
import * as v from 'valibot'
import type { GameDefinition } from '../../games/kit/define'
import { tooFast } from '../lib/doorkeeper'
import { Problem } from '../lib/problem'
import { type BotSeats, botSeatsOf } from '../match/bots'
import { matchOf } from '../match/play'
import { refusals } from '../match/refusals'
import { createBody, handOver, parseBody, readJson } from './body'
import { botSeats, checks, wishes } from './checks'
import type { Lobby } from './lobby'

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
  lobby.keeper.mustBeWelcome(ctx.headers)
  if (!lobby.posts.take(lobby.keeper.addressOf(ctx.req))) throw tooFast()
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

const idsShape = v.record(v.string(), v.unknown())

/** boardgame.io made the match and has just said its name. */
async function seatBots({ hall }: Lobby, ctx: Context, field: string, bots: BotSeats): Promise<void> {
  if (Object.keys(bots).length === 0 || !v.is(idsShape, ctx.body)) return
  const matchID = String(ctx.body[field])
  await hall.exclusive(matchID, () => hall.seatBots(matchID, bots))
}

/** Checks and changes one match, with nobody else changing it meanwhile. */
async function visit(lobby: Lobby, call: Call, matchID: string, verb: string, body: unknown): Promise<void> {
  const { hall } = lobby
  const { definition, ctx, next } = call
  // boardgame.io calls its own rename outdated and says so on every call.
  if (verb === 'rename') ctx.path = ctx.path.replace(/rename$/, 'update')
  await hall.exclusive(matchID, async () => {
    const metadata = await matchOf(hall.storage, definition, matchID)
    if (!metadata) throw new Problem(404, refusals.noMatch.because)
    const checked = await checks[verb]!({ definition, matchID, metadata }, body, lobby)
    handOver(ctx, checked)
    await next()
    if (verb === 'playAgain') await seatBots(lobby, ctx, 'nextMatchID', botSeatsOf(metadata))
    if (verb === 'leave' && 'playerID' in checked) await hall.unseat(matchID, String(checked.playerID))
    await hall.announce(matchID)
    hall.bots.wake(definition, matchID)
  })
}
