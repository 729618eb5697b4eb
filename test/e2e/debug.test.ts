import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plugs } from '../conformance/plugs'
import { tablesOf } from '../conformance/tables'
import { layOut, person, sceneAt } from './scenes'
import { openStage, Visitor } from './stage'

const stage = openStage()

/** Moves of the first seat that the device keeps: nobody but boardgame.io's panel makes them here. */
const ownMoves = (page: Page): Promise<number> =>
  page.evaluate((seat) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('monumenta.table.'))!
    const { requests }: { requests: { player: string }[] } = JSON.parse(localStorage.getItem(key)!)
    return requests.filter(({ player }) => player === seat).length
  }, person)

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Debug panel').click()
  await page.keyboard.press('Escape')
  await page.locator('.debug-panel').getByRole('button', { name: 'AI', exact: true }).click()
}

describe.each(plugs.map((plug) => ({ game: plug.definition.meta.id, plug })))('$game', ({ plug }) => {
  it("the bots of boardgame.io's panel play one move, and on and on", async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await layOut(page, stage.house.url, sceneAt(plug, tablesOf(plug)[0]!, 2, 0), 'random')
    await openPanel(page)
    const panel = page.locator('.debug-panel')
    const before = await ownMoves(page)
    await panel.getByRole('slider').first().fill('2')
    await panel.getByRole('button', { name: 'play' }).click()
    await expect.poll(() => ownMoves(page), { timeout: 30_000 }).toBe(before + 1)
    await panel.getByRole('combobox').selectOption('Random')
    await panel.getByRole('button', { name: 'simulate' }).click()
    await expect.poll(() => ownMoves(page), { timeout: 60_000 }).toBeGreaterThan(before + 6)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
