import { moveAction } from './visitors'

/** Random nonsense and malice, in numbers. The same seed makes the same messages. */

export type Dice = () => number

export const pick = <T>(random: Dice, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

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
function junk(random: Dice, depth = 4): unknown {
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

export interface Target {
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

export const anyMessage = (random: Dice, target: Target): [string, ...unknown[]] => {
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

export function anyRequest(random: Dice, { matchID, credentials }: Target) {
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

export const rawPackets = [
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
