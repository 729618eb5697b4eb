import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { loadChapter } from '../../games/now-or-never/story/library'
import { isOver } from './clicking'
import { Bookworm, folds } from './reading'
import { axe, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'now-or-never'
const pagesEach = 6
/** The house deals by chance; a chapter in which so little happens has no end. */
const mostRounds = 1_500

/** Ines opens a campaign, Bo comes by its link. */
async function sitDown(ines: Page, bo: Page): Promise<void> {
  await ines.goto(`${stage.house.url}/game/${game}`)
  await ines.getByRole('link', { name: /A campaign of 6 chapters/ }).click()
  await ines.getByLabel('Your name').first().fill('Ines')
  await ines.getByRole('button', { name: 'Begin the campaign' }).click()
  await ines.getByRole('link', { name: /^See the campaign/ }).click()
  await bo.goto(await ines.getByLabel('Link of this campaign').inputValue())
  await bo.getByRole('link', { name: 'Take a seat in Chapter 1: The Count' }).click()
  await bo.getByLabel('Your name').first().fill('Bo')
  await bo.getByRole('button', { name: 'Take a seat' }).click()
  await ines.getByRole('link', { name: 'Go on with Chapter 1: The Count' }).click()
}

/** Both click until the score sheet; once everything was seen they let the seasons go by. */
async function playTheChapter(readers: readonly Bookworm[]): Promise<void> {
  const enough = () =>
    readers.every(({ read }) => read.length >= pagesEach) &&
    readers.some(({ chained }) => chained) &&
    readers.some(({ fights }) => fights.length > 0)
  for (let round = 0; !(await isOver(readers[0]!.page)); round++) {
    expect(round).toBeLessThan(mostRounds)
    for (const reader of readers) await reader.goOn(enough())
  }
  expect(readers.map(({ read }) => read.length >= pagesEach)).toEqual([true, true])
  expect(readers.some(({ chained }) => chained)).toBe(true)
  expect(readers.some(({ fights }) => fights.length > 0)).toBe(true)
}

/** NON-251: whoever won the chapter chooses on the map where the next one begins. */
async function choosesTheStart(pages: readonly Page[]): Promise<void> {
  const won = await Promise.all(pages.map((page) => page.getByText('You won the chapter before').isVisible()))
  const page = pages[won.indexOf(true)]!
  await folds(page)
  await page.getByRole('button', { name: 'Look at the map' }).click()
  const piece = page.locator('.heropiece.own')
  const before = await piece.getAttribute('style')
  await page.locator('.space.legal').first().click()
  await expect.poll(() => piece.getAttribute('style')).not.toBe(before)
}

it('two people click through a chapter, with missions and a fight, and begin the next one on the page of the campaign', async () => {
  const chapter = await loadChapter(1)
  const visitors = [
    await Visitor.enter(stage.browser),
    await Visitor.enter(stage.browser, { viewport: phone, dark: true }),
  ]
  const [ines, bo] = visitors.map(({ page }) => page) as [Page, Page]
  await sitDown(ines, bo)
  for (const page of [ines, bo]) await page.getByText('on a milking stool, sits Aunt Bresk').waitFor()
  await playTheChapter([new Bookworm(ines, 'namal', chapter), new Bookworm(bo, 'zeik', chapter)])
  for (const page of [ines, bo]) {
    await page.getByRole('heading', { name: /^How it ended/ }).waitFor()
    expect(await page.locator('.lastpages li').count()).toBe(2)
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: /^To the campaign/ }).click()
  }
  await ines.getByRole('button', { name: 'Begin Chapter 2: On Paper' }).click()
  await bo.getByRole('button', { name: 'Come along to Chapter 2: On Paper' }).click()
  const { introduction } = await loadChapter(2)
  for (const page of [ines, bo]) await page.getByText(introduction.slice(0, 40)).first().waitFor()
  await choosesTheStart([ines, bo])
  for (const { complaints } of visitors) expect(complaints).toEqual([])
  for (const visitor of visitors) await visitor.leave()
}, 600_000)
