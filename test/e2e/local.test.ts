import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeded } from '../conformance/seeded'
import { clickOn, playToTheEnd } from './clicking'
import { axe, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()

interface Seats {
  readonly people: number
  readonly bots?: number
  readonly mode?: 'Hot seat' | 'Side by side'
}

async function sitDown(page: Page, { people, bots = 0, mode }: Seats): Promise<void> {
  await page.goto(`${stage.house.url}/game/monuments`)
  await page.getByRole('radio', { name: 'This device' }).check({ force: true })
  for (let seat = 2; seat < people + bots; seat++) await page.getByRole('button', { name: /Add a seat/ }).click()
  for (let seat = people; seat < people + bots; seat++) {
    await page.getByRole('radio', { name: 'Bot' }).nth(seat).check({ force: true })
  }
  const names = page.getByRole('textbox')
  for (let seat = 0; seat < people; seat++) await names.nth(seat).fill(['Ines', 'Ana', 'Tom', 'Liv'][seat]!)
  if (mode) await page.getByRole('radio', { name: mode }).check({ force: true })
  await page
    .getByRole('button', { name: /Create|Start|Begin|Play/ })
    .last()
    .click()
  await page.waitForURL(/\/local\//)
}

describe('everybody on one device', () => {
  it('two tabs of one match go on from the same last move, and end when it is removed', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDown(page, { people: 1, bots: 1 })
    const second = await visitor.context.newPage()
    await second.goto(page.url())
    const draw = (tab: Page) => tab.getByRole('button', { name: /^Draw\b/ }).first()
    const now = (tab: Page, words: string) => tab.locator('.status', { hasText: words }).waitFor()
    await now(second, 'Action 1 of 3')
    await draw(page).click()
    await now(second, 'Action 2 of 3')
    await draw(second).click()
    await now(page, 'Action 3 of 3')
    await second.goto(stage.house.url)
    await second.getByRole('button', { name: 'Remove from this device' }).click()
    await second.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('heading', { name: 'There is no such table on this device' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('a match of earlier rules is not played on by those of today: the result stands, and it can begin again', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDown(page, { people: 1, bots: 1 })
    await page.locator('.status').waitFor()
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('monumenta.table.'))!
      const kept = JSON.parse(localStorage.getItem(key)!)
      localStorage.setItem(key, JSON.stringify({ ...kept, version: 0, scores: { 1: 31, 0: 42 } }))
    })
    await page.reload()
    await page.getByRole('heading', { name: 'This table cannot be set up again' }).waitFor()
    expect(await page.locator('.oldscores li').allInnerTexts()).toEqual([
      expect.stringMatching(/: 42$/),
      expect.stringMatching(/: 31$/),
    ])
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Begin again' }).click()
    await page.locator('.status', { hasText: 'Action 1 of 3' }).waitFor()
    await visitor.leave()
  })

  it('a running match is saved as a file, removed, and goes on from the file; a damaged file says so', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDown(page, { people: 1, bots: 1 })
    const action = (n: number) => page.locator('.status', { hasText: `Action ${n} of 3` }).waitFor()
    await action(1)
    await page
      .getByRole('button', { name: /^Draw\b/ })
      .first()
      .click()
    await action(2)
    const held = await page.locator('.hand .card').allInnerTexts()
    await page.getByRole('button', { name: 'Menu' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the match as a file' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^monuments-\d+-moves.json$/)
    const text = readFileSync(await saved.path(), 'utf8')
    await page.evaluate(() => localStorage.clear())
    await page.goto(stage.house.url)
    const field = page.getByLabel('Open a match from a file')
    const open = (name: string, content: string) =>
      field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    await open('worn.json', text.replace('"player":"0"', '"player":"1"'))
    await page.getByRole('alert').filter({ hasText: 'worn.json: This file was damaged or changed' }).waitFor()
    expect(await axe(page)).toEqual([])
    await open('kept.json', text)
    await page.waitForURL(/\/local\//)
    await action(2)
    expect(await page.locator('.hand .card').allInnerTexts()).toEqual(held)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('hot seat: a curtain between the players hides every hand, and a reload keeps the match', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDown(page, { people: 2, mode: 'Hot seat' })
    const curtain = page.getByRole('button', { name: /show the table/ })
    await curtain.waitFor()
    expect(await page.locator('.hand .card').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await curtain.click()
    await page.locator('.status').waitFor()
    expect(await page.locator('.hand .card').count()).toBe(5)
    for (let i = 0; i < 3; i++)
      await page
        .getByRole('button', { name: /^Draw\b/ })
        .first()
        .click()
    await page.getByRole('button', { name: 'End turn' }).click()
    await page.getByRole('heading', { name: 'Pass the device to Ana' }).waitFor()
    expect(await page.locator('.hand .card').count()).toBe(0)
    await page.reload()
    await page
      .getByRole('button', { name: /I am|ready|show|take/i })
      .first()
      .click()
    await page.locator('.status').waitFor()
    expect(await page.locator('.hand .card').count()).toBe(5)
    expect(await page.locator('.log').innerText()).toContain('drew')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('side by side: every table in a pane of its own, with its own hand, and both can play', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDown(page, { people: 2, mode: 'Side by side' })
    await expect.poll(() => page.frames().length, { timeout: 30_000 }).toBe(3)
    const panes = page.frames().slice(1)
    for (const pane of panes) {
      await pane.locator('.status').waitFor()
      await expect.poll(() => pane.locator('.hand .card').count(), { timeout: 30_000 }).toBe(5)
    }
    const random = seeded(3)
    for (let i = 0; i < 15; i++) await clickOn(panes, random)
    expect(await axe(page)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('against two hurried bots on a phone, to the score sheet, with chart and replay', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: phone })
    const { page } = visitor
    await sitDown(page, { people: 1, bots: 2 })
    await page.locator('.status').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Bots in a hurry').click()
    await page.keyboard.press('Escape')
    await playToTheEnd([page], 4)
    const heads = page.locator('thead .n')
    expect(await heads.evaluateAll((names) => names.map((name) => name.getClientRects().length))).toEqual([1, 1, 1])
    expect(Math.max(...(await heads.evaluateAll((names) => names.map((name) => name.clientHeight))))).toBeLessThan(20)
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page
      .getByRole('img', { name: /points/i })
      .first()
      .waitFor()
    await page.getByRole('slider', { name: 'Turn' }).fill('3')
    await page.getByRole('button', { name: 'Replay from here' }).click()
    await page.getByRole('slider', { name: 'Move' }).waitFor()
    expect(await page.locator('.topbar').innerText()).toContain('turn 4')
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await page.getByRole('button', { name: /Replay.*moves/ }).click()
    await page.getByRole('slider', { name: 'Move' }).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await axe(page)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('opens the boardgame.io debug panel with one switch, loads it only then, and keeps the match', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await sitDown(page, { people: 1, bots: 1 })
    await page.locator('.status').waitFor()
    const cards = await page.locator('.hand .card').allInnerTexts()
    expect(loaded.filter((url) => /debug/i.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText(/debug panel/i).click()
    await page.locator('.debug-panel').waitFor()
    expect(loaded.filter((url) => /debug/i.test(url)).length).toBeGreaterThan(0)
    expect(await page.locator('.hand .card').allInnerTexts()).toEqual(cards)
    await visitor.leave()
  })
})
