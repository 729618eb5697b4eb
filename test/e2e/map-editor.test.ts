import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${stage.house.url}/game/monumental`)
  await page.getByRole('radio', { name: 'This device' }).check({ force: true })
  await page.getByRole('combobox', { name: /^Map/ }).selectOption({ label: 'A map of your own' })
  await page.getByRole('radiogroup', { name: 'What to lay' }).waitFor()
}

const importFile = (page: Page, text: string) =>
  page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const begin = (page: Page, label: string) => page.getByLabel('Begin with another map').selectOption({ label })

describe('a map of one’s own', () => {
  it.each([
    { name: 'desk', viewport: desk },
    { name: 'phone', viewport: phone },
  ])('MO-020 MO-270 is drawn, saved, exported, imported and played: $name', async ({ viewport }) => {
    const visitor = await Visitor.enter(stage.browser, { viewport })
    const { page } = visitor
    await openEditor(page)
    const drawn = page.locator('.spot', { hasText: 'City' }).first()
    const at = await drawn.getAttribute('data-hex')
    const words = () => page.locator(`.spot[data-hex="${at}"] .sr`).textContent()
    await page.getByRole('radio', { name: 'Forest', exact: true }).check({ force: true })
    await drawn.click()
    expect(await words()).toContain('Forest, Free City')
    await page.getByText('This map can be played.').waitFor()

    await page.getByLabel('Name of the map').fill('Two woods')
    await page.getByRole('button', { name: 'Save on this device' }).click()
    await page.getByRole('button', { name: 'Saved on this device' }).waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Export a file').click()])
    expect(file.suggestedFilename()).toBe('Two woods.json')
    const exported = readFileSync(await file.path(), 'utf8')

    await begin(page, 'An empty table')
    await page.locator('.verdict.broken a.clause').waitFor()
    await importFile(page, '{"map": "garbage"')
    await page.getByText('This file holds no map').waitFor()
    await importFile(page, exported)
    await page.getByText('This map can be played.').waitFor()
    expect(await page.getByText('This file holds no map').count()).toBe(0)
    expect(await words()).toContain('Forest, Free City')
    await begin(page, 'An empty table')
    await importFile(page, exported)
    await page.getByText('This map can be played.').waitFor()

    await openEditor(page)
    await begin(page, 'Two woods')
    expect(await words()).toContain('Forest, Free City')
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Start playing' }).click()
    await page.locator('.status').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
