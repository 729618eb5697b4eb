import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Table, TableContext } from '../../client/kit/table'
import { Ending } from '../../client/table/Ending'
import EndingDialog from '../../client/table/EndingDialog'
import { SoFar } from '../../client/table/SoFar'
import { atStake, standingOf } from '../../client/table/stake'
import type { GameDefinition } from '../../games/kit/definition'
import { begin } from '../../games/kit/referee'
import type { Ending as Way } from '../../games/kit/score'
import { monuments } from '../../games/monuments/game'
import { type Beach, beach } from './table.fixture'

const pile: Way = {
  clause: 'BE-11',
  brief: 'Ends with the bag',
  say: 'The bag holds 4 shells. The last one ends it.',
  done: 2,
  of: 6,
}
const tide: Way = {
  clause: 'BE-12',
  brief: 'Ends with the tide',
  say: 'At seven pebbles the tide comes.',
  done: 1,
  of: 7,
}

/** Pebbles are counted in the open, shells at the end; the second player's shells are secret. */
const scored: GameDefinition<Beach> = {
  ...beach,
  scoreLines: [
    { key: 'pebbles', clause: 'BE-10', label: 'Pebbles', help: 'one each' },
    { key: 'shells', clause: 'BE-13', label: 'Shells', help: 'broken ones cost', atEnd: true },
    { key: 'crabs', clause: 'BE-14', label: 'Crabs', help: 'two each', atEnd: true },
  ],
  endings: () => [pile, tide],
  standing: (_, player) =>
    player === '0' ? { pebbles: 3, shells: -10, crabs: 4 } : { pebbles: 0, shells: null, crabs: 0 },
}

const player = (id: string, name: string) => ({ id, name, mark: 1, bot: null, connected: true, you: id === '0' })

function at(definition: GameDefinition<Beach>, element: React.ReactNode, over = false): string {
  const { G } = begin(definition, { players: 2, options: {}, seed: 'ending-seed' })
  const view = over ? { ...G, outcome: { scores: {}, breakdown: {}, ranking: [], winners: [] } } : G
  const back = { why: 'no', run: () => {} }
  const table: Table<Beach> = {
    definition,
    view,
    seat: '0',
    players: [player('0', 'Ines'), player('1', 'Bo')],
    mayAct: true,
    mayPlay: true,
    lastDeed: -1,
    undo: back,
    redo: back,
    restart: back,
    play: () => {},
    ask: () => null,
    choices: () => [],
  }
  return renderToStaticMarkup(<TableContext value={table as unknown as Table}>{element}</TableContext>)
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the nearest end is on the table with how near it is, how many other ways there are, and what it costs you', () => {
  const text = words(at(scored, <Ending />))
  expect(text).toContain('Ends with the bag')
  expect(text).toContain('2 / of 6')
  expect(text).toContain('or 1 more')
  expect(text).toContain('For you at the end: Shells −10 · Crabs +4')
  expect(text).not.toContain('Pebbles')
})

test('costs come before gains, the largest first; what is hidden or nothing is left out', () => {
  const { G } = begin(scored, { players: 2, options: {}, seed: 'ending-seed' })
  expect(atStake(scored as unknown as GameDefinition, G, '0').map(({ key }) => key)).toEqual(['shells', 'crabs'])
  expect(atStake(scored as unknown as GameDefinition, G, '1')).toEqual([])
})

test('the dialog tells every way with its clause, and what counts only then for everybody', () => {
  const html = at(scored, <EndingDialog onClose={() => {}} />)
  for (const { say, clause } of [pile, tide]) {
    expect(html).toContain(say)
    expect(html).toContain(`rules#${clause}`)
  }
  const rows = html.match(/<tr>.*?<\/tr>/g)!.map(words)
  expect(rows.find((row) => row.includes('Shells'))).toMatch(/−10\s+hidden/)
  expect(rows.find((row) => row.includes('Crabs'))).toMatch(/4\s+–/)
  expect(rows.some((row) => row.includes('Pebbles'))).toBe(false)
})

test("a player's panel opens with the points so far by line; what is secret stays hidden", () => {
  expect(words(at(scored, <SoFar player="0" />))).toMatch(
    /Points so far −3 .*Gained Pebbles .* 3 .*Shells .* −10 .*Crabs .* 4/,
  )
  const other = words(at(scored, <SoFar player="1" />))
  expect(other).toContain('and what is hidden until the end')
  expect(other).toMatch(/Shells .* hidden/)
  expect(other).not.toContain('Crabs')
})

test('a game that says nothing about its end shows nothing, and so does one that is over', () => {
  expect(at(beach, <Ending />)).toBe('')
  expect(at(scored, <Ending />, true)).toBe('')
  expect(at(beach, <SoFar player="0" />)).toBe('')
})

test('Monuments lists the lines of a module that is played, and of no other', () => {
  const linesOf = (options: object) => {
    const { G } = begin(monuments, { players: 2, options, seed: 'ending-seed' })
    return standingOf(monuments as unknown as GameDefinition, G, '0').map(({ clause }) => clause)
  }
  expect(linesOf({ heroesTradersScholars: true, eternalFame: true })).toEqual(
    expect.arrayContaining(['MU-121', 'MU-096']),
  )
  expect(linesOf({ heroesTradersScholars: false, eternalFame: true })).not.toContain('MU-121')
  expect(linesOf({ eternalFame: false })).not.toContain('MU-096')
})

test('MU-121 MU-096 a line of the score sheet that belongs to a module is there only with it', () => {
  const keys = (options: object) => {
    const { G } = begin(monuments, { players: 2, options, seed: 'modules' })
    return standingOf(monuments, G, '0').map(({ key }) => key)
  }
  expect(keys({ heroesTradersScholars: true })).toContain('tokens')
  expect(keys({ heroesTradersScholars: false })).not.toContain('tokens')
  const plain = keys({ eternalFame: false })
  const fame = keys({ eternalFame: true }).filter((key) => !plain.includes(key))
  expect(fame).toHaveLength(4)
})
