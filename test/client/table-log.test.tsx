import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chip } from '../../client/kit/chips'
import { Tip } from '../../client/kit/Tip'
import { type BoardModule, TableContext } from '../../client/kit/table'
import { Answers } from '../../client/table/answers'
import { everything, LogLines } from '../../client/table/LogLines'
import { defineGame } from '../../games/kit/boardgame'
import { begin } from '../../games/kit/referee'
import { seatedAt } from './seated'
import { beach } from './table.fixture'

const { G } = begin(beach, { players: 2, options: {}, seed: 'log-seed' })
const nothing = () => null
const board: BoardModule = {
  Board: nothing,
  Summary: nothing,
  Area: nothing,
  Finale: nothing,
  tell: (event) => (event === 'silent' ? null : `told ${event}`),
  gallery: [],
  CardFace: nothing,
}

/** Twenty lines a turn; every third event is not worth a line. */
const lines = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    key: `${i}.0`,
    step: i,
    turn: Math.floor(i / 20),
    player: String(Math.floor(i / 20) % 2),
    event: i % 3 === 0 ? 'silent' : `${i}`,
  }))

const log = (n: number, seen = 0, filter = everything): string =>
  renderToStaticMarkup(
    <TableContext value={seatedAt(beach, G, '0')}>
      <LogLines board={board} lines={lines(n)} seen={seen} filter={filter} />
    </TableContext>,
  )
const shown = (page: string): string[] => [...page.matchAll(/told (\d+)/g)].map(([, i]) => i!)

test('however long a match is, only the end of its log is in the page, and it says how much came before', () => {
  for (const n of [50, 100, 500, 2_000]) {
    const told = lines(n).filter(({ event }) => event !== 'silent')
    const seen = shown(log(n))
    expect(seen).toEqual(told.slice(-seen.length).map(({ event }) => event))
    expect(seen.length).toBeLessThanOrEqual(60)
    expect(seen.length).toBeGreaterThanOrEqual(Math.min(told.length, 30))
    const before = told.length - seen.length
    expect(log(n).includes(`${before} earlier lines`)).toBe(before > 0)
  }
})

test('all that is new to this seat is in the page, with the mark before it', () => {
  for (const seen of [1, 150, 151, 152, 290]) {
    const page = log(300, seen)
    const marked = page.slice(page.indexOf('since your last turn'))
    const fresh = lines(300).filter(({ event }, i) => event !== 'silent' && i >= seen)
    expect(shown(marked)).toEqual(fresh.map(({ event }) => event))
  }
  expect(log(300, 300)).not.toContain('since your last turn')
})

test('who searches the log searches all of it', () => {
  expect(shown(log(500, 0, { text: '7', player: null }))).toHaveLength(333)
})

test('a closed tip leaves only its words in the page, and the number of its clause', () => {
  const wide = <Chip icon={null} name="Petra 8" tip={<figure>drawn card</figure>} words="Hammer" />
  expect(renderToStaticMarkup(wide)).not.toContain('figure')
  expect(renderToStaticMarkup(wide)).toMatch(/role="tooltip"[^>]*>Hammer</)
  const refused = (
    <Tip tip="The bag is empty" clause="BE-03">
      <button type="button">Draw</button>
    </Tip>
  )
  expect(renderToStaticMarkup(refused)).toMatch(/role="tooltip"[^>]*>The bag is empty BE-03</)
})

test('a question about a position is put to the rules once', () => {
  const asked: unknown[] = []
  const { gather } = beach.rules
  const counting = defineGame({
    ...beach,
    rules: {
      gather: {
        ...gather,
        check: (...call: Parameters<typeof gather.check>) => {
          asked.push(call[1])
          return gather.check(...call)
        },
        choices: (ask: Parameters<typeof gather.choices>[0]) => {
          asked.push('choices')
          return gather.choices(ask)
        },
      },
    },
  })
  const answers = new Answers(counting, G, '0')
  expect([answers.ask('gather', 1), answers.ask('gather', 1), answers.ask('gather', 2)]).toEqual([null, null, null])
  expect(asked).toEqual([1, 2])
  const first = answers.choices('gather')
  first.reverse()
  expect(answers.choices('gather')).toEqual([[1], [2]])
  expect(asked).toEqual([1, 2, 'choices'])
})
