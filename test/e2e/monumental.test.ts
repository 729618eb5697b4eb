import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choicesFor } from '../../games/kit/legality'
import { monumental } from '../../games/monumental/game'
import type { G } from '../../games/monumental/state'
import { seeded } from '../conformance/seeded'
import { clickOn, playToTheEnd, styles } from './clicking'
import { findScene, layOut, person } from './scenes'
import { create, join } from './sitting'
import { axe, desk, openStage, phone, sidewaysScroll, tablet, Visitor } from './stage'

const stage = openStage()
const long = 900_000

/** A table on this device: one person, and so many bots; none is a solo game. */
async function sitDown(page: Page, bots: number): Promise<void> {
  await page.goto(`${stage.house.url}/game/monumental`)
  await page.getByRole('radio', { name: 'This device' }).check({ force: true })
  for (let seat = 1; seat < bots; seat++) await page.getByRole('button', { name: /Add a seat/ }).click()
  if (bots === 0)
    await page
      .getByRole('button', { name: /Remove/ })
      .last()
      .click()
  for (let seat = 1; seat <= bots; seat++) {
    await page.getByRole('radio', { name: 'Bot' }).nth(seat).check({ force: true })
  }
  await page.locator('input.field').first().fill('Ines')
  await page
    .getByRole('button', { name: /Create|Start|Begin|Play/ })
    .last()
    .click()
  await page.waitForURL(/\/local\//)
  await page.locator('.civb.legal').first().waitFor()
}

const conquestsOf = (view: G) => choicesFor(monumental, view, person, 'conquer')

const offer = (page: Page, words: RegExp) => page.locator('.status .act', { hasText: words }).first()

describe('Monumental', () => {
  it.each([
    ['market', /^Take it/],
    ['order', /./],
  ])('MO-054, MO-150 the question about "%s" has its answers', async (ask, answer) => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    const scene = findScene(monumental, { players: 2 }, ({ pending }) => pending.some((one) => one.ask === ask))
    await layOut(page, stage.house.url, scene)
    await offer(page, answer).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it.each([desk, tablet, phone])('MO-110 whoever plans a conquest sees every tile, at $width px', async (viewport) => {
    const visitor = await Visitor.enter(stage.browser, { viewport })
    const { page } = visitor
    const table = { players: 3, options: {} }
    const scene = findScene(monumental, table, (view) => new Set(conquestsOf(view).map(([hex]) => hex)).size > 1)
    await layOut(page, stage.house.url, scene)
    await page.waitForLoadState('networkidle')
    const canvas = async () => (await page.locator('.canvas').boundingBox())?.width
    const before = await canvas()
    await offer(page, /^Conquer/).click()
    await page.locator('.hex.legal').first().click()
    await page.locator('.sheet').waitFor()
    expect(await canvas()).toBe(before)
    const hidden = await page.locator('.hex').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        tile.scrollIntoView({ block: 'center', inline: 'center' })
        const { x, y, width, height } = tile.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return tile.contains(top) ? [] : [`${tile.getAttribute('data-hex')} below ${top?.className}`]
      }),
    )
    expect(hidden).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it(
    'is played by two people in two browsers to the score sheet, at 1440 and at 390 px',
    async () => {
      const ines = await Visitor.enter(stage.browser, { viewport: desk })
      const bo = await Visitor.enter(stage.browser, { viewport: phone })
      await join(bo.page, await create(ines.page, stage.house.url, { game: 'monumental', name: 'Ines' }), 'Bo')
      await ines.page.locator('.status').waitFor()
      const random = seeded(7)
      for (let i = 0; i < 12; i++) await clickOn([ines.page, bo.page], random, styles.monumental)
      for (const { page } of [ines, bo]) {
        expect(await axe(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      }
      expect(await playToTheEnd([ines.page, bo.page], 11, 'monumental')).toBeGreaterThan(20)
      const total = (page: Page) => page.getByRole('row', { name: /^Total/ }).innerText()
      for (const { page, complaints } of [ines, bo]) {
        await page.getByRole('heading', { name: /wins|share/ }).waitFor()
        expect(await axe(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
        expect(complaints).toEqual([])
      }
      expect(await total(ines.page)).toBe(await total(bo.page))
      await ines.leave()
      await bo.leave()
    },
    long,
  )

  it(
    'is played alone against the Automa, whose cards, store and points lie open, to the score sheet',
    async () => {
      const visitor = await Visitor.enter(stage.browser, { viewport: desk, dark: true })
      const { page } = visitor
      await sitDown(page, 0)
      const random = seeded(3)
      while ((await page.locator('.automa .acard').count()) < 2) await clickOn([page], random, styles.monumental)
      expect(await page.locator('.automa').innerText()).toMatch(/stored/)
      expect(await axe(page)).toEqual([])
      await playToTheEnd([page], 5, 'monumental')
      await page
        .getByText(/The Automa .* has \d+ points/)
        .first()
        .waitFor()
      expect(await axe(page)).toEqual([])
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    },
    long,
  )

  it('shows what a row and a column would bring before they are activated, and takes it back', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await sitDown(page, 1)
    await page.locator('.civb.legal').first().click()
    await offer(page, /^Activate row/).waitFor({ timeout: 60_000 })
    // every crossing is offered, and says what it brings
    expect(await page.locator('.status .act', { hasText: /^Activate row \d, column \d \d/ }).count()).toBe(9)
    const slots = page.locator('.mine .cityg .ccb')
    expect(await slots.count()).toBe(9)
    await slots.nth(4).focus()
    expect(await page.locator('.mine .cc.lit').count()).toBe(5)
    const coming = await page.locator('.mine .bank .more').allInnerTexts()
    expect(coming.length).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await offer(page, /^Activate row 2, column 2/).click()
    await page.locator('.mine .cc.on').first().waitFor()
    expect(await page.locator('.mine .cc.on').count()).toBe(5)
    await page.locator('.undo [aria-label="Undo"]:not([aria-disabled])').click()
    await offer(page, /^Activate row/).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('lets the map be enlarged, dragged and walked with the arrow keys', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: tablet })
    const { page } = visitor
    await sitDown(page, 1)
    const canvas = page.locator('.canvas')
    const before = (await canvas.boundingBox())!.width
    await page.getByRole('button', { name: 'Larger map' }).click()
    expect((await canvas.boundingBox())!.width).toBeGreaterThan(before * 1.2)
    const frame = page.locator('.mapview')
    const place = () => frame.evaluate((box) => box.scrollLeft)
    await frame.evaluate((box) => box.scrollTo(0, 0))
    const box = (await frame.boundingBox())!
    await page.mouse.move(box.x + 400, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + 300, box.y + 180, { steps: 4 })
    await page.mouse.up()
    expect(await place()).toBeGreaterThan(50)
    await page.locator('[data-hex="0,0"]').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))).toBe('1,0')
    expect(await axe(page)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
