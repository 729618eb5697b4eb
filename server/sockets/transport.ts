import { createServer, type Server as HttpServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Game } from 'boardgame.io'
import { SocketIO } from 'boardgame.io/server'
import { Server as SocketServer } from 'socket.io'
import type { GameDefinition } from '../../games/kit/definition'
import type { Doorkeeper } from '../lib/doorkeeper'
import type { Hall } from '../match/hall'
import { Allowances, type SocketRates } from './allowance'
import { Connection } from './connection'
import { cutWhenDeaf } from './deaf'
import { cutWhenFlooding } from './flood'
import { porch } from './porch'
import { limitConnections, Room, type Space } from './room'
import { Unheard } from './unheard'

type App = Parameters<SocketIO['init']>[0]

type Line = Parameters<typeof cutWhenDeaf>[0] &
  Parameters<typeof cutWhenFlooding>[0] & { readonly request: IncomingMessage }

interface Place {
  readonly host: string
  readonly origins: readonly string[]
  readonly keeper: Doorkeeper
  readonly behindProxy: boolean
  readonly space: Space
  readonly rates: SocketRates
}

/** Long enough for any honest message, short enough that nobody can fill the memory. */
const longestMessage = 64 * 1024

const megabyte = 1024 * 1024
const mostUnheard = { perAddress: 32 * megabyte, inAll: 256 * megabyte }

/** Nobody needs longer to say what they want. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000 }

/** boardgame.io's messages on our own terms: nothing of the stock transport but its place in `Server` is used. */
export class Transport extends SocketIO {
  readonly #definitions: readonly GameDefinition[]
  readonly #hall: Hall
  readonly #place: Place
  readonly #unheard = new Unheard(mostUnheard)
  readonly #allowances: Allowances
  /** Never comes true; fails when the port can't be had. */
  failure: Promise<never> = new Promise(() => {})
  #http: HttpServer | undefined
  #io: SocketServer | undefined

  constructor(definitions: readonly GameDefinition[], hall: Hall, place: Place) {
    super()
    this.#definitions = definitions
    this.#hall = hall
    this.#place = place
    this.#allowances = new Allowances(place.rates)
  }

  override init(app: App, _games: Game[]): void {
    const { host, space, behindProxy } = this.#place
    const http = lateServer(app)
    this.failure = new Promise((_, reject) => http.once('error', reject))
    const listen = (port: number, done: () => void) => http.listen(port, host, done)
    Object.defineProperty(app, 'listen', { value: listen })
    limitConnections(http, space, behindProxy, this.#unheard)
    this.#http = http
    http.once('close', this.#unheard.watch())
    this.#io = this.#openLines(http)
    for (const definition of this.#definitions) this.#openTo(this.#io, definition)
  }

  get sockets(): number {
    return this.#io?.engine.clientsCount ?? 0
  }

  /** Says goodbye to every socket and finishes what was begun. */
  async close(): Promise<void> {
    const forced = setTimeout(() => this.#http?.closeAllConnections(), 3000)
    await this.#io?.close()
    clearTimeout(forced)
    await this.#hall.queues.idle()
  }

  #openLines(http: HttpServer): SocketServer {
    const { keeper, origins, space } = this.#place
    const room = new Room(space)
    const io = new SocketServer(http, {
      maxHttpBufferSize: longestMessage,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      connectTimeout: 10_000,
      serveClient: false,
      cors: { origin: [...origins] },
    })
    io.engine.use(porch(keeper, room.mustFit))
    io.engine.on('connection', (line: Line) => {
      const address = keeper.addressOf(line.request)
      room.enter(line, address)
      cutWhenDeaf(line, address, this.#unheard)
      cutWhenFlooding(line, this.#allowances.of(line, address).packets)
    })
    return io
  }

  #openTo(io: SocketServer, definition: GameDefinition): void {
    io.of(definition.meta.id).on('connection', (socket) => {
      const address = this.#place.keeper.addressOf(socket.request)
      new Connection(socket, definition, this.#hall, this.#allowances.of(socket.conn, address)).listen()
    })
  }
}

/** boardgame.io adds its routes only after the server was made: they are asked for at the first request. */
function lateServer(app: App): HttpServer {
  let answer: RequestListener | undefined
  return createServer(patience, (request, response) => {
    answer ??= app.callback()
    answer(request, response)
  })
}
