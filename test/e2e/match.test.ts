import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeded } from '../conformance/seeded'
import { clickOn, playToTheEnd } from './clicking'
import { create, join } from './sitting'
import { axe, desk, House, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'monuments'

const turnNumber = (page: Page) => page.locator('.topbar .sub').innerText()

describe('a match of two people in two browsers', () => {
  it('is created, joined by link and played by clicking to the score sheet, at 1440 and at 390 px', async () => {
    const ines = await Visitor.enter(stage.browser, { viewport: desk })
    const bo = await Visitor.enter(stage.browser, { viewport: phone })
    const watcher = await Visitor.enter(stage.browser)
    const link = await create(ines.page, stage.house.url, { game, name: 'Ines' })
    await join(bo.page, link, 'Bo')
    await ines.page.locator('.status').waitFor()
    expect(await axe(ines.page)).toEqual([])
    expect(await axe(bo.page)).toEqual([])
    expect(await sidewaysScroll(bo.page)).toBe(0)

    await watcher.page.goto(link)
    await watcher.page.getByRole('button', { name: /watch/i }).click()
    await watcher.page.locator('.status').waitFor()
    expect(await watcher.page.locator('.hand .card').count()).toBe(0)

    const clicks = await playToTheEnd([ines.page, bo.page], 11)
    expect(clicks).toBeGreaterThan(20)
    for (const { page } of [ines, bo, watcher]) {
      await page.getByRole('heading', { name: /wins|share/ }).waitFor()
      expect(await axe(page)).toEqual([])
    }
    expect(await sidewaysScroll(bo.page)).toBe(0)
    const total = (page: Page) => page.getByRole('row', { name: /^Total/ }).innerText()
    expect(await total(ines.page)).toBe(await total(bo.page))

    await ines.page.getByRole('button', { name: /Rematch/ }).click()
    await ines.page.waitForURL((url) => url.href !== link)
    await bo.page
      .getByRole('button', { name: /rematch/i })
      .first()
      .click()
    await bo.page.waitForURL((url) => url.href === ines.page.url())
    await Promise.all([ines.page.locator('.status').waitFor(), bo.page.locator('.status').waitFor()])
    expect(await turnNumber(bo.page)).toContain('round 1')
    for (const visitor of [ines, bo, watcher]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })

  it('plays Meeples & Monsters by clicking to the score sheet, at 1440 and at 390 px', async () => {
    const ines = await Visitor.enter(stage.browser, { viewport: desk })
    const bo = await Visitor.enter(stage.browser, { viewport: phone })
    await join(bo.page, await create(ines.page, stage.house.url, { game: 'meeples-and-monsters', name: 'Ines' }), 'Bo')
    await ines.page.locator('.status').waitFor()
    expect(await playToTheEnd([ines.page, bo.page], 7, 'meeples-and-monsters')).toBeGreaterThan(20)
    for (const { page, complaints } of [ines, bo]) {
      await page.getByRole('heading', { name: /wins|share/ }).waitFor()
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      expect(complaints).toEqual([])
    }
    await ines.leave()
    await bo.leave()
  }, 600_000)

  it('keeps the seat over a reload, takes moves back, chats, and shows the same table to both', async () => {
    const ana = await Visitor.enter(stage.browser)
    const tom = await Visitor.enter(stage.browser)
    const link = await create(ana.page, stage.house.url, { game, name: 'Ana', where: 'Public' })
    await tom.page.goto(stage.house.url)
    await tom.page.getByRole('button', { name: /join/i }).first().click()
    const dialog = tom.page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Tom')
    await dialog.getByRole('button', { name: 'Join' }).click()
    await tom.page.locator('.status').waitFor()
    await ana.page.locator('.status').waitFor()

    await ana.page.getByLabel('Say something').fill('Good luck!')
    await ana.page.getByRole('button', { name: 'Send' }).click()
    await tom.page.getByText('Good luck!').waitFor()

    const random = seeded(5)
    const undo = (page: Page) => page.locator('.undo [aria-label="Undo"]:not([aria-disabled])')
    const mayUndo = async () => (await undo(ana.page).count()) + (await undo(tom.page).count()) > 0
    for (let i = 0; i < 80 && !(await mayUndo()); i++) await clickOn([ana.page, tom.page], random)
    const builder = (await undo(ana.page).count()) > 0 ? ana.page : tom.page
    const cards = await builder.locator('.hand .card').count()
    await undo(builder).click()
    await expect.poll(() => builder.locator('.hand .card').count()).toBeGreaterThan(cards)
    await builder.locator('.undo [aria-label="Redo"]').click()
    await expect.poll(() => builder.locator('.hand .card').count()).toBe(cards)
    /** The printed faces only: whether a card can be picked just now is not part of it. */
    const hand = async (page: Page) => (await page.locator('.hand .card :is(.hd, .nm)').allInnerTexts()).sort()
    const before = { ana: await hand(ana.page), tom: await hand(tom.page) }
    await ana.page.reload()
    await ana.page.locator('.status').waitFor()
    await tom.page.goto(stage.house.url)
    await tom.page.locator('a[href*="/match/"]').first().click()
    await tom.page.locator('.status').waitFor()
    expect({ ana: await hand(ana.page), tom: await hand(tom.page) }).toEqual(before)
    expect(tom.page.url()).toBe(link)
    await tom.page.getByText('Good luck!').waitFor()
    const board = (page: Page) => page.locator('#board').innerText()
    expect(await board(ana.page)).toBe(await board(tom.page))
    for (const visitor of [ana, tom]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })

  it('without network every choice looks and behaves disabled, a click says so at once, and then it goes on', async () => {
    const ida = await Visitor.enter(stage.browser)
    const uwe = await Visitor.enter(stage.browser)
    await join(uwe.page, await create(ida.page, stage.house.url, { game, name: 'Ida' }), 'Uwe')
    const draw = ida.page.locator('.status .act', { hasText: /^Draw/ })
    await draw.waitFor()
    await ida.context.setOffline(true)
    await ida.page.locator('.notices').getByText('cannot be reached').waitFor({ timeout: 2_000 })
    expect(await ida.page.locator('.status .act:not([aria-disabled])').count()).toBe(0)
    expect(await ida.page.locator('main :is(.legal, .may)').count()).toBe(0)
    await draw.click({ force: true })
    await ida.page.locator('.notices').getByText('was not sent').waitFor({ timeout: 1_000 })
    await ida.context.setOffline(false)
    await ida.page.getByText('cannot be reached').waitFor({ state: 'hidden' })
    await draw.click()
    await uwe.page.locator('.log').getByText('drew').first().waitFor()
    for (const visitor of [ida, uwe]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })

  it('survives a server that is killed and comes back: a banner, then the same table', async () => {
    const own = new House()
    await own.open()
    const port = Number(new URL(own.url).port)
    const ida = await Visitor.enter(stage.browser)
    const uwe = await Visitor.enter(stage.browser)
    try {
      await join(uwe.page, await create(ida.page, own.url, { game, name: 'Ida' }), 'Uwe')
      await ida.page.locator('.status').waitFor()
      await ida.page
        .getByRole('button', { name: /^Draw\b/ })
        .first()
        .click()
      await ida.page.locator('.log').getByText('drew').first().waitFor()
      await own.kill('SIGKILL')
      await ida.page.locator('.notices').getByText('cannot be reached').first().waitFor()
      await own.open(port)
      await ida.page.getByText('cannot be reached').waitFor({ state: 'hidden' })
      await uwe.page.getByText('cannot be reached').waitFor({ state: 'hidden' })
      await ida.page
        .getByRole('button', { name: /^Draw\b/ })
        .first()
        .click({ timeout: 20_000 })
      await expect.poll(() => uwe.page.locator('.log li').count(), { timeout: 15_000 }).toBeGreaterThanOrEqual(2)
    } finally {
      await ida.leave()
      await uwe.leave()
      await own.close()
    }
  })
})
