import { describe, expect, it } from 'vitest'
import { create, join } from './sitting'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'monuments'

describe('nobody’s absence ends a table', () => {
  it('somebody leaves, a bot plays for them, they come back and play on; the others see it all', async () => {
    const ana = await Visitor.enter(stage.browser, { viewport: desk })
    const bo = await Visitor.enter(stage.browser, { viewport: phone })
    const link = await create(ana.page, stage.house.url, {
      game,
      name: 'Ana',
      choose: (page) => page.getByLabel('Time away').selectOption({ label: '2 minutes' }),
    })
    await join(bo.page, link, 'Bo')
    await ana.page.getByText('Your turn').first().waitFor()
    const anas = bo.page.locator('[data-place="player 0"]')
    await anas.getByLabel('May be away for 2 minutes').waitFor()

    await ana.page.goto(stage.house.url)
    await anas.getByLabel(/^Ana is away: a bot takes over in 1:/).waitFor()
    await ana.page.getByRole('link', { name: /^Resume Monuments/ }).click()
    await anas.getByLabel('May be away for 2 minutes').waitFor()

    await ana.page.getByRole('button', { name: 'Menu' }).click()
    await ana.page.getByRole('button', { name: 'Leave the match' }).click()
    await ana.page.getByText('From this device you can take your seat back at any time').waitFor()
    await ana.page.getByRole('button', { name: 'Leave', exact: true }).click()
    await anas.getByText('bot for Ana').waitFor()
    await bo.page.getByText('Ana has left', { exact: false }).waitFor()
    await bo.page.getByText('Your turn').first().waitFor()
    expect(await axe(bo.page)).toEqual([])
    expect(await sidewaysScroll(bo.page)).toBe(0)

    await ana.page.getByText('A bot plays for you').waitFor()
    await ana.page.getByRole('link', { name: /^Open Monuments/ }).click()
    await ana.page.getByRole('button', { name: 'Take your seat back' }).waitFor()
    expect(await ana.page.locator('.hand .card').count()).toBe(0)
    expect(await axe(ana.page)).toEqual([])
    await ana.page.getByRole('button', { name: 'Take your seat back' }).click()
    await ana.page.locator('.hand .card').first().waitFor()
    await anas.getByText('bot for Ana').waitFor({ state: 'detached' })
    await ana.page.getByText('Waiting for Bo').first().waitFor()
    for (const visitor of [ana, bo]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })

  it('in the waiting room people talk, the host adds a bot and begins without the free seats; then one resigns', async () => {
    const ana = await Visitor.enter(stage.browser, { viewport: desk })
    const bo = await Visitor.enter(stage.browser, { viewport: phone })
    const link = await create(ana.page, stage.house.url, {
      game,
      name: 'Ana',
      choose: async (page) => {
        const add = page.getByRole('button', { name: /Add a seat/ })
        await add.click()
        await add.click()
      },
    })
    await bo.page.goto(link)
    await bo.page.getByText('Free').last().click()
    await bo.page.getByLabel('Your name').first().fill('Bo')
    await bo.page.getByRole('button', { name: 'Take a seat' }).click()
    await bo.page.getByLabel('Say something').fill('Is anybody here?')
    await bo.page.getByRole('button', { name: 'Send' }).click()
    await ana.page.getByText('Is anybody here?').waitFor()
    await ana.page.getByText('The usual options').waitFor()
    await ana.page.getByRole('button', { name: 'QR code' }).click()
    await ana.page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    expect(await axe(ana.page)).toEqual([])
    expect(await sidewaysScroll(bo.page)).toBe(0)

    await ana.page.getByRole('button', { name: 'Add a bot' }).first().click()
    await bo.page.getByText('Builder').waitFor()
    await ana.page.getByRole('button', { name: 'Start with 3 players' }).click()
    for (const { page } of [ana, bo]) await page.locator('.hand .card').first().waitFor()
    expect(await bo.page.locator('.pp').count()).toBe(3)
    await bo.page.reload()
    await bo.page.locator('.hand .card').first().waitFor()

    await bo.page.getByRole('button', { name: 'Menu' }).click()
    await bo.page.getByRole('button', { name: 'Resign' }).click()
    await bo.page.getByText('plays your seat to the end').waitFor()
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await ana.page.getByText('Bo has resigned', { exact: false }).waitFor()
    await ana.page.getByRole('button', { name: 'Menu' }).click()
    await ana.page.getByRole('button', { name: 'End the match by agreement' }).click()
    await ana.page.getByRole('button', { name: 'End the match', exact: true }).click()
    await ana.page.getByText('The table agreed to end this match').waitFor()
    expect(await axe(ana.page)).toEqual([])
    for (const visitor of [ana, bo]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })
})
