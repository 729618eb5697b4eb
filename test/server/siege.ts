import { request } from 'node:http'
import { io, type Socket } from 'socket.io-client'
import type { Child } from './child-process'
import { Honest } from './honest'
import { anyMessage, anyRequest, type Dice, pick, rawPackets, type Target } from './hostile'
import { RawSession } from './raw'
import { dice, Player, startMatch, until } from './visitors'

/** A raw request: `fetch` is too well-behaved for some of these. */
function knock(port: number, { method, path, body, headers }: ReturnType<typeof anyRequest>): Promise<number> {
  return new Promise((done) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode ?? 0)).on('error', () => done(0))
    })
    call.on('error', () => done(0))
    call.end(method === 'GET' || method === 'HEAD' ? undefined : body)
  })
}

export interface Siege {
  readonly messages: number
  /** Bytes of the heap after each tenth, garbage collected. */
  readonly heaps: number[]
  /** What honest players wait for their moves, in milliseconds, 19 times of 20: before the siege and in it. */
  readonly patience: { readonly before: number; readonly besieged: number }
  /** HTTP answers by status; 0 for connections that broke. */
  readonly statuses: Record<number, number>
}

class Besieger {
  readonly #url: string
  readonly #random: Dice
  readonly #target: Target
  #socket: Socket | undefined

  constructor(url: string, random: Dice, target: Target) {
    this.#url = url
    this.#random = random
    this.#target = target
  }

  async burst(count: number): Promise<void> {
    this.#socket ??= io(`${this.#url}/lanterns`, { transports: ['websocket'], forceNew: true, reconnection: false })
    const socket = this.#socket
    if (!(await isLetIn(socket))) return this.close()
    for (let i = 0; i < count && socket.connected; i++) socket.emit(...anyMessage(this.#random, this.#target))
    // The last word of a burst is one the server answers: then all before it have been handled.
    const answered = socket
      .timeout(20_000)
      .emitWithAck('update', null)
      .then(Boolean, () => false)
    await Promise.race([answered, until('it was thrown out', () => !socket.connected, 20_000)])
    if (!socket.connected || this.#random() < 0.1) this.close()
  }

  async packets(): Promise<void> {
    // Who is told to wait gets no session.
    const session = await RawSession.open(this.#url, 'lanterns').catch(() => undefined)
    await session?.send(pick(this.#random, rawPackets)).catch(() => 0)
    await session?.close()
  }

  close(): void {
    this.#socket?.disconnect()
    this.#socket = undefined
  }
}

const isLetIn = (socket: Socket): Promise<boolean> =>
  new Promise((done) => {
    if (socket.connected) done(true)
    socket.once('connect', () => done(true)).once('connect_error', () => done(false))
  })

/** Besieges a server with `count` messages and throws as soon as it or a match in it comes to harm. */
export async function besiege(
  child: Child,
  count: number,
  seed: number,
  progress: (done: number) => void = () => {},
): Promise<Siege> {
  const random = dice(seed)
  const match = await startMatch(child.url, 'lanterns')
  const player = await Player.sitDown(child.url, match, 0)
  const before = await child.match(match.matchID)
  const besieger = new Besieger(child.url, random, { matchID: match.matchID, credentials: match.seats[0].credentials })
  const statuses: Record<number, number> = {}
  const heaps: number[] = []
  const round = 100
  const honest = await Honest.arrive(child.url)
  const alone = await honest.patience()
  for (let sent = 0; sent < count; sent += round) {
    const calls = Array.from({ length: round * 0.2 }, () =>
      knock(child.port, anyRequest(random, { matchID: match.matchID, credentials: 'guessed' })),
    )
    await besieger.burst(round * 0.79)
    await besieger.packets()
    for (const status of await Promise.all(calls)) statuses[status] = (statuses[status] ?? 0) + 1
    child.mustLive()
    if ((sent / round) % Math.ceil(count / round / 10) === 0) {
      heaps.push(await soundHeap(child))
      progress(sent)
    }
  }
  besieger.close()
  const besieged = await honest.patience()
  honest.goHome()
  heaps.push(await soundHeap(child))
  if ((await child.match(match.matchID)) !== before) throw new Error('The match is no longer what it was')
  const answer = await player.move('draw')
  player.close()
  if (!answer.ok) throw new Error('Play does not go on')
  return { messages: count, heaps, statuses, patience: { before: alone, besieged } }
}

async function soundHeap(child: Child): Promise<number> {
  const { polluted, heap } = await child.health()
  if (polluted.length > 0) throw new Error(`Polluted: ${polluted.join(', ')}`)
  return heap
}

/** The most that the second half of a siege lies above the first; a leak grows on, a cache stops. */
export function growth(heaps: readonly number[]): number {
  const half = Math.floor(heaps.length / 2)
  return Math.min(...heaps.slice(half + 1)) - Math.max(...heaps.slice(1, half + 1))
}
