import { describe, expect, it } from 'vitest'
import { monuments } from '../../games/monuments/game'
import { plugs } from '../conformance/plugs'
import { tablesOf } from '../conformance/tables'
import { findScene, layOut, sceneAt } from './scenes'
import { openStage, phone, Visitor } from './stage'

const stage = openStage()

describe('a closer look', () => {
  it.each(plugs)(
    '$definition.meta.id: every card on the table can be enlarged, wherever it is touched',
    async (plug) => {
      const visitor = await Visitor.enter(stage.browser)
      const { page } = visitor
      await layOut(page, stage.house.url, sceneAt(plug, tablesOf(plug)[0]!, 3, 0.7), 'random')
      const all = page.locator('main [data-card]')
      await all.first().waitFor()
      const cards = new Set(await all.evaluateAll((marked) => marked.map((one) => one.getAttribute('data-card')!)))
      for (const card of cards) {
        await all
          .and(page.locator(`[data-card="${card}"]`))
          .first()
          .dispatchEvent('keydown', { altKey: true, code: 'KeyC' })
        const large = page.getByRole('dialog', { name: 'A closer look' })
        await large.locator('.large > *').waitFor()
        expect(await large.locator('.large').innerText(), card).not.toBe('')
        await page.keyboard.press('Escape')
        await large.waitFor({ state: 'detached' })
      }
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    },
  )

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
