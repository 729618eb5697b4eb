import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../../games/now-or-never/game'
import type { G, OpenChoice } from '../../games/now-or-never/state'
import { loadChapter } from '../../games/now-or-never/story/library'
import { findScene, layOut, person, type Scene } from './scenes'
import { axe, desk, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
await nowOrNever.prepare?.({ mode: 'story', chapter: 1 })
const chapter = await loadChapter(1)

const bringsCoins = (label: string): boolean =>
  chapter.encounters
    .flatMap(({ choices }) => choices)
    .some(
      (choice) => choice.label === label && choice.rewards.some((gain) => gain.do === 'gain' && gain.what === 'coin'),
    )

/** It succeeds without a die and brings coins. */
const isSure = ({ test, price, label }: OpenChoice): boolean =>
  test.kind === 'decision' && price.length === 0 && bringsCoins(label)

/** A busy machine draws late. */
const patience = { timeout: 20_000 }

const table = { players: 2, options: { mode: 'story', chapter: 1 } }
const scene = findScene(nowOrNever, table, ({ story }) => {
  const open = story?.open
  return open?.player === person && open.taken === null && open.choices.some(isSure)
})
const sure = scene.view.story!.open!.choices.find(isSure)!.label

/** Copies of what was brought, above everything, as long as the page is open. */
function countFlights(): void {
  const flights: string[] = []
  Object.assign(window, { flights })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.inert && node.style.position === 'fixed') flights.push(node.innerText)
  }).observe(document, { childList: true, subtree: true })
}

const flown = (page: Page): Promise<unknown> => page.evaluate('window.flights')
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
const book = (page: Page) => page.locator('.storybook')

/** Scripts of the build by the module they begin with. */
const built: Readonly<Record<string, { file: string }>> = JSON.parse(
  readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
)
const ofTheStory = Object.entries(built).filter(([source]) =>
  /now-or-never\/(story\/printed\/|story\/prepare|Story|Book)/.test(source),
)

/** Which modules of the story were fetched for this scene, once this part of it is there. */
async function fetched(page: Page, laid: Scene<G>, part: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname.slice(1)))
  await layOut(page, stage.house.url, laid)
  await page.locator(part).first().waitFor()
  await page.waitForLoadState('networkidle')
  return ofTheStory.filter(([, { file }]) => files.has(file)).map(([source]) => source.replace(/^.*\//, ''))
}

it('code and words of the story are fetched where a story is played, of the chapters only its own', async () => {
  const visitor = await Visitor.enter(stage.browser)
  const standard = findScene(nowOrNever, { players: 2 }, ({ phase }) => phase === 'season')
  expect(ofTheStory.length).toBeGreaterThan(9)
  expect(await fetched(visitor.page, standard, '.space')).toEqual([])
  const told = await fetched(visitor.page, scene, '.storybook')
  expect(told).toContain('Story.tsx')
  expect(told.filter((source) => source.startsWith('chapter-'))).toEqual(['chapter-1.ts'])
  await visitor.leave()
})

describe('the open book', () => {
  it.each([
    { viewport: desk, dark: false },
    { viewport: phone, dark: true },
  ])('is read and decided by keys, in order, and axe finds nothing: %j', async (looks) => {
    const visitor = await Visitor.enter(stage.browser, looks)
    const { page } = visitor
    await page.addInitScript(countFlights)
    await layOut(page, stage.house.url, scene)
    await book(page).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    const { title, choices } = scene.view.story!.open!
    await expect.poll(() => focused(page), patience).toBe(title)
    const words = await book(page).innerText()
    const places = [title, ...choices.map(({ label }) => label)].map((part) => words.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
    for (const { label } of choices) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toContain(label)
      if (label === sure) break
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page), patience).toBe('Success')
    expect(await book(page).locator('.gains').innerText()).toContain('coin')
    expect(await axe(page)).toEqual([])
    expect(await flown(page)).toEqual([])
    await page.keyboard.press('Escape')
    await book(page).waitFor({ state: 'hidden' })
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it('what it brings flies to where it is kept, once, for whoever likes motion', async () => {
    const visitor = await Visitor.enter(stage.browser)
    const { page } = visitor
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(countFlights)
    await layOut(page, stage.house.url, scene)
    await book(page).getByRole('button', { name: sure }).click()
    const gains = await book(page).locator('.gains li').allInnerTexts()
    expect(gains.length).toBeGreaterThan(0)
    await expect.poll(() => flown(page), patience).toEqual(gains)
    await expect.poll(() => page.locator('[data-game] > [inert]').count(), patience).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'The book' }).click()
    await book(page).locator('.gains').waitFor()
    expect(await flown(page)).toEqual(gains)
    await visitor.leave()
  })
})
