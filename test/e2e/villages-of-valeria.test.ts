import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visible } from '../../games/kit/zones'
import { discardsNeeded } from '../../games/villages-of-valeria/flow/possible'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import { cheapestPayment } from '../../games/villages-of-valeria/pieces/payment'
import type { G, Owed, Source } from '../../games/villages-of-valeria/state'
import { isOver, playToTheEnd } from './clicking'
import { findScene, layOut, person } from './scenes'
import { create, join } from './sitting'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'villages-of-valeria'

type Action = Extract<Owed, { kind: 'action' }>

const due = (view: G): Action | null => {
  const [first] = view.pending
  return first?.kind === 'action' ? first : null
}

/** The place in hand of a card whose cheapest payment has such a source, while leading. */
function cardPaidWith(view: G, fits: (source: Source) => boolean): number {
  if (due(view)?.role !== 'lead') return -1
  const hand = visible(view.players[person]!.hand)
  return hand.findIndex((card) => cheapestPayment(view, person, { kind: 'building', card })?.some(fits))
}

const isTheirs = (source: Source): boolean => source.via === 'resource' && source.player !== person

const choice = (page: Page, text: RegExp) => page.locator('.status .act:not([aria-disabled])').filter({ hasText: text })
const said = (page: Page) => page.locator('.status .say p').first()
/** Cards of a full hand cover each other: their left edge can always be clicked. */
const clickCard = (page: Page, place: number) =>
  page
    .locator('.hand .card')
    .nth(place)
    .click({ position: { x: 14, y: 60 } })

/** A pile where no discard is to land yet; the deck lies before the first. */
const lastFreePile = (page: Page): Promise<number> =>
  page.locator('.piles .pile').evaluateAll((all) => all.findLastIndex((one) => one.querySelector('.lands') === null))

const log = (page: Page) => page.locator('.log')

describe('Villages of Valeria in the browser', () => {
  it('is played by two people to the score sheet by clicking, at 1440 and at 390 px', async () => {
    const ines = await Visitor.enter(stage.browser, { viewport: desk })
    const bo = await Visitor.enter(stage.browser, { viewport: phone })
    const choose = (page: Page) => page.getByLabel('End of the game').selectOption({ label: '7 cards' })
    await join(bo.page, await create(ines.page, stage.house.url, { game, name: 'Ines', choose }), 'Bo')
    for (const { page } of [bo, ines]) {
      await page.locator('.status').waitFor()
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
    expect(await playToTheEnd([ines.page, bo.page], 3, game)).toBeGreaterThan(20)
    for (const { page, complaints } of [ines, bo]) {
      await page.getByRole('heading', { name: /wins|share/ }).waitFor()
      expect(await axe(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      expect(complaints).toEqual([])
    }
    await ines.leave()
    await bo.leave()
  })

  it('shows every card on the table large', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await layOut(
      page,
      stage.house.url,
      findScene(villagesOfValeria, { players: 2 }, () => true),
    )
    const large = page.getByRole('dialog', { name: 'A closer look' })
    await page.locator('.hand button').last().press('Alt+KeyC')
    await large.locator('.card').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.piles [data-card]').last().click()
    await large.locator('.card').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('is played alone by clicking, against the clock, to a rank', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: phone, dark: true })
    const { page } = visitor
    const scene = findScene(villagesOfValeria, { players: 1, options: { events: true, soloDeck: 20 } }, () => true)
    await layOut(page, stage.house.url, scene)
    expect(await page.locator('.topbar .sub').innerText()).toContain('20 cards on the clock')
    expect(await axe(page)).toEqual([])
    await playToTheEnd([page], 4, game)
    expect(await isOver(page)).toBe(true)
    await page.getByText(/^Rank: /).waitFor()
    expect(await page.locator('.ranks .here').count()).toBe(1)
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it("pays with a neighbour's resource, clicked in the neighbour's panel", async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    const scene = findScene(villagesOfValeria, { players: 3 }, (view) => cardPaidWith(view, isTheirs) >= 0)
    await layOut(page, stage.house.url, scene)
    await choice(page, /^Build/)
      .first()
      .click()
    await clickCard(page, cardPaidWith(scene.view, isTheirs))
    await page.locator('.paybox').waitFor()
    expect(await page.locator('.players .coin.suggested').count()).toBeGreaterThan(0)
    expect(await axe(page)).toEqual([])
    const theirs = page.locator('.players .rc:has(.coin.suggested)').first()
    await theirs.click()
    expect(await page.locator('.players .coin.placed').count()).toBe(1)
    expect(await page.locator('.paybox .paid').innerText()).toMatch(/1 gold to (Ana|Tom)/)
    await page.locator('.players .rc:has(.coin.placed)').click()
    expect(await page.locator('.paybox .paid').count()).toBe(0)
    await page.locator('.players .rc:has(.coin.suggested)').first().click()
    const gold = page.locator('.players .pp').first().locator('[data-count^="supply"]')
    const before = Number(await gold.innerText())
    await choice(page, /^Build the/).click()
    await expect
      .poll(async () => (await log(page).innerText()).match(/built[^.]*to\s+(\w\s+)?(Ana|Tom)/))
      .not.toBeNull()
    expect(Number(await gold.innerText())).toBeLessThan(before)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('borrows where a card allows it, or pays with gold all the same', async () => {
    const { page, leave } = await enter()
    const isLoan = ({ via }: Source) => via === 'borrow'
    const rich = ({ players }: G) => players[person]!.gold >= 5
    const scene = findScene(villagesOfValeria, { players: 3 }, (view) => rich(view) && cardPaidWith(view, isLoan) >= 0)
    await layOut(page, stage.house.url, scene)
    await choice(page, /^Build/)
      .first()
      .click()
    await clickCard(page, cardPaidWith(scene.view, isLoan))
    await page.locator('.players .rc:has(.coin.lent)').first().click()
    expect(await page.locator('.paybox .paid').innerText()).toContain('borrowed')
    await page.locator('.paybox').getByRole('button', { name: 'with gold' }).click()
    expect(await page.locator('.paybox .paid').innerText()).toMatch(/1 gold to (Ana|Tom)/)
    expect(await page.locator('.players .coin.placed').count()).toBe(1)
    await leave()
  })

  it('VV-029 declines by itself where nothing else is possible, and says so', async () => {
    const { page, leave } = await enter()
    const scene = findScene(villagesOfValeria, { players: 3 }, (view, moves) => {
      return due(view)?.role === 'follow' && moves().join() === 'pass'
    })
    await layOut(page, stage.house.url, scene)
    await expect.poll(() => said(page).innerText()).toContain("you can't follow")
    expect(await page.locator('.status .say small').first().innerText()).toContain('Declined for you')
    await log(page).getByText('declined to follow').last().waitFor()
    await expect.poll(() => said(page).innerText(), { timeout: 10_000 }).not.toContain("you can't follow")
    await leave()
  })

  it('VV-029 R21 whoever switches that off declines by a click, also after a reload', async () => {
    const { page, leave } = await enter()
    const scene = findScene(villagesOfValeria, { players: 3 }, (view, moves) => {
      return due(view)?.role === 'follow' && moves().join() === 'pass'
    })
    await page.addInitScript(() => localStorage.setItem('monumenta.valeria.declines', 'false'))
    await layOut(page, stage.house.url, scene)
    await expect.poll(() => said(page).innerText()).toContain("you can't follow")
    expect(await page.getByRole('checkbox', { name: /decline for me/ }).isChecked()).toBe(false)
    expect(await page.locator('.status .say small').first().innerText()).toContain('Decline to go on')
    await choice(page, /^Decline/).click()
    await expect.poll(() => said(page).innerText()).not.toContain("you can't follow")
    await leave()
  })

  it('a reload in the middle of a follow asks the same again', async () => {
    const { page, leave } = await enter()
    const scene = findScene(villagesOfValeria, { players: 5 }, (view, moves) => {
      return due(view)?.role === 'follow' && moves().includes('build')
    })
    await layOut(page, stage.house.url, scene)
    const question = await said(page).innerText()
    expect(question).toMatch(/leads Build: follow or decline/)
    const hand = await page.locator('.hand .nm').allInnerTexts()
    await page.reload()
    await page.locator('.status').waitFor()
    expect(await said(page).innerText()).toBe(question)
    expect(await page.locator('.hand .nm').allInnerTexts()).toEqual(hand)
    await choice(page, /^Decline/).click()
    await log(page).getByText('declined to follow').last().waitFor()
    await leave()
  })

  it('on a phone, which action to lead is asked with the own cards in sight', async () => {
    const { page, leave } = await enter({ viewport: phone })
    const scene = findScene(villagesOfValeria, { players: 2 }, (view) => due(view)?.role === 'lead')
    await layOut(page, stage.house.url, scene)
    await expect.poll(() => said(page).innerText()).toContain('lead an action')
    const top = () => page.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(0)
    expect(await top()).toBeLessThan(phone.height / 2)
    await leave()
  })

  it('VV-043, VV-091 a follower develops and discards two cards onto piles of choice', async () => {
    const { page, leave } = await enter({ viewport: phone })
    const scene = findScene(villagesOfValeria, { players: 2 }, (view, moves) => {
      const turn = due(view)
      const village = view.players[person]!
      if (turn?.role !== 'follow' || village.monument || !moves().includes('develop')) return false
      return discardsNeeded(village, turn) === 2
    })
    await layOut(page, stage.house.url, scene)
    await clickCard(page, 0)
    const piles: number[] = []
    for (const place of [1, 2]) {
      await clickCard(page, place)
      const pile = await lastFreePile(page)
      await page.locator('.piles .pile').nth(pile).getByRole('button').click()
      expect(await page.locator('.piles .pile').nth(pile).locator('.lands').count()).toBe(1)
      piles.push(pile)
    }
    await choice(page, /^Develop the/).click()
    const [first, second] = piles
    await expect
      .poll(() => log(page).innerText())
      .toMatch(new RegExp(`discarded[^.]*to pile ${first},[^.]*to pile ${second}\\.`))
    await leave()
  })

  it('completes a monument, its dedicated cards onto piles of choice', async () => {
    const { page, leave } = await enter()
    const scene = findScene(villagesOfValeria, { players: 2 }, (view) => {
      const { monument } = view.players[person]!
      if (due(view)?.role !== 'lead' || !monument || monument.dedicated.length === 0) return false
      return cheapestPayment(view, person, { kind: 'monument' }) !== undefined
    })
    await layOut(page, stage.house.url, scene)
    await choice(page, /^Build/)
      .first()
      .click()
    await page.locator('.wip').click()
    await page.locator('.dc').first().click()
    const pile = await lastFreePile(page)
    await page.locator('.piles .pile').nth(pile).getByRole('button').click()
    expect(await page.locator('.piles .pile').nth(pile).locator('.lands').count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await choice(page, /^Complete the/).click()
    await log(page)
      .getByText(/completed/)
      .last()
      .waitFor()
    await page.locator('.street .great').waitFor()
    await leave()
  })

  it('steals from whom one clicks', async () => {
    const { page, leave } = await enter()
    const scene = findScene(villagesOfValeria, { players: 3 }, ({ pending }) => pending[0]?.kind === 'steal')
    await layOut(page, stage.house.url, scene)
    await page.locator('.players .take').first().click()
    await log(page).getByText(/stole/).last().waitFor()
    await leave()
  })
})

async function enter(visit = {}) {
  const visitor = await Visitor.enter(stage.browser, visit)
  return {
    page: visitor.page,
    leave: async () => {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    },
  }
}
