import { chmodSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundle, removeBundle, Shipped } from './bundled'
import { tempFolder } from './house'
import { ask, createMatch, until } from './visitors'

/** Root may write anywhere: then it is tried as somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}

describe('a disk that can not be written', () => {
  let script: string
  const folders: string[] = []
  const folder = () => {
    const made = tempFolder()
    folders.push(made)
    return made
  }
  beforeAll(async () => {
    script = await bundle()
  })
  afterAll(() => {
    removeBundle()
    for (const one of folders) {
      chmodSync(one, 0o700)
      rmSync(one, { recursive: true })
    }
  })

  const refusedStart = async (data: string, confined: Parameters<typeof Shipped.spawn>[2]): Promise<string> => {
    const shipped = Shipped.spawn(script, { DATA_DIR: data }, confined)
    expect(await shipped.exited()).toBe(1)
    return shipped.output
  }
  const inWords = /can not start:\nthe data in .* can not be used \(.*\)\.\nNothing can be written there: make room/

  it('a read-only folder is said at the start', async () => {
    const data = folder()
    chmodSync(data, 0o555)
    for (const place of [data, `${data}/new`]) {
      const output = await refusedStart(place, nobody)
      expect(output).toMatch(inWords)
      expect(output).toContain('permission denied')
    }
  })

  it('a full disk is said at the start, and taken neither for another server nor for damage', async () => {
    for (const room of [0, 32]) {
      const output = await refusedStart(folder(), { room })
      expect(output, `${room} KB`).toMatch(inWords)
      expect(output).not.toContain('another server')
    }
  })

  it('a disk that fills up is said by /readyz, while the house is alive; what it has told people is there', async () => {
    const data = folder()
    const shipped = await Shipped.start(script, { DATA_DIR: data, POST_RATE: '100000' }, { room: 400 })
    expect((await ask(shipped.url, '/readyz')).status).toBe(200)
    const made: string[] = []
    const fill = async (): Promise<void> => {
      for (;;) made.push(await createMatch(shipped.url, 'monumental', { numPlayers: 4 }))
    }
    await expect(fill()).rejects.toThrow()
    expect(made.length).toBeGreaterThan(0)
    // A last small thing may still find room.
    let answer = await ask(shipped.url, '/readyz')
    for (let i = 0; i < 300 && answer.status === 200; i++) answer = await ask(shipped.url, '/readyz')
    expect(answer).toMatchObject({ status: 503, json: { message: expect.stringMatching(/^Nothing can be written: /) } })
    expect((await ask(shipped.url, '/healthz')).status).toBe(200)
    expect((await ask(shipped.url, `/games/monumental/${made[0]}`)).status).toBe(200)
    await shipped.end('SIGTERM')
    await until('it has ended', () => shipped.code !== null)
    const again = await Shipped.start(script, { DATA_DIR: data })
    expect((await ask(again.url, '/readyz')).status).toBe(200)
    for (const id of made) expect((await ask(again.url, `/games/monumental/${id}`)).status).toBe(200)
    await again.end('SIGTERM')
  })
})
