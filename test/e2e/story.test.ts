import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { loadChapter } from '../../games/now-or-never/story/library'
import { isOver } from './clicking'
import { Bookworm, folds, type Read, reread } from './reading'
import { axe, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'now-or-never'
const pagesEach = 6
/** A chapter that goes on for so long has no end: most rounds are a short look at whether somebody else has moved. */
const mostRounds = 10_000
/** The house deals by chance: now and then a chapter is over before everything was seen, and another table is opened. */
const mostTables = 4

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
async function playTheChapter(readers: readonly Bookworm[]): Promise<boolean> {
  const enough = () =>
    readers.every(({ read }) => read.length >= pagesEach) &&
    readers.some(({ chain }) => chain !== undefined) &&
    readers.some(({ fights }) => fights.length > 0)
  for (let round = 0; !(await isOver(readers[0]!.page)); round++) {
    if (round > mostRounds) throw new Error(`The chapter does not end: ${await asked(readers)}`)
    for (const reader of readers) await reader.goOn(enough())
  }
  return enough()
}

const asked = async (readers: readonly Bookworm[]): Promise<string> =>
  (await Promise.all(readers.map(({ page }) => page.locator('.status').innerText()))).join(' / ')

interface Played {
  readonly visitors: readonly Visitor[]
  readonly readers: readonly Bookworm[]
  readonly sawAll: boolean
}

/** Two people at a table of their own, who have played the first chapter of a campaign to its score sheet. */
async function playAtATable(): Promise<Played> {
  const visitors = [
    await Visitor.enter(stage.browser),
    await Visitor.enter(stage.browser, { viewport: phone, dark: true }),
  ]
  const [ines, bo] = visitors.map(({ page }) => page) as [Page, Page]
  await sitDown(ines, bo)
  for (const page of [ines, bo]) {
    await page.getByText('on a milking stool, sits Aunt Bresk').waitFor()
    expect(await axe(page)).toEqual([])
  }
  const chapter = await loadChapter(1)
  const readers = [new Bookworm(ines, 'namal', chapter), new Bookworm(bo, 'zeik', chapter)]
  return { visitors, readers, sawAll: await playTheChapter(readers) }
}

/** Whoever has played a chapter in which everything was seen. */
async function playUntilAllWasSeen(): Promise<Played> {
  for (let table = 1; table <= mostTables; table++) {
    const played = await playAtATable()
    if (played.sawAll) return played
    for (const visitor of played.visitors) await visitor.leave()
  }
  throw new Error(`At ${mostTables} tables nobody came to six pages each, two missions one after the other and a fight`)
}

const titlesOf = (read: readonly Read[]): string[] => read.map(({ page }) => page.title)

/** The book of the match has everything, also for somebody who comes anew: six pages each, a chain of missions, a fight. */
async function looksItUp(page: Page, readers: readonly Bookworm[]): Promise<void> {
  await page.reload()
  const { title, encounters, fallback } = await loadChapter(1)
  const pages = [...encounters, fallback].map((one) => one.title)
  const leaves = await reread(page, title)
  for (const [at, name] of ['Ines', 'Bo'].entries()) {
    const { chain = [], fights } = readers[at]!
    const own = leaves.flatMap((leaf) => (leaf.who.includes(name) && pages.includes(leaf.title) ? leaf.title : []))
    expect(own.length).toBeGreaterThanOrEqual(pagesEach)
    expect(own).toEqual(expect.arrayContaining(titlesOf([...chain, ...fights])))
  }
  await page.reload()
}

/** NON-251: whoever won the chapter chooses on the map where the next one begins. */
async function choosesTheStart(pages: readonly Page[]): Promise<void> {
  const winner = async () => {
    const won = await Promise.all(pages.map((page) => page.getByText('You won the chapter before').isVisible()))
    return won.indexOf(true)
  }
  await expect.poll(winner, { timeout: 15_000 }).not.toBe(-1)
  const page = pages[await winner()]!
  await folds(page)
  await page.getByRole('button', { name: 'Look at the map' }).click()
  const piece = page.locator('.heropiece.own')
  const before = await piece.getAttribute('style')
  await page.locator('.space.legal').first().click()
  await expect.poll(() => piece.getAttribute('style'), { timeout: 15_000 }).not.toBe(before)
}

it('two people click through a chapter, with missions and a fight, and begin the next one on the page of the campaign', async () => {
  const { visitors, readers } = await playUntilAllWasSeen()
  const [ines, bo] = visitors.map(({ page }) => page) as [Page, Page]
  for (const page of [ines, bo]) {
    await page.getByRole('heading', { name: /^How it ended/ }).waitFor()
    expect(await page.locator('.lastpages li').count()).toBe(2)
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await looksItUp(bo, readers)
  for (const page of [ines, bo]) await page.getByRole('button', { name: /^To the campaign/ }).click()
  await ines.getByRole('button', { name: 'Begin Chapter 2: On Paper' }).click()
  await bo.getByRole('button', { name: 'Come along to Chapter 2: On Paper' }).click()
  const { introduction } = await loadChapter(2)
  for (const page of [ines, bo]) await page.getByText(introduction.slice(0, 40)).first().waitFor()
  await choosesTheStart([ines, bo])
  for (const { complaints } of visitors) expect(complaints).toEqual([])
  for (const visitor of visitors) await visitor.leave()
}, 900_000)
