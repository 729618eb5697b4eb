import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonLog } from '../../server/lib/log'
import { pathWithoutSecrets } from '../../server/web/access'
import { type House, openHouse } from './house'
import { ask, Player, startMatch } from './visitors'

describe('figures for operators', () => {
  let house: House
  let metrics: string
  const token = { authorization: 'Bearer open sesame' }
  const figures = async () => (await ask(metrics, '/metrics', { headers: token })).text
  const figure = async (line: string) =>
    Number(
      (await figures())
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.split(' ')
        .at(-1),
    )

  beforeAll(async () => {
    house = await openHouse({ env: { METRICS_PORT: '0', METRICS_TOKEN: 'open sesame' } })
    metrics = `http://127.0.0.1:${house.running.metricsPort}`
  })
  afterAll(() => house.close())

  it('are told on a port of their own to whoever says the token', async () => {
    expect((await ask(metrics, '/metrics')).status).toBe(401)
    expect((await ask(metrics, '/metrics', { headers: { authorization: 'Bearer open' } })).status).toBe(401)
    expect((await ask(metrics, '/', { headers: token })).status).toBe(404)
    expect((await ask(house.url, '/metrics')).text).not.toContain('monumenta_')
    expect(await figures()).toContain('nodejs_eventloop_lag')
  })

  it('count matches, sockets, moves, refusals by reason, the storage and bots', async () => {
    const before = await figure('monumenta_matches')
    const match = await startMatch(house.url, 'lanterns')
    const player = await Player.sitDown(house.url, match, 0)
    await player.move('draw')
    await player.move('light', 'lantern-99')
    await player.send({}, 0, match.matchID, '0')
    player.close()
    expect(await figure('monumenta_matches')).toBe(before + 1)
    expect(await figure('monumenta_watched_matches')).toBeLessThanOrEqual(1)
    expect(await figure('monumenta_move_seconds_count{game="lanterns"}')).toBe(3)
    expect(await figure('monumenta_refusals_total{reason="rules"}')).toBe(1)
    expect(await figure('monumenta_refusals_total{reason="unreadable"}')).toBe(1)
    expect(await figure('monumenta_storage_seconds_count{what="commit"}')).toBe(1)
    const text = await figures()
    expect(text).toContain('# TYPE monumenta_bot_seconds histogram')
    expect(text).not.toContain(match.matchID)
  })

  it('are not counted where nobody asks for them', async () => {
    const plain = await openHouse()
    expect(plain.running.metricsPort).toBeUndefined()
    await plain.close()
  })
})

describe('the access log', () => {
  it('has a line for every request, and no secret in it', async () => {
    const lines: string[] = []
    const house = await openHouse({ env: { ACCESS_LOG: '1' }, log: jsonLog('info', (line) => lines.push(line)) })
    const { matchID, seats } = await startMatch(house.url, 'lanterns', { unlisted: true })
    await ask(house.url, `/api/matches?ids=${matchID}`)
    await ask(house.url, `/games/lanterns/${matchID}?credentials=${seats[0].credentials}`)
    await ask(house.url, '/nowhere')
    await house.close()
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    const short = `${matchID.slice(0, 4)}…`
    expect(requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /games/lanterns/create 200',
      `POST /games/lanterns/${short}/join 200`,
      `POST /games/lanterns/${short}/join 200`,
      'GET /api/matches 200',
      `GET /games/lanterns/${short} 200`,
      'GET /nowhere 404',
    ])
    expect(requests[0]).toMatchObject({ ms: expect.any(Number), address: '127.0.0.1' })
    for (const secret of [matchID, ...seats.map(({ credentials }) => credentials)]) {
      expect(lines.join('')).not.toContain(secret)
    }
  })

  it('shortens ids wherever a path has one', () => {
    const paths = [
      '/match/monuments/V1StGXR8_Z5j',
      '/api/matches/V1StGXR8_Z5j/replay',
      '/series/x/V1StGXR8_Z5j',
      '/local/V1StGXR8',
    ]
    expect(paths.map(pathWithoutSecrets)).toEqual([
      '/match/monuments/V1St…',
      '/api/matches/V1St…/replay',
      '/series/x/V1St…',
      '/local/V1St…',
    ])
    expect(pathWithoutSecrets('/games/monuments')).toBe('/games/monuments')
  })
})
