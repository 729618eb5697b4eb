import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeded } from '../conformance/seeded'
import { clickOn, playToTheEnd, styles } from './clicking'
import { create, join } from './sitting'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'now-or-never'

/** Alone, on this device. */
async function sitDownAlone(page: Page, side: 'Above ground' | 'Underground'): Promise<void> {
  await page.goto(`${stage.house.url}/game/${game}`)
  await page.getByRole('radio', { name: 'This device' }).check({ force: true })
  await page.getByRole('button', { name: 'Remove seat 2' }).click()
  await page.getByLabel('Map').selectOption({ label: side })
  expect(await page.getByText('Your high score').count()).toBe(0)
  await page.getByRole('textbox').last().fill('Ines')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.waitForURL(/\/local\//)
  await page.locator('.status').waitFor()
}

/** NON-214: a starting specialist in hand is laid down with Escape, and put into another slot. */
async function placesItsSpecialists(page: Page): Promise<void> {
  const asked = page.locator('.status .say p')
  await page
    .getByRole('button', { name: /^Lead / })
    .first()
    .click()
  await page.locator('.mysp .spc').first().click()
  await expect.poll(() => asked.innerText()).toContain('into which slot?')
  await page.keyboard.press('Escape')
  await expect.poll(() => asked.innerText()).toContain('Keep 4 of 8')
  await page.locator('.mysp .spc').first().click()
  await page.getByRole('button', { name: 'into slot 4', exact: true }).click()
  await expect.poll(() => page.locator('.mysp > *').nth(0).innerText()).toBe('free slot')
}

/** Words about a space of the map cover none of the spaces. */
async function readsTheMap(page: Page): Promise<void> {
  const spaces = page.locator('.space')
  await spaces.nth(14).hover()
  await page.locator('.mapcap .words').waitFor()
  const words = await page.locator('.mapcap .words').boundingBox()
  const lowest = Math.max(...(await spaces.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))))
  expect(words!.y).toBeGreaterThan(lowest - 1)
  expect(words!.x).toBeGreaterThanOrEqual(0)
}

const waits = async (page: Page): Promise<boolean> =>
  (await page.locator('.status .say p').innerText()).startsWith('Waiting for')

const coins = async (page: Page): Promise<number> =>
  Number(await page.locator('#mine .res [data-count^="coin"]').innerText())

/** Clicks on until somebody who waits holds goods, and sells them there and then. */
async function sellOutOfTurn(pages: readonly Page[]): Promise<void> {
  const random = seeded(21)
  for (let click = 0; click < 400; click++) {
    for (const page of pages) {
      const sell = page.locator('.sellall.may')
      if (!(await waits(page)) || (await sell.count()) === 0) continue
      const before = await coins(page)
      await sell.click()
      await page.getByRole('button', { name: 'Yes, sell all' }).click()
      await expect.poll(() => coins(page)).toBeGreaterThan(before)
      expect(await waits(page)).toBe(true)
      return
    }
    await clickOn(pages, random, styles[game])
  }
  throw new Error('Nobody ever held goods while waiting')
}

describe('Now or Never by clicking', () => {
  it('a match of two, at 1440 and at 390 px, to the score sheet; who waits may sell meanwhile', async () => {
    const ines = await Visitor.enter(stage.browser, { viewport: desk })
    const bo = await Visitor.enter(stage.browser, { viewport: phone, dark: true })
    const pages = [ines.page, bo.page]
    await join(bo.page, await create(ines.page, stage.house.url, { game, name: 'Ines' }), 'Bo')
    await ines.page.locator('.status').waitFor()
    await sellOutOfTurn(pages)
    for (const page of pages) {
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
    await playToTheEnd(pages, 22, game)
    for (const { page, complaints } of [ines, bo]) {
      await page.getByRole('heading', { name: /wins|share/ }).waitFor()
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      expect(complaints).toEqual([])
    }
    const total = (page: Page) => page.getByRole('row', { name: /^Total/ }).innerText()
    expect(await total(ines.page)).toBe(await total(bo.page))
    await ines.leave()
    await bo.leave()
  }, 600_000)

  it('alone against the bot, underground, to the score sheet', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDownAlone(page, 'Underground')
    expect(await axe(page)).toEqual([])
    await placesItsSpecialists(page)
    const random = seeded(31)
    await expect
      .poll(
        async () => {
          await clickOn([page], random, styles[game])
          return page.locator('.solocard b').count()
        },
        { timeout: 60_000, interval: 0 },
      )
      .toBe(1)
    await readsTheMap(page)
    await playToTheEnd([page], 32, game)
    await page.getByRole('heading', { name: /wins with|ends with/ }).waitFor()
    await page
      .getByText(/points were needed/)
      .first()
      .waitFor()
    expect(await axe(page)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  }, 600_000)
})
