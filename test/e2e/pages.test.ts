import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import { ledgers } from '../conformance/ledger'
import { create, join } from './sitting'
import { axe, desk, openStage, phone, sidewaysScroll, tablet, Visitor } from './stage'

const stage = openStage()

const games = catalog.map(({ meta }) => `/game/${meta.id}`)
const pages = ['/', '/about', '/nowhere', ...games.flatMap((game) => [game, `${game}/rules`, `${game}/cards`])]
const looks = [
  { name: 'desk, light', viewport: desk, dark: false },
  { name: 'tablet, dark', viewport: tablet, dark: true },
  { name: 'phone, light', viewport: phone, dark: false },
  { name: 'phone, dark', viewport: phone, dark: true },
]

describe('every page', () => {
  it.each(looks)('is accessible and fits its width: $name', async (look) => {
    const visitor = await Visitor.enter(stage.browser, look)
    for (const path of pages) {
      await visitor.page.goto(stage.house.url + path)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      await visitor.page.waitForLoadState('networkidle')
      expect({ path, found: await axe(visitor.page) }).toEqual({ path, found: [] })
      expect({ path, sideways: await sidewaysScroll(visitor.page) }).toEqual({ path, sideways: 0 })
    }
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it.each(ledgers())(
    '$game: shows every clause of the rules, and a link leads to one',
    async ({ game, clauses, last }) => {
      const { page, leave } = await enter()
      await page.goto(`${stage.house.url}/game/${game}/rules#${last}`)
      await page.locator(`[id="${last}"]`).waitFor()
      expect(await page.locator(`[id^="${last.slice(0, 3)}"]`).count()).toBe(clauses)
      await expect
        .poll(() => page.locator(`[id="${last}"]`).evaluate((one) => one.getBoundingClientRect().top < innerHeight))
        .toBe(true)
      await leave()
    },
  )

  it('shows all 108 cards', async () => {
    const { page, leave } = await enter()
    await page.goto(`${stage.house.url}/game/monuments/cards`)
    await page.locator('.card').first().waitFor()
    expect(await page.locator('main .card').count()).toBe(108)
    await leave()
  })
})

describe('what is loaded', () => {
  interface Weight {
    readonly kilobytes: number
    readonly files: string[]
  }

  /** All JavaScript that a page asks for until it is at rest, gzipped. */
  async function weigh(page: Page, load: () => Promise<unknown>): Promise<Weight> {
    const files = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.add(response.url())
    })
    await load()
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all([...files].map(async (url) => (await fetch(url)).arrayBuffer()))
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body)).length, 0)
    return { kilobytes: bytes / 1000, files: [...files] }
  }

  it('the lobby needs at most 105 KB of gzipped JavaScript, and no rules, boardgame.io or debug panel', async () => {
    const { page, leave } = await enter()
    const { kilobytes, files } = await weigh(page, () => page.goto(stage.house.url))
    expect(files.length).toBeGreaterThan(1)
    expect(kilobytes).toBeGreaterThan(50)
    expect(kilobytes).toBeLessThanOrEqual(105)
    const beyondFaces = files.filter((url) => !/-face-[\w-]+\.js$/.test(url))
    expect(
      beyondFaces.filter((url) => /debug|boards|define|monuments|monsters|never|valeria|monumental/.test(url)),
    ).toEqual([])
    await leave()
  })

  it.each(catalog.map(({ meta }) => meta.id))(
    '%s: the page of a match needs at most 230 KB, without the debug panel',
    async (game) => {
      const host = await enter()
      const link = await create(host.page, stage.house.url, { game, name: 'Ines' })
      const guest = await enter()
      await join(guest.page, link, 'Bo')
      const { kilobytes, files } = await weigh(guest.page, async () => {
        await guest.page.reload()
        await guest.page.locator('.status').waitFor()
      })
      expect(kilobytes).toBeGreaterThan(100)
      expect(kilobytes).toBeLessThanOrEqual(230)
      expect(files.filter((url) => /debug/.test(url))).toEqual([])
      await host.leave()
      await guest.leave()
    },
  )
})

describe('bad input', () => {
  it.each([
    '/match/monuments/AAAAAAAAAAAA',
    '/match/monuments/%00',
    '/match/monuments/AAAAAAAAAAAA).',
    '/match/atlantis/AAAAAAAAAAAA',
    '/game/atlantis',
    '/local/nothing',
  ])('%s is answered with a page that says so and leads on', async (path) => {
    const visitor = await Visitor.enter(stage.browser)
    await visitor.page.goto(stage.house.url + path)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    await visitor.page
      .getByRole('link', { name: /lobby|games|Monumenta/i })
      .first()
      .waitFor()
    expect(await visitor.page.locator('.status').count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('a mangled link to a match or a clause is understood as such', async () => {
    const visitor = await Visitor.enter(stage.browser)
    await visitor.page.goto(`${stage.house.url}/match/monuments/AAAAAAAAAAAA).`)
    await visitor.page.getByRole('heading', { name: 'There is no such match' }).waitFor()
    await visitor.page.goto(`${stage.house.url}/game/monuments/rules#%E0%A4%A`)
    await visitor.page.getByRole('heading', { name: 'Rules' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('a name that is too long or empty creates nothing', async () => {
    const { page, leave } = await enter()
    await page.goto(`${stage.house.url}/game/monuments`)
    for (const name of ['', '   ', '\u0007', '\u200b\u2800']) {
      await page.getByLabel('Your name').first().fill(name)
      await page.getByRole('button', { name: 'Create the match' }).click()
      await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/game/monuments')
    }
    await leave()
  })
})

async function enter() {
  const visitor = await Visitor.enter(stage.browser)
  return { page: visitor.page, leave: () => visitor.leave() }
}
