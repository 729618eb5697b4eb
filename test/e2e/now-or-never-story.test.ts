import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeded } from '../conformance/seeded'
import { clickOn, type Style } from './clicking'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()

/** Alone on this device, with the sample of the book. */
async function beginsTheSample(page: Page): Promise<void> {
  await page.goto(`${stage.house.url}/game/now-or-never`)
  await page.getByRole('radio', { name: 'This device' }).check({ force: true })
  await page.getByRole('button', { name: 'Remove seat 2' }).click()
  await page.getByLabel('Mode').selectOption({ label: 'Story' })
  await page.getByLabel('Chapter').selectOption({ label: 'A sample' })
  await page.getByRole('textbox').last().fill('Ines')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.waitForURL(/\/local\//)
  await page.locator('.status').waitFor()
}

/** Wants to search; otherwise takes what comes. */
const reader: Style = {
  wanted: [
    /^Search/,
    /^Your mission/,
    /^Lead/,
    /^Keep /,
    /^Yes, /,
    /^Strike/,
    /^Fight on/,
    /^Produce/,
    /^End turn/,
    /^Pass/,
  ],
  seldom: /^Pass/,
  onBoard: '.space:is(.may, .legal):has(.token:not(.gone))',
}

const fold = (page: Page) => page.getByRole('button', { name: 'Fold the book down' })
const ways = (page: Page) => page.locator('.storybook .storyways button.may')

/** Clicks on until a page of the book asks something. */
async function searches(page: Page, random: () => number): Promise<string> {
  for (let click = 0; click < 200; click++) {
    if ((await ways(page).count()) > 0) return page.locator('.storybook h2').innerText()
    if ((await fold(page).count()) > 0) await fold(page).click()
    else {
      const token = page.locator(reader.onBoard).first()
      const offers = await page.locator('.status .act:not([aria-disabled])').allInnerTexts()
      const arrived = offers.some((text) => /^(Search|Your mission|Yes, )/.test(text))
      if (!arrived && (await token.count()) > 0) await token.click()
      else await clickOn([page], random, reader)
    }
  }
  throw new Error('No page of the book was opened')
}

/** Takes the first choice that can be taken, and whatever it asks for, to its end. */
async function decides(page: Page, random: () => number): Promise<string> {
  await ways(page).first().click()
  for (let click = 0; click < 60; click++) {
    const ended = page.locator('.storybook .outcome h3')
    if ((await ended.count()) > 0) return ended.innerText()
    const hearts = page.locator('.storybook .spend button')
    if ((await hearts.count()) > 0) await hearts.last().click()
    else if (await page.locator('.combat').isVisible()) await clickOn([page], random, reader)
  }
  throw new Error('The page does not end')
}

describe('the storybook by clicking', () => {
  for (const [viewport, dark] of [
    [desk, false],
    [phone, true],
  ] as const) {
    it(`NON-222 two encounters alone on this device, read again afterwards, at ${viewport.width} px`, async () => {
      const visitor = await Visitor.enter(stage.browser, { viewport, dark })
      const { page } = visitor
      const random = seeded(viewport.width)
      await beginsTheSample(page)
      await page.locator('.storybook').getByText('A short book to try the telling with').waitFor()
      const first = await searches(page, random)
      expect(await page.locator('.storybook h2').evaluate((title) => title === document.activeElement)).toBe(true)
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await page.keyboard.press('Escape')
      await page.locator('.ribbon').click()
      expect(await decides(page, random)).toMatch(/^(Success|Failed)/)
      expect(await axe(page)).toEqual([])
      const second = await searches(page, random)
      await decides(page, random)
      await page.getByRole('button', { name: 'The page before' }).click()
      expect(await page.locator('.storybook h2').innerText()).toBe(first)
      expect(await page.locator('.storybook .outcome').count()).toBe(1)
      await page.getByRole('button', { name: 'The next page' }).click()
      expect(await page.locator('.storybook h2').innerText()).toBe(second)
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }, 180_000)
  }
})
