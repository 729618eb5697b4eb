import type { Page } from 'playwright-core'

/** How people come to a table in a browser. */

interface Wish {
  readonly game: string
  readonly name: string
  readonly where?: 'By link' | 'Public'
  /** Fills in the options before the match is created. */
  choose?(page: Page): Promise<unknown>
}

/** Creates a match at the game's page; gives the invitation link. */
export async function create(
  page: Page,
  url: string,
  { game, name, where = 'By link', choose }: Wish,
): Promise<string> {
  await page.goto(`${url}/game/${game}`)
  await page.getByRole('radio', { name: where }).check({ force: true })
  await choose?.(page)
  await page.getByLabel('Your name').first().fill(name)
  await page.getByRole('button', { name: 'Create the match' }).click()
  await page.waitForURL(`**/match/${game}/**`)
  return page.url()
}

/** Takes a free seat at a table somebody was invited to. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').first().fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.locator('.status').waitFor()
}
