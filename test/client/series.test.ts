import { beforeEach, describe, expect, test } from 'vitest'
import { type LocalSeries, localMatches, localSeries, rememberSeat } from '../../client/app/seats'
import { newDraft } from '../../client/lobby/draft'
import { withSheet } from '../../client/lobby/SeriesField'
import { claimOf } from '../../client/lobby/useJoin'
import { fileName, fromText, toText } from '../../client/series/file'
import { beginSeries, bring, currentMatch, goOn } from '../../client/series/here'
import type { Summary } from '../../games/kit/wire'
import { meta } from '../../games/now-or-never/meta'
import type { Campaign } from '../../games/now-or-never/story/campaign'
import { readSheet } from '../../games/now-or-never/story/reading'

const series = meta.series!
const chapter = (scores: number[], reputations: number[]) => ({ scores, reputations })
const sheetOf = (...chapters: Campaign['chapters'][number][]): Campaign => ({
  heroes: ['marklun', 'halia'],
  chapters,
  flags: [[], ['rang-the-bell']],
})
const once = sheetOf(chapter([80, 91], [3, -1]))
const six = sheetOf(...Array.from({ length: 6 }, (_, i) => chapter([100, 96], [i, i + 2])))
const people = [
  { name: 'Ines', bot: null },
  { name: 'Bo', bot: null },
]

describe('a campaign on its sheet', () => {
  test('NON-250 points and reputation, chapter by chapter, and what they add up to', () => {
    const { roles, parts, totals, winners } = readSheet(sheetOf(...once.chapters, chapter([70, 60], [2, 5])))
    expect(roles).toEqual(['Marklun', 'Halia'])
    expect(parts.map(([points, reputation]) => [points?.bySeat, reputation?.bySeat])).toEqual([
      [
        [80, 91],
        [3, -1],
      ],
      [
        [70, 60],
        [2, 5],
      ],
    ])
    expect(totals.map(({ label, bySeat }) => [label, ...bySeat])).toEqual([
      ['Reputation', 5, 4],
      ['Points so far', 150, 151],
    ])
    expect(winners).toEqual([])
  })

  test('NON-251 who begins the next chapter with what', () => {
    const starts = readSheet(once).starts.map(({ seats, says }) => [seats, says])
    expect(starts).toEqual([
      [[0], 'fewest points: 4 more coins and 1 reputation'],
      [[1], 'most points: may begin on any space of the map'],
    ])
    expect(readSheet(series.blank).starts).toEqual([])
    expect(readSheet(six).starts).toEqual([])
  })

  test('NON-252 after the last chapter the best reputation counts, and somebody has won', () => {
    const { totals, winners } = readSheet(six)
    expect(totals.at(-2)).toMatchObject({ label: 'For the best reputation', bySeat: [0, 25] })
    expect(totals.at(-1)).toMatchObject({ label: 'Total', bySeat: [600, 601] })
    expect(winners).toEqual([1])
  })

  test('what is no sheet reads as a blank one', () => {
    for (const junk of [null, 7, {}, [once]]) expect(readSheet(junk)).toEqual(readSheet(series.blank))
  })
})

describe('a campaign as a file', () => {
  const text = toText(meta, once, people)

  test('what was saved can go on', () => {
    expect(fromText(meta, series, text)).toEqual({ sheet: once, players: people })
    expect(fileName(meta, series, once)).toBe('now-or-never-campaign-after-chapter-1.json')
  })

  test.each([
    ['nothing', '', 'This file holds no campaign: it was not saved here'],
    ['other JSON', '[1, 2]', 'This file holds no campaign: it was not saved here'],
    ['another game', text.replace('now-or-never', 'monuments'), 'This file is not from Now or Never'],
    [
      'a sheet that was tampered with',
      text.replace('91', '"91"'),
      'This is no campaign sheet: chapters 1 scores 2: points are whole numbers',
    ],
    ['a finished one', toText(meta, six, people), 'This campaign is over: no chapter is left to play'],
    ['far too much', text + ' '.repeat(200_000), 'This file is too long for a campaign'],
  ])('%s is refused in words', (_, wrong, problem) => {
    expect(fromText(meta, series, wrong)).toEqual({ problem })
  })

  test('names in a file are tidied, however long they are', () => {
    const read = fromText(meta, series, toText(meta, once, [{ name: ' A  na ', bot: null }, people[1]!]))
    expect(read).toMatchObject({ players: [{ name: 'A na' }, { name: 'Bo' }] })
    expect(fromText(meta, series, toText(meta, once, [{ name: 'x'.repeat(500), bot: null }]))).toHaveProperty('problem')
  })

  test('on the form it brings its people and seats along; online the first name stays yours', () => {
    const here = withSheet(meta, series, newDraft(meta, 'Cy', 'device'), once, people)
    expect(here.seats.map(({ name }) => name)).toEqual(['Ines', 'Bo'])
    expect(here.options).toMatchObject({ mode: 'story', campaign: once })
    const online = withSheet(meta, series, newDraft(meta, 'Cy', 'link'), once, people)
    expect(online.seats[0]).toEqual({ name: 'Cy', bot: null })
    expect(withSheet(meta, series, here, null).options.campaign).toBeNull()
  })
})

describe('a campaign on this device', () => {
  beforeEach(() => {
    localMatches.set(() => [])
    localSeries.set(() => [])
  })
  const wish = {
    game: meta.id,
    players: people,
    mode: 'hotseat',
    options: { mode: 'story', campaign: series.blank },
  } as const
  const kept = (): LocalSeries => localSeries.get()[0]!
  const at = () => currentMatch(meta, kept(), localMatches.get())

  test('begins with a table, and what that brings opens the next', () => {
    const path = beginSeries(meta, { ...wish, players: [...people] })
    expect(path).toBe(`/local/${at()?.id}`)
    bring(meta, kept().id, once)
    expect(at()).toBeUndefined()
    goOn(meta, kept())
    expect(at()?.options).toEqual({ mode: 'story', campaign: once })
    expect(localMatches.get()).toHaveLength(2)
  })

  test('a chapter counts once, also when it is played again', () => {
    beginSeries(meta, { ...wish, players: [...people] })
    bring(meta, kept().id, once)
    bring(meta, kept().id, sheetOf(chapter([1, 2], [0, 0])))
    bring(meta, kept().id, null)
    bring(meta, 'another', six)
    expect(kept().options.campaign).toEqual(once)
  })

  test('after the last chapter there is no other', () => {
    beginSeries(meta, { ...wish, players: [...people] })
    bring(meta, kept().id, six)
    const count = localMatches.get().length
    expect(goOn(meta, kept())).toBe(`/local-series/${kept().id}`)
    expect(localMatches.get()).toHaveLength(count)
  })
})

test('a seat kept for somebody is offered to the device that had it, and to no other', () => {
  const seat = (id: string, name: string | null) => ({
    ...{ id, name, connected: false, bot: null },
    ...{ open: name === null, left: null, why: null },
  })
  const match = {
    players: [seat('0', 'Ana'), seat('1', null)],
    series: { first: 'm1', previous: 'm1', kept: { 0: 'Ana', 1: 'Bo' } },
  } as unknown as Summary
  expect(claimOf(match)).toBeUndefined()
  rememberSeat({ game: meta.id, id: 'm1', seat: '1', credentials: 'secret', name: 'Bo' })
  expect(claimOf(match)).toEqual({ seat: '1', before: 'secret', name: 'Bo' })
  expect(claimOf({ ...match, players: [seat('0', null), seat('1', 'Bo')] })).toBeUndefined()
  expect(claimOf({ ...match, series: null })).toBeUndefined()
})
