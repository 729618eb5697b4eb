import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeded } from '../conformance/seeded'
import { clickOn, styles } from './clicking'
import { desk, openStage, Visitor } from './stage'

/** What every table does alike, whatever is played on it. */

const stage = openStage()

/** A match on this device against one bot. */
async function sit(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.house.url}/game/${game}?where=device&with=bot`)
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.locator('.status').waitFor()
}

/** Plays on until something is there. */
async function playUntil(page: Page, game: string, wanted: string): Promise<void> {
  const random = seeded(5)
  for (let i = 0; i < 80 && (await page.locator(wanted).count()) === 0; i++) await clickOn([page], random, styles[game])
  await page.locator(wanted).first().waitFor()
}

describe('tips', () => {
  const maps = [
    { game: 'monumental', space: '.hex.legal' },
    { game: 'now-or-never', space: '.space:is(.legal, .may)' },
  ]

  it.each(maps)('on the map of $game take no click, leave the neighbours free and go with the pointer', async (map) => {
    const { page, leave } = await enter()
    await sit(page, map.game)
    await playUntil(page, map.game, map.space)
    const spaces = page.locator(map.space)
    const open = page.locator('.tip:popover-open')
    for (let i = 0; i < Math.min(8, await spaces.count()); i++) {
      await spaces.nth(i).hover()
      await open.waitFor()
      const covered = await page.evaluate((space) => {
        const tip = document.querySelector('.tip:popover-open')!.getBoundingClientRect()
        const [x, y] = [tip.x + tip.width / 2, tip.y + tip.height / 2]
        const centres = [...document.querySelectorAll(space)].filter((one) => {
          const at = one.getBoundingClientRect()
          const [cx, cy] = [at.x + at.width / 2, at.y + at.height / 2]
          return cx > tip.left && cx < tip.right && cy > tip.top && cy < tip.bottom
        })
        return { hit: document.elementFromPoint(x, y)?.closest('.tip') !== null, neighbours: centres.length }
      }, map.space)
      expect(covered).toEqual({ hit: false, neighbours: 0 })
    }
    await page.locator('.topbar h1').hover()
    expect(await open.count()).toBe(0)
    await leave()
  })

  it('of a choice that is not possible stay once it is pressed or reached by keys, and lead to the clause', async () => {
    const { page, leave } = await enter()
    await sit(page, 'monuments')
    const refused = page.locator('.status .act[aria-disabled]').first()
    await refused.click({ force: true })
    await page.locator('.topbar h1').hover()
    const link = page.locator('.tip:popover-open a.clause')
    expect(await link.count()).toBe(1)
    const [book] = await Promise.all([page.waitForEvent('popup'), link.click()])
    expect(book.url()).toContain('/rules#MU-')
    await book.close()
    await page.locator('.topbar h1').click()
    expect(await link.count()).toBe(0)
    await refused.focus()
    await page.keyboard.press('Tab')
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await link.count()).toBe(0)
    await leave()
  })
})

async function enter(viewport = desk) {
  const visitor = await Visitor.enter(stage.browser, { viewport })
  const leave = async () => {
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  }
  return { page: visitor.page, leave }
}
