import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '../../server/lib/ids'
import { Child } from './child-process'
import { rawRequest } from './raw'
import { ask, createMatch, type Match, Player, post, type Reply, startMatch, until } from './visitors'

/** Every way in which a stock boardgame.io lobby falls, tried on ours. */

let child: Child
let url: string
beforeAll(async () => {
  child = await Child.start()
  url = child.url
})
afterAll(() => child.stop())

/** Lets a running match be attacked; afterwards it stands as before, nothing was created, and play goes on. */
async function unharmed(attack: (match: Match, route: string) => Promise<void>): Promise<void> {
  const match = await startMatch(url, 'lanterns')
  const before = await child.match(match.matchID)
  const count = await child.count()
  await attack(match, `/games/lanterns/${match.matchID}`)
  expect(await child.match(match.matchID)).toBe(before)
  expect(await child.count()).toBe(count)
  await sound()
  const player = await Player.sitDown(url, match, 0)
  expect(await player.move('draw')).toMatchObject({ ok: true })
  player.close()
}

async function sound(): Promise<void> {
  child.mustLive()
  expect((await child.health()).polluted).toEqual([])
  await createMatch(url, 'lanterns', { unlisted: true })
}

/** Refused as an error of the sender, in words and as JSON. */
async function refused(answer: Promise<Reply>, ...statuses: number[]): Promise<string> {
  const { status, json, headers } = await answer
  expect(headers.get('content-type')).toContain('application/json')
  expect(json).toEqual({ message: expect.stringMatching(/\w+ \w+/) })
  if (statuses.length > 0) expect(statuses).toContain(status)
  else expect([400, 403, 404, 405, 409, 413, 415]).toContain(status)
  return json.message
}

const noSeats = ['__proto__', 'constructor', 'prototype', 'toString', '2', '-1', '00', '1.0', 'x', {}, [], true, 1e21]

describe('seats', () => {
  it('join as __proto__', () =>
    unharmed(async (_, route) => {
      for (const playerID of noSeats) {
        await refused(post(url, `${route}/join`, { playerID, playerName: 'Eve', data: { polluted: 1 } }))
      }
      const raw = '{"__proto__":{"playerID":"0"},"playerName":"Eve","constructor":{"prototype":{"x":1}}}'
      await refused(post(url, `${route}/join`, raw))
    }))

  it('update, rename, leave and playAgain as __proto__ on a match nobody joined', async () => {
    const empty = await createMatch(url, 'lanterns')
    const before = await child.match(empty)
    for (const verb of ['update', 'rename', 'leave', 'playAgain']) {
      for (const playerID of [...noSeats, null, undefined]) {
        const body = { playerID, credentials: 'x', newName: 'Eve', data: { polluted: 1 } }
        await refused(post(url, `/games/lanterns/${empty}/${verb}`, body))
      }
    }
    expect(await child.match(empty)).toBe(before)
    await sound()
  })
})

describe('number of players', () => {
  const crowds = [0, 1, 5, -1, 1e5, 3e6, 1e12, 2.5, '2', null, [], {}, true]

  it('create for crowds', () =>
    unharmed(async () => {
      const begun = Date.now()
      for (const numPlayers of crowds.filter((one) => one !== null)) {
        expect(await refused(post(url, '/games/lanterns/create', { numPlayers }), 400)).toBe(
          'Lanterns is for 2 to 4 players',
        )
      }
      expect(Date.now() - begun).toBeLessThan(4000)
    }))

  it('playAgain for crowds', () =>
    unharmed(async ({ seats }, route) => {
      const [{ seat: playerID, credentials }] = seats
      for (const numPlayers of crowds.filter((one) => one !== null)) {
        await refused(post(url, `${route}/playAgain`, { playerID, credentials, numPlayers }), 400)
      }
    }))
})

describe('names of games and matches', () => {
  it('playAgain of an unknown or another game', () =>
    unharmed(async ({ matchID, seats }) => {
      const [{ seat: playerID, credentials }] = seats
      for (const game of ['nothing', 'glass-lanterns', 'monuments', '__proto__', 'constructor', '%00', '..']) {
        await refused(post(url, `/games/${game}/${matchID}/playAgain`, { playerID, credentials }), 404)
      }
    }))

  it('any route with another game’s name', () =>
    unharmed(async ({ matchID, seats }) => {
      const [{ seat: playerID, credentials }] = seats
      const body = { playerID, credentials, playerName: 'Eve', newName: 'Eve' }
      for (const verb of ['join', 'leave', 'update', 'rename', 'playAgain']) {
        await refused(post(url, `/games/glass-lanterns/${matchID}/${verb}`, body), 404)
      }
      await refused(ask(url, `/games/glass-lanterns/${matchID}`), 404)
    }))

  it('paths written differently do not slip past the guard', () =>
    unharmed(async ({ matchID }) => {
      const body = { playerID: '__proto__', playerName: 'Eve', numPlayers: 1e12 }
      const paths = [
        '/GAMES/lanterns/create',
        '/Games/lanterns/create',
        '/games/Lanterns/create',
        '/games/lanterns/CREATE',
        '/games/lanterns/create/',
        '//games/lanterns/create',
        '/games//lanterns/create',
        '/games/lanterns/%63reate',
        '/games/%6canterns/create',
      ]
      for (const path of paths) await refused(post(url, path, body))
      for (const path of [
        `/Games/lanterns/${matchID}/join`,
        `/games/lanterns/${matchID}/JOIN`,
        `/games/lanterns/${matchID}/join/`,
      ]) {
        await refused(post(url, path, body))
      }
    }))

  it('other methods', () =>
    unharmed(async (_, route) => {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        for (const path of ['/games/lanterns', '/games/lanterns/create', route, `${route}/join`, '/api/matches']) {
          const { status } = await ask(url, path, {
            method,
            body: '{}',
            headers: { 'content-type': 'application/json' },
          })
          expect([404, 405, 501]).toContain(status)
        }
      }
      await refused(post(url, '/games/lanterns', {}), 405)
      await refused(post(url, route, {}), 405)
    }))
})

describe('bodies', () => {
  it('malformed JSON, scalars, arrays, nothing, other types', () =>
    unharmed(async () => {
      const create = '/games/lanterns/create'
      for (const body of [
        '{',
        '',
        '7',
        '"x"',
        'null',
        'true',
        '[]',
        '[{"numPlayers":2}]',
        '{"numPlayers":2}x',
        '\u0000',
      ]) {
        await refused(post(url, create, body), 400, 415)
      }
      for (const type of [
        'text/plain',
        'application/octet-stream',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'image/png',
        '',
      ]) {
        await refused(post(url, create, '{"numPlayers":2}', { 'content-type': type }), 415)
      }
      await refused(post(url, create, '{"numPlayers":2}', { 'content-encoding': 'gzip' }), 415)
    }))

  it('setupData 200,000 levels deep; lists go on working', () =>
    unharmed(async () => {
      const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
      for (const levels of [7, 100, 1000, 200_000]) {
        await refused(post(url, '/games/lanterns/create', `{"numPlayers":2,"setupData":${deep(levels)}}`), 400, 413)
      }
      expect((await ask(url, '/games/lanterns')).status).toBe(200)
    }))

  it('setupData of 0.9 MB, and smaller ones that the game does not know', () =>
    unharmed(async () => {
      const setupData = { bright: true, blob: 'x'.repeat(900_000) }
      await refused(post(url, '/games/lanterns/create', { numPlayers: 2, setupData }), 413)
      await refused(post(url, '/games/lanterns/create', { numPlayers: 2, setupData: { blob: 'x' } }), 400)
      await refused(post(url, '/games/lanterns/create', { numPlayers: 2, setupData: 'x' }), 400)
      await refused(
        post(url, '/games/lanterns/create', { numPlayers: 2, setupData: { bright: 'x'.repeat(5000) } }),
        400,
      )
    }))

  it('a body that never says how long it is, and one that never ends', () =>
    unharmed(async () => {
      const head = 'POST /games/lanterns/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
      const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`
      const chunked = await rawRequest(child.port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`)
      expect(chunked).toMatch(/^HTTP\/1.1 413/)
      const endless = await rawRequest(child.port, `${head}Content-Length: 99999999\r\n\r\n{`)
      expect(endless).toMatch(/^HTTP\/1.1 413/)
    }))

  it('names and data that are objects, or huge', () =>
    unharmed(async ({ seats }, route) => {
      const [{ seat: playerID, credentials }] = seats
      for (const name of [{}, [], ['x'], 7, true, 'x'.repeat(25), 'x'.repeat(7000), '\u0007', '']) {
        await refused(post(url, `${route}/join`, { playerName: name }), 400)
        await refused(post(url, `${route}/update`, { playerID, credentials, newName: name }), 400)
      }
      await refused(post(url, `${route}/join`, { playerName: 'x'.repeat(500_000) }), 413)
      await refused(post(url, `${route}/update`, { playerID, credentials, data: 'x'.repeat(900_000) }), 413)
      await refused(post(url, `${route}/update`, { playerID, credentials, data: { a: 1 } }), 400)
    }))

  it('unlisted must be true or false; fields nobody knows are dropped', async () => {
    for (const unlisted of ['false', 0, 1, {}, []])
      await refused(post(url, '/games/lanterns/create', { numPlayers: 2, unlisted }), 400)
    const body = {
      numPlayers: 2,
      unlisted: false,
      gameover: true,
      players: {},
      matchID: 'mine',
      nextMatchID: 'x',
      createdAt: 1,
    }
    const { matchID } = (await post(url, '/games/lanterns/create', body)).json
    const { metadata } = JSON.parse(await child.match(matchID))
    expect(metadata).toMatchObject({ unlisted: false, gameName: 'lanterns', players: { 0: { id: 0 }, 1: { id: 1 } } })
    expect(Object.keys(metadata).toSorted()).toEqual([
      'createdAt',
      'gameName',
      'players',
      'rules',
      'setupData',
      'unlisted',
      'updatedAt',
    ])
    await sound()
  })
})

describe('credentials', () => {
  const odd = [undefined, null, '', 'wrong', 0, true, {}, [], 'x'.repeat(300)]

  it('leave on a match nobody joined', async () => {
    const empty = await createMatch(url, 'lanterns')
    const before = await child.match(empty)
    for (const credentials of odd)
      await refused(post(url, `/games/lanterns/${empty}/leave`, { playerID: '0', credentials }), 400, 403)
    expect(await child.match(empty)).toBe(before)
    await sound()
  })

  it('update on a match nobody joined does not squat the seat', async () => {
    const empty = await createMatch(url, 'lanterns')
    for (const credentials of odd) {
      await refused(
        post(url, `/games/lanterns/${empty}/update`, { playerID: '0', credentials, newName: 'Eve' }),
        400,
        403,
      )
    }
    expect((await post(url, `/games/lanterns/${empty}/join`, { playerID: '0', playerName: 'Ann' })).status).toBe(200)
    await sound()
  })

  it('wrong ones are not repeated in the answer', () =>
    unharmed(async (_, route) => {
      const credentials = 'my-very-own-secret'
      for (const verb of ['leave', 'update', 'rename', 'playAgain']) {
        const answer = await post(url, `${route}/${verb}`, { playerID: '0', credentials, newName: 'Eve' })
        expect(answer.status).toBe(403)
        expect(answer.text).not.toContain(credentials)
        expect(answer.json).toEqual({ message: 'This seat is not yours' })
      }
    }))

  it('are in no answer but the joiner’s own', () =>
    unharmed(async ({ matchID, seats }, route) => {
      const paths = [
        route,
        '/games/lanterns',
        `/api/matches?ids=${matchID}`,
        '/api/matches?open=1',
        `/api/matches/${matchID}/replay`,
      ]
      const texts = await Promise.all(paths.map(async (path) => (await ask(url, path)).text))
      for (const { credentials } of seats) expect(texts.filter((text) => text.includes(credentials))).toEqual([])
    }))
})

describe('at the same time', () => {
  it('the same seat twice', () =>
    unharmed(async (_, route) => {
      expect(await refused(post(url, `${route}/join`, { playerID: '0', playerName: 'Eve' }), 409)).toBe(
        'This seat is taken',
      )
    }))

  it('eight joins of one seat: one wins', async () => {
    const id = await createMatch(url, 'lanterns')
    const joins = Array.from({ length: 8 }, (_, i) =>
      post(url, `/games/lanterns/${id}/join`, { playerID: '0', playerName: `P${i}` }),
    )
    const statuses = (await Promise.all(joins)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
    await sound()
  })

  it('joins of all seats: none is lost', async () => {
    const id = await createMatch(url, 'lanterns', { numPlayers: 4 })
    const joins = ['0', '1', '2', '3'].map((playerID) =>
      post(url, `/games/lanterns/${id}/join`, { playerID, playerName: `P${playerID}` }),
    )
    const given = (await Promise.all(joins)).map(({ json }) => String(json.playerCredentials))
    const { players } = JSON.parse(await child.match(id)).metadata
    expect(Object.values(players)).toEqual(
      given.map((secret, i) => ({ id: i, name: `P${i}`, credentials: hashOf(secret) })),
    )
    await sound()
  })

  it('joins, leaves, renames and moves at once: the match stays whole', async () => {
    const match = await startMatch(url, 'lanterns', { players: 3 })
    const player = await Player.sitDown(url, match, 0)
    const [, two, three] = match.seats
    const route = `/games/lanterns/${match.matchID}`
    const card = (player.view.G as unknown as { hands: Record<string, string[]> }).hands['0']![0]
    const [move, ...answers] = await Promise.all([
      player.move('light', card),
      post(url, `${route}/update`, { playerID: two.seat, credentials: two.credentials, newName: 'Two' }),
      post(url, `${route}/leave`, { playerID: three!.seat, credentials: three!.credentials }),
      post(url, `${route}/update`, { playerID: '0', credentials: match.seats[0].credentials, newName: 'One' }),
    ])
    expect(move).toEqual({ ok: true, stateID: 1 })
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { players } = JSON.parse(await child.match(match.matchID)).metadata
    expect([players[0].name, players[1].name, players[2].name]).toEqual(['One', 'Two', 'Builder'])
    player.close()
    await sound()
  })

  it('leaving in mid game takes the seat’s sockets and credentials away', async () => {
    const match = await startMatch(url, 'lanterns')
    const player = await Player.sitDown(url, match, 0)
    const { seat: playerID, credentials } = player.mine
    expect((await post(url, `/games/lanterns/${match.matchID}/leave`, { playerID, credentials })).status).toBe(200)
    await until('the socket is closed', () => !player.socket.connected)
    const again = await Player.sitDown(url, match, 0)
    expect(again.syncs).toBe(0)
    await refused(post(url, `/games/lanterns/${match.matchID}/leave`, { playerID, credentials }), 403)
    again.close()
    await sound()
  })

  it('wiping leaves neither log nor first state behind', async () => {
    const match = await startMatch(url, 'lanterns')
    const player = await Player.sitDown(url, match, 0)
    await player.move('draw')
    player.close()
    for (const verb of ['end', 'leave']) {
      for (const { seat: playerID, credentials } of match.seats) {
        await post(url, `/games/lanterns/${match.matchID}/${verb}`, { playerID, credentials })
      }
    }
    expect(await child.match(match.matchID)).toBe('{}')
    await sound()
  })
})

describe('what is public', () => {
  it('a list of 2000 matches comes in pages, quickly', async () => {
    for (let i = 0; i < 40; i++) await Promise.all(Array.from({ length: 50 }, () => createMatch(url, 'short-lanterns')))
    const begun = Date.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url, '/games/short-lanterns')))
    expect(Date.now() - begun).toBeLessThan(2000)
    for (const { json, text } of answers) {
      expect(json.matches.length).toBeGreaterThanOrEqual(50)
      expect(json.matches.length).toBeLessThan(150)
      expect(text.length).toBeLessThan(60_000)
    }
    const open = (await ask(url, '/api/matches?open=1')).json.matches
    expect(open).toHaveLength(100)
    await sound()
  })

  it('an unlisted match is in no list', async () => {
    const id = await createMatch(url, 'lanterns', { unlisted: true })
    for (const path of ['/games/lanterns?limit=100', '/api/matches?open=1&game=lanterns']) {
      expect((await ask(url, path)).text).not.toContain(id)
    }
    expect((await ask(url, `/games/lanterns/${id}`)).status).toBe(200)
  })

  it('a foreign page may not post', () =>
    unharmed(async () => {
      const origin = 'https://evil.example'
      await refused(post(url, '/games/lanterns/create', { numPlayers: 2 }, { origin }), 403)
      const answer = await ask(url, '/games/lanterns', { headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBeFalsy()
    }))
})

describe('floods', () => {
  it('POSTs beyond the rate of an address are refused in words', async () => {
    const slow = await Child.start({ POST_RATE: '6' })
    const answers: Reply[] = []
    for (let i = 0; i < 10; i++) answers.push(await post(slow.url, '/games/lanterns/create', { numPlayers: 2 }))
    expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers[9]!.status).toBe(429)
    expect(answers[9]!.json.message).toMatch(/wait a moment/)
    expect((await ask(slow.url, '/healthz')).json).toMatchObject({ ok: true, matches: 6 })
    await slow.stop()
  })

  it('behind a proxy an address can not be made up', async () => {
    const slow = await Child.start({ POST_RATE: '6', TRUST_PROXY: '1' })
    const from = (addresses: string) =>
      post(slow.url, '/games/lanterns/create', { numPlayers: 2 }, { 'x-forwarded-for': addresses })
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await from(`10.0.0.${i}, 192.0.2.1`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await from('192.0.2.2')).status).toBe(200)
    await slow.stop()
  })
})
