import { describe, expect, it } from 'vitest'
import { meeplesAndMonsters } from '../../games/meeples-and-monsters/game'
import { findScene, layOut, person } from './scenes'
import { openStage, phone, Visitor } from './stage'

const stage = openStage()

describe('Meeples & Monsters', () => {
  it('MM-206 Corruption that no place takes stays where it is; a meeple in hand is put down with Escape', async () => {
    const scene = findScene(
      meeplesAndMonsters,
      { players: 2 },
      ({ phase, step, plan, players }) =>
        phase === 'main' &&
        step === 'plan' &&
        plan.length === 0 &&
        players[person]!.tavern.corruption > 0 &&
        players[person]!.tavern.peasant > 0,
    )
    const { page, ...ines } = await Visitor.enter(stage.browser)
    await layOut(page, stage.house.url, scene)
    const said = page.locator('.status .say p')
    await page.getByRole('button', { name: 'Pick Corruption' }).first().click({ force: true })
    expect(await said.innerText()).toBe('Your turn: assign your meeples')
    await page.getByRole('button', { name: 'Pick Peasant' }).first().click()
    expect(await said.innerText()).toBe('Your turn: place the Peasant')
    await page.keyboard.press('Escape')
    expect(await said.innerText()).toBe('Your turn: assign your meeples')
    expect(await page.locator('.tm.sel').count()).toBe(0)
    await ines.context.close()
  })

  it('MM-308 on a phone the place to build is in view when it is asked for, and the question goes with the answer', async () => {
    const scene = findScene(meeplesAndMonsters, { players: 2 }, (_, moves) => moves().includes('construct'))
    const { page, ...ines } = await Visitor.enter(stage.browser, { viewport: phone })
    await layOut(page, stage.house.url, scene)
    await page.locator('.status .act', { hasText: 'build it' }).first().click()
    const rent = page.locator('.loc.rent.legal').first()
    await rent.waitFor()
    const box = (await rent.boundingBox())!
    expect(box.y).toBeGreaterThan(48)
    expect(box.y + box.height).toBeLessThan((await page.locator('.status').boundingBox())!.y)
    await rent.click()
    const said = page.locator('.status .say p')
    await expect.poll(() => said.innerText()).not.toContain('where?')
    await ines.context.close()
  })
})
