import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'
import { ProcessGameConfig } from 'boardgame.io/internal'
import { Server } from 'boardgame.io/server'
import compress from 'koa-compress'
import type { GameDefinition } from '../games/kit/define'
import type { Config } from './config'
import { Buckets } from './lib/buckets'
import { newCredentials, newMatchId, newSeed } from './lib/ids'
import type { Log } from './lib/log'
import { guard } from './lobby/guard'
import type { Lobby } from './lobby/lobby'
import { problems } from './lobby/problem'
import { addRoutes } from './lobby/routes'
import { Hall } from './match/hall'
import { employJanitor } from './match/janitor'
import { isTheirs } from './match/seats'
import type { Storage } from './match/storage'
import { Transport } from './sockets/transport'
import { apiHeaders, plainIfNeeded, securityHeaders } from './web/headers'
import { pages } from './web/pages'

export interface Running {
  readonly port: number
  readonly hall: Hall
  close(): Promise<void>
}

/** boardgame.io seeds its dice with the clock, which everybody knows. Every match gets a seed nobody can guess. */
function withStrongSeed(definition: GameDefinition): Game {
  const game: Game = { ...ProcessGameConfig(definition.game) }
  return Object.defineProperty(game, 'seed', { enumerable: true, get: newSeed })
}

const rates = ({ SOCKET_RATE, CHAT_RATE, POST_RATE }: Config) => ({
  messages: { burst: SOCKET_RATE * 4, perSecond: SOCKET_RATE },
  chat: { burst: Math.ceil(CHAT_RATE / 3), perSecond: CHAT_RATE / 60 },
  posts: { burst: POST_RATE, perSecond: POST_RATE / 60 },
})

/** Opens the house: lobby, sockets and pages on one port. */
export async function open(
  config: Config,
  definitions: readonly GameDefinition[],
  storage: Storage,
  log: Log,
): Promise<Running> {
  const { HOST: host, ORIGINS: origins } = config
  const rate = rates(config)
  const hall = new Hall(storage, log, config.BOT_PACE)
  const transport = new Transport(definitions, hall, { host, origins, rates: rate })
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
    origins,
    posts: new Buckets(rate.posts),
  }
  const { app, router } = server
  app.proxy = config.TRUST_PROXY
  // The last address is the one the proxy itself has seen; those before it are what the visitor claims.
  app.maxIpsCount = 1
  app.on('error', (error) => log.debug('a response could not be sent', { error }))
  for (const layer of [securityHeaders, plainIfNeeded, compress(), apiHeaders, problems(log), guard(lobby)]) {
    app.use(layer)
  }
  for (const layer of pages(config.CLIENT_DIR)) app.use(layer)
  const started = Date.now()
  addRoutes(router, lobby, async () => ({
    matches: await storage.count(),
    sockets: transport.sockets,
    seconds: Math.round((Date.now() - started) / 1000),
  }))
  const { appServer } = await Promise.race([server.run(config.PORT), transport.failure])
  const dismissJanitor = employJanitor(hall, config)
  const close = async () => {
    dismissJanitor()
    hall.bots.stop()
    await transport.close()
    await storage.close()
  }
  return { port: (appServer.address() as AddressInfo).port, hall, close }
}
