import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()

const taught = catalog.filter(({ meta }) => existsSync(new URL(`../../games/${meta.id}/lesson.ts`, import.meta.url)))

const bubble = (page: Page) => page.locator('.bubble')
const stepOf = async (page: Page) => (await bubble(page).getAttribute('aria-label')) ?? ''

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.house.url}/game/${game}/lesson`)
  await bubble(page).waitFor()
}

/** What somebody would press next who only does as the bubble says. */
async function pressNext(page: Page): Promise<void> {
  const onward = page.locator('.bubble .btn.primary')
  const taught = page.locator('[data-taught]')
  const waiting = page.locator('.bubble .wait')
  await onward.or(waiting).or(page.locator('[data-taught]:not(.zone)')).first().waitFor()
  if (await onward.count()) await onward.click()
  else if (!(await waiting.count())) await taught.click()
}

/** Everything by which one can tell that a press had an effect. */
const situation = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    return [words('.bubble'), words('[data-taught]'), words('.status'), words('.log')].join('\n')
  })

async function learn(page: Page): Promise<number> {
  for (let presses = 1; presses < 90; presses++) {
    const before = await situation(page)
    if (await page.getByRole('button', { name: 'Play on from here' }).count()) return presses
    await pressNext(page)
    await expect.poll(() => situation(page), { timeout: 20_000, message: before }).not.toBe(before)
  }
  throw new Error(`The lesson has no end: ${await stepOf(page)}`)
}

describe('the first game of every title', () => {
  for (const [nth, { meta }] of taught.entries()) {
    // A lesson takes a browser half a minute: every other one is taken on a phone.
    const viewport = nth % 2 ? phone : desk
    it(`${meta.title}: doing as the bubble says leads to the end, and on into a game, at ${viewport.width} px`, async () => {
      const visitor = await Visitor.enter(stage.browser, { viewport, dark: viewport === phone })
      const { page } = visitor
      await begin(page, meta.id)
      expect(await axe(page)).toEqual([])
      await learn(page)
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Play on from here' }).click()
      await page.waitForURL('**/local/**')
      await page.locator('.status.yours').waitFor()
      expect(await page.locator('.log').textContent()).toContain('Mira')
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    })
  }
})

describe('whoever learns', () => {
  it('and does something else that is legal is told so, and nothing happens', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await begin(page, 'monuments')
    while (!(await stepOf(page)).startsWith('Lesson, step 4')) await pressNext(page)
    const draw = page.getByRole('button', { name: /^Draw\b/ }).first()
    await draw.click()
    await page.getByText('please do as I said').waitFor()
    expect(await page.locator('.log').textContent()).not.toContain('drew')
    expect(await stepOf(page)).toBe('Lesson, step 4 of 15')
    await page.getByRole('button', { name: 'Undo' }).hover()
    await page.getByText('In a lesson nothing is taken back').first().waitFor()
    await visitor.leave()
  })

  it('can leave and come back to the same step, have a step done, and begin again', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await begin(page, 'monuments')
    while (!(await stepOf(page)).startsWith('Lesson, step 5')) {
      const forMe = page.getByRole('button', { name: 'Do it for me' })
      if (await forMe.count()) await forMe.click()
      else await pressNext(page)
    }
    await page.goto(stage.house.url)
    await begin(page, 'monuments')
    expect(await stepOf(page)).toBe('Lesson, step 5 of 15')
    expect(await page.locator('.hand .card').count()).toBe(6)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Begin the lesson again' }).click()
    await page.locator('.bubble[aria-label="Lesson, step 1 of 15"]').waitFor()
    expect(await page.locator('.hand .card').count()).toBe(5)
    await visitor.leave()
  })

  it('finds the lesson on the page of the game, by keyboard too', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await page.goto(`${stage.house.url}/game/monuments`)
    await page.getByRole('link', { name: 'First game, guided' }).focus()
    await page.keyboard.press('Enter')
    await bubble(page).waitFor()
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await page.evaluate(() => document.activeElement?.closest('.bubble') !== null)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.locator('.bubble[aria-label="Lesson, step 2 of 15"]').waitFor()
    await visitor.leave()
  })
})
