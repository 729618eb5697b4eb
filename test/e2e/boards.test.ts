import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plugs } from '../conformance/plugs'
import { tablesOf } from '../conformance/tables'
import { playToTheEnd } from './clicking'
import { endedMatch, layOut, sceneAt } from './scenes'
import { axe, desk, openStage, phone, sidewaysScroll, tablet, Visitor } from './stage'

const stage = openStage()

const looks = [
  { name: 'desk, light', viewport: desk, dark: false },
  { name: 'tablet, dark', viewport: tablet, dark: true },
  { name: 'phone, light', viewport: phone, dark: false },
]

const twoWords = ['Ines Maria', 'Ana Lucia', 'Tom Tailor', 'Liv Ullrich', 'Uwe Ulrich']

/** How much of the log lies below what is seen of it, in pixels. */
const linesBelow = (page: Page): Promise<number> =>
  page.locator('.logview').evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)

/** Every board of the catalog: a new game is covered by its line there. */
describe.each(plugs.map((plug) => ({ game: plug.definition.meta.id, plug })))('$game', ({ game, plug }) => {
  const table = tablesOf(plug)[0]!
  const scenes = { start: 0, middle: 0.5 }

  it.each(looks)('is accessible and fits its width at the start and in the middle: $name', async (look) => {
    for (const [when, share] of Object.entries(scenes)) {
      const visitor = await Visitor.enter(stage.browser, look)
      const { page } = visitor
      await layOut(page, stage.house.url, sceneAt(plug, table, 2, share), 'random')
      await page.waitForLoadState('networkidle')
      expect({ when, found: await axe(page) }).toEqual({ when, found: [] })
      expect({ when, sideways: await sidewaysScroll(page) }).toEqual({ when, sideways: 0 })
      await expect.poll(() => linesBelow(page), { message: `the log's end is in sight at the ${when}` }).toBeLessThan(1)
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })

  it('every card on the table can be enlarged, wherever it is touched', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await layOut(page, stage.house.url, sceneAt(plug, table, 3, 0.7), 'random')
    const all = page.locator('main [data-card]')
    await all.first().waitFor()
    const cards = new Set(await all.evaluateAll((marked) => marked.map((one) => one.getAttribute('data-card')!)))
    for (const card of cards) {
      await all
        .and(page.locator(`[data-card="${card}"]`))
        .first()
        .dispatchEvent('keydown', { altKey: true, code: 'KeyC' })
      const large = page.getByRole('dialog', { name: 'A closer look' })
      await large.locator('.large > *').waitFor()
      expect(await large.locator('.large').innerText(), card).not.toBe('')
      await page.keyboard.press('Escape')
      await large.waitFor({ state: 'detached' })
    }
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('the score sheet of a full table fits a phone: no name in its head breaks or runs off', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: phone })
    const { page } = visitor
    const most = Math.max(...tablesOf(plug).map(({ players }) => players))
    await layOut(page, stage.house.url, endedMatch(plug, tablesOf(plug, [most])[0]!, 1), 'random', twoWords)
    const names = page.locator('.scores thead .n')
    await names.first().waitFor()
    expect(await names.count()).toBeGreaterThanOrEqual(most)
    const heads = await names.evaluateAll((all) =>
      all.map((name) => ({
        lines: Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight)),
        off: name.getBoundingClientRect().right > innerWidth,
      })),
    )
    expect(heads).toEqual(heads.map(() => ({ lines: 1, off: false })))
    expect(await sidewaysScroll(page)).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('is played by clicking to the score sheet', async () => {
    const visitor = await Visitor.enter(stage.browser)
    await layOut(visitor.page, stage.house.url, sceneAt(plug, table, 4, 0.97), 'random')
    expect(await playToTheEnd([visitor.page], 4, game)).toBeGreaterThan(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
