import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()

const starts = [
  { says: 'New match', where: 'By link', bot: false },
  { says: 'Play on this device', where: 'This device', bot: false },
  { says: 'Try it against a bot', where: 'This device', bot: true },
  { says: 'Open a public match', where: 'Public', bot: false },
]

describe('the first minute', () => {
  it.each([
    { name: 'desk', viewport: desk },
    { name: 'phone', viewport: phone },
  ])('a game against a bot is three clicks and no typing away: $name', async ({ viewport }) => {
    const visitor = await Visitor.enter(stage.browser, { viewport })
    const { page } = visitor
    for (const { meta } of catalog) {
      await page.evaluate(() => localStorage.clear()).catch(() => {})
      await page.goto(stage.house.url)
      await page.getByRole('button', { name: 'Try it against a bot' }).click()
      await page.getByRole('dialog').getByRole('link', { name: meta.title }).click()
      const start = page.getByRole('button', { name: 'Start playing' })
      await start.waitFor()
      await expect.poll(() => start.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
      await start.click()
      await page.locator('.status').waitFor()
      expect(await page.locator('.players .tag', { hasText: 'bot' }).count()).toBe(1)
    }
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it.each(starts)('"$says" asks which game, and its form is set accordingly', async ({ says, where, bot }) => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await page.goto(stage.house.url)
    await page.getByRole('button', { name: says }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('link').count()).toBe(catalog.length)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: says }).click()
    await dialog.getByRole('link', { name: /^Monuments/ }).click()
    await page.waitForURL('**/game/monuments?**')
    expect(await page.getByRole('radio', { name: where }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Bot' }).last().isChecked()).toBe(bot)
    for (const field of await page.getByRole('textbox').all()) expect(await field.inputValue()).toMatch(/^Player \d$/)
    await visitor.leave()
  })

  it('the games to choose from fit on a phone', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: phone, dark: true })
    await visitor.page.goto(stage.house.url)
    await visitor.page.getByRole('button', { name: 'New match' }).click()
    const bottoms = await visitor.page
      .getByRole('dialog')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(phone.height)
    expect(await axe(visitor.page)).toEqual([])
    expect(await sidewaysScroll(visitor.page)).toBe(0)
    await visitor.leave()
  })
})
