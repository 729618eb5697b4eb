import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { bundle, removeBundle, Shipped } from './bundled'
import { tempFolder } from './house'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')

describe('the image', () => {
  const dockerfile = read('Dockerfile')
  const [, build = '', image = ''] = dockerfile.split(/^FROM .*$/m)
  const house = tempFolder()

  afterAll(() => {
    rmSync(house, { recursive: true })
    removeBundle()
  })

  it('is built by the steps of CI', () => {
    const steps = [...build.matchAll(/^RUN (npm .*)$/gm)].map(([, step]) => step!)
    const [install, make] = steps
    expect(steps).toHaveLength(2)
    expect(read('.ci/run')).toContain(install)
    expect(read('test/setup/all-cli.ts')).toContain("run('npm', 'run', '--silent', 'build')")
    expect(make).toBe('npm run build')
  })

  it('runs as nobody special', () => {
    expect(image).toMatch(/^USER node$/m)
    expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('\nCMD '))
  })

  it('holds all that the house runs on, and its own question about its health is answered', async () => {
    const copied = [...image.matchAll(/^COPY --from=build \/house\/(\S+) (\S+)$/gm)].map(([, from, to]) => ({
      from: from!,
      to: to!,
    }))
    expect(copied.map(({ from }) => from)).toContain('dist')
    const script = await bundle()
    for (const { from, to } of copied) {
      cpSync(from === 'dist' ? dirname(script) : join(root, from), join(house, to), { recursive: true })
    }
    const server = await Shipped.start(join(house, 'dist/server.mjs'), { DATA_DIR: join(house, 'data') })
    const [, check = '[]'] = /HEALTHCHECK[^[]*(\[.*\])/.exec(image) ?? []
    const [program, ...args] = JSON.parse(check) as string[]
    const asked = (port: string) => spawnSync(program!, args, { env: { ...process.env, PORT: port } }).status
    const { port } = new URL(server.url)
    expect(asked(port)).toBe(0)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(asked(port)).toBe(1)
  })
})
