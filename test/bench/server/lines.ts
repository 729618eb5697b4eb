import { once } from 'node:events'
import WebSocket from 'ws'
import type { Request } from '../../../games/kit/referee'
import { credentialsOf, seats } from './recorded'

/**
 * Players as thin as can be: whoever measures a server must not be the slower one. They speak the words of socket.io
 * themselves and look no further than to the name of what they hear.
 */
class Line {
  readonly #game: string
  readonly #socket: WebSocket
  #asked = 0
  heard: (event: string, bytes: number, text: string) => void = () => {}

  private constructor(url: string, game: string) {
    this.#game = game
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
    this.#socket.on('message', (data: Buffer) => this.#hear(data))
  }

  static async open(url: string, game: string): Promise<Line> {
    const line = new Line(url, game)
    const welcomed = new Promise<void>((done) => {
      line.heard = (event) => event === 'welcome' && done()
    })
    await once(line.#socket, 'open')
    line.#socket.send(`40/${game},`)
    await welcomed
    return line
  }

  say(event: string, ...args: unknown[]): void {
    this.#socket.send(`42/${this.#game},${JSON.stringify([event, ...args])}`)
  }

  /** As `say`, and an answer is asked for, as our client does. What it says is heard of anyway. */
  ask(event: string, ...args: unknown[]): void {
    this.#asked += 1
    this.#socket.send(`42/${this.#game},${this.#asked}${JSON.stringify([event, ...args])}`)
  }

  close(): void {
    this.#socket.terminate()
  }

  #hear(data: Buffer): void {
    const start = data.toString('latin1', 0, 200)
    if (start.startsWith('2')) this.#socket.send('3')
    else if (start.startsWith('40/')) this.heard('welcome', data.length, '')
    else if (start.startsWith('42/')) this.heard(/\["(\w+)"/.exec(start)?.[1] ?? '', data.length, start)
  }
}

/** Three people at one match after the other. */
export class Table {
  readonly #lines: readonly Line[]
  matchID = ''
  stateID = 0
  /** What the players heard of moves, in bytes. */
  bytes = 0

  private constructor(lines: readonly Line[]) {
    this.#lines = lines
  }

  static async open(url: string, game: string): Promise<Table> {
    return new Table(await Promise.all(seats.map(() => Line.open(url, game))))
  }

  async sitDown(matchID: string, stateID: number): Promise<void> {
    this.matchID = matchID
    this.stateID = stateID
    const seated = this.#all((event) => event === 'sync')
    for (const [i, seat] of seats.entries()) this.#lines[i]!.say('sync', matchID, seat, credentialsOf(seat))
    await seated
  }

  /** Done when everybody has heard of it. */
  async play(request: Request): Promise<void> {
    const told = this.#all((event, bytes) => {
      if (event !== 'update' && event !== 'patch') return false
      this.bytes += bytes
      return true
    })
    const { player } = request
    const payload = request.kind === 'move' ? { type: request.move, args: request.args } : { type: null, args: null }
    const type = request.kind === 'move' ? 'MAKE_MOVE' : request.kind.toUpperCase()
    const action = { type, payload: { ...payload, playerID: player, credentials: credentialsOf(player) } }
    this.#lines[Number(player)]!.ask('update', action, this.stateID, this.matchID, player)
    await told
    this.stateID += 1
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }

  #all(enough: (event: string, bytes: number) => boolean): Promise<void> {
    return new Promise((done, fail) => {
      let left = this.#lines.length
      for (const line of this.#lines) {
        line.heard = (event, bytes, text) => {
          if (event === 'refused') fail(new Error(`At state ${this.stateID} of ${this.matchID}: ${text}`))
          if (!enough(event, bytes)) return
          line.heard = () => {}
          left -= 1
          if (left === 0) done()
        }
      }
    })
  }
}
