import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { Game } from 'boardgame.io'
import { SocketIO } from 'boardgame.io/server'
import { Server as SocketServer } from 'socket.io'
import type { GameDefinition } from '../../games/kit/define'
import { isWelcome } from '../lib/origins'
import type { Hall } from '../match/hall'
import { Allowances, type SocketRates } from './allowance'
import { Connection } from './connection'
import { cutWhenDeaf } from './deaf'
import { cutWhenFlooding } from './flood'

type App = Parameters<SocketIO['init']>[0]

type Line = Parameters<typeof cutWhenDeaf>[0] & Parameters<typeof cutWhenFlooding>[0]

interface Place {
  readonly host: string
  readonly origins: readonly string[]
  readonly rates: SocketRates
}

/** Long enough for any honest message, short enough that nobody can fill the memory. */
const longestMessage = 64 * 1024

/** Nobody needs longer to say what they want. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000 }

/** What is said here is for nobody to embed, guess at or keep. */
function careful(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/** boardgame.io's messages on our own terms: nothing of the stock transport but its place in `Server` is used. */
export class Transport extends SocketIO {
  readonly #definitions: readonly GameDefinition[]
  readonly #hall: Hall
  readonly #place: Place
  /** Never comes true; fails when the port can't be had. */
  failure: Promise<never> = new Promise(() => {})
  #http: HttpServer | undefined
  #io: SocketServer | undefined

  constructor(definitions: readonly GameDefinition[], hall: Hall, place: Place) {
    super()
    this.#definitions = definitions
    this.#hall = hall
    this.#place = place
  }

  override init(app: App, _games: Game[]): void {
    let answer: RequestListener | undefined
    const http = createServer(patience, (request, response) => {
      answer ??= app.callback()
      answer(request, response)
    })
    this.failure = new Promise((_, reject) => http.once('error', reject))
    const listen = (port: number, done: () => void) => http.listen(port, this.#place.host, done)
    Object.defineProperty(app, 'listen', { value: listen })
    const { origins } = this.#place
    const io = new SocketServer(http, {
      maxHttpBufferSize: longestMessage,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      connectTimeout: 10_000,
      serveClient: false,
      cors: { origin: [...origins] },
      allowRequest: (request: IncomingMessage, decide) => decide(null, isWelcome(request.headers, origins)),
    })
    io.engine.use(careful)
    const allowances = new Allowances(this.#place.rates)
    io.engine.on('connection', (line: Line) => {
      cutWhenDeaf(line)
      cutWhenFlooding(line, allowances.of(line).packets)
    })
    for (const definition of this.#definitions) this.#openTo(io, definition, allowances)
    this.#http = http
    this.#io = io
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

  #openTo(io: SocketServer, definition: GameDefinition, allowances: Allowances): void {
    io.of(definition.meta.id).on('connection', (socket) => {
      new Connection(socket, definition, this.#hall, allowances.of(socket.conn)).listen()
    })
  }
}
