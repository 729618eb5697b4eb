import { request } from 'node:http'
import { io, type Socket } from 'socket.io-client'
import type { Child } from './child-process'
import { RawSession } from './raw'
import { dice, moveAction, Player, startMatch, until } from './visitors'

/** Random nonsense and malice, in numbers. The same seed makes the same messages. */

type Dice = () => number

const pick = <T>(random: Dice, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

const nasty = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\u0000',
  '../../x',
  'NaN',
  '-1',
  '1e999',
  'x'.repeat(2000),
  '𝕏\ud800',
  '{"a":',
  "'; drop table matches; --",
]

/** Any JSON, leaning towards what hurts. */
export function junk(random: Dice, depth = 4): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 10 : 7))
  switch (kind) {
    case 0:
      return null
    case 1:
      return random() < 0.5
    case 2:
      return pick(random, [0, -1, 1, 0.5, 1e9, 1e308, Number.MAX_SAFE_INTEGER, -0])
    case 3:
    case 4:
      return pick(random, nasty)
    case 5:
      return Math.floor(random() * 5)
    case 6:
      return String(Math.floor(random() * 5))
    case 7:
      return Array.from({ length: Math.floor(random() * 5) }, () => junk(random, depth - 1))
    case 8:
      return { type: junk(random, depth - 1), payload: junk(random, depth - 1) }
    default:
      return JSON.parse(`{${JSON.stringify(pick(random, nasty))}:${JSON.stringify(junk(random, depth - 1))}}`)
  }
}

interface Target {
  readonly matchID: string
  readonly credentials: string
}

const moves = ['light', 'draw', 'stumble', 'toString', '__proto__', 'endGame']
const actionTypes = [
  'MAKE_MOVE',
  'GAME_EVENT',
  'UNDO',
  'REDO',
  'UPDATE',
  'SYNC',
  'RESET',
  'PATCH',
  'PLUGIN',
  'STRIP_TRANSIENTS',
]

/** A message that is right in most places. The wrong place is chosen so that no move of the match can come of it. */
function nearMiss(random: Dice, { matchID, credentials }: Target): unknown[] {
  const action = moveAction(pick(random, moves), [junk(random)], { seat: '0', credentials })
  const wrong = [
    ['update', { ...action, type: pick(random, actionTypes.slice(1)) }, 0, matchID, '0'],
    ['update', action, 1 + Math.floor(random() * 9), matchID, '0'],
    ['update', { ...action, payload: { ...action.payload, credentials: junk(random) } }, 0, matchID, '0'],
    ['update', { ...action, payload: junk(random) }, 0, matchID, '0'],
    ['update', action, junk(random, 0) || -1, junk(random), '0'],
    ['update', action, 0, matchID, pick(random, ['1', '2', '__proto__', null])],
    ['update', moveAction('light', [junk(random)], { seat: '0', credentials }), 0, matchID, '0'],
    ['sync', matchID, pick(random, ['1', '__proto__', '7']), junk(random, 1)],
    ['sync', junk(random), junk(random), junk(random), junk(random)],
    ['chat', matchID, { id: junk(random, 1), sender: '1', payload: junk(random) }, credentials],
    ['chat', junk(random), junk(random), junk(random)],
  ]
  return pick(random, wrong)
}

const anyMessage = (random: Dice, target: Target): [string, ...unknown[]] => {
  const [event, ...args] =
    random() < 0.6
      ? nearMiss(random, target)
      : [
          pick(random, ['update', 'sync', 'chat', 'patch', 'error', 'x']),
          ...Array.from({ length: Math.floor(random() * 6) }, () => junk(random)),
        ]
  return [String(event), ...args]
}

const verbs = ['join', 'leave', 'update', 'rename', 'playAgain', 'create', '', 'replay', '__proto__']
const methods = ['POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']

const strangeHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { host: 'evil.example' },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { 'x-forwarded-for': '1.2.3.4, __proto__' },
]

function anyRequest(random: Dice, { matchID, credentials }: Target) {
  const game = pick(random, ['lanterns', 'monuments', 'nothing', 'LANTERNS', '__proto__', '%00'])
  const id = pick(random, [
    matchID,
    matchID,
    'unknown',
    '__proto__',
    '..%2f..',
    encodeURIComponent(Buffer.from(pick(random, nasty)).toString()).slice(0, 80),
  ])
  const path = pick(random, [
    `/games/${game}/${id}/${pick(random, verbs)}`,
    `/games/${game}/create`,
    `/api/matches/${id}`,
    `/api/matches?ids=${id}`,
    `/games/${game}?limit=${id}`,
    `/${id}`,
    '/socket.io/?EIO=4&transport=polling&j=0',
    `/socket.io/?EIO=4&transport=polling&sid=${id}`,
  ])
  const body = pick(random, [
    () => JSON.stringify(junk(random)),
    () =>
      JSON.stringify({
        playerID: junk(random),
        playerName: junk(random),
        credentials: junk(random),
        newName: junk(random),
      }),
    () =>
      JSON.stringify({ playerID: '1', credentials, newName: 'Eve', numPlayers: junk(random), setupData: junk(random) }),
    () => '['.repeat(Math.floor(random() * 3000)),
    () => 'x'.repeat(Math.floor(random() * 20_000)),
  ])()
  const type = pick(random, [
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'multipart/form-data',
    'x',
  ])
  const headers = pick(random, [{}, {}, {}, ...strangeHeaders])
  return { method: pick(random, methods), path, body, headers: { 'content-type': type, ...headers } }
}

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

const rawPackets = [
  `42/lanterns,["error","${'x'.repeat(60_000)}"]`,
  '43/lanterns,7["nobody asked"]',
  '40/monuments,',
  '40/lanterns,{"token":1}',
  '41/lanterns,',
  '42/lanterns,["error","x"]',
  '42/lanterns,[{"toString":"foo"}]',
  '42/lanterns,[',
  '451-/lanterns,["x",{"_placeholder":true,"num":0}]',
  '40/lanterns,{',
  '4',
  '',
  '2probe',
  '6',
  '99',
  'b',
  '42/nowhere,["x"]',
  '42/lanterns,{"a":1}',
]

export interface Siege {
  readonly messages: number
  /** Bytes of the heap after each tenth, garbage collected. */
  readonly heaps: number[]
  /** What honest players wait for their moves, in milliseconds, 19 times of 20: before the siege and in it. */
  readonly patience: { readonly before: number; readonly besieged: number }
  /** HTTP answers by status; 0 for connections that broke. */
  readonly statuses: Record<number, number>
}

/** Somebody who plays on, a move now and then, whatever the others do. */
class Honest {
  readonly #player: Player
  #waits: number[] = []
  #plays = true
  #played: Promise<void> = Promise.resolve()

  constructor(player: Player) {
    this.#player = player
  }

  async move(): Promise<void> {
    const start = performance.now()
    const answer = await this.#player.move('swing')
    if (!answer.ok) throw new Error(`An honest move was refused: ${answer.refusal.because}`)
    this.#waits.push(performance.now() - start)
    await new Promise((go) => setTimeout(go, 30))
  }

  playOn(): void {
    this.#played = (async () => {
      while (this.#plays) await this.move()
    })()
    this.#played.catch(() => {})
  }

  async goHome(): Promise<void> {
    this.#plays = false
    await this.#played
    this.#player.close()
  }

  /** Of what was waited since it was asked last. */
  patience(): number {
    const sorted = this.#waits.sort((a, b) => a - b)
    this.#waits = []
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0
  }
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
    await until('it is connected', () => socket.connected)
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
    const session = await RawSession.open(this.#url, 'lanterns')
    await session.send(pick(this.#random, rawPackets)).catch(() => 0)
    await session.close()
  }

  close(): void {
    this.#socket?.disconnect()
    this.#socket = undefined
  }
}

/** Besieges a server with `count` messages and throws as soon as it or a match in it comes to harm. */
export async function besiege(
  child: Child,
  count: number,
  seed: number,
  progress: (done: number) => void = () => {},
): Promise<Siege> {
  const random = dice(seed)
  const match = await startMatch(child.url, 'lanterns')
  const before = await child.match(match.matchID)
  const besieger = new Besieger(child.url, random, { matchID: match.matchID, credentials: match.seats[0].credentials })
  const statuses: Record<number, number> = {}
  const heaps: number[] = []
  const round = 100
  const honest = new Honest(await Player.sitDown(child.url, await startMatch(child.url, 'lanterns'), 0))
  for (let i = 0; i < 100; i++) await honest.move()
  const alone = honest.patience()
  honest.playOn()
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
  const besieged = honest.patience()
  await honest.goHome()
  heaps.push(await soundHeap(child))
  if ((await child.match(match.matchID)) !== before) throw new Error('The match is no longer what it was')
  const player = await Player.sitDown(child.url, match, 0)
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
