import { describe, expect, it } from 'vitest'
import { plugs } from '../conformance/plugs'
import { tablesOf } from '../conformance/tables'
import { layOut, sceneAt } from './scenes'
import { openStage, Visitor } from './stage'

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
})
