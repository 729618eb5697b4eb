import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../../../games/now-or-never/game'
import {
  type Campaign,
  type ChapterResult,
  isFinished,
  newCampaign,
  startOf,
  tableOf,
  winnersOf,
  withChapter,
} from '../../../games/now-or-never/story/campaign'
import { campaignProblem } from '../../../games/now-or-never/story/sheet'
import { keep } from '../../../games/now-or-never/story/shelf'
import { position } from '../../kit/position'
import { bookOf, told } from './book'
import { allPass, produce } from './play'

const result = (scores: number[], reputations: number[] = scores.map(() => 0)): ChapterResult => ({
  scores,
  reputations,
})

const heroes = ['namal', 'zeik', 'halia', 'marklun'] as const

/** The sheet after these chapters. */
function sheet(...chapters: ChapterResult[]): Campaign {
  const seats = chapters[0]?.scores ?? []
  return { heroes: heroes.slice(0, seats.length), chapters, flags: seats.map(() => []) }
}

/** Chapter 2 after this chapter 1, for as many as played it. */
function second(before: ChapterResult, flags: readonly (readonly string[])[] = before.scores.map(() => [])) {
  keep({ ...bookOf([]), id: 2 })
  const players = before.scores.length
  const firstPlayer = players > 1 ? { firstPlayer: 0 } : {}
  const options = { mode: 'story', ...firstPlayer, campaign: { ...sheet(before), flags } }
  return position(nowOrNever, { players, options })
}

describe('the campaign', () => {
  it('NON-250 points and reputation of a chapter go on the sheet, with who played whom and what they remember', () => {
    keep({ ...bookOf([]), id: 1 })
    const at = told([], {
      season: 6,
      options: { campaign: newCampaign, chapter: 1 },
      seats: { 0: { story: { reputation: 3, flags: ['knocked'] } } },
    })
    expect(nowOrNever.sheetAfter?.(at.G)).toBeNull()
    allPass(at)
    produce(at)
    const { scores } = at.G.outcome!
    const first = nowOrNever.sheetAfter?.(at.G)
    expect(first).toEqual({
      heroes: Object.values(at.G.players).map(({ hero }) => hero),
      chapters: [{ scores: [scores['0'], scores['1']], reputations: [3, 0] }],
      flags: [['knocked'], []],
    })
    const after = withChapter(sheet(result([10, 20])), at.G)!
    expect(after.chapters).toHaveLength(2)
    expect(campaignProblem(after)).toBeUndefined()
    expect(tableOf(after)).toMatchObject([
      { seat: 0, points: 10 + scores['0']!, reputation: 3, prize: 0 },
      { seat: 1, points: 20 + scores['1']!, reputation: 0, prize: 0 },
    ])
  })

  it('NON-250 a chapter that is played singly goes on no sheet', () => {
    const at = told([], { season: 6 })
    allPass(at)
    produce(at)
    expect([at.G.outcome === null, nowOrNever.sheetAfter?.(at.G)]).toEqual([false, null])
  })

  it('NON-250 the sheet says which chapter comes and who plays whom', () => {
    const { G } = second(result([50, 40, 60]))
    expect([G.story?.chapter, Object.values(G.players).map(({ hero }) => hero)]).toEqual([
      2,
      ['namal', 'zeik', 'halia'],
    ])
  })

  it('NON-251 the lowest begins with 4 coins and 1 reputation more, the highest chooses where', () => {
    const at = second(result([50, 40, 60]))
    const seats = Object.values(at.G.players).map(({ coins, story }) => [coins, story?.reputation])
    expect(seats).toEqual([
      [17, 0],
      [22, 1],
      [18, 0],
    ])
    expect(at.refused('0', 'chooseStart', 'r4c9')).toMatchObject({ clause: 'NON-251' })
    expect(at.choices('2', 'chooseStart')).toHaveLength(39)
    at.play('2', 'chooseStart', 'r4c9')
    expect(at.G.players['2']?.space).toBe('r4c9')
    for (const player of at.G.order) at.play(player, 'keepQuests', at.choices(player, 'keepQuests')[0]![0])
    expect([at.G.phase, at.G.players['2']?.space, at.G.players['0']?.space]).toEqual(['season', 'r4c9', 'r2c5'])
  })

  it('NON-251 whoever does not choose begins where everybody begins', () => {
    const at = second(result([50, 40, 60]))
    for (const player of at.G.order) at.play(player, 'keepQuests', at.choices(player, 'keepQuests')[0]![0])
    expect(at.G.players['2']?.space).toBe('r2c5')
  })

  it('NON-251 all who are tied get it; the last chapter counts, not the sum; nobody in the first, nobody alone', () => {
    expect(startOf(sheet(result([40, 40, 60, 60])))).toEqual({ behind: [0, 1], ahead: [2, 3] })
    expect(startOf(sheet(result([99, 1]), result([10, 20])))).toEqual({ behind: [0], ahead: [1] })
    expect(startOf(sheet())).toEqual({ behind: [], ahead: [] })
    expect(startOf(sheet(result([40])))).toEqual({ behind: [], ahead: [] })
    const alone = second(result([40]))
    expect([alone.G.players['0']?.coins, alone.G.story?.leaders]).toEqual([17, []])
  })

  const six = (scores: number[], reputations: number[]) =>
    sheet(...Array.from({ length: 6 }, () => result(scores, reputations)))

  it('NON-252 after the sixth chapter the highest total reputation brings 25, all who share it', () => {
    const done = six([50, 52], [4, 1])
    expect(tableOf(done).map(({ prize, total }) => [prize, total])).toEqual([
      [25, 325],
      [0, 312],
    ])
    expect(winnersOf(done)).toEqual([0])
    expect(tableOf(six([50, 52], [3, 3])).map(({ prize }) => prize)).toEqual([25, 25])
    expect(tableOf(six([50], [3])).map(({ prize }) => prize)).toEqual([0])
  })

  it('NON-252 nobody has won before, and equal sums share the victory', () => {
    const five = sheet(...six([50, 52], [4, 1]).chapters.slice(1))
    expect([isFinished(five), winnersOf(five), tableOf(five)[0]?.prize]).toEqual([false, [], 0])
    expect(winnersOf(six([50, 50], [2, 2]))).toEqual([0, 1])
  })

  it('NON-253 nothing but memories comes along', () => {
    const { G } = second(result([50, 40, 60], [5, 6, 7]), [['knocked'], [], ['key']])
    expect(Object.values(G.players).map(({ story }) => story?.flags)).toEqual([['knocked'], [], ['key']])
    expect(G.players['2']).toMatchObject({ coins: 18, xp: 0, story: { reputation: 0, items: [], mission: null } })
  })

  const good = sheet(result([50, 40], [1, 2]))

  it.each([
    ['nothing at all', {}, /no campaign sheet: heroes/],
    ['a word', 'x', /it has heroes, chapters and flags/],
    ['chapters that are no list', { ...good, chapters: 'x' }, /the chapters are a list/],
    [
      'a score that is none',
      { ...good, chapters: [{ ...good.chapters[0], scores: [50, '40'] }] },
      /chapters 1 scores 2: points are whole/,
    ],
    ['too high a reputation', { ...good, chapters: [{ scores: [50, 40], reputations: [1, 13] }] }, /at most 12/],
    ['a seat too few', { ...good, chapters: [{ scores: [50], reputations: [1] }] }, /one entry for each hero/],
    ['a stranger', { ...good, heroes: ['namal', 'bob'] }, /heroes 2: this is no hero/],
    ['a hero twice', { ...good, heroes: ['namal', 'namal'] }, /a hero of their own/],
    ['heroes before the first chapter', { ...good, chapters: [] }, /belong together/],
    ['seven chapters', { ...good, chapters: Array.from({ length: 7 }, () => good.chapters[0]) }, /has 6 chapters/],
    ['markup in a memory', { ...good, flags: [['<b>'], []] }, /small letters/],
    ['something that does not belong', { ...good, gold: 7 }, /gold/],
  ])('NON-250 a sheet with %s is refused in words', (_, wrong, words) => {
    expect(campaignProblem(wrong)).toMatch(words)
    expect(campaignProblem(good)).toBeUndefined()
    expect(campaignProblem(null)).toBeUndefined()
  })
})
