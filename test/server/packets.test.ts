import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonLog } from '../../server/lib/log'
import { type House, openHouse } from './house'
import { frame, RawSession, rawRequest } from './raw'
import { ask, startMatch } from './visitors'

const long = 'x'.repeat(60_000)

describe('every packet counts, whatever it is', () => {
  let house: House
  const lines: string[] = []
  beforeAll(async () => {
    house = await openHouse({ env: { SOCKET_RATE: '1' }, log: jsonLog('debug', (line) => lines.push(line)) })
  })
  afterAll(() => house.close())

  const sockets = async (): Promise<number> => (await ask(house.url, '/healthz')).json.sockets

  it.each([
    ['events nobody knows', ['42/lanterns,["whatever",1]']],
    ['events named error', ['42/lanterns,["error","x"]']],
    ['answers to questions nobody asked', ['43/lanterns,7["x"]']],
    ['coming and going', ['41/lanterns,', '40/lanterns,']],
    ['games that do not exist', ['40/nowhere,']],
    ['heartbeats', ['3']],
  ])('%s, without end: the line is cut', async (_, packets) => {
    const session = await RawSession.open(house.url, 'lanterns')
    const before = await sockets()
    for (const packet of Array(30).fill(packets).flat()) await session.send(packet)
    expect(await sockets()).toBe(before - 1)
  })

  it('knocking for another transport without end', async () => {
    const session = await RawSession.open(house.url, 'lanterns')
    const before = await sockets()
    const knocks = Array(30).fill(frame('2probe')).join('')
    const upgrade = `GET ${session.path.replace('polling', 'websocket')} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`
    const answer = await rawRequest(house.running.port, upgrade + knocks)
    expect(answer).toMatch(/^HTTP\/1.1 101 /)
    expect(await sockets()).toBe(before - 1)
  })

  it('a handful of strange packets cuts nobody', async () => {
    const session = await RawSession.open(house.url, 'lanterns')
    await session.send(...Array(2).fill('42/lanterns,["error","x"]'))
    await session.send('42/lanterns,["sync","nowhere",null]')
    expect(await session.poll()).toContain('no such match')
    await session.close()
  })

  it('nothing that is sent is logged in full', async () => {
    const { matchID, seats } = await startMatch(house.url, 'lanterns')
    const { credentials } = seats[0]
    lines.length = 0
    const session = await RawSession.open(house.url, 'lanterns')
    const stumble = { type: 'MAKE_MOVE', payload: { type: 'stumble', args: ['x'.repeat(5000)], credentials } }
    await session.send(`42/lanterns,["error","${long}"]`)
    await session.send(`42/lanterns,["update",${JSON.stringify(stumble)},0,"${matchID}","0"]`)
    expect(await session.poll()).toContain('refused')
    await session.close()
    await ask(house.url, `/${long.slice(0, 12_000)}`)
    await ask(house.url, `/games/lanterns/${long.slice(0, 12_000)}`)
    expect(lines.filter((line) => line.includes('x'.repeat(1001)))).toEqual([])
  })
})

describe('the log', () => {
  const logged = (fields: Record<string, unknown>): string => {
    let written = ''
    jsonLog('info', (line) => {
      written += line
    }).info('something', fields)
    return written
  }

  it('cuts long texts and lists, and says so', () => {
    expect(JSON.parse(logged({ text: long })).text).toBe(`${'x'.repeat(1000)}… (60000)`)
    expect(JSON.parse(logged({ list: Array(500).fill(7) })).list).toEqual([...Array(20).fill(7), '… (500)'])
    expect(logged({ error: new Error(long) }).length).toBeLessThan(10_000)
  })

  it('leaves short ones as they are', () => {
    const fields = { match: 'abc', args: [1, ['two'], { three: 3 }] }
    expect(JSON.parse(logged(fields))).toMatchObject(fields)
  })
})
