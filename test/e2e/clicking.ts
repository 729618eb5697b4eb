import { existsSync } from 'node:fs'
import type { Frame, Locator, Page } from 'playwright-core'
import { catalog } from '../../games/catalog'
import { anyOf, seeded } from '../conformance/seeded'

/** Plays by clicking what the page offers, like somebody who takes the first good thing. */

/** A page, or one pane of tables side by side. */
export type Seat = Page | Frame

const offers = (page: Seat): Locator => page.locator('.status .act:not([aria-disabled])')

/** How somebody plays a game: what is wanted most comes first, and what is taken only now and then. */
export interface Style {
  readonly wanted: readonly RegExp[]
  readonly seldom: RegExp
  /** Things on the board that can be clicked as well. */
  readonly onBoard: string
}

/** Takes whatever is offered or glows. */
const plain: Style = { wanted: [], seldom: /^$/, onBoard: 'main button.legal' }

/** What `test/games/<game>/clicks.ts` exports, where there is one. */
async function styleOf(game: string): Promise<readonly [string, Style]> {
  const file = new URL(`../games/${game}/clicks.ts`, import.meta.url)
  if (!existsSync(file)) return [game, plain]
  const { clicks }: { clicks: Style } = await import(`../games/${game}/clicks.ts`)
  return [game, clicks]
}

export const styles: Readonly<Record<string, Style>> = Object.fromEntries(
  await Promise.all(catalog.map(({ meta }) => styleOf(meta.id))),
)

async function choose(page: Seat, { wanted, seldom, onBoard }: Style, random: () => number): Promise<Locator | null> {
  const texts = await offers(page).allInnerTexts()
  for (const want of wanted) {
    const at = texts.findIndex((text) => want.test(text))
    if (at >= 0 && (texts.length === 1 || !seldom.test(texts[at]!) || random() < 0.2)) return offers(page).nth(at)
  }
  const open = page.locator(onBoard)
  const cards = await open.count()
  if (cards > 0 && (texts.length === 0 || random() < 0.5)) return open.nth(Math.floor(random() * cards))
  return texts.length === 0 ? null : offers(page).nth(texts.indexOf(anyOf(texts, random)))
}

/** The first words of the score sheet. */
export const resultOf = (page: Seat): Locator =>
  page.getByRole('heading', { name: /\b(wins|won|share|ends with)\b/i }).first()

export const isOver = (page: Seat): Promise<boolean> => resultOf(page).isVisible()

/**
 * A card that is held too long, or clicked when it is no choice any more, is shown large over everything: whoever wants
 * to play on closes it.
 */
async function closeDialogs(page: Seat): Promise<void> {
  const close = page.locator('dialog[open] > * > header').getByRole('button', { name: 'Close' }).last()
  if (await close.isVisible()) await close.click({ timeout: 2_000 }).catch(() => {})
}

/** One click for whoever may act. Waits until somebody may. */
export async function clickOn(
  pages: readonly Seat[],
  random: () => number,
  style = styles.monuments!,
): Promise<'clicked' | 'over'> {
  const deadline = Date.now() + 60_000
  let missed = 'nothing is offered'
  while (Date.now() < deadline) {
    for (const page of pages) {
      await closeDialogs(page)
      const target = await choose(page, style, random)
      const failure = await target?.click({ timeout: 2_000 }).then(
        () => null,
        (error: unknown) => String(error),
      )
      if (failure === null) return 'clicked'
      missed = failure ?? missed
    }
    for (const page of pages) if (await isOver(page)) return 'over'
  }
  const asked = await Promise.all(pages.map((page) => page.locator('.status').innerText()))
  throw new Error(`Nobody can do anything: ${asked}\n${missed}`)
}

/** Plays a match to its score sheet. */
export async function playToTheEnd(pages: readonly Seat[], seed: number, game = 'monuments'): Promise<number> {
  const random = seeded(seed)
  for (let clicks = 0; clicks < 3_000; clicks++) {
    if ((await clickOn(pages, random, styles[game])) === 'over') return clicks
  }
  throw new Error('The match does not end')
}
