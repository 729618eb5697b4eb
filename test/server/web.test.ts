import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from '../../server/config'
import { readPage } from '../../server/web/preload'
import { bundle, removeBundle, Shipped } from './bundled'
import { type House, openHouse, tempFolder } from './house'
import { rawRequest } from './raw'
import { ask, Player, startMatch, until } from './visitors'

describe('pages', () => {
  const folder = tempFolder()
  const page = '<!doctype html><title>Monumenta</title>'
  const script = `console.log(${JSON.stringify('monument '.repeat(2000))})`
  let house: House

  beforeAll(async () => {
    mkdirSync(pathOf(folder, 'client', 'assets'), { recursive: true })
    writeFileSync(pathOf(folder, 'client', 'index.html'), page)
    writeFileSync(pathOf(folder, 'client', 'theme.js'), 'theme()')
    writeFileSync(pathOf(folder, 'client', 'assets', 'main-a1b2c3.js'), script)
    writeFileSync(pathOf(folder, 'secret.txt'), 'top secret')
    house = await openHouse({ env: { CLIENT_DIR: pathOf(folder, 'client') } })
  })
  afterAll(async () => {
    await house.close()
    rmSync(folder, { recursive: true })
  })

  it('every page route is the one page, always asked for anew', async () => {
    for (const path of ['/', '/about', '/game/monuments', '/match/monuments/V1StGXR8_Z5j?watch', '/local/x']) {
      const { status, text, headers } = await ask(house.url, path)
      expect({ path, status, text }).toEqual({ path, status: 200, text: page })
      expect(headers.get('content-type')).toContain('text/html')
      expect(headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('a page names the files its address begins with, so that they are fetched at once', async () => {
    const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}-1.js`, name, imports })
    const client = tempFolder()
    mkdirSync(pathOf(client, '.vite'))
    writeFileSync(pathOf(client, 'index.html'), '<head></head>')
    writeFileSync(
      pathOf(client, '.vite', 'manifest.json'),
      JSON.stringify({
        'lobby.tsx': { ...chunk('LobbyPage', '_kit.js'), css: ['assets/lobby.css'] },
        'online.tsx': chunk('OnlinePage', '_kit.js'),
        '_kit.js': chunk('kit'),
        'game.tsx': chunk('GamePage'),
        'rules.tsx': chunk('RulesPage'),
        '_m.js': chunk('monuments-board', '_kit.js'),
        '_f.js': chunk('monuments-face'),
        '_v.js': chunk('villages-of-valeria-board'),
      }),
    )
    const pageAt = readPage(client)
    const fetched = (path: string) => [...pageAt(path).matchAll(/href="\/assets\/([\w.-]+)"/g)].map(([, file]) => file!)
    expect(fetched('/')).toEqual(['LobbyPage-1.js', 'kit-1.js', 'lobby.css'])
    expect(fetched('/match/monuments/x').sort()).toEqual(['OnlinePage-1.js', 'kit-1.js', 'monuments-board-1.js'])
    expect(fetched('/game/monuments')).toEqual(['GamePage-1.js', 'monuments-face-1.js'])
    expect(fetched('/game/villages-of-valeria')).toEqual(['GamePage-1.js'])
    expect(fetched('/game/monuments/rules')).toEqual(['RulesPage-1.js'])
    expect(fetched('/match/"><script>/x').sort()).toEqual(['OnlinePage-1.js', 'kit-1.js'])
    expect(fetched('/about')).toEqual([])
    expect(pageAt('/match/"><script>/x')).not.toContain('<script>')
    rmSync(client, { recursive: true })
  })

  it('a page begins with its fonts, cut to the letters that are written', () => {
    const client = tempFolder()
    const cut = (name: string) => [`../cache/${name}.text.woff2`, { file: `assets/${name}-1.woff2` }]
    const names = ['figtree-latin-wght-normal', 'marcellus-latin-400-normal', 'barlow-semi-condensed-latin-500-normal']
    const whole = ['fonts/figtree-latin-wght-normal.woff2', { file: 'assets/whole-1.woff2' }]
    mkdirSync(pathOf(client, '.vite'))
    writeFileSync(pathOf(client, 'index.html'), '<html><head></head></html>')
    mkdirSync(pathOf(client, 'assets'))
    writeFileSync(
      pathOf(client, 'assets', 'site.css'),
      '@font-face{font-family:Cinzel Variable;font-weight:400 900;src:url(/assets/cinzel-1.woff2)format("woff2")}' +
        '@font-face{font-family:Cinzel Variable;font-weight:400 900;src:url(/assets/cinzel.text-1.woff2)format("woff2")}' +
        '@font-face{font-family:Lato;font-weight:400;src:url(/assets/lato.text-1.woff2)format("woff2")}' +
        '[data-game=monuments]{--font-display:"Cinzel Variable", "Lato", serif;--display-weight:700;--g:#fff}',
    )
    const index = ['index.html', { file: 'assets/index-1.js', name: 'index', imports: ['_site.js'] }]
    const site = ['_site.js', { file: 'assets/site-1.js', css: ['assets/site.css'] }]
    writeFileSync(
      pathOf(client, '.vite', 'manifest.json'),
      JSON.stringify(Object.fromEntries([...names.map(cut), whole, index, site])),
    )
    const fonts = (path: string) =>
      [...readPage(client)(path).matchAll(/as="font"[^>]+href="\/assets\/(\w+)/g)].map(([, name]) => name)
    expect(fonts('/')).toEqual(['figtree', 'marcellus'])
    expect(fonts('/match/monuments/x')).toEqual(['figtree', 'barlow', 'cinzel'])
    expect(fonts('/match/monumental/x')).toEqual(['figtree', 'barlow'])
    rmSync(client, { recursive: true })
  })

  it('a file that was compressed by the build is sent as it is', async () => {
    const path = '/assets/main-a1b2c3.js'
    const squeezed = (encoding: string) => pathOf(folder, 'client', `${path}.${encoding}`)
    writeFileSync(squeezed('br'), brotliCompressSync('made by the build'))
    const { text, headers } = await ask(house.url, path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(text).toBe('made by the build')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-type')).toContain('javascript')
    expect(headers.get('cache-control')).toContain('immutable')
    expect((await ask(house.url, path, { headers: { 'accept-encoding': 'identity' } })).text).toBe(script)
    rmSync(squeezed('br'))
  })

  it('what is no page is not answered with one', async () => {
    for (const path of ['/games/nothing', '/api/nothing', '/assets/gone.js', '/favicon.ico', '/Games', '/API/x']) {
      const { status, headers, json } = await ask(house.url, path)
      expect({ path, status, json }).toEqual({ path, status: 404, json: { message: expect.any(String) } })
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await ask(house.url, '/about', { method: 'POST' })).status).toBe(404)
  })

  it('every page of the app is known', async () => {
    const app = readFileSync(new URL('../../client/app/App.tsx', import.meta.url), 'utf8')
    const paths = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path!.replaceAll(/:\w+/g, 'x'))
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths)
      expect({ path, status: (await ask(house.url, path)).status }).toEqual({ path, status: 200 })
  })

  it('a page nobody knows is not found, and the app says so', async () => {
    for (const path of ['/metrics', '/wp-login', '/matches', '/aboutt', '/admin/x']) {
      const { status, text } = await ask(house.url, path)
      expect({ path, status, text }).toEqual({ path, status: 404, text: page })
      expect((await ask(house.url, path, { method: 'HEAD' })).status).toBe(404)
    }
  })

  it('hashed files are kept for a year, others are asked for anew', async () => {
    const hashed = await ask(house.url, '/assets/main-a1b2c3.js')
    expect(hashed.text).toBe(script)
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask(house.url, '/theme.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it('what has not changed is not sent again', async () => {
    for (const path of ['/', '/about', '/theme.js', '/assets/main-a1b2c3.js']) {
      const etag = (await ask(house.url, path)).headers.get('etag')!
      expect(etag).toMatch(/^W\/".+"$/)
      const again = (known: string) =>
        rawRequest(
          house.running.port,
          `GET ${path} HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${known}\r\nConnection: close\r\n\r\n`,
        )
      expect(await again(etag)).toMatch(/^HTTP\/1.1 304 [\s\S]*\r\n\r\n$/)
      expect(await again('W/"other"')).toMatch(/^HTTP\/1.1 200 /)
    }
  })

  it('large texts are compressed', async () => {
    const headers = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })
    const path = '/assets/main-a1b2c3.js'
    expect((await ask(house.url, path, headers('br, gzip'))).headers.get('content-encoding')).toBe('br')
    expect((await ask(house.url, path, headers('gzip'))).headers.get('content-encoding')).toBe('gzip')
    expect((await ask(house.url, path, headers('identity'))).headers.get('content-encoding')).toBeNull()
    expect((await ask(house.url, '/', headers('br'))).headers.get('content-encoding')).toBeNull()
  })

  it('who refuses every encoding is answered plainly', async () => {
    for (const refused of ['identity;q=0, *;q=0', '*;q=0', 'zstd, *;q=0', 'identity;q=0', 'x;q=9, ,,;']) {
      const { status, text } = await ask(house.url, '/assets/main-a1b2c3.js', {
        headers: { 'accept-encoding': refused },
      })
      expect({ refused, status, text }).toEqual({ refused, status: 200, text: script })
    }
  })

  it('socket.io answers carry the headers too, also when it refuses', async () => {
    for (const path of [
      '/socket.io/?EIO=4&transport=polling',
      '/socket.io/?EIO=4&transport=polling&sid=nobody',
      '/socket.io/',
    ]) {
      const { headers, text } = await ask(house.url, path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('no-store')
      const [, sid] = /"sid":"([^"]+)"/.exec(text) ?? []
      if (sid) await ask(house.url, `${path}&sid=${sid}`, { method: 'POST', body: '1' })
    }
  })

  it('every answer carries the security headers; scripts only from here, none inline', async () => {
    for (const path of [
      '/',
      '/assets/main-a1b2c3.js/',
      '/healthz',
      '/api/matches?open=1',
      '/games',
      '/games/nothing',
      '/gone.js',
    ]) {
      const { headers } = await ask(house.url, path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('a script carries only what means something beside a script', async () => {
    const { headers } = await ask(house.url, '/assets/main-a1b2c3.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'permissions-policy'])
      expect([name, headers.get(name)]).toEqual([name, null])
  })

  it('nothing outside the folder can be had', async () => {
    const port = house.running.port
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '/assets/%00',
      '/%',
      '/assets/%ff',
    ]) {
      const answer = await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 [24]\d\d/)
      expect(answer).not.toContain('top secret')
    }
    expect((await ask(house.url, '/healthz')).json.ok).toBe(true)
  })

  it('/healthz', async () => {
    await startMatch(house.url, 'lanterns')
    const { json } = await ask(house.url, '/healthz')
    expect(json).toEqual({ ok: true, matches: 1, sockets: 0, seconds: expect.any(Number) })
  })
})

describe('configuration', () => {
  it('has defaults', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8000,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      ORIGINS: [],
      LOG_LEVEL: 'info',
      TRUST_PROXY: false,
    })
    expect(readConfig({ PORT: '', ORIGINS: '' })).toMatchObject({ PORT: 8000, ORIGINS: [] })
  })

  it('reads what is given', () => {
    const env = {
      PORT: '9',
      ORIGINS: 'https://a.example, http://b.example:81',
      LOG_LEVEL: 'warn',
      FINISHED_DAYS: '7',
      TRUST_PROXY: '1',
    }
    expect(readConfig(env)).toMatchObject({
      PORT: 9,
      ORIGINS: ['https://a.example', 'http://b.example:81'],
      LOG_LEVEL: 'warn',
      FINISHED_DAYS: 7,
      TRUST_PROXY: true,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000"'],
    [{ FINISHED_DAYS: '-1' }, 'FINISHED_DAYS must be a whole number from 1 to 36500, but is "-1"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, but is "loud"'],
    [
      { ORIGINS: 'a.example' },
      'ORIGINS must be a list of origins like https://example.org, split by commas, but is "a.example"',
    ],
    [{ ORIGINS: 'https://a.example/path' }, 'ORIGINS must be'],
    [{ HOSTS: 'https://a.example' }, 'HOSTS must be a list of names like games.example.org, split by commas'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1, but is "yes"'],
  ])('says what is wrong: %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(BadConfig)
    expect(() => readConfig(env)).toThrow(words)
  })
})

describe('the shipped server', () => {
  let script: string
  const folder = tempFolder()
  beforeAll(async () => {
    script = await bundle()
  })
  afterAll(() => {
    removeBundle()
    rmSync(folder, { recursive: true })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'makes its data folder, says its address and closes cleanly on %s',
    async (signal) => {
      const data = pathOf(folder, signal, 'deep', 'data')
      const server = await Shipped.start(script, { DATA_DIR: data })
      expect(server.output).toMatch(/http:\/\/localhost:\d+/)
      expect(existsSync(data)).toBe(true)
      const match = await startMatch(server.url, 'monuments')
      const player = await Player.sitDown(server.url, match, 0)
      expect(await server.end(signal)).toBe(0)
      await until('the socket is closed', () => !player.socket.connected)
      for (const line of server.output.trim().split('\n')) {
        expect(JSON.parse(line)).toMatchObject({ level: 'info', time: expect.any(String), msg: expect.any(String) })
      }
      expect(server.output).toContain('"closed"')
      expect(statSync(pathOf(data, 'monumenta.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0)
      const again = await Shipped.start(script, { DATA_DIR: data })
      const back = await Player.sitDown(again.url, match, 0)
      expect(back.view._stateID).toBe(0)
      back.close()
      expect(await again.end(signal)).toBe(0)
    },
  )

  it('goes on when nobody reads its log any more', async () => {
    const server = await Shipped.start(script, { DATA_DIR: pathOf(folder, 'deaf'), LOG_LEVEL: 'debug' })
    server.deafen()
    const match = await startMatch(server.url, 'monuments')
    const player = await Player.sitDown(server.url, match, 0)
    player.close()
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('says what is wrong with its settings and does not start', async () => {
    const server = Shipped.spawn(script, { PORT: 'abc', DATA_DIR: pathOf(folder, 'never') })
    expect(await server.exited()).toBe(1)
    expect(server.output).toContain(
      'Monumenta can not start:\nPORT must be a whole number from 0 to 65535, but is "abc"',
    )
    expect(existsSync(pathOf(folder, 'never'))).toBe(false)
  })

  it.runIf(existsSync('/sys/kernel'))('says so when its data can not be written', async () => {
    const server = Shipped.spawn(script, { DATA_DIR: '/sys/kernel/monumenta' })
    expect(await server.exited()).toBe(1)
    expect(server.output).toMatch(
      /^Monumenta can not start:\nthe data in \/sys\/kernel\/monumenta can not be used \(.*(EROFS|EPERM|EACCES).+\)\.\nNothing can be written there: .+\n$/,
    )
  })

  it('says so when its data can not be used', async () => {
    const data = pathOf(folder, 'noise')
    mkdirSync(data)
    writeFileSync(pathOf(data, 'monumenta.db'), 'This is no database. '.repeat(500))
    const file = pathOf(data, 'monumenta.db')
    for (const folder of [data, file]) {
      const server = Shipped.spawn(script, { DATA_DIR: folder })
      expect(await server.exited()).toBe(1)
      expect(server.output).toMatch(/^Monumenta can not start:\nthe data in .+ can not be used \(.+\)\n$/)
    }
  })

  it('keeps its data to itself, and from a second server', async () => {
    const data = pathOf(folder, 'shared')
    const first = await Shipped.start(script, { DATA_DIR: data })
    const rights = (path: string) => statSync(path).mode & 0o777
    expect(rights(data)).toBe(0o700)
    for (const file of readdirSync(data))
      expect({ file, rights: rights(pathOf(data, file)) }).toEqual({ file, rights: 0o600 })
    const second = Shipped.spawn(script, { DATA_DIR: data })
    expect(await second.exited()).toBe(1)
    expect(second.output).toContain('another server is open on it')
    await first.end('SIGKILL')
    const third = await Shipped.start(script, { DATA_DIR: data })
    expect(await third.end('SIGTERM')).toBe(0)
  })

  it('says so when the port is taken', async () => {
    const first = await Shipped.start(script, { DATA_DIR: pathOf(folder, 'one') })
    const second = Shipped.spawn(script, { DATA_DIR: pathOf(folder, 'two'), PORT: new URL(first.url).port })
    expect(await second.exited()).toBe(1)
    expect(second.output).toContain('the port is taken')
    expect(await first.end('SIGTERM')).toBe(0)
  })
})
