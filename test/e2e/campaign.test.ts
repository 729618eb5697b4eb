import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '../../games/now-or-never/story/campaign'
import { loadChapter } from '../../games/now-or-never/story/library'
import type { Chapter } from '../../games/now-or-never/story/types'
import { axe, openStage, phone, sidewaysScroll, Visitor } from './stage'

const stage = openStage()
const game = 'now-or-never'
const ownBook = readFileSync(new URL('../../games/now-or-never/story/book/sample/chapter.md', import.meta.url), 'utf8')

/** What a page has fetched so far: the scripts, as text. */
function listen(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (/\.js(\?|$)/.test(answer.url())) scripts.push(answer.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).join('\n')
}

/** Some outcomes of a chapter, as they stand in its file. */
const outcomesOf = ({ encounters }: Chapter): string[] =>
  encounters.flatMap(({ choices }) => choices.map(({ reaction }) => JSON.stringify(reaction).slice(1, 40)))

const found = (text: string, chapter: Chapter): number =>
  outcomesOf(chapter).filter((words) => text.includes(words)).length

describe('a campaign by clicking', () => {
  it('on this device: on the shelf, with its file, to the next chapter and with somebody else; only that chapter is fetched', async () => {
    const visitor = await Visitor.enter(stage.browser, { viewport: phone })
    const { page } = visitor
    const fetched = listen(page)
    const sheet: Campaign = {
      heroes: ['marklun', 'halia'],
      chapters: [{ scores: [84, 91], reputations: [3, -1] }],
      flags: [[], []],
    }
    const players = [
      { name: 'Ines', bot: null },
      { name: 'Bo', bot: null },
    ]
    await page.goto(`${stage.house.url}/game/${game}`)
    await page.getByRole('radio', { name: 'This device' }).check({ force: true })
    await page.getByLabel('Mode').selectOption('Story')
    await page.getByRole('radio', { name: 'Campaign from a file' }).check({ force: true })
    const file = (text: string) => ({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByLabel('The saved campaign').setInputFiles(file('{"game":"now-or-never"}'))
    await page.getByText('This file holds no campaign').waitFor()
    await page.getByLabel('The saved campaign').setInputFiles(file(JSON.stringify({ game, players, sheet })))
    await page.getByText('It goes on with chapter 2: On Paper').waitFor()
    await page.getByRole('button', { name: 'Go on with Chapter 2' }).click()
    await page.waitForURL(/\/local\//)
    const [first, second] = [await loadChapter(1), await loadChapter(2)]
    await expect.poll(async () => found(await fetched(), second), { timeout: 30_000 }).toBeGreaterThan(100)
    expect(found(await fetched(), first)).toBe(0)

    await page.goto(stage.house.url)
    await page.getByRole('link', { name: 'Open Now or Never: campaign on this device' }).click()
    await page.getByRole('link', { name: 'Go on with Chapter 2: On Paper' }).waitFor()
    expect(await page.locator('.sheet').innerText()).toContain('Marklun')
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as a file' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('now-or-never-campaign-after-chapter-1.json')
    expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toEqual({ game, players, sheet })

    // The chapter is over, as its table would have written it down.
    await page.evaluate(() => {
      const [kept] = JSON.parse(localStorage.getItem('monumenta.series')!)
      kept.options.campaign.chapters.push({ scores: [70, 88], reputations: [2, 2] })
      localStorage.setItem('monumenta.series', JSON.stringify([kept]))
    })
    await page.reload()
    await page.getByRole('button', { name: 'Change who plays' }).click()
    await page.getByRole('textbox', { name: 'Seat 2' }).fill('Cy')
    await page.getByRole('button', { name: 'That is us' }).click()
    await page.locator('.sitters', { hasText: 'Cy' }).waitFor()
    await page.getByRole('button', { name: 'Begin Chapter 3: Below Stairs' }).click()
    await page.waitForURL(/\/local\/[^/]+$/)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  it.each(['By link', 'This device'])(
    "a book of one's own, %s: what is wrong is said by its line, then it is played",
    async (where) => {
      const visitor = await Visitor.enter(stage.browser)
      const { page } = visitor
      await page.goto(`${stage.house.url}/game/${game}`)
      await page.getByRole('radio', { name: where }).check({ force: true })
      await page.getByRole('button', { name: 'Remove seat 2' }).click()
      await page.getByLabel('Mode').selectOption('Story')
      await page.getByRole('combobox', { name: /^Chapter/ }).selectOption('A sample')
      const field = page.getByLabel('A book of your own')
      const file = (text: string) => ({ name: 'book.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
      await field.and(page.locator(':enabled')).waitFor()
      await field.setInputFiles(file(ownBook.replace('Test: skill 5', 'Test: skull 5')))
      await page.getByText(/Line \d+: "skull 5" is no test/).waitFor()
      await field.setInputFiles(file(ownBook))
      await page.getByText('book.md is taken').waitFor()
      expect(await axe(page)).toEqual([])
      await page.getByRole('button', { name: /^(Create the match|Start playing)$/ }).click()
      await page.waitForURL(/\/(match|local)\//)
      await page.locator('.status').waitFor()
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    },
  )

  it('by link: whoever has the address of the campaign sits down at its chapter, and no browser holds a page of the book', async () => {
    const ines = await Visitor.enter(stage.browser)
    const bo = await Visitor.enter(stage.browser, { viewport: phone, dark: true })
    const scripts = [listen(ines.page), listen(bo.page)]
    const { page } = ines
    await page.goto(`${stage.house.url}/game/${game}`)
    await page.getByRole('link', { name: /A campaign of 6 chapters/ }).click()
    await page.getByLabel('Your name').first().fill('Ines')
    await page.getByRole('button', { name: 'Begin the campaign' }).click()
    await page.getByRole('link', { name: /^See the campaign/ }).click()
    await page.getByText('Waiting for somebody').waitFor()
    expect(await axe(page)).toEqual([])
    await bo.page.goto(await page.getByLabel('Link of this campaign').inputValue())
    await bo.page.getByRole('link', { name: 'Take a seat in Chapter 1: The Count' }).click()
    await bo.page.getByLabel('Your name').first().fill('Bo')
    await bo.page.getByRole('button', { name: 'Take a seat' }).click()
    await bo.page.locator('.status').waitFor()
    await page.getByRole('link', { name: 'Go on with Chapter 1: The Count' }).click()
    await page.locator('.status').waitFor()
    const chapter = await loadChapter(1)
    for (const fetched of scripts) expect(found(await fetched(), chapter)).toBe(0)
    for (const { complaints } of [ines, bo]) expect(complaints).toEqual([])
    await ines.leave()
    await bo.leave()
  })
})
