import type { Server as HttpServer } from 'node:http'
import { networkOf } from '../lib/address'
import { Counts } from '../lib/counts'
import { Problem } from '../lib/problem'
import type { Unheard } from './unheard'

interface Line {
  on(event: 'close', hear: () => void): unknown
}

/** How many connections there may be. */
export interface Space {
  readonly perAddress: number
  readonly inAll: number
}

/** Room for lines of engine.io: so many of one address, so many in all. */
export class Room {
  readonly #space: Space
  readonly #counts = new Counts()
  #all = 0

  constructor(space: Space) {
    this.#space = space
  }

  readonly mustFit = (address: string): void => {
    if (this.#counts.of(address) >= this.#space.perAddress) {
      throw new Problem(429, 'Too many tables are open from your address: please close some')
    }
    if (this.#all >= this.#space.inAll) throw new Problem(503, 'The house is full: please come back later')
  }

  enter(line: Line, address: string): void {
    this.#all += 1
    this.#counts.add(address)
    line.on('close', () => {
      this.#all -= 1
      this.#counts.remove(address)
    })
  }
}

/** The same for connections of TCP, whatever they are for. Behind a proxy all of them are the proxy's. */
export function limitConnections(http: HttpServer, space: Space, behindProxy: boolean, unheard: Unheard): void {
  const counts = new Counts()
  http.maxConnections = space.inAll
  http.on('connection', (socket) => {
    const address = behindProxy ? '' : networkOf(socket.remoteAddress ?? '')
    if (address && counts.of(address) >= space.perAddress) {
      socket.destroy()
      return
    }
    const ear = {
      address,
      get unheard() {
        return socket.writableLength
      },
      cut: () => socket.destroy(),
    }
    counts.add(address)
    unheard.add(ear)
    socket.once('close', () => {
      counts.remove(address)
      unheard.remove(ear)
    })
  })
}
