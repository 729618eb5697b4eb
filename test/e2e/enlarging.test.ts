import { describe, expect, it } from 'vitest'
import { monuments } from '../../games/monuments/game'
import { findScene, layOut } from './scenes'
import { openStage, phone, Visitor } from './stage'

const stage = openStage()

describe('a closer look', () => {
  it('R18 every card of the Monuments discard pile can be read on a phone', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: phone })
    const { page } = visitor
    const scene = findScene(monuments, { players: 3 }, ({ discard }) => discard.length > 5)
    await layOut(page, stage.house.url, scene)
    await page.getByTitle('Look through the discard pile').click()
    const cards = page.getByRole('dialog').locator('.card')
    expect(await cards.count()).toBe(scene.view.discard.length)
    const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThan(60)
    await visitor.leave()
  })
})
