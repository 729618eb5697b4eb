import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { remaining, termsWords } from '../../client/app/terms'
import type { Player } from '../../client/kit/table'
import { changeSeat, newDraft, problemsOf } from '../../client/lobby/draft'
import { toWatch } from '../../client/lobby/RunningMatches'
import { standingOf } from '../../client/lobby/standing'
import AgreementDialog, { type Question, resigning } from '../../client/table/AgreementDialog'
import { headline, tieNote } from '../../client/table/words'
import { usualTerms } from '../../games/kit/terms'
import type { Summary } from '../../games/kit/wire'
import { meta } from '../../games/monuments/meta'

const seat = (id: number, change: Partial<Summary['players'][number]> = {}) => ({
  id: String(id),
  name: `P${id}`,
  open: false,
  left: null,
  why: null,
  connected: false,
  bot: null,
  ...change,
})

const match = (id: string, change: Partial<Summary> = {}): Summary => ({
  id,
  game: 'monuments',
  players: [seat(0), seat(1)],
  options: {},
  unlisted: false,
  terms: usualTerms,
  begun: true,
  awaited: ['0'],
  turn: 3,
  winners: null,
  nextMatchID: null,
  series: null,
  createdAt: 0,
  updatedAt: 0,
  ...change,
})

describe('who sits there no more', () => {
  test.each([
    ['left', 'left', 'A bot plays for you'],
    ['away', 'left', 'A bot plays for you'],
    ['resigned', 'gone', 'You have resigned'],
    ['removed', 'gone', 'The table has removed you'],
  ] as const)('%s: is told so', (why, kind, says) => {
    const players = [seat(0, { bot: usualTerms.bot, left: 'Me', why }), seat(1)]
    expect(standingOf(match('m', { players }), '0')).toEqual({ kind, says })
  })

  test('is not told so once they sit there again, nor once the match is over', () => {
    expect(standingOf(match('m'), '0').kind).toBe('yours')
    const players = [seat(0, { bot: usualTerms.bot, left: 'Me', why: 'left' }), seat(1)]
    expect(standingOf(match('m', { players, winners: ['1'] }), '0').kind).toBe('over')
  })
})

const player = (id: string, you = false): Player => ({ id, name: `P${id}`, mark: 1, bot: null, connected: true, you })

test('what resigning means is said by the number of seats', () => {
  const [me, ...others] = [player('0', true), player('1'), player('2')]
  expect(resigning([me!], usualTerms)).toMatch(/lost/)
  expect(resigning([me!, others[0]!], usualTerms)).toBe('P1 wins, and the match ends here.')
  expect(resigning([me!, ...others], usualTerms)).toMatch(/^A Builder plays your seat to the end/)
})

const asked = (question: Question, players: readonly Player[]): string =>
  renderToStaticMarkup(
    createElement(AgreementDialog, {
      question,
      players,
      seat: { game: 'monuments', id: 'm', seat: '0', credentials: 'key', name: 'P0', at: 0 },
      terms: null,
      begun: true,
      onResigned: () => {},
      onClose: () => {},
    }),
  )

test('before a vote it is said how many it takes; alone with bots the match ends at once', () => {
  const table = [player('0', true), player('1'), player('2')]
  expect(asked({ kind: 'end' }, table)).toMatch(/It ends when all 3 people here want it/)
  expect(asked({ kind: 'remove', player: table[1]! }, table)).toMatch(/Remove P1\?.*more than half of the 3 people/)
  const bots = table.map((one) => (one.you ? one : { ...one, bot: usualTerms.bot }))
  expect(asked({ kind: 'end' }, bots)).toMatch(/It ends at once/)
})

test('a match that its people ended has no winner, and no single score in its headline', () => {
  const outcome = { scores: { 0: 3, 1: 5 }, breakdown: {}, ranking: ['1', '0'], winners: [], verdict: 'agreed' }
  expect(headline(outcome, (id) => `P${id}`)).toBe('Nobody has won')
  expect(headline({ ...outcome, ranking: ['1'] }, (id) => `P${id}`)).toBe('P1 ends with 5')
  const level = { ...outcome, scores: { 0: 0, 1: 0 } }
  expect(tieNote(level, (id) => `P${id}`)).toBeNull()
  expect(tieNote({ scores: level.scores, breakdown: {}, ranking: ['1', '0'], winners: ['1'] }, String)).toMatch(
    /tie-break/,
  )
})

test.each([
  [119_001, '2:00'],
  [61_000, '1:01'],
  [59_000, '0:59'],
  [-5, '0:00'],
  [3_600_000 * 5 + 60_000 * 12, '5 h 12 min'],
  [86_400_000 * 2 + 3_600_000 * 3, '2 d 3 h'],
])('%d ms are left: %s', (milliseconds, words) => {
  expect(remaining(milliseconds)).toBe(words)
})

test('the terms of a table in words', () => {
  expect(termsWords(usualTerms)).toBe('waits for whoever is away')
  expect(termsWords({ ...usualTerms, patience: '1day' })).toMatch(/^away for 1 day: a .+ plays$/)
})

test('to watch: tables with people first, then the latest; not one’s own', () => {
  const live = { players: [seat(0, { connected: true }), seat(1)] }
  const bots = { players: [seat(0, { connected: true, bot: usualTerms.bot }), seat(1)] }
  const all = [
    match('old'),
    match('bots', { ...bots, updatedAt: 9 }),
    match('mine', live),
    match('live', { ...live, updatedAt: 1 }),
  ]
  expect(toWatch(all, ['mine']).map(({ id }) => id)).toEqual(['live', 'bots', 'old'])
})

test('whoever only watches needs no name, and a table of bots can be opened', () => {
  const draft = { ...newDraft(meta, '', 'public', usualTerms.bot), name: '' }
  expect(problemsOf(meta, draft)).toHaveProperty('name')
  expect(problemsOf(meta, changeSeat(draft, 0, { bot: usualTerms.bot }))).toEqual({})
})
