import { expect, test } from 'vitest'
import { desk, openStage, phone, Visitor } from './stage'

const stage = openStage()

for (const viewport of [desk, phone]) {
  test(`a hint says what a bot would do and why, and goes with the next move, at ${viewport.width} px`, async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport })
    const { page } = visitor
    await page.goto(`${stage.house.url}/game/monuments?where=device&with=builder`)
    await page
      .getByRole('button', { name: /Create|Start|Begin|Play/ })
      .last()
      .click()
    await page.waitForURL('**/local/**')
    await page.locator('.status.yours').waitFor()
    if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Hint', exact: true }).filter({ visible: true }).first().click()
    const hint = page.getByRole('region', { name: 'Hint' })
    await hint.locator('ol > li').first().waitFor({ timeout: 60_000 })
    expect(await hint.locator('ol > li').count()).toBeLessThanOrEqual(2)
    expect(await hint.innerText()).toMatch(/points?: /)
    await page.keyboard.press('Escape')
    await hint.waitFor({ state: 'detached' })
    if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Hint', exact: true }).filter({ visible: true }).first().click()
    await hint.waitFor()
    await page
      .getByRole('button', { name: /^Draw\b/ })
      .first()
      .click()
    await hint.waitFor({ state: 'detached' })
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
}
