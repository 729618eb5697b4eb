import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Book, useBook } from '../../client/boards/now-or-never/Book'
import { asksFor, chanceInShort, chanceWords, spendings } from '../../client/boards/now-or-never/chances'
import Finale from '../../client/boards/now-or-never/Finale'
import { gainsOf, gainWords } from '../../client/boards/now-or-never/gains'
import { Island } from '../../client/boards/now-or-never/Island'
import { quoted } from '../../client/boards/now-or-never/Prose'
import { lyingNow, momentOf, opensAt, opensFor, pagesOf, readingOf } from '../../client/boards/now-or-never/pages'
import deepPictures from '../../client/boards/now-or-never/pictures/deep.pictures'
import { type NeverTable, useNever, usePlan } from '../../client/boards/now-or-never/plan'
import { help } from '../../client/boards/now-or-never/say'
import { SaidContext, type Table, TableContext } from '../../client/kit/table'
import { gain } from '../../games/now-or-never/data/effects'
import { enemies } from '../../games/now-or-never/data/enemies'
import { nowOrNever } from '../../games/now-or-never/game'
import { loadChapter } from '../../games/now-or-never/story/library'
import { keep } from '../../games/now-or-never/story/shelf'
import { chapterIds } from '../../games/now-or-never/story/types'
import { attempt, bookOf, choice, combat, decision, reading, skill, told } from '../games/now-or-never/book'
import type { Land } from '../games/now-or-never/layout'
import { allPass, dice } from '../games/now-or-never/play'
import { position } from '../kit/position'
import { seatedAt } from './seated'

/** Pictures are made by the bundler. */
vi.mock('../../client/boards/now-or-never/pictures', () => ({ Icon: () => null }))

const tableOf = (at: Land, seat = '0', played: unknown[][] = []): NeverTable => seatedAt(nowOrNever, at.G, seat, played)

const player = (id: string, name: string) => ({ id, name, mark: 1, bot: null, connected: true, you: id === '0' })

function Shown() {
  const table = useNever()
  return <Book story={table.view.story!} book={useBook(table)} />
}

type Said = readonly { event: unknown }[]

/** A piece of the screen as this seat sees it. */
function shown(at: Land, what: ReactNode, seat = '0', said: Said = [{ event: null }]): string {
  const table = { ...tableOf(at, seat), players: [player('0', 'Ines'), player('1', 'Bo')] }
  return renderToStaticMarkup(
    <TableContext value={table as unknown as Table}>
      <SaidContext value={{ lines: said, recall: null }}>{what}</SaidContext>
    </TableContext>,
  )
}

const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** The book as this seat sees it, without its tags. */
const read = (at: Land, seat = '0', said?: Said): string => wordsOf(shown(at, <Shown />, seat, said))

const knock = choice({ label: 'Knock', reaction: 'Somebody opens.', reputation: 2, rewards: [gain('coin', 3)] })
const push = choice({ label: 'Push', test: combat(2, 5), reaction: 'It falls in.', rewards: [gain('xp', 1)] })
const bribe = choice({ label: 'Bribe', test: decision, price: [{ do: 'pay', what: 'coin', n: 40 }] })

describe('the open page', () => {
  test('NON-222 everybody reads title, text and choices with their tests, nobody what they bring', () => {
    const at = reading([knock, push, bribe])
    for (const seat of ['0', '1']) {
      const words = read(at, seat)
      expect(words).toContain('Ines')
      expect(words).toMatch(/A Door There is a door\. Knock skill 5/)
      expect(words).toContain('Push fight 2 / 5')
      expect(words).toContain('Bribe no roll, costs 40 coins')
      expect(words).not.toMatch(/Somebody opens|It falls in|reputation|3 coins/)
    }
  })

  test('NON-213 alone what a choice brings is read beside it', () => {
    expect(read(reading([knock], { players: 1 }))).toContain('brings +2 reputation, +3 coins')
  })

  test('NON-223 a choice that cannot be paid for says why, to whoever decides only', () => {
    const at = reading([knock, bribe])
    expect(read(at, '0')).toContain('This choice costs 40 coins')
    expect(read(at, '1')).not.toContain('This choice costs')
  })

  test('NON-224 the chance is that of the reader: the die alone, then hearts that can be spared', () => {
    const { G } = reading([knock], { seats: { 0: { hearts: 6 } } })
    expect(chanceWords(G, '0', choice({ test: skill(1) }))).toBe('sure')
    expect(chanceWords(G, '0', choice({ test: skill(3) }))).toBe('2 in 4 by the die alone, sure with 2 hearts')
    expect(chanceWords(G, '0', choice({ test: skill(5) }))).toBe('never by the die alone, sure with 4 hearts')
    const weak = reading([knock], { seats: { 0: { hearts: 3 } } }).G
    expect(chanceWords(weak, '0', choice({ test: skill(5) }))).toBe('never by the die alone, 2 in 4 with 2 hearts')
    const last = reading([knock], { seats: { 0: { hearts: 1 } } }).G
    expect(chanceWords(last, '0', choice({ test: skill(4) }))).toBe('1 in 4 by the die alone')
    const short = (view: typeof G, level: number) => chanceInShort(view, '0', choice({ test: skill(level) }))
    expect([1, 3, 5].map((level) => short(G, level))).toEqual([
      'sure',
      '2 in 4, sure with 2 hearts',
      'sure with 4 hearts',
    ])
    expect([4, 5].map((level) => short(last, level))).toEqual(['1 in 4', 'never'])
    expect(short(weak, 5)).toBe('2 in 4 with 2 hearts')
  })

  test('NON-229 the chance of a fight is worked out for the hero as it stands', () => {
    const of = (hearts: number) => chanceWords(reading([push], { seats: { 0: { hearts } } }).G, '0', push)
    const percent = (words: string) => Number(/about (\d+)/.exec(words)![1])
    expect(percent(of(5))).toBeLessThan(percent(of(6)))
    expect([of(1), of(7)]).toEqual(['hardly ever won', 'as good as won'])
    expect(asksFor(push)).toBe('fight 2 / 5')
  })
})

describe('the roll', () => {
  test('NON-224 NON-225 hearts are offered as far as they help: none, enough, up to the bonus', () => {
    const at = reading([choice({ test: skill(5) })], { seats: { 0: { hearts: 6 } } })
    dice(at, 3)
    at.play('0', 'chooseStory', 0)
    const table = tableOf(at)
    expect(readingOf(table.view)).toBe('rolling')
    const offered = spendings(table.view, '0', 3, table.choices('spendHearts'))
    expect(offered.map(({ hearts, words }) => `${hearts} ${words}`)).toEqual([
      '0 fails, and the turn is over',
      '2 succeeds',
      '3 succeeds',
      '4 succeeds, with the bonus',
    ])
    expect(read(at)).toContain('You rolled 3 Keep the 3 fails, and the turn is over Add 2 hearts: 5 succeeds')
    expect(read(at, '1')).toContain('Ines rolled 3 Hearts may be added to it.')
  })

  test('NON-227 hearts that would be the last are not offered', () => {
    const at = reading([choice({ test: skill(5) })], { seats: { 0: { hearts: 2 } } })
    dice(at, 3)
    at.play('0', 'chooseStory', 0)
    const table = tableOf(at)
    expect(spendings(table.view, '0', 3, table.choices('spendHearts')).map(({ hearts }) => hearts)).toEqual([0])
  })
})

describe('what came of it', () => {
  test('NON-225 everybody reads the reaction and the gains of the taken choice, nothing of the others', () => {
    const at = reading([knock, push], { seats: { 0: { hearts: 6 } } })
    attempt(at, 4, 1)
    for (const seat of ['0', '1']) {
      const words = read(at, seat)
      expect(words).toContain('Success with 5 Somebody opens. +2 reputation +3 coins')
      expect(words).not.toContain('It falls in')
    }
  })

  test('NON-226 a failure is told without its reaction', () => {
    const at = reading([knock], { seats: { 0: { hearts: 6 } } })
    attempt(at, 1, 0)
    // The turn has gone on: whoever comes now finds the book folded, whoever saw it happen does not.
    expect(opensFor(at.G, true)).toBe(false)
    expect(opensAt(at.G)).toBe(true)
    const [page] = pagesOf(at.G, [])
    expect(page).toMatchObject({ kind: 'encounter', open: { outcome: { success: false, total: 1 } } })
  })
})

describe('reading again', () => {
  test('every page that was opened is there, from what was said alone', () => {
    const at = reading([knock, push], { seats: { 0: { hearts: 6 } } })
    const { space: _, ...open } = at.G.story!.open!
    const said = [
      { kind: 'chapterBegan', chapter: 'sample', title: 'A Test', introduction: 'It begins.', greetings: {} },
      { kind: 'encounter', ...open, space: 'r1c3', title: 'Before' },
      { kind: 'choseStory', player: '0', label: 'Push' },
      { kind: 'storyFailed', player: '0', total: null },
      { kind: 'encounter', ...at.G.story!.open! },
      ...attempt(at, 4, 1),
      { kind: 'ending', player: '0', title: 'The End', text: 'So it ended.' },
    ].map((event) => ({ event }))
    const pages = pagesOf({ story: { ...at.G.story!, open: null } }, said)
    expect(pages.map((page) => (page.kind === 'encounter' ? page.open.title : page.title))).toEqual([
      'A Test',
      'Before',
      'A Door',
      'The End',
    ])
    expect(pages[1]).toMatchObject({ open: { taken: 1, outcome: { success: false } } })
    expect(pages[2]).toMatchObject({ open: { outcome: { success: true, total: 5, reaction: 'Somebody opens.' } } })
  })

  test('the open page comes from the table, once', () => {
    const at = reading([knock])
    const event = { kind: 'encounter', ...at.G.story!.open! }
    expect(pagesOf(at.G, [{ event }])).toEqual([{ kind: 'encounter', open: at.G.story!.open }])
    expect(pagesOf(at.G, [])).toHaveLength(1)
  })
})

describe('the words of the book', () => {
  test('every quotation opens and closes, in all chapters', async () => {
    for (const id of chapterIds) {
      const { introduction, encounters, endings } = await loadChapter(id)
      const told = [...encounters, ...endings].map(({ text }) => text)
      const brought = encounters.flatMap(({ choices }) => choices.map(({ reaction }) => reaction))
      for (const text of [introduction, ...told, ...brought]) {
        const words = quoted(text)
        const marks = words.replace(/[^“”]/g, '')
        expect(marks, words).toMatch(/^(“”)*$/)
        expect(words).not.toMatch(/["']/)
      }
    }
  })

  test('stress and dashes stand inside of quotations', () => {
    expect(quoted(`"*Now?*" "—wrong way," 'Scuse "…me"`)).toBe('“*Now?*” “—wrong way,” ’Scuse “…me”')
  })
})

describe('what a page has brought', () => {
  const { reputation, rewards } = knock
  const brought = { reputation, effects: [...rewards, { do: 'gainVillager', n: 1 }] } as const

  test('is told one by one, in the same words as beforehand', () => {
    expect(gainWords(brought)).toBe(
      gainsOf(brought, '0')
        .map(({ words }) => words)
        .join(', '),
    )
    expect(gainWords(brought)).toBe('+2 reputation, +3 coins, 1 villager')
  })

  test('goes where it is kept: the own area, the summary, the player; nowhere on a page read again', () => {
    expect(gainsOf(brought, '1').map(({ places }) => places)).toEqual([
      ['[data-count="reputation of 1"]'],
      ['[data-count="coin 1"]', '[data-count="coins of 1"]', '[data-place="player 1"]'],
      ['[data-place="player 1"]'],
    ])
    expect(gainsOf(brought, null).flatMap(({ places }) => places)).toEqual([])
  })
})

describe('when the book opens', () => {
  test('for a page and for what came of it, not for a fight, which has the table', () => {
    const at = reading([push])
    expect(opensAt(at.G)).toBe(true)
    at.play('0', 'chooseStory', 0)
    expect(readingOf(at.G)).toBe('fighting')
    expect(opensAt(at.G)).toBe(false)
  })

  test('it folds as soon as its reader takes something up or does something, and stays folded', () => {
    const at = reading([knock, push], { seats: { 0: { hearts: 6 } } })
    attempt(at, 4, 1)
    const reader = { busy: false, lastDeed: 7 }
    const open = { ...reader, moment: momentOf(at.G), isOpen: true, back: 0, isNew: false }
    expect(lyingNow(open, at.G, reader)).toBe(open)
    const busy = lyingNow(open, at.G, { ...reader, busy: true })
    expect(busy.isOpen).toBe(false)
    expect(lyingNow(busy, at.G, reader).isOpen).toBe(false)
    expect(lyingNow(open, at.G, { ...reader, lastDeed: 8 }).isOpen).toBe(false)
    const opened = { ...busy, isOpen: true }
    expect(lyingNow(opened, at.G, { ...reader, busy: true }).isOpen).toBe(true)
    expect(busy.isNew).toBe(false)
    expect(lyingNow({ ...busy, moment: 'closed 0' }, at.G, reader)).toMatchObject({ isOpen: true, isNew: true })
  })

  test('the introduction is read before anything is done', () => {
    const at = reading([push])
    const story = { ...at.G.story!, opening: { title: 'A Test', introduction: 'It begins.', greetings: {} } }
    expect(opensFor({ ...at.G, story }, false)).toBe(true)
    expect(opensFor({ ...at.G, story }, true)).toBe(false)
  })
})

describe('the end of a chapter', () => {
  test('NON-232 the score sheet tells everybody the ending of their own reputation', () => {
    const endings = [
      { hero: 'any', from: 4, needs: [], unless: [], title: 'A Seat', text: 'They save you a seat.' },
      { hero: 'any', from: -2, needs: [], unless: [], title: 'A Lock', text: 'They lock up.' },
    ] as const
    const at = told([], { season: 6, seats: { 0: { story: { reputation: 5 } }, 1: { story: { reputation: -1 } } } })
    keep(bookOf([], { endings }))
    allPass(at)
    const said = at.G.order.flatMap((id) => at.play(id, 'confirmProduction')).map((event) => ({ event }))
    const words = wordsOf(shown(at, <Finale />, '1', said))
    expect(words).toContain('How it ended A Test')
    expect(words).toMatch(/A Seat V Ines · \w+, reputation 5 They save you a seat\./)
    expect(words).toMatch(/A Lock V Bo · \w+, reputation −1 They lock up\./)
  })
})

/** What is written below the question. */
function Help() {
  return help(useNever(), usePlan())
}

describe('where a chapter begins', () => {
  const open = (html: string) =>
    [...html.matchAll(/<button[^>]*class="space[^>]*>/g)].filter(([tag]) => !tag.includes('aria-disabled'))

  test('NON-251 whoever won the chapter before clicks a space of the map, nobody else', () => {
    keep({ ...bookOf([]), id: 2 })
    const before = { scores: [50, 60], reputations: [0, 0] }
    const campaign = { heroes: ['namal', 'zeik'], chapters: [before], flags: [[], []] }
    const at = position(nowOrNever, { players: 2, options: { mode: 'story', firstPlayer: 0, campaign } })
    expect(open(shown(at, <Island />, '0'))).toHaveLength(0)
    expect(open(shown(at, <Island />, '1'))).toHaveLength(39)
    expect(shown(at, <Help />, '1')).toContain('You may begin on any space')
    expect(shown(at, <Help />, '0')).not.toContain('begin')
    expect(wordsOf(shown(at, <Island />, '0'))).toContain('A hero begins here')
  })
})

test('every creature that only the story brings has a picture', () => {
  const rare = enemies.filter(({ used }) => used !== 'standard')
  expect(rare.filter(({ id }) => !deepPictures[id])).toEqual([])
})
