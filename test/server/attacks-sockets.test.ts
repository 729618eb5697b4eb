import type { Game } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import { SocketIO } from 'boardgame.io/multiplayer'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../games/kit/referee'
import { Child } from './child-process'
import { type Lanterns, lanterns } from './lanterns'
import { RawSession, rawRequest } from './raw'
import {
  createMatch,
  join,
  type Match,
  moveAction,
  Player,
  type Seat,
  startMatch,
  stepAction,
  until,
  type View,
  Visitor,
} from './visitors'

/** Every way in which a stock boardgame.io server falls to a socket, tried on ours. */

let child: Child
beforeAll(async () => {
  child = await Child.start()
})
afterAll(() => child.stop())

interface Scene {
  readonly match: Match
  readonly one: Player
  readonly two: Player
  readonly mine: Seat
}

const stored = async (matchID: string): Promise<{ state: View; log: unknown[] }> =>
  JSON.parse(await child.match(matchID))

/** Sets a table, lets it be attacked, and looks whether everything stands as before and play goes on. */
async function unharmed(
  attack: (scene: Scene) => Promise<void>,
  prepare: (scene: Scene) => Promise<unknown> = async () => {},
): Promise<void> {
  const match = await startMatch(child.url, 'lanterns')
  const one = await Player.sitDown(child.url, match, 0)
  const two = await Player.sitDown(child.url, match, 1)
  const scene = { match, one, two, mine: match.seats[0] }
  await prepare(scene)
  const before = await child.match(match.matchID)
  const { state } = await stored(match.matchID)
  await until('both see the table', () => one.view._stateID === state._stateID && two.view._stateID === state._stateID)
  await attack(scene)
  expect(await child.match(match.matchID)).toBe(before)
  await sound()
  const honest = await Player.sitDown(child.url, match, Number(state.G.current))
  expect(await honest.move('draw')).toEqual({ ok: true, stateID: state._stateID + 1 })
  for (const player of [one, two, honest]) player.close()
}

async function sound(): Promise<void> {
  child.mustLive()
  expect((await child.health()).polluted).toEqual([])
}

/** Sends an action as a seated player and expects a refusal in words. */
async function refused({ one, match, mine }: Scene, action: unknown, stateID: unknown = 0): Promise<void> {
  const answer = await one.send(action, stateID, match.matchID, mine.seat)
  expect(answer).toMatchObject({ ok: false, refusal: { because: expect.stringMatching(/\w+ \w+/) } })
}

const hiddenFrom = (state: View, seat: string | null): string[] => {
  const { deck, hands } = state.G as Lanterns
  const others = Object.entries(hands).filter(([owner]) => owner !== seat)
  return [deck, ...others.map(([, hand]) => hand)].flat().map(String)
}

/** Nothing this visitor ever received about a match names a hidden card, a seed or somebody's credentials. */
async function knowsNothing(visitor: Visitor, { matchID, seats }: Match): Promise<void> {
  const { state } = await stored(matchID)
  const bytes = JSON.stringify(visitor.heard.filter(({ args }) => args[0] === matchID))
  const secrets = [...hiddenFrom(state, null), ...seats.map(({ credentials }) => credentials)]
  secrets.push(state.plugins.random!.data.seed, 'prngstate')
  expect(secrets.length).toBeGreaterThan(40)
  expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
}

describe('updates', () => {
  it('null or garbage action, no payload', () =>
    unharmed(async (scene) => {
      for (const action of [
        null,
        undefined,
        0,
        '',
        'x',
        [],
        {},
        { type: 'MAKE_MOVE' },
        { type: 'MAKE_MOVE', payload: null },
        [[]],
      ]) {
        await refused(scene, action)
      }
    }))

  it('an action with credentials but without a type', () =>
    unharmed(async (scene) => {
      const { type: _, ...untyped } = moveAction('draw', [], scene.mine)
      await refused(scene, untyped)
      for (const type of [null, 7, {}, ['MAKE_MOVE'], 'make_move', 'STRIP_TRANSIENTS', 'PLUGIN'])
        await refused(scene, { ...untyped, type })
    }))

  it('UPDATE, SYNC or RESET with a state of my own', () =>
    unharmed(async (scene) => {
      const state = { ...scene.one.view, ctx: { ...scene.one.view.ctx, gameover: { winners: ['0'] } } }
      for (const type of ['UPDATE', 'SYNC', 'RESET']) {
        await refused(scene, {
          type,
          state,
          deltalog: [],
          clientOnly: true,
          payload: { credentials: scene.mine.credentials },
        })
      }
    }))

  it('PATCH with operations', () =>
    unharmed(async (scene) => {
      for (const path of ['/G/turn', '/__proto__/polluted', '/constructor/prototype/polluted']) {
        const patch = [{ op: 'add', path, value: 4242 }]
        await refused(scene, { type: 'PATCH', patch, payload: { credentials: scene.mine.credentials } })
      }
    }))

  it('UPDATE with state null', () =>
    unharmed((scene) =>
      refused(scene, { type: 'UPDATE', state: null, payload: { credentials: scene.mine.credentials } }),
    ))

  it('disabled events called anyway', () =>
    unharmed(async (scene) => {
      const names = ['endGame', 'endPhase', 'endTurn', 'setPhase', 'setStage', 'endStage', 'setActivePlayers', 'pass']
      for (const name of names) {
        for (const args of [[], [{ winner: '0' }], [{ all: 'x' }]]) {
          await refused(scene, { ...moveAction(name, args, scene.mine), type: 'GAME_EVENT' })
          await refused(scene, moveAction(name, args, scene.mine))
        }
      }
    }))

  it('endTurn to nobody, pass and remove', () =>
    unharmed(async (scene) => {
      await refused(scene, { ...moveAction('endTurn', [{ next: 'zzz' }], scene.mine), type: 'GAME_EVENT' })
      await refused(scene, { ...moveAction('pass', [{ remove: true }], scene.mine), type: 'GAME_EVENT' })
    }))

  const inherited = Object.getOwnPropertyNames(Object.prototype)

  it('events named like what every object inherits', () =>
    unharmed(async (scene) => {
      for (const name of inherited) await refused(scene, { ...moveAction(name, [], scene.mine), type: 'GAME_EVENT' })
    }))

  it('a move named toString', () => unharmed((scene) => refused(scene, moveAction('toString', [], scene.mine))))

  it('a move named constructor', () => unharmed((scene) => refused(scene, moveAction('constructor', [], scene.mine))))

  it('moves named hasOwnProperty, __defineGetter__ and their kin', () =>
    unharmed(async (scene) => {
      for (const name of inherited) await refused(scene, moveAction(name, ['x', 'y'], scene.mine))
      for (const name of [null, 7, {}, ['draw'], '', 'x'.repeat(65)]) {
        await refused(scene, moveAction(name as string, [], scene.mine))
      }
    }))

  it('a move that throws', () => unharmed((scene) => refused(scene, moveAction('stumble', [], scene.mine))))

  it('arguments nested 5000 deep', () =>
    unharmed(async ({ match, one, mine }) => {
      const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
      const session = await RawSession.open(child.url, 'lanterns')
      const action = JSON.stringify(moveAction('light', 0, mine)).replace('"args":0', `"args":${deep}`)
      await session.send(`42/lanterns,["update",${action},0,"${match.matchID}","0"]`)
      expect(await session.poll()).toContain('refused')
      await session.send(`42/lanterns,["chat","${match.matchID}",${deep},"x"]`, `42/lanterns,["sync",${deep},${deep}]`)
      expect(await session.poll()).toContain('refused')
      expect(one.refused).toEqual([])
    }))

  it('arguments of the wrong shape or too many', () =>
    unharmed(async (scene) => {
      for (const args of [
        {},
        'x',
        7,
        [1, 2, 3],
        Array(17).fill(0),
        [{ __proto__: null, x: 1 }],
        ['lantern-01', 'lantern-02'],
      ]) {
        await refused(scene, moveAction('light', args, scene.mine))
      }
    }))

  it('my credentials, another seat in the payload', () =>
    unharmed(
      async (scene) => {
        const { match, one, mine } = scene
        const asVictim = moveAction('draw', [], { ...mine, seat: '1' })
        await refused(scene, asVictim, 1)
        const answer = await one.send(asVictim, 1, match.matchID, '1')
        expect(answer).toMatchObject({ ok: false, refusal: { because: 'This seat is not yours' } })
      },
      ({ one }) => one.move('draw'),
    ))

  it('undo in nobody’s name', () =>
    unharmed(
      async ({ match, two }) => {
        const [, { credentials }] = match.seats
        for (const playerID of [null, undefined, '0', 'zzz']) {
          const action = { type: 'UNDO', payload: { type: null, args: null, playerID, credentials } }
          for (const seat of ['1', '0', null]) {
            expect(await two.send(action, 1, match.matchID, seat)).toMatchObject({ ok: false })
          }
        }
      },
      ({ one, mine }) => one.move('light', ((one.view.G as Lanterns).hands[mine.seat] as string[])[0]),
    ))

  it('undo by others, and across a turn', () =>
    unharmed(
      async ({ one, two }) => {
        for (const player of [one, two]) {
          expect(await player.step('UNDO')).toMatchObject({ ok: false })
          expect(await player.step('REDO')).toMatchObject({ ok: false })
        }
      },
      ({ one }) => one.move('draw'),
    ))

  it('wrong, missing, foreign and odd credentials', () =>
    unharmed(async (scene) => {
      const [, { credentials: foreign }] = scene.match.seats
      const odd: unknown[] = [
        undefined,
        null,
        '',
        'wrong',
        foreign,
        0,
        true,
        {},
        [],
        [scene.mine.credentials],
        'x'.repeat(300),
      ]
      for (const credentials of odd) {
        await refused(scene, moveAction('draw', [], { seat: '0', credentials: credentials as string }))
        await refused(scene, stepAction('UNDO', { seat: '0', credentials: credentials as string }))
        const intruder = await new Visitor(child.url, 'lanterns').look(scene.match.matchID, '0', credentials)
        expect(intruder.syncs).toBe(0)
        expect(intruder.refused).toHaveLength(1)
        intruder.close()
      }
    }))

  it('stale and garbage state ids: refused with a reply and the table as it is', () =>
    unharmed(async (scene) => {
      const odd = [-1, 1, 99, 0.5, null, '0', {}, [], true, Number.MAX_SAFE_INTEGER, 1e300]
      const { syncs } = scene.one
      for (const stateID of odd) await refused(scene, moveAction('draw', [], scene.mine), stateID)
      await until('each was answered with the table', () => scene.one.syncs === syncs + odd.length)
    }))

  it('a client that ran ahead of a refusal is brought back', () =>
    unharmed(async ({ match, one, mine }) => {
      const { light } = lanterns.game.moves as Record<string, { move: unknown }>
      const credulous = {
        ...lanterns.game,
        moves: { light: { ...light, move: ({ G }: { G: Lanterns }) => void G.lit.push('anything') } },
      } as Game
      const multiplayer = SocketIO({ server: child.url, socketOpts: { transports: ['websocket'], forceNew: true } })
      const { seat: playerID, credentials } = mine
      const client = Client({
        game: credulous,
        matchID: match.matchID,
        playerID,
        credentials,
        multiplayer,
        debug: false,
      })
      client.start()
      const table = () => client.getState()
      await until('it sees the table', () => table())
      client.moves.light!('lantern-99')
      expect(table()).toMatchObject({ _stateID: 1, G: { lit: ['anything'] } })
      await until('it is brought back', () => table()?._stateID === 0 && table()?.G.lit.length === 0)
      client.stop()
      expect(one.view._stateID).toBe(0)
    }))

  it('refused moves are no amplifier: nobody else hears of them', () =>
    unharmed(async (scene) => {
      const heard = scene.two.heard.length
      for (let i = 0; i < 50; i++) await refused(scene, moveAction('light', ['lantern-99'], scene.mine))
      expect(scene.two.heard).toHaveLength(heard)
    }))

  it('syncs are no amplifier: nobody hears of those who ask in vain, look or look again', () =>
    unharmed(async ({ match, one, two }) => {
      await until('both are there', () => one.players.every(({ isConnected }) => isConnected))
      const heard = two.heard.length
      const stranger = new Visitor(child.url, 'lanterns')
      for (let i = 0; i < 20; i++) await stranger.look(match.matchID, '0', 'guess')
      for (let i = 0; i < 20; i++) await stranger.look(match.matchID)
      await one.look(match.matchID, '0', one.mine.credentials)
      stranger.close()
      await until('the spectator is gone', () => !stranger.socket.connected)
      expect(two.heard.slice(heard)).toEqual([])
    }))

  it('updates to 20,000 made-up matches leave no queue behind', () =>
    unharmed(async ({ one, mine }) => {
      for (let i = 0; i < 20_000; i++) one.socket.emit('update', moveAction('draw', [], mine), 0, `made-up-${i}`, '0')
      await until('all are answered', () => one.refused.length === 20_000, 60_000)
      expect(await child.health()).toMatchObject({ queues: 0 })
    }))

  it('900 KB in an argument that nobody uses', () =>
    unharmed(async ({ match, mine }) => {
      for (let i = 0; i < 10; i++) {
        const socket = new Visitor(child.url, 'lanterns')
        await socket.connected()
        socket.socket.emit('update', moveAction('draw', ['x'.repeat(900_000)], mine), 0, match.matchID, '0')
        await until('the socket is closed', () => !socket.socket.connected)
      }
      const big = await Player.sitDown(child.url, match, 0)
      expect(await big.move('draw', 'x'.repeat(50_000))).toMatchObject({ ok: false })
      expect(JSON.stringify((await stored(match.matchID)).log)).toBe('[]')
      big.close()
    }))

  it('a frame of 2 MB', () =>
    unharmed(async ({ one }) => {
      one.socket.emit('update', 'x'.repeat(2_000_000))
      await until('the socket is closed', () => !one.socket.connected)
    }))
})

describe('syncs', () => {
  it('of unknown matches create nothing', () =>
    unharmed(async ({ one }) => {
      const before = await child.count()
      const stranger = new Visitor(child.url, 'lanterns')
      await stranger.connected()
      for (let i = 0; i < 2000; i++) stranger.socket.emit('sync', `unknown-${i}`, null, undefined, 2)
      await until('all are refused', () => stranger.refused.length === 2000, 30_000)
      expect(await child.count()).toBe(before)
      expect(stranger.refused[0]?.refusal.because).toMatch(/no such match/)
      stranger.close()
      expect(one.refused).toEqual([])
    }))

  it('with a table for millions', () =>
    unharmed(async () => {
      const stranger = new Visitor(child.url, 'lanterns')
      await stranger.connected()
      const begun = Date.now()
      for (const players of [5e6, 1e12, -1, 'x']) stranger.socket.emit('sync', 'nowhere', null, undefined, players)
      await until('all are refused', () => stranger.refused.length === 4)
      expect(Date.now() - begun).toBeLessThan(2000)
      stranger.close()
    }))

  it('as __proto__ and other seats that are none', () =>
    unharmed(async ({ match }) => {
      const empty = await createMatch(child.url, 'lanterns')
      for (const matchID of [match.matchID, empty]) {
        for (const seat of [
          '__proto__',
          'constructor',
          'toString',
          '2',
          '-1',
          '00',
          '1e0',
          '',
          {},
          [],
          0,
          true,
          '__proto__.x',
        ]) {
          const stranger = await new Visitor(child.url, 'lanterns').look(matchID, seat, 'x')
          expect(stranger.syncs).toBe(0)
          expect(stranger.refused).toHaveLength(1)
          stranger.close()
        }
      }
    }))

  it('of odd ids', () =>
    unharmed(async () => {
      for (const id of [
        '__proto__',
        'constructor',
        '../../etc',
        'a b',
        '',
        'x'.repeat(65),
        null,
        7,
        {},
        ['a'],
        { toString: 'x' },
      ]) {
        const stranger = await new Visitor(child.url, 'lanterns').look(id)
        expect(stranger.syncs).toBe(0)
        stranger.close()
      }
    }))

  it('a spectator learns neither deck, hands nor seed, also not from the first state', () =>
    unharmed(async ({ match }) => {
      const spectator = await new Visitor(child.url, 'lanterns').look(match.matchID)
      expect(spectator.sync?.initialState.G).toMatchObject({ deck: expect.any(Number), hands: { 0: 3, 1: 3 } })
      await knowsNothing(spectator, match)
      spectator.close()
    }))

  it('a match of one game through the eyes of another', () =>
    unharmed(async ({ match, one }) => {
      for (const seat of [null, '0']) {
        const glass = await new Visitor(child.url, 'glass-lanterns').look(match.matchID, seat, one.mine.credentials)
        expect(glass.syncs).toBe(0)
        const answer = await glass.send(moveAction('draw', [], one.mine), 0, match.matchID, '0')
        expect(answer).toMatchObject({ ok: false })
        await knowsNothing(glass, match)
        glass.close()
      }
    }))

  it('a seat before anybody has joined', async () => {
    const matchID = await createMatch(child.url, 'lanterns')
    const early = await new Visitor(child.url, 'lanterns').look(matchID, '1')
    const guess = await new Visitor(child.url, 'lanterns').look(matchID, '1', 'undefined')
    for (const one of [early, guess]) {
      expect(one.syncs).toBe(0)
      expect(one.refused[0]?.refusal.because).toBe('This seat is not yours')
    }
    const seats = [await join(child.url, 'lanterns', matchID), await join(child.url, 'lanterns', matchID)] as const
    const match: Match = { game: 'lanterns', matchID, seats: [seats[0], seats[1]] }
    const owner = await Player.sitDown(child.url, match, 0)
    expect(await owner.move('draw')).toMatchObject({ ok: true })
    for (const one of [early, guess]) {
      expect(one.heard.filter(({ event }) => event !== 'refused')).toEqual([])
      one.close()
    }
    owner.close()
    await sound()
  })

  it('two at once from one socket: it hears only of what it asked for last', () =>
    unharmed(async ({ match, one }) => {
      const other = await startMatch(child.url, 'lanterns')
      const greedy = new Visitor(child.url, 'lanterns')
      await greedy.connected()
      const [{ seat, credentials }] = other.seats
      for (let i = 0; i < 20; i++) {
        greedy.socket.emit('sync', match.matchID, null)
        greedy.socket.emit('sync', other.matchID, seat, credentials)
      }
      await until('all are answered', () => greedy.syncs === 40)
      const before = greedy.heard.length
      await one.send(moveAction('light', ['lantern-99'], one.mine), 0, match.matchID, '0')
      await knowsNothing(greedy, match)
      const away = await Player.sitDown(child.url, other, 0)
      expect(await away.move('draw')).toMatchObject({ ok: true })
      await until('it hears of its own match', () => greedy.heard.length > before)
      greedy.close()
      away.close()
    }))
})

describe('chat', () => {
  it('forged, by a spectator, by nobody', () =>
    unharmed(async ({ match, one, two }) => {
      const spectator = await new Visitor(child.url, 'lanterns').look(match.matchID)
      const [mine, theirs] = match.seats
      const say = (...args: unknown[]) => spectator.socket.emit('chat', ...args)
      say(match.matchID, { id: 'a', sender: '1', payload: 'x' }, mine.credentials)
      say(match.matchID, { id: 'b', sender: '0', payload: 'x' }, theirs.credentials)
      say(match.matchID, { id: 'c', sender: null, payload: 'x' }, mine.credentials)
      say(match.matchID, { id: 'd', sender: '__proto__', payload: 'x' }, mine.credentials)
      say(match.matchID, { id: 'e', sender: '0', payload: 'x' })
      say(match.matchID, null, mine.credentials)
      say(null, null, null)
      say()
      await until('all are refused', () => spectator.refused.length === 8)
      expect([...one.chats, ...two.chats]).toEqual([])
      spectator.close()
    }))

  it('floods of 900 KB each', () =>
    unharmed(async ({ match, two, mine }) => {
      for (let i = 0; i < 5; i++) {
        const loud = new Visitor(child.url, 'lanterns')
        await loud.connected()
        loud.socket.emit(
          'chat',
          match.matchID,
          { id: `${i}`, sender: '0', payload: 'x'.repeat(900_000) },
          mine.credentials,
        )
        await until('the socket is closed', () => !loud.socket.connected)
      }
      const loud = new Visitor(child.url, 'lanterns')
      await loud.connected()
      for (let i = 0; i < 20; i++) {
        loud.socket.emit(
          'chat',
          match.matchID,
          { id: `${i}`, sender: '0', payload: 'x'.repeat(50_000) },
          mine.credentials,
        )
      }
      await until('all are refused', () => loud.refused.length === 20)
      expect(two.chats).toEqual([])
      loud.close()
    }))
})

describe('origins', () => {
  const foreign = { origin: 'https://evil.example' }

  it('a foreign page gets no socket, neither polling nor websocket', async () => {
    const polling = await fetch(`${child.url}/socket.io/?EIO=4&transport=polling`, { headers: foreign })
    expect(polling.status).toBe(403)
    expect(polling.headers.get('access-control-allow-origin')).toBeNull()
    for (const transport of ['websocket', 'polling'] as const) {
      const socket = io(`${child.url}/lanterns`, {
        transports: [transport],
        forceNew: true,
        reconnection: false,
        extraHeaders: foreign,
      })
      const failed = await new Promise((done) =>
        socket.on('connect_error', () => done(true)).on('connect', () => done(false)),
      )
      expect(failed).toBe(true)
      socket.disconnect()
    }
    await sound()
  })

  it('the server’s own pages do', async () => {
    const own = new Visitor(child.url, 'lanterns', { origin: child.url })
    await own.connected()
    own.close()
  })
})

describe('seeds', () => {
  it('the clock does not give the deck away', async () => {
    const { matchID } = await startMatch(child.url, 'lanterns')
    const { state } = await stored(matchID)
    const createdAt = JSON.parse(await child.match(matchID)).metadata.createdAt
    const deck = JSON.stringify((state.G as Lanterns).deck)
    for (let offset = -200; offset <= 200; offset++) {
      const guess = begin(lanterns, { players: 2, seed: String(createdAt + offset) })
      expect(JSON.stringify((guess.G as Lanterns).deck)).not.toBe(deck)
      const number = begin(lanterns, { players: 2, seed: (createdAt + offset) as unknown as string })
      expect(JSON.stringify((number.G as Lanterns).deck)).not.toBe(deck)
    }
  })
})

describe('packets that killed older servers', () => {
  it('an event named error', () =>
    unharmed(async () => {
      const session = await RawSession.open(child.url, 'lanterns')
      expect(await session.send('42/lanterns,["error","x"]')).toBe(200)
    }))

  it('an event whose name is no text', () =>
    unharmed(async () => {
      for (const name of ['{"toString":"foo"}', '[]', 'null', '7', '{}']) {
        const session = await RawSession.open(child.url, 'lanterns')
        await session.send(`42/lanterns,[${name}]`)
      }
    }))

  it('reserved events and packets out of order', () =>
    unharmed(async () => {
      const packets = [
        '42/lanterns,["disconnect"]',
        '42/lanterns,["connect_error"]',
        '42/lanterns,["newListener",1]',
        '40/lanterns,{"__proto__":1}',
      ]
      for (const packet of [
        ...packets,
        '43/lanterns,0[]',
        '41/lanterns,',
        '44/lanterns,"x"',
        '4',
        '9',
        '42',
        '40/nowhere,',
        '40/__proto__,',
      ]) {
        const session = await RawSession.open(child.url, 'lanterns')
        await session.send(packet)
      }
    }))

  it('millions of attachments announced', () =>
    unharmed(async () => {
      for (const packet of [
        '459999999-/lanterns,["update",{"_placeholder":true,"num":0}]',
        '451-/lanterns,["x",{"_placeholder":true,"num":1e9}]',
      ]) {
        const session = await RawSession.open(child.url, 'lanterns')
        await session.send(packet, 'bAAAA')
      }
    }))

  it('an upgrade with 2000 headers', () =>
    unharmed(async () => {
      const upgrade = (headers: string[]) =>
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          'Host: x',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Version: 13',
          ...headers,
          '',
          '',
        ].join('\r\n')
      for (const count of [1990, 1998, 2000, 2100]) {
        await rawRequest(child.port, upgrade(Array.from({ length: count }, (_, i) => `${i.toString(36)}:`)))
        await rawRequest(child.port, upgrade(Array.from({ length: count }, () => 'a:')))
      }
    }))

  it('upgrades of sessions that do not exist', () =>
    unharmed(async () => {
      for (let i = 0; i < 40; i++) {
        const request = `GET /socket.io/?EIO=4&transport=websocket&sid=bad${i} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`
        await rawRequest(child.port, request, 20)
      }
    }))
})
