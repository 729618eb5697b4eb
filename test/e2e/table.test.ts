import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../games/catalog'
import type { MatchState } from '../../games/kit/definition'
import { size } from '../../games/kit/zones'
import { monuments } from '../../games/monuments/game'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import { seeded } from '../conformance/seeded'
import { clickOn, styles } from './clicking'
import { findScene, layOut, person } from './scenes'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

/** What every table does alike, whatever is played on it. */

const stage = openStage()

/** A match on this device against one bot. */
async function sit(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.house.url}/game/${game}?where=device&with=bot`)
  await page.getByRole('button', { name: 'Start playing' }).click()
  await page.locator('.status').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Bots in a hurry').click()
}

/** Plays on until something is there. */
async function playUntil(page: Page, game: string, wanted: string): Promise<void> {
  const random = seeded(5)
  for (let i = 0; i < 80 && (await page.locator(wanted).count()) === 0; i++) await clickOn([page], random, styles[game])
  await page.locator(wanted).first().waitFor()
}

describe('tips', () => {
  const maps = [
    { game: 'monumental', space: '.hex.legal', tip: '.maptip' },
    { game: 'now-or-never', space: '.space:is(.legal, .may)', tip: '.mapcap .words' },
  ]

  it.each(maps)('on the map of $game take no click, leave the neighbours free and go with the pointer', async (map) => {
    const { page, leave } = await enter()
    await sit(page, map.game)
    await playUntil(page, map.game, map.space)
    const spaces = page.locator(map.space)
    const open = page.locator(map.tip)
    for (let i = 0; i < Math.min(8, await spaces.count()); i++) {
      await spaces.nth(i).hover()
      await open.waitFor()
      const covered = await spaces.nth(i).evaluate((hovered, { space, tip }) => {
        const middle = (one: Element) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }
        const words = document.querySelector(tip)!
        const { left, right, top, bottom } = words.getBoundingClientRect()
        const here = middle(hovered)
        const reach = hovered.getBoundingClientRect().width * 1.6
        const hidden = [...document.querySelectorAll(space)].map(middle).filter(({ x, y }) => {
          const near = Math.hypot(x - here.x, y - here.y) < reach
          return near && x > left && x < right && y > top && y < bottom
        })
        const at = middle(words)
        return { hit: words.contains(document.elementFromPoint(at.x, at.y)), neighbours: hidden.length }
      }, map)
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

describe('on a phone', () => {
  it('"Players" and the other jumps end below the top bar', async () => {
    const { page, leave } = await enter(phone)
    await sit(page, 'monuments')
    for (const id of ['log', 'players', 'board', 'players']) {
      await page.locator(`.jump a[href="#${id}"]`).click()
      const { top, room } = await page.evaluate((one) => {
        const end = document.documentElement.scrollHeight - innerHeight
        const bar = document.querySelector('.topbar')!.getBoundingClientRect().bottom
        const place = document.getElementById(one)!.getBoundingClientRect().top
        return { top: Math.round(place - bar), room: Math.round(end - scrollY) }
      }, id)
      expect(top).toBeGreaterThanOrEqual(0)
      if (room > 0) expect(top).toBeLessThanOrEqual(12)
    }
    await leave()
  })

  it('what is possible comes first, the hint is readable, and nothing lies below the dock', async () => {
    const { page, leave } = await enter(phone)
    await sit(page, 'monuments')
    const lefts = (which: string) =>
      page.locator(`.status .act${which}`).evaluateAll((acts) => acts.map((act) => act.getBoundingClientRect().left))
    const [possible, refused] = [await lefts(':not([aria-disabled])'), await lefts('[aria-disabled]')]
    expect(refused.length).toBeGreaterThan(0)
    expect(Math.max(...possible)).toBeLessThan(Math.min(...refused))
    expect(await page.locator('.status .say small').first().innerText()).toContain('Action 1 of 3')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const ends = await page.evaluate(() => [
      document.querySelector('.logbox')!.getBoundingClientRect().bottom,
      document.querySelector('.status')!.getBoundingClientRect().top,
    ])
    expect(ends[0]).toBeLessThanOrEqual(ends[1]! + 1)
    await leave()
  })

  it.each(catalog.map(({ meta }) => meta.id))(
    '%s: round or season is not cut off, answers are in sight',
    async (game) => {
      const { page, leave } = await enter(phone)
      await sit(page, game)
      const random = seeded(3)
      for (let i = 0; i < 8; i++) {
        await clickOn([page], random, styles[game])
        const hidden = () =>
          page.evaluate(() => {
            const [bar, dock] = ['.topbar', '.status'].map((one) =>
              document.querySelector(one)!.getBoundingClientRect(),
            )
            const answers = [...document.querySelectorAll('.main .legal')].map((one) => one.getBoundingClientRect())
            const seen = answers.filter(({ top, bottom }) => bottom > bar!.bottom && top < dock!.top)
            return answers.length > 0 && seen.length === 0 ? document.querySelector('.status .say')!.textContent : ''
          })
        await expect.poll(hidden, { timeout: 15_000 }).toBe('')
        const cut = await page.locator('.topbar .sub').evaluate((sub) => ({
          wide: sub.scrollWidth > sub.clientWidth,
          high: sub.scrollHeight > sub.clientHeight + 1,
        }))
        expect(cut).toEqual({ wide: false, high: false })
      }
      await leave()
    },
  )

  it('what others say shows a badge until the chat is in sight', async () => {
    const host = await Visitor.enter(stage.browser, { viewport: desk })
    await host.page.goto(`${stage.house.url}/game/monuments`)
    await host.page.getByRole('button', { name: 'Create the match' }).click()
    await host.page.waitForURL(/\/match\//)
    const { page, leave } = await enter(phone)
    await page.goto(host.page.url())
    await page.getByLabel('Your name').fill('Bo')
    await page.getByRole('button', { name: 'Take a seat' }).click()
    await page.locator('.status').waitFor()
    expect(await page.locator('.badge').count()).toBe(0)
    for (const words of ['Hello', 'Are you there?']) {
      await host.page.getByLabel('Say something').fill(words)
      await host.page.getByRole('button', { name: 'Send' }).click()
    }
    await page.locator('.jump .badge', { hasText: '2' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: '2 new messages' }).click()
    await page.locator('.badge').first().waitFor({ state: 'detached' })
    expect(await page.getByText('Are you there?').isVisible()).toBe(true)
    expect(await host.page.locator('.badge').count()).toBe(0)
    await host.leave()
    await leave()
  })
})

describe('a card can be seen large', () => {
  const hand = '.hand button.card'

  it('held, without being chosen; by keys; and by a tap where a tap does nothing else', async () => {
    const { page, leave } = await enter(phone)
    await sit(page, 'monuments')
    const card = page.locator(hand).first()
    const name = await card.locator('.nm').innerText()
    const large = page.getByRole('dialog', { name: 'A closer look' })
    const { x, y } = (await card.boundingBox())!
    await page.mouse.move(x + 12, y + 60)
    await page.mouse.down()
    await large.waitFor()
    await page.mouse.up()
    expect(await large.locator('.nm').innerText()).toBe(name)
    const width = await large.locator('.card').evaluate((face) => face.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(1.7 * (await card.evaluate((face) => face.getBoundingClientRect().width)))
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('Escape')
    expect(await page.locator('.hand [aria-pressed="true"]').count()).toBe(0)

    await card.focus()
    await page.keyboard.press('Alt+c')
    await large.waitFor()
    await page.keyboard.press('Escape')

    await page.locator('.pp .nm').first().click()
    await page.getByRole('dialog').locator('.card').first().click()
    await large.waitFor()
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await card.click()
    expect(await page.locator('.hand [aria-pressed="true"]').count()).toBe(1)
    await leave()
  })

  it('not by a click on what could be chosen until a moment ago', async () => {
    const { page, leave } = await enter()
    await sit(page, 'monuments')
    const open = page.locator('.offer button.card')
    for (let action = 0; action < 2; action++) await open.first().click()
    await open.first().dblclick()
    await page.locator('.offer span.card').first().waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await leave()
  })

  it('under a pointer that rests on it, without taking the click', async () => {
    const { page, leave } = await enter()
    await sit(page, 'monuments')
    const card = page.locator(hand).first()
    await card.hover()
    const large = page.locator('.large.passing')
    await large.waitFor()
    expect(await large.evaluate((it) => getComputedStyle(it).pointerEvents)).toBe('none')
    await page.locator('.topbar h1').hover()
    await large.waitFor({ state: 'detached' })
    await leave()
  })
})

describe('cards in hand', () => {
  const manyMonuments = () => findScene(monuments, { players: 2 }, ({ players }) => size(players[person]!.hand) > 5)
  const manyBuildings = () =>
    findScene(villagesOfValeria, { players: 3 }, ({ players }) => size(players[person]!.hand) > 11)
  const hands = [
    { game: 'monuments', scene: manyMonuments, viewport: phone },
    { game: 'villages-of-valeria', scene: manyBuildings, viewport: desk },
    { game: 'villages-of-valeria', scene: manyBuildings, viewport: phone },
  ]

  it.each(hands)('$game at $viewport.width px: the one under the pointer leaves all others free', async (hand) => {
    const { page, leave } = await enter(hand.viewport)
    await layOut<MatchState>(page, stage.house.url, hand.scene())
    const slots = page.locator('.hand > *')
    const covered = () =>
      slots.evaluateAll((all) =>
        all.flatMap((slot) => {
          const { left, top, width, height } = slot.getBoundingClientRect()
          const hit = document.elementFromPoint(left + Math.min(12, width / 2), top + height / 2)
          return slot.contains(hit) ? [] : [slot.textContent]
        }),
      )
    const cards = await slots.count()
    for (let i = 0; i < cards; i++) {
      await slots.nth(i).hover({ position: { x: 12, y: 60 } })
      expect(await covered()).toEqual([])
    }
    await leave()
  })
})

describe('what others did', () => {
  it('is told in the bar, and its pieces are marked, until one does something oneself', async () => {
    const { page, leave } = await enter()
    await sit(page, 'monuments')
    const marked = page.locator('main [data-changed]')
    const told = page.locator('.status .happened')
    const pile = page.locator('.offer button.back')
    for (let turn = 0; turn < 6 && (await marked.count()) === 0; turn++) {
      await page.locator('.status.yours').waitFor()
      for (let action = 0; action < 3; action++) await pile.click()
      expect(await told.count()).toBe(0)
      await page.locator('.act', { hasText: 'End turn' }).click()
      await page.locator('.status.yours .pips').waitFor({ state: 'attached' })
      await expect.poll(() => told.innerText()).toMatch(/^Just now: \S+ \S/)
    }
    expect(await marked.count()).toBeGreaterThan(0)
    await pile.click()
    await expect.poll(() => marked.count()).toBe(0)
    await expect.poll(() => told.count()).toBe(0)
    await leave()
  })
})

describe('whoever clicks through a match', () => {
  it('closes what lies over the table, and goes on', async () => {
    const { page, leave } = await enter()
    await sit(page, 'monuments')
    await page.locator('.pp .nm').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await clickOn([page], seeded(1), styles.monuments)).toBe('clicked')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await leave()
  })
})

describe('the end in sight', () => {
  it.each(catalog)('$meta.id: how it ends, what counts then and the points so far', async ({ meta, load }) => {
    const { endings, standing } = await load()
    for (const viewport of [desk, phone]) {
      const { page, leave } = await enter(viewport)
      await sit(page, meta.id)
      const ending = page.getByRole('region', { name: 'How it ends' })
      expect(await ending.count()).toBe(endings ? 1 : 0)
      if (endings) {
        expect(await ending.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0)
        await ending.getByRole('button').click()
        await page.getByRole('dialog', { name: 'How the game ends' }).locator('a.clause').first().waitFor()
        expect(await axe(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      await page.locator('.pp .nm').last().click()
      await page.getByRole('dialog').waitFor()
      expect(await page.getByRole('region', { name: 'Points so far' }).count()).toBe(standing ? 1 : 0)
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await leave()
    }
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
