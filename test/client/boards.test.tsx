import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { board as meeples } from '../../client/boards/meeples-and-monsters'
import { board as monumental } from '../../client/boards/monumental'
import { board as monuments } from '../../client/boards/monuments'
import { board as nowOrNever } from '../../client/boards/now-or-never'
import { board as villages } from '../../client/boards/villages-of-valeria'
import { type BoardModule, type Table, TableContext } from '../../client/kit/table'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { plugOf } from '../conformance/plugs'
import { tablesOf } from '../conformance/tables'
import { positions } from '../games/positions'
import { seatedAt } from './seated'

const boards: [string, BoardModule][] = [
  ['monuments', monuments],
  ['meeples-and-monsters', meeples],
  ['now-or-never', nowOrNever],
  ['villages-of-valeria', villages],
  ['monumental', monumental],
]

interface Offer {
  readonly words: string
  readonly possible: boolean
}

interface Shown {
  readonly headline: string
  readonly offers: readonly Offer[]
}

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The line that says what is expected, with its choices, as this seat sees it. */
function shownTo(
  definition: GameDefinition,
  { Around = Fragment, Board }: BoardModule,
  G: MatchState,
  seat: string,
): Shown {
  const names = ['Ines', 'Bo', 'Ada', 'Uwe', 'Liv']
  const players = names.map((name, i) => ({
    id: String(i),
    name,
    mark: i + 1,
    bot: null,
    connected: true,
    you: String(i) === seat,
  }))
  const table: Table = { ...seatedAt(definition, G, seat), players }
  const html = renderToStaticMarkup(
    <TableContext value={table}>
      <Around>
        <Board />
      </Around>
    </TableContext>,
  )
  const acts = [...html.matchAll(/<button type="button" class="act[^"]*"([^>]*)>(.*?)<\/button>/g)]
  return {
    headline: wordsOf(/<span aria-live="polite">(.*?)<\/span>/.exec(html)?.[1] ?? ''),
    offers: acts.map(([, attributes, inside]) => ({
      words: wordsOf(inside!),
      possible: !attributes!.includes('aria-disabled'),
    })),
  }
}

/** Now and then a position of a random match, at a few kinds of tables. */
function* samples(game: string): Generator<{ G: MatchState; seat: string }> {
  const plug = plugOf(game)
  const tables = tablesOf(plug)
  for (const i of [0, 1, 2]) {
    const table = tables[Math.floor((i * tables.length) / 3)]!
    let n = 0
    for (const G of positions(plug.definition, { ...table, seed: i })) {
      if (n++ > 400) break
      const [seat] = Object.keys(awaited(G))
      if (seat && n % 20 === 1) yield { G, seat }
    }
  }
}

describe.each(boards)('the choices of %s', (game, board) => {
  const { definition } = plugOf(game)
  const seen: Shown[] = []
  beforeAll(async () => {
    const all = [...samples(game)]
    // Parts of a board come late: the second drawing has them.
    for (const { G, seat } of all) shownTo(definition, board, G, seat)
    await vi.dynamicImportSettled()
    seen.push(...all.map(({ G, seat }) => shownTo(definition, board, G, seat)))
  }, 300_000)

  test('are many enough to judge by', () => {
    expect(seen.flatMap(({ offers }) => offers).length).toBeGreaterThan(100)
  })
  test('what is possible comes before what is not', () => {
    const wrong = seen.filter(({ offers }) => {
      const refused = offers.findIndex(({ possible }) => !possible)
      return refused >= 0 && offers.slice(refused).some(({ possible }) => possible)
    })
    expect(wrong).toEqual([])
  })
  test('no two that are possible are called the same', () => {
    const wrong = seen.filter(({ offers }) => {
      const words = offers.flatMap((one) => (one.possible ? [one.words] : []))
      return new Set(words).size < words.length
    })
    expect(wrong).toEqual([])
  })
  test('no headline and no choice leaves out the point', () => {
    const words = seen.flatMap(({ headline, offers }) => [headline, ...offers.map((one) => one.words)])
    expect(words.filter((one) => one === '' || /…$|\.\.\.$| :|undefined|NaN/.test(one))).toEqual([])
  })
})
