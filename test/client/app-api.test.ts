import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiProblem, api, sentence } from '../../client/app/api'
import { seatIn } from '../../client/app/seats'
import { remember } from '../../client/kit/remembered'
import { takeSeat } from '../../client/lobby/useJoin'
import { playAgain } from '../../client/table/rematch'
import { meta } from '../../games/now-or-never/meta'

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

const problemOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no problem',
    (error) => sentence(error),
  )

describe('the server is asked', () => {
  test('for a seat, with the name and the seat in the body', async () => {
    answer({ playerID: '1', playerCredentials: 'secret' })
    expect(await api.join('monuments', 'a/b', 'Ines', '1')).toEqual({ playerID: '1', credentials: 'secret' })
    const [path, init] = fetched.mock.calls[0]!
    expect(path).toBe('/games/monuments/a%2Fb/join')
    expect(init.method).toBe('POST')
    expect(JSON.parse(String(init.body))).toEqual({
      playerName: 'Ines',
      playerID: '1',
      device: expect.stringMatching(/^[\w-]{8,64}$/),
    })
  })

  test('for several matches at once', async () => {
    answer({ matches: [] })
    expect(await api.matches(['a', 'b,c'])).toEqual([])
    expect(fetched.mock.calls[0]![0]).toBe('/api/matches?ids=a,b%2Cc')
  })

  test('a seat that was taken is remembered, a refused one is not', async () => {
    answer({ playerID: '2', playerCredentials: 'secret' })
    expect(await takeSeat('monuments', 'm9', 'Ines')).toBe('2')
    expect(seatIn('m9')).toMatchObject({ seat: '2', credentials: 'secret', name: 'Ines' })
    answer({ message: 'This seat is taken' }, 409)
    await expect(takeSeat('monuments', 'm10', 'Ines', { seat: '0' })).rejects.toThrow('This seat is taken')
    expect(seatIn('m10')).toBeUndefined()
  })
})

describe('a rematch', () => {
  const seatOf = (id: string) => ({ id, name: 'Ines', open: false, connected: true })
  const summary = (players: number) => ({
    id: 'm1',
    game: meta.id,
    players: Array.from({ length: players }, (_, i) => seatOf(String(i))),
    options: { map: 'underground', ...(players === 1 ? { soloHighScore: 101 } : {}) },
    unlisted: true,
    begun: true,
    awaited: [],
    turn: 9,
    winners: ['0'],
    nextMatchID: null,
    createdAt: 1,
    updatedAt: 2,
  })
  const wished = async (players: number): Promise<unknown> => {
    fetched.mockReset()
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ matches: [summary(players)] })))
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ nextMatchID: 'm2' })))
    expect(await playAgain(meta, 'm1', { playerID: '0', credentials: 'x' })).toBe('m2')
    return JSON.parse(String(fetched.mock.calls[1]![1].body))
  }

  test('NON-212 alone has the score of now to beat, not the one of the match before', async () => {
    remember(meta.id, 'soloHighScore', 140)
    const options = { map: 'underground', soloHighScore: 140 }
    expect(await wished(1)).toEqual({ playerID: '0', credentials: 'x', setupData: options })
    expect(await wished(2)).toMatchObject({ setupData: { map: 'underground' } })
  })
})

describe('a problem becomes a sentence', () => {
  test('the one the server wrote', async () => {
    answer({ message: 'All seats of this match are taken' }, 409)
    expect(await problemOf(api.join('monuments', 'm', 'Ines'))).toBe('All seats of this match are taken')
  })

  test('its own where the server wrote none', async () => {
    answer('<h1>Bad gateway</h1>', 502)
    expect(await problemOf(api.openMatches())).toMatch(/could not do that \(502\)/)
    answer('Not Found', 404)
    expect(await problemOf(api.leave('monuments', 'm', { playerID: '0', credentials: 'x' }))).toMatch(/no such match/)
  })

  test('for an answer of the wrong shape', async () => {
    answer({ matches: [{ id: 7 }] })
    expect(await problemOf(api.openMatches())).toMatch(/does not understand/)
    answer('<!doctype html>')
    expect(await problemOf(api.openMatches())).toMatch(/does not understand/)
  })

  test('for a line that is down; but giving up is no problem to show', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await problemOf(api.openMatches())).toMatch(/cannot be reached/)
    fetched.mockRejectedValue(new DOMException('stop', 'AbortError'))
    await expect(api.openMatches()).rejects.not.toBeInstanceOf(ApiProblem)
  })
})
