import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { limits } from '../../games/kit/terms'
import { networkOf } from '../../server/lib/address'
import { keptMessages } from '../../server/match/storage'
import { type Ear, Unheard } from '../../server/sockets/unheard'
import { type House, openHouse } from './house'
import { RawSession, rawRequest } from './raw'
import { ask, startMatch, until, Visitor } from './visitors'

const polling = '/socket.io/?EIO=4&transport=polling'

let house: House | undefined
const opened = async (env: NodeJS.ProcessEnv = {}): Promise<House> => {
  house = await openHouse({ env })
  return house
}
afterEach(async () => {
  await house?.close()
  house = undefined
})

const request = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')

const upgrade = (path: string, ...headers: string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    ...headers,
    '',
    '',
  ].join('\r\n')

const websocket = polling.replace('polling', 'websocket')

describe('names', () => {
  it('a name that is not ours is refused everywhere, with what to do', async () => {
    const { running } = await opened()
    for (const path of ['/', '/healthz', '/games', '/games/lanterns', '/api/matches?open=1', polling]) {
      const answer = await rawRequest(running.port, request(path, 'Host: evil.example:8000'))
      expect({ path, answer }).toEqual({ path, answer: expect.stringMatching(/^HTTP\/1.1 421 /) })
      expect(answer).toContain('start it with HOSTS=evil.example')
    }
    expect(await rawRequest(running.port, upgrade(websocket, 'Host: evil.example'))).toMatch(/^HTTP\/1.1 400 /)
  })

  it('addresses, names of a private network and listed names are ours', async () => {
    const { running } = await opened({ HOSTS: 'games.example.org' })
    const ours = ['localhost', 'localhost:8000', '127.0.0.1', '192.168.1.5:8000', '[::1]:8000', 'box', 'box.local']
    for (const host of [...ours, 'Games.Example.ORG', 'games.example.org.:443']) {
      const answer = await rawRequest(running.port, request('/healthz', `Host: ${host}`))
      expect({ host, answer }).toEqual({ host, answer: expect.stringMatching(/^HTTP\/1.1 200 /) })
    }
    for (const host of [
      'example.org',
      'x.games.example.org',
      'local.evil.example',
      '127.0.0.1.evil.example',
      '',
      'a b',
    ]) {
      const answer = await rawRequest(running.port, request('/healthz', `Host: ${host}`))
      expect({ host, answer }).toEqual({ host, answer: expect.stringMatching(/^HTTP\/1.1 4(21|00) /) })
    }
  })

  it('any name, if so wished', async () => {
    const { running } = await opened({ HOSTS: '*' })
    expect(await rawRequest(running.port, request('/healthz', 'Host: any.example'))).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('origins', () => {
  it('are looked at on every request, not only on the first', async () => {
    const { url } = await opened()
    const session = await RawSession.open(url, 'lanterns')
    const origin = 'https://evil.example'
    const read = await ask(url, session.path, { headers: { origin } })
    expect([read.status, read.json.message]).toEqual([403, 'This site may not talk to this server'])
    expect((await ask(url, session.path, { method: 'POST', body: '1', headers: { origin } })).status).toBe(403)
    expect(await session.send('42/lanterns,["sync","nowhere",null]')).toBe(200)
    expect(await session.poll()).toContain('no such match')
    await session.close()
  })

  it('an upgrade of a session by a foreign page is refused', async () => {
    const { url, running } = await opened()
    const session = await RawSession.open(url, 'lanterns')
    const path = session.path.replace('polling', 'websocket')
    const answer = await rawRequest(running.port, upgrade(path, 'Host: x', 'Origin: https://evil.example'))
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    await session.close()
  })

  it('answers wrapped into scripts are not given', async () => {
    const { url } = await opened()
    const first = await ask(url, `${polling}&j=0`)
    expect([first.status, first.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
    const session = await RawSession.open(url, 'lanterns')
    expect((await ask(url, `${session.path}&j=0`)).status).toBe(400)
    await session.close()
  })
})

describe('so much of one address', () => {
  it('requests', async () => {
    const { url } = await opened({ REQUEST_RATE: '20' })
    const statuses: number[] = []
    for (const path of Array(30).fill('/api/matches?open=1')) statuses.push((await ask(url, path)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    const refused = await ask(url, '/')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    expect(refused.json.message).toMatch(/wait a moment/)
    expect((await ask(url, polling)).status).toBe(429)
  })

  it('behind a proxy it is the address the proxy has seen that counts', async () => {
    const { url } = await opened({ REQUEST_RATE: '5', TRUST_PROXY: '1' })
    const from = async (address: string) =>
      (await ask(url, '/healthz', { headers: { 'x-forwarded-for': address } })).status
    for (let i = 0; i < 8; i++) await from(`2001:db8:1:2::${i}`)
    expect(await from('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(200)
  })

  it('sockets', async () => {
    const { url, running } = await opened({ ADDRESS_SOCKETS: '3', TRUST_PROXY: '1' })
    const sessions = await Promise.all([1, 2, 3].map(() => RawSession.open(url, 'lanterns')))
    const refused = await ask(url, polling)
    expect([refused.status, refused.json.message]).toEqual([429, expect.stringContaining('please close some')])
    expect(await rawRequest(running.port, upgrade(websocket, 'Host: x'))).toMatch(/^HTTP\/1.1 400 /)
    const elsewhere = new Visitor(url, 'lanterns', { 'x-forwarded-for': '192.0.2.7' })
    await elsewhere.connected()
    elsewhere.close()
    await sessions[0]!.close()
    const next = await RawSession.open(url, 'lanterns')
    for (const session of [...sessions, next]) await session.close()
  })

  it('sockets in all', async () => {
    const { url } = await opened({ MOST_SOCKETS: '2', TRUST_PROXY: '1' })
    const sessions = [await RawSession.open(url, 'lanterns'), await RawSession.open(url, 'lanterns')]
    const refused = await ask(url, polling)
    expect([refused.status, refused.json.message]).toEqual([503, expect.stringContaining('full')])
    for (const session of sessions) await session.close()
  })

  it('connections', async () => {
    const { running } = await opened({ ADDRESS_SOCKETS: '5' })
    let closed = 0
    const all = Array.from({ length: 9 }, (): Socket => {
      const one = connect(running.port, '127.0.0.1')
      one.on('error', () => {})
      return one.on('close', () => {
        closed += 1
      })
    })
    await until('the rest is closed', () => closed === 4)
    all.find((one) => !one.destroyed)!.destroy()
    await until('one has gone', () => closed === 5)
    expect(await rawRequest(running.port, request('/healthz', 'Host: x'))).toMatch(/^HTTP\/1.1 200 /)
    for (const one of all) one.destroy()
  })

  it('what is said and not heard: the deafest lines are cut', async () => {
    const { url, storage } = await opened()
    const match = await startMatch(url, 'lanterns')
    for (let i = 0; i < keptMessages; i++) {
      await storage.addChat(match.matchID, { id: `${i}`, sender: '0', payload: 'x'.repeat(limits.chat) })
    }
    const sockets = async (): Promise<number> => (await ask(url, '/healthz')).json.sockets
    const deaf = await Promise.all(Array.from({ length: 9 }, () => RawSession.open(url, 'lanterns')))
    for (const one of deaf) await one.send(...Array(50).fill(`42/lanterns,["sync","${match.matchID}",null]`))
    const left = await sockets()
    expect(left).toBeLessThan(9)
    expect(left).toBeGreaterThan(2)
  })
})

describe('what is not heard', () => {
  class TestEar implements Ear {
    isCut = false
    readonly address: string
    readonly unheard: number

    constructor(address: string, unheard: number) {
      this.address = address
      this.unheard = unheard
    }

    cut(): void {
      this.isCut = true
    }
  }

  function cutAmong(...ears: [string, number][]): number[] {
    const all = new Unheard({ perAddress: 100, inAll: 250 })
    const made = ears.map(([address, unheard]) => new TestEar(address, unheard))
    for (const ear of made) all.add(ear)
    all.look()
    return made.filter(({ isCut }) => isCut).map(({ unheard }) => unheard)
  }

  it('of one address is cut down, the deafest first', () => {
    expect(cutAmong(['a', 30], ['a', 60], ['b', 90])).toEqual([])
    expect(cutAmong(['a', 30], ['a', 60], ['a', 20], ['b', 90])).toEqual([60])
  })

  it('in all is cut down, also where no address is known', () => {
    expect(cutAmong(['', 120], ['', 110])).toEqual([])
    expect(cutAmong(['', 120], ['', 110], ['c', 90], ['d', 40])).toEqual([120])
  })
})

describe('addresses', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
