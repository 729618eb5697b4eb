import type { Server } from 'boardgame.io'
import type { Server as createServer } from 'boardgame.io/server'
import type { Context } from 'koa'
import * as v from 'valibot'
import type { GameDefinition } from '../../games/kit/definition'
import { publicOptions } from '../../games/kit/options'
import { limits } from '../../games/kit/terms'
import type { Summary } from '../../games/kit/wire'
import { Problem } from '../lib/problem'
import { matchIdShape } from '../lib/shapes'
import { refusals } from '../match/refusals'
import { logSince } from '../match/rulebook'
import { isOver } from '../match/seats'
import { chainOf, sheetAt } from '../match/series'
import type { Listed } from '../match/storage'
import { openedUp } from '../match/views'
import type { Lobby } from './lobby'
import { toStock, toSummary } from './summaries'

type Router = ReturnType<typeof createServer>['router']

const mostMatches = 100
const mostWatched = 40

const time = v.optional(v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(1)))

const pageQuery = v.object({
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(mostMatches)), '50'),
  before: time,
  updatedBefore: time,
  updatedAfter: time,
  isGameover: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((given) => given === 'true'),
    ),
  ),
})

const ids = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').filter(Boolean)),
  v.maxLength(limits.ids, `At most ${limits.ids} matches can be asked for at once`),
  v.array(matchIdShape),
)

const idsQuery = v.object({ ids })
const openQuery = v.object({
  open: v.literal('1', 'say ?open=1, ?running=1 or ?ids='),
  game: v.optional(v.string()),
})

function parseQuery<T>(shape: v.GenericSchema<unknown, T>, ctx: Context): T {
  const result = v.safeParse(shape, ctx.query)
  if (result.success) return result.output
  throw new Problem(400, `This can not be asked for: ${result.issues[0].message}`)
}

/** Our own routes. They are registered before boardgame.io's and so win over them. */
export function addRoutes(router: Router, lobby: Lobby, health: () => Promise<object>): void {
  const { hall, definitions } = lobby
  const watch = () => ({ present: hall.rooms.isPresent, now: hall.openTime() })

  const summaries = (all: readonly Listed[]): { matches: Summary[] } => ({
    matches: all.flatMap((one) => {
      const definition = definitions.get(one.metadata.gameName)
      return definition ? [toSummary(one, definition, watch())] : []
    }),
  })

  router.get('/games/:name', async (ctx) => {
    const found = await hall.storage.page({ game: String(ctx.params.name), ...parseQuery(pageQuery, ctx) })
    ctx.body = { matches: found.map((one) => toStock(one, definitionOf(one.metadata), watch())) }
  })

  router.get('/games/:name/:id', async (ctx) => {
    const id = String(ctx.params.id)
    const metadata = await known(id)
    ctx.body = toStock({ id, metadata }, definitionOf(metadata), watch())
  })

  router.get('/api/matches', async (ctx) => {
    ctx.body = summaries(await asked(ctx))
  })

  function asked(ctx: Context): Promise<Listed[]> {
    if (ctx.query.ids !== undefined) return hall.storage.some(parseQuery(idsQuery, ctx).ids)
    if (ctx.query.running !== undefined) return hall.storage.running(mostWatched)
    return hall.storage.open(parseQuery(openQuery, ctx).game, mostMatches)
  }

  router.get('/api/matches/:id/replay', async (ctx) => {
    const id = String(ctx.params.id)
    const metadata = await known(id)
    if (!isOver(metadata)) throw new Problem(403, 'A match can be replayed once it is over')
    const definition = definitionOf(metadata)
    if (!(await hall.exclusive(id, () => hall.opened(definition, id)))) throw new Problem(409, refusals.unseen.because)
    const { initialState, log: all } = await hall.storage.fetch(id, { initialState: true, log: true })
    const log = logSince(await known(id), all)
    const { meta } = definition
    const options = publicOptions(meta.options, metadata.setupData ?? {})
    const players = Object.keys(metadata.players).length
    ctx.body = { game: meta.id, players, options, initial: openedUp(initialState), log }
  })

  router.get('/api/series/:id', async (ctx) => {
    const id = String(ctx.params.id)
    const definition = definitions.get((await known(id)).gameName)
    const chain = await chainOf(hall.storage, id)
    const sheet = definition ? await sheetAt(hall.storage, definition, chain.at(-1) ?? id) : null
    if (sheet === null) throw new Problem(404, 'This match stands alone')
    const { matches } = summaries(await hall.storage.some(chain))
    const inOrder = chain.flatMap((one) => matches.find((match) => match.id === one) ?? [])
    ctx.body = { sheet, matches: inOrder }
  })

  router.get('/healthz', async (ctx) => {
    ctx.body = { ok: true, ...(await health()) }
  })

  router.get('/readyz', async (ctx) => {
    try {
      await hall.storage.prove()
      ctx.body = { ok: true }
    } catch (error) {
      hall.log.error('nothing can be written', { error })
      ctx.status = 503
      ctx.body = { ok: false, message: `Nothing can be written: ${error instanceof Error ? error.message : error}` }
    }
  })

  function definitionOf({ gameName }: Server.MatchData): GameDefinition {
    const definition = definitions.get(gameName)
    if (!definition) throw new Problem(404, refusals.noMatch.because)
    return definition
  }

  async function known(id: string): Promise<Server.MatchData> {
    const metadata = v.is(matchIdShape, id) ? await hall.storage.metadataOf(id) : undefined
    if (!metadata) throw new Problem(404, refusals.noMatch.because)
    return metadata
  }
}
