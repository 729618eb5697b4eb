import { LobbyClient } from 'boardgame.io/client'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { replay, requestsOf } from '../../games/kit/referee'
import { limits } from '../../games/kit/terms'
import { problemShape, summariesShape } from '../../games/kit/wire'
import { sweep } from '../../server/match/janitor'
import type { Storage } from '../../server/match/storage'
import type { SqliteStorage } from '../../server/storage/sqlite'
import { type House, openHouse } from './house'
import { shortLanterns } from './lanterns'
import {
  ask,
  createMatch,
  dice,
  join,
  type Match,
  Player,
  playRandomly,
  post,
  type Seat,
  startMatch,
  until,
  Visitor,
} from './visitors'

let house: House
let url: string
beforeAll(async () => {
  house = await openHouse()
  url = house.url
})
afterAll(() => house.close())

const summary = async (id: string) =>
  v.parse(summariesShape, (await ask(url, `/api/matches?ids=${id}`)).json).matches[0]

/** Asserts an error in words and gives back the words. */
async function problem(answer: ReturnType<typeof post>, status: number): Promise<string> {
  const { status: got, json } = await answer
  expect({ got, json }).toEqual({ got: status, json: { message: expect.any(String) } })
  return v.parse(problemShape, json).message
}

async function finished() {
  const match = await startMatch(url, 'short-lanterns')
  const players = [await Player.sitDown(url, match, 0), await Player.sitDown(url, match, 1)]
  await playRandomly(shortLanterns, players, dice(3))
  for (const player of players) player.close()
  return { match, state: players[0]!.view }
}

describe('creating, joining, leaving', () => {
  it('boardgame.io’s own LobbyClient works', async () => {
    const lobby = new LobbyClient({ server: url })
    expect(await lobby.listGames()).toContain('monuments')
    const { matchID } = await lobby.createMatch('lanterns', { numPlayers: 3, setupData: { bright: false } })
    const { playerID, playerCredentials } = await lobby.joinMatch('lanterns', matchID, { playerName: 'Ann' })
    expect(playerID).toBe('0')
    await lobby.joinMatch('lanterns', matchID, { playerName: 'Ben', playerID: '2' })
    await lobby.updatePlayer('lanterns', matchID, { playerID, credentials: playerCredentials, newName: 'Anna' })
    const match = await lobby.getMatch('lanterns', matchID)
    expect(match).toMatchObject({ matchID, gameName: 'lanterns', unlisted: false, setupData: { bright: false } })
    expect(match.players).toEqual([
      { id: 0, name: 'Anna', isConnected: false },
      { id: 1, isConnected: false },
      { id: 2, name: 'Ben', isConnected: false },
    ])
    const { matches } = await lobby.listMatches('lanterns')
    expect(matches.map((one) => one.matchID)).toContain(matchID)
    await lobby.leaveMatch('lanterns', matchID, { playerID, credentials: playerCredentials })
    expect((await lobby.getMatch('lanterns', matchID)).players[0]).toEqual({ id: 0, isConnected: false })
  })

  it('ids, credentials and seeds are long, random and never the same', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, () => startMatch(url, 'lanterns')))
    const states = await Promise.all(matches.map(({ matchID }) => house.storage.stateOf(matchID)))
    const seeds = states.map((state) => String(state?.plugins.random?.data.seed))
    const credentials = matches.flatMap(({ seats }) => seats.map((seat) => seat.credentials))
    expect(new Set(matches.map(({ matchID }) => matchID)).size).toBe(20)
    expect(new Set(credentials).size).toBe(40)
    expect(new Set(seeds).size).toBe(20)
    for (const { matchID } of matches) expect(matchID).toMatch(/^[\w-]{12}$/)
    for (const one of credentials) expect(one).toMatch(/^[\w-]{32}$/)
    for (const one of seeds) expect(one).toMatch(/^[0-9a-f]{32}$/)
  })

  it('options are completed by the defaults; wrong ones are refused in the game’s own words', async () => {
    const id = await createMatch(url, 'monuments', { setupData: { eternalFame: false } })
    expect((await summary(id))?.options).toMatchObject({ eternalFame: false, startPlayer: 'seat0' })
    const create = (body: object) => post(url, '/games/monuments/create', body)
    expect(await problem(create({ numPlayers: 2, setupData: { eternalFame: 'yes' } }), 400)).toBe(
      '"Eternal Fame" is either on or off',
    )
    expect(await problem(create({ numPlayers: 2, setupData: { cheat: true } }), 400)).toBe('There is no option "cheat"')
    expect(await problem(create({ numPlayers: 5 }), 400)).toBe('Monuments is for 2 to 4 players')
    expect(await problem(create({ numPlayers: '3' }), 400)).toBe('Monuments is for 2 to 4 players')
  })

  it('names are trimmed and bounded', async () => {
    const id = await createMatch(url, 'lanterns')
    const route = `/games/lanterns/${id}/join`
    expect(await problem(post(url, route, { playerName: '  ' }), 400)).toBe('Please say your name')
    for (const playerName of ['\u200b', '\u3164', '\u200e\u200f', '\u2800', '\u{e0041}', '\u2060 \u200d']) {
      expect(await problem(post(url, route, { playerName }), 400)).toBe('Please say your name')
    }
    expect(await problem(post(url, route, {}), 400)).toBe('"playerName" is missing')
    expect(await problem(post(url, route, { playerName: 'x'.repeat(limits.name + 1) }), 400)).toContain(
      `${limits.name}`,
    )
    expect(await problem(post(url, route, { playerName: 'a\u0000b' }), 400)).toContain('can not be shown')
    expect(await problem(post(url, route, { playerName: 'a\u202eb' }), 400)).toContain('can not be shown')
    await join(url, 'lanterns', id, { playerName: `  ${'x'.repeat(limits.name)} ` })
    await join(url, 'lanterns', id, { playerName: '👩‍🚀 Zoë' })
    expect((await summary(id))?.players.map(({ name }) => name)).toEqual(['x'.repeat(limits.name), '👩‍🚀 Zoë'])
  })

  it('a taken seat, a full match, an unknown seat and a finished match can not be joined', async () => {
    const { matchID } = await startMatch(url, 'lanterns')
    const route = `/games/lanterns/${matchID}/join`
    expect(await problem(post(url, route, { playerName: 'Eve', playerID: '1' }), 409)).toBe('This seat is taken')
    expect(await problem(post(url, route, { playerName: 'Eve' }), 409)).toBe('All seats of this match are taken')
    expect(await problem(post(url, route, { playerName: 'Eve', playerID: '2' }), 404)).toBe('There is no such seat')
    const { match } = await finished()
    const [{ seat: playerID, credentials }] = match.seats
    await post(url, `/games/short-lanterns/${match.matchID}/leave`, { playerID, credentials })
    const late = post(url, `/games/short-lanterns/${match.matchID}/join`, { playerName: 'Eve' })
    expect(await problem(late, 409)).toBe('This match is over')
  })

  it('when the last player leaves nothing of the match is left', async () => {
    const matchID = await createMatch(url, 'lanterns', { numPlayers: 3 })
    const seats = [await join(url, 'lanterns', matchID), await join(url, 'lanterns', matchID)]
    for (const { seat: playerID, credentials } of seats) {
      await post(url, `/games/lanterns/${matchID}/leave`, { playerID, credentials })
    }
    expect(await house.storage.fetch(matchID, { state: true, log: true, metadata: true })).toEqual({})
    await problem(ask(url, `/games/lanterns/${matchID}`), 404)
  })
})

describe('rematch', () => {
  it('the second caller is led to the first one’s match, which has the same players and options', async () => {
    const match = await startMatch(url, 'monuments', { players: 3, setupData: { eternalFame: false }, unlisted: true })
    const again = ({ seat: playerID, credentials }: (typeof match.seats)[0]) =>
      post(url, `/games/monuments/${match.matchID}/playAgain`, { playerID, credentials })
    const answers = await Promise.all(match.seats.map(again))
    const ids = new Set(answers.map(({ json }) => json.nextMatchID))
    expect(ids.size).toBe(1)
    const [next] = [...ids]
    expect((await summary(match.matchID))?.nextMatchID).toBe(next)
    const made = await summary(next)
    expect(made?.players).toHaveLength(3)
    expect(made?.options).toMatchObject({ eternalFame: false })
    expect(made?.unlisted).toBe(true)
  })

  it('may be given other wishes, which are checked', async () => {
    const { matchID, seats } = await startMatch(url, 'monuments')
    const [{ seat: playerID, credentials }] = seats
    const again = (more: object) =>
      post(url, `/games/monuments/${matchID}/playAgain`, { playerID, credentials, ...more })
    expect(await problem(again({ numPlayers: 9 }), 400)).toBe('Monuments is for 2 to 4 players')
    expect(await problem(again({ setupData: { cheat: 1 } }), 400)).toBe('There is no option "cheat"')
    const { nextMatchID } = (await again({ numPlayers: 4 })).json
    expect((await summary(nextMatchID))?.players).toHaveLength(4)
  })

  it('a rematch that was removed meanwhile can be made anew', async () => {
    const { matchID, seats } = await startMatch(url, 'lanterns')
    const [{ seat: playerID, credentials }] = seats
    const again = async () =>
      (await post(url, `/games/lanterns/${matchID}/playAgain`, { playerID, credentials })).json.nextMatchID
    const first = await again()
    await house.storage.wipe(first)
    const second = await again()
    expect(second).not.toBe(first)
    expect(await again()).toBe(second)
  })
})

describe('lists', () => {
  it('open matches: public, with a free seat, not over, newest first, by game', async () => {
    const older = await createMatch(url, 'monuments')
    const hidden = await createMatch(url, 'monuments', { unlisted: true })
    const { matchID: full } = await startMatch(url, 'monuments')
    const one = await createMatch(url, 'lanterns')
    await join(url, 'lanterns', one)
    const { matches } = v.parse(summariesShape, (await ask(url, '/api/matches?open=1')).json)
    const ids = matches.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([older, one]))
    expect(ids).not.toContain(hidden)
    expect(ids).not.toContain(full)
    const times = matches.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const ours = (await ask(url, '/api/matches?open=1&game=lanterns')).json.matches
    expect(new Set(ours.map(({ game }: { game: string }) => game))).toEqual(new Set(['lanterns']))
    expect(ours[0]).toMatchObject({
      id: one,
      players: [
        { id: '0', name: 'Somebody', connected: false },
        { id: '1', name: null },
      ],
    })
  })

  it('summaries by id: unlisted ones too, missing ones left out, and they follow the play', async () => {
    const match = await startMatch(url, 'short-lanterns', { unlisted: true })
    const [one, two] = [await Player.sitDown(url, match, 0), await Player.sitDown(url, match, 1)]
    expect((await ask(url, `/api/matches?ids=${match.matchID},missing`)).json.matches).toHaveLength(1)
    expect(await summary(match.matchID)).toMatchObject({ awaited: ['0'], turn: 1, winners: null, unlisted: true })
    expect((await summary(match.matchID))?.players.map(({ connected }) => connected)).toEqual([true, true])
    await one.move('draw')
    expect(await summary(match.matchID)).toMatchObject({ awaited: ['1'], turn: 2 })
    await until('both have seen it', () => two.view._stateID === 1)
    await playRandomly(shortLanterns, [one, two], dice(1))
    expect(await summary(match.matchID)).toMatchObject({ awaited: [], winners: one.view.G.outcome?.winners })
  })

  it('asks for too many or for nonsense are refused', async () => {
    const many = Array.from({ length: limits.ids + 1 }, (_, i) => `m${i}`).join(',')
    expect(await problem(ask(url, `/api/matches?ids=${many}`), 400)).toContain(`${limits.ids}`)
    await problem(ask(url, '/api/matches?ids=a%20b'), 400)
    await problem(ask(url, '/api/matches'), 400)
    await problem(ask(url, '/api/matches?open=2'), 400)
    await problem(ask(url, '/games/lanterns?limit=0'), 400)
    await problem(ask(url, '/games/lanterns?limit=1000'), 400)
    await problem(ask(url, '/games/nothing'), 404)
    await problem(ask(url, '/api/nothing'), 404)
  })

  it('a game’s matches come in pages', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, () => createMatch(url, 'glass-lanterns')))
    const seen: string[] = []
    let before = ''
    for (;;) {
      const { matches } = (await ask(url, `/games/glass-lanterns?limit=3${before}`)).json
      if (matches.length === 0) break
      seen.push(...matches.map(({ matchID }: { matchID: string }) => matchID))
      before = `&before=${matches.at(-1).createdAt}`
    }
    expect(seen.toSorted()).toEqual(made.toSorted())
  })
})

describe('replay', () => {
  it('is refused until the match is over, and then plays through to the same end', async () => {
    const running = await startMatch(url, 'short-lanterns')
    expect(await problem(ask(url, `/api/matches/${running.matchID}/replay`), 403)).toBe(
      'A match can be replayed once it is over',
    )
    await problem(ask(url, '/api/matches/nowhere/replay'), 404)
    const { match, state } = await finished()
    const { game, players, options, initial, log } = (await ask(url, `/api/matches/${match.matchID}/replay`)).json
    expect({ game, players, options }).toEqual({ game: 'short-lanterns', players: 2, options: { bright: true } })
    const states = replay(shortLanterns, initial, requestsOf(log))
    expect(states.at(-1)?.G.outcome).toEqual(state.G.outcome)
    expect(states.at(-1)?._stateID).toBe(state._stateID)
  })
})

describe('with a storage that takes its time', () => {
  /** As a database over the network would: every answer comes a little later, in any order. */
  const slow = (storage: SqliteStorage): Storage =>
    new Proxy(storage, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function' || key === 'type') return value
        return async (...args: unknown[]) => {
          await new Promise((go) => setTimeout(go, Math.random() * 4))
          return Reflect.apply(value, target, args)
        }
      },
    })

  let own: House
  beforeAll(async () => {
    own = await openHouse({ wrap: slow })
  })
  afterAll(() => own.close())

  it('of eight joins of one seat one wins', async () => {
    const id = await createMatch(own.url, 'lanterns')
    const join = (i: number) => post(own.url, `/games/lanterns/${id}/join`, { playerID: '0', playerName: `P${i}` })
    const statuses = (await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(join))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it('no join, rename, leave or move is lost to another', async () => {
    const id = await createMatch(own.url, 'lanterns', { numPlayers: 4 })
    const seats = await Promise.all(['0', '1', '2', '3'].map((playerID) => join(own.url, 'lanterns', id, { playerID })))
    const [first, second, third, fourth] = seats as [Seat, Seat, Seat, Seat]
    const match: Match = { game: 'lanterns', matchID: id, seats: [first, second, third, fourth] }
    const player = await Player.sitDown(own.url, match, 0)
    const change = (verb: string, { seat: playerID, credentials }: Seat, newName?: string) =>
      post(own.url, `/games/lanterns/${id}/${verb}`, { playerID, credentials, newName })
    const [move, ...changes] = await Promise.all([
      player.move('draw'),
      change('update', first, 'One'),
      change('update', second, 'Two'),
      change('leave', third),
      change('update', fourth, 'Four'),
    ])
    expect(move).toEqual({ ok: true, stateID: 1 })
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const metadata = await own.storage.metadataOf(id)
    expect(Object.values(metadata!.players).map(({ name }) => name)).toEqual(['One', 'Two', 'Builder', 'Four'])
    player.close()
  })

  it('many moves at once: each state follows from exactly one, and everybody ends at the same table', async () => {
    const match = await startMatch(own.url, 'lanterns')
    const players = await Promise.all([0, 0, 0, 1, 1].map((seat) => Player.sitDown(own.url, match, seat)))
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(players.map((player) => player.move('draw')))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      await until('all stand at the same state', () => players.every(({ view }) => view._stateID === round + 1))
    }
    const { log } = await own.storage.fetch(match.matchID, { log: true })
    expect(log.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(5)
    for (const player of players) player.close()
  })

  it('two syncs of one socket do not mix', async () => {
    const [one, two] = [await startMatch(own.url, 'lanterns'), await startMatch(own.url, 'lanterns')]
    const greedy = new Visitor(own.url, 'lanterns')
    await greedy.connected()
    for (let i = 0; i < 10; i++) {
      greedy.socket.emit('sync', one.matchID, null)
      greedy.socket.emit('sync', two.matchID, '0', two.seats[0].credentials)
    }
    await until('all are answered', () => greedy.syncs === 20)
    const views = greedy.heard.filter(({ event, args }) => event === 'sync' && args[0] === one.matchID)
    expect(views).toHaveLength(10)
    expect(views.filter(({ args }) => JSON.stringify(args).includes('lantern-'))).toEqual([])
    expect(own.running.hall.rooms.isWatched(one.matchID)).toBe(false)
    expect(own.running.hall.rooms.isPresent(two.matchID, '0')).toBe(true)
    greedy.close()
    await until('nobody is left', () => own.running.hall.rooms.size === 0)
  })
})

describe('janitor', () => {
  it('removes what is finished, abandoned or was never joined; not what somebody looks at', async () => {
    const terms = { FINISHED_DAYS: 90, ABANDONED_DAYS: 30, UNJOINED_HOURS: 24, SWEEP_PERCENT: 100 }
    const hours = (n: number) => Date.now() + n * 3_600_000
    const own = await openHouse()
    const unjoined = await createMatch(own.url, 'lanterns')
    const { matchID: abandoned } = await startMatch(own.url, 'lanterns')
    const watched = await startMatch(own.url, 'lanterns')
    const spectator = await new Visitor(own.url, 'lanterns').look(watched.matchID)
    const over = await startMatch(own.url, 'short-lanterns')
    const players = [await Player.sitDown(own.url, over, 0), await Player.sitDown(own.url, over, 1)]
    await playRandomly(shortLanterns, players, dice(5))
    for (const player of players) player.close()
    await until('nobody looks', () => own.running.hall.rooms.size === 1)
    const left = async () => (await own.storage.listMatches()).toSorted()
    const all = [unjoined, abandoned, watched.matchID, over.matchID]
    const { hall } = own.running
    expect(await sweep(hall, terms)).toBe(0)
    expect(await left()).toEqual(all.toSorted())
    expect(await sweep(hall, terms, hours(25))).toBe(1)
    expect(await left()).toEqual(all.slice(1).toSorted())
    expect(await sweep(hall, terms, hours(24 * 31))).toBe(1)
    expect(await left()).toEqual(all.slice(2).toSorted())
    expect(await sweep(hall, terms, hours(24 * 91))).toBe(1)
    expect(await left()).toEqual([watched.matchID])
    spectator.close()
    await own.close()
  })

  it('lets others be heard while it removes many, and looks at each only once more', async () => {
    const terms = { FINISHED_DAYS: 90, ABANDONED_DAYS: 30, UNJOINED_HOURS: 24, SWEEP_PERCENT: 100 }
    const own = await openHouse()
    for (let i = 0; i < 30; i++) await createMatch(own.url, 'lanterns')
    const lists = vi.spyOn(own.storage, 'outdated')
    let turns = 0
    const heard = setInterval(() => {
      turns += 1
    }, 0)
    expect(await sweep(own.running.hall, terms, Date.now() + 25 * 3_600_000)).toBe(30)
    clearInterval(heard)
    expect(turns).toBeGreaterThan(5)
    expect(lists).toHaveBeenCalledTimes(1)
    await own.close()
  })
})
