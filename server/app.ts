import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'
import { ProcessGameConfig } from 'boardgame.io/internal'
import { Server } from 'boardgame.io/server'
import compress from 'koa-compress'
import type { GameDefinition } from '../games/kit/definition'
import type { Config } from './config'
import { Buckets } from './lib/buckets'
import { Doorkeeper } from './lib/doorkeeper'
import { newCredentials, newMatchId, newSeed } from './lib/ids'
import type { Log } from './lib/log'
import { noMeter } from './lib/meter'
import { guard } from './lobby/guard'
import type { Lobby } from './lobby/lobby'
import { addRoutes } from './lobby/routes'
import { WaitingSeats } from './lobby/waiting-seats'
import { Hall } from './match/hall'
import { employJanitor } from './match/janitor'
import type { News } from './match/news'
import { Others } from './match/others'
import type { Hashes } from './match/rulebook'
import { isTheirs } from './match/seats'
import type { Storage } from './match/storage'
import { employTimekeeper, noteTime, office, openTime } from './match/timekeeper'
import { noNews } from './news/none'
import { measuredStorage, measuredThinkers } from './operating/measured'
import { openMetrics, serveMetrics } from './operating/metrics'
import { Transport } from './sockets/transport'
import { Pool } from './thinking/pool'
import { accessLog } from './web/access'
import { door } from './web/door'
import { apiHeaders, plainIfNeeded, securityHeaders } from './web/headers'
import { pages } from './web/pages'
import { problems } from './web/problems'

export interface Running {
  readonly port: number
  readonly metricsPort?: number
  readonly hall: Hall
  close(): Promise<void>
}

/** boardgame.io seeds its dice with the clock, which everybody knows. Every match gets a seed nobody can guess. */
function withStrongSeed(definition: GameDefinition): Game {
  const game: Game = { ...ProcessGameConfig(definition.game) }
  return Object.defineProperty(game, 'seed', { enumerable: true, get: newSeed })
}

const rates = ({ SOCKET_RATE, CHAT_RATE, POST_RATE, REQUEST_RATE }: Config) => ({
  messages: { burst: SOCKET_RATE * 4, perSecond: SOCKET_RATE },
  chat: { burst: Math.ceil(CHAT_RATE / 3), perSecond: CHAT_RATE / 60 },
  posts: { burst: POST_RATE, perSecond: POST_RATE / 60 },
  requests: { burst: REQUEST_RATE, perSecond: REQUEST_RATE / 60 },
})

interface Circumstances {
  /** What the build made of the games' rules. */
  readonly hashes?: Hashes
  /** From other processes that share the storage. */
  readonly news?: News
  /** Counts milliseconds. */
  readonly tick?: () => number
}

/** Opens the house: lobby, sockets and pages on one port. */
export async function open(
  config: Config,
  definitions: readonly GameDefinition[],
  storage: Storage,
  log: Log,
  { hashes = {}, tick = () => performance.now(), news = noNews }: Circumstances = {},
): Promise<Running> {
  const { HOST: host, HOSTS: names, ORIGINS: origins, TRUST_PROXY: behindProxy } = config
  const rate = rates(config)
  await Promise.all(definitions.map((definition) => definition.prepare?.()))
  const metrics = config.METRICS_PORT === undefined ? undefined : await openMetrics()
  if (metrics) measuredStorage(storage, metrics.meter)
  await storage.connect()
  const time = await openTime(storage, tick)
  const hall = new Hall(storage, log, {
    botPace: config.BOT_PACE,
    thinkers: metrics ? measuredThinkers(new Pool(), metrics.meter) : new Pool(),
    openTime: time,
    hashes,
    meter: metrics?.meter ?? noMeter,
  })
  if (storage.isShared) hall.others = new Others(hall, news)
  const rulebooks = new Map(definitions.map((definition) => [definition.meta.id, hall.rulebook(definition)]))
  storage.notes = (game) => ({ rules: rulebooks.get(game)! })
  const keeper = new Doorkeeper({ names, origins, trustProxy: behindProxy, rate: rate.requests })
  const space = { perAddress: config.ADDRESS_SOCKETS, inAll: config.MOST_SOCKETS }
  const transport = new Transport(definitions, hall, { host, origins, keeper, behindProxy, space, rates: rate })
  const server = Server({
    games: definitions.map(withStrongSeed),
    db: storage,
    transport,
    origins,
    uuid: newMatchId,
    generateCredentials: newCredentials,
    authenticateCredentials: (given, player) => isTheirs(player, given),
  })
  const lobby: Lobby = {
    hall,
    definitions: new Map(definitions.map((definition) => [definition.meta.id, definition])),
    keeper,
    posts: new Buckets(rate.posts),
    seats: new WaitingSeats(config.ADDRESS_SEATS),
  }
  const { app, router } = server
  app.on('error', (error) => log.debug('a response could not be sent', { error }))
  const access = config.ACCESS_LOG ? [accessLog(log, keeper)] : []
  const layers = [
    ...access,
    securityHeaders,
    plainIfNeeded,
    compress(),
    apiHeaders,
    problems(log),
    door(keeper),
    guard(lobby),
  ]
  for (const layer of [...layers, ...pages(config.CLIENT_DIR)]) app.use(layer)
  const started = Date.now()
  addRoutes(router, lobby, async () => ({
    matches: await storage.count(),
    sockets: transport.sockets,
    seconds: Math.round((Date.now() - started) / 1000),
  }))
  const { appServer } = await Promise.race([server.run(config.PORT), transport.failure])
  metrics?.watch({
    matches: () => storage.count(),
    sockets: () => transport.sockets,
    watched: () => hall.rooms.size,
  })
  const counted = metrics && (await serveMetrics(metrics, { ...config, METRICS_PORT: config.METRICS_PORT ?? 0 }))
  const isOurs = office(storage)
  const dismissals = [employJanitor(hall, config, isOurs), employTimekeeper(hall, lobby.definitions, { isOurs, time })]
  const close = async () => {
    for (const dismiss of dismissals) dismiss()
    hall.bots.stop()
    await transport.close()
    await counted?.close()
    await hall.others?.close()
    if (!storage.isShared) await noteTime(hall)
    await storage.close()
  }
  const { port } = appServer.address() as AddressInfo
  return { port, hall, close, ...(counted ? { metricsPort: counted.port } : {}) }
}
