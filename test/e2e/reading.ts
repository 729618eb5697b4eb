import type { Page } from 'playwright-core'
import { type HeroId, heroOf } from '../../games/now-or-never/data/heroes'
import type { Chapter, Choice, Encounter } from '../../games/now-or-never/story/types'
import { seeded } from '../conformance/seeded'
import { clickOn, styles } from './clicking'

/** Somebody at a table of Now or Never who has read the chapter before and looks for its pages, by clicking. */

/** A page of the book that was opened, and what was done there. */
export interface Read {
  readonly page: Encounter
  readonly taken: Choice
}

interface Spot {
  readonly id: string
  readonly open: boolean
  readonly token: string
  readonly toll: number
  readonly words: string
}

const patience = 60

/** What goes on without a thought. */
const onward = [
  /^Your mission here/,
  /^Search /,
  /^Yes, /,
  /^Strike/,
  /^Fight on/,
  /^(Keep|Add) /,
  /^Produce/,
  /^End turn/,
  /^Do nothing/,
]

export class Bookworm {
  readonly read: Read[] = []
  readonly #random = seeded(3)
  readonly page: Page
  readonly hero: HeroId
  readonly #chapter: Chapter

  constructor(page: Page, hero: HeroId, chapter: Chapter) {
    this.page = page
    this.hero = hero
    this.#chapter = chapter
  }

  get missions(): Read[] {
    return this.read.filter(({ page }) => page.mission !== null)
  }

  get fights(): Read[] {
    return this.read.filter(({ taken }) => taken.test.kind === 'combat')
  }

  /** Two missions one after the other: the second is where the first has led. */
  get chain(): readonly [Read, Read] | undefined {
    for (const [at, one] of this.missions.entries()) {
      const next = this.missions.slice(at + 1).find(({ page }) => page.mission === one.taken.mission?.id)
      if (next) return [one, next]
    }
    return undefined
  }

  /** One click, if something is asked here. Whoever has seen enough only wants the chapter to end. */
  async goOn(enough: boolean): Promise<boolean> {
    const texts = await this.#offers()
    if (await this.#waits()) return false
    if (await this.#decides()) return true
    if (await this.#spends()) return true
    const leads = texts.find((text) => text === `Lead ${heroOf(this.hero).name}`)
    if (leads) return this.#act(leads)
    const next = onward.flatMap((want) => texts.filter((text) => want.test(text)))[0]
    if (next) return this.#act(next)
    if (texts.includes('Pass')) return this.#takesATurn(enough, texts)
    const heals = texts.find((text) => /^Rest for \d+ hearts?$/.test(text))
    if (heals) return this.#act(heals)
    if (texts.some((text) => text.startsWith('Go to '))) return this.#walks()
    // On a slow machine a click may count only when the turn has gone on: then there is nothing more to click here.
    return texts.length > 0 && isDone(clickOn([this.page], this.#random, styles['now-or-never']))
  }

  async #waits(): Promise<boolean> {
    const asked = await this.page
      .locator('.status .say p')
      .first()
      .innerText({ timeout: 5_000 })
      .catch(() => 'Waiting')
    return asked.startsWith('Waiting')
  }

  /** What the bar offers, without the notes. */
  #offers(): Promise<string[]> {
    return this.page
      .locator('.status .act:not([aria-disabled]) > span')
      .evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''))
  }

  async #act(label: string): Promise<boolean> {
    const at = (await this.#offers()).indexOf(label)
    if (at < 0) return false
    return isDone(this.page.locator('.status .act:not([aria-disabled])').nth(at).click({ timeout: 3_000 }))
  }

  /** The page that lies open: rather a mission than a fight, a fight than anything else, the first time. */
  async #decides(): Promise<boolean> {
    const ways = this.page.locator('.storybook .storyways button.may:not([aria-disabled])')
    const labels = await ways.locator('b').allInnerTexts()
    if (labels.length === 0) return false
    const title = await this.page.locator('.storybook .leaf h2').innerText({ timeout: 3_000 })
    const open = [...this.#chapter.encounters, this.#chapter.fallback].find(
      (page) => page.title === title && page.choices.some(({ label }) => labels.includes(label)),
    )
    if (!open) throw new Error(`The chapter has no page ${title} with ${labels.join(', ')}`)
    const choices = open.choices.filter(({ label }) => labels.includes(label))
    const taken =
      choices.find(({ mission }) => mission !== null) ??
      (this.fights.length === 0 ? choices.find(({ test }) => test.kind === 'combat') : undefined) ??
      choices.find(({ test }) => test.kind === 'decision') ??
      choices[0]!
    const done = await isDone(ways.filter({ hasText: taken.label }).first().click({ timeout: 3_000 }))
    if (done) this.read.push({ page: open, taken })
    return done
  }

  /** As many hearts as it takes. */
  async #spends(): Promise<boolean> {
    const ways = this.page.locator('.storybook .spend button:not([aria-disabled])')
    const words = await ways.allInnerTexts()
    if (words.length === 0) return false
    const enough = words.findIndex((one) => one.includes('succeeds'))
    return isDone(ways.nth(Math.max(0, enough)).click({ timeout: 3_000 }))
  }

  async #takesATurn(enough: boolean, texts: readonly string[]): Promise<boolean> {
    if (enough) return this.#act('Pass')
    const hearts = await this.page.locator('#mine .trk.heart .on').count()
    if (hearts < 6 && texts.includes('Heal')) {
      await this.#act('Heal')
      return this.#act((await this.#offers())[0] ?? 'Never mind')
    }
    if (hearts > 2 && texts.some((text) => text.startsWith('Move '))) return this.#walks()
    return this.#act('Pass')
  }

  /** To the mission, to a page that may lead to one, to any page, or nearer to them. */
  async #walks(): Promise<boolean> {
    if (await folds(this.page)) return true
    const spots = await this.#spots()
    const wanted = new Map(spots.flatMap((spot) => (this.#wish(spot) === null ? [] : [[spot.id, this.#wish(spot)!]])))
    const [best] = spots
      .filter(({ open }) => open)
      .map((spot) => ({ spot, worth: wanted.get(spot.id) ?? nearest(spot.id, [...wanted.keys()]) + 4 }))
      .map(({ spot, worth }) => ({ spot, cost: worth + spot.toll }))
      .sort((a, b) => a.cost - b.cost)
    if (!best) return this.#act('Pass')
    return isDone(this.page.locator(`[data-space="${best.spot.id}"]`).click({ timeout: 3_000 }))
  }

  /** The less, the more it is wanted; nothing where no page waits. */
  #wish({ token, words }: Spot): number | null {
    if (words.includes(`The mission of ${heroOf(this.hero).name}`)) return 0
    if (!token) return null
    const here = this.#chapter.encounters.filter((page) => page.hero === this.hero && page.key === token)
    const leads = here.some((page) => page.choices.some(({ mission }) => mission !== null))
    return leads ? 1 : 2
  }

  #spots(): Promise<Spot[]> {
    return this.page.locator('[data-space]').evaluateAll((all) =>
      all.map((spot) => ({
        id: spot.getAttribute('data-space') ?? '',
        open: !spot.hasAttribute('aria-disabled'),
        token: spot.querySelector('.token:not(.gone)')?.firstChild?.textContent ?? '',
        toll: Number(/\d+/.exec(spot.querySelector('.toll')?.textContent ?? '')?.[0] ?? 0),
        words: document.getElementById(spot.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      })),
    )
  }
}

/** A page of a match's book as anybody can look it up. */
export interface Leaf {
  /** Whose page it was; empty if it was everybody's. */
  readonly who: string
  readonly title: string
}

/** Turns the book of a match that is over from its first page, the introduction, to its last. */
export async function reread(page: Page, introduction: string): Promise<Leaf[]> {
  await page.getByRole('button', { name: /^Table/ }).click()
  const book = page.locator('.storybook')
  const title = book.locator('.leaf h2')
  await book.waitFor()
  await folds(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'The book of this match' }).click()
  const turn = async (name: string): Promise<boolean> => {
    const button = book.getByRole('button', { name })
    if ((await button.getAttribute('aria-disabled')) !== null) return false
    await button.click()
    return true
  }
  const toTheFirst = async () => {
    while (await turn('The page before'));
    return title.innerText()
  }
  // What was said before this page came is fetched when the book is opened.
  const end = Date.now() + 20_000
  while ((await toTheFirst()) !== introduction) {
    if (Date.now() > end) throw new Error(`The book begins with ${await title.innerText()}`)
  }
  const leaves: Leaf[] = []
  do {
    const who = book.locator('.storywho').first()
    leaves.push({ who: (await who.isVisible()) ? await who.innerText() : '', title: await title.innerText() })
  } while (await turn('The next page'))
  return leaves
}

/** Whoever wants to see the table folds the book down. */
export async function folds(page: Page): Promise<boolean> {
  const fold = page.getByRole('button', { name: 'Fold the book down' })
  return (await fold.isVisible()) && isDone(fold.click({ timeout: 3_000 }))
}

const isDone = (click: Promise<unknown>): Promise<boolean> =>
  click.then(
    () => true,
    () => false,
  )

/** `r2c5` */
const rowAndColumn = (id: string): number[] => (id.match(/\d+/g) ?? []).map(Number)

function nearest(from: string, to: readonly string[]): number {
  const [row, column] = rowAndColumn(from)
  return Math.min(patience, ...to.map(rowAndColumn).map(([r, c]) => Math.abs(r! - row!) + Math.abs(c! - column!)))
}
