import { expect, test } from 'vitest'
import { headline, margin, minus, ordinal, placeOf, tieNote } from '../../client/table/words'
import { outcome } from '../../games/kit/score'

const names: Record<string, string> = { 0: 'Ana', 1: 'Ben', 2: 'Cleo' }
const nameOf = (id: string) => names[id] ?? id
const ended = (scores: number[], tieBreak: (a: string, b: string) => number = () => 0) =>
  outcome(Object.fromEntries(scores.map((n, i) => [String(i), { all: n }])), Object.keys(scores), tieBreak)

test('a clear victory', () => {
  const end = ended([66, 88, 77])
  expect(headline(end, nameOf)).toBe('Ben wins with 88')
  expect(margin(end, nameOf)).toBe('Eleven points ahead of Cleo.')
  expect(tieNote(end, nameOf)).toBeNull()
  expect(end.ranking.map((id) => placeOf(end, id))).toEqual([1, 2, 3])
})

test('by one point, by many', () => {
  expect(margin(ended([2, 1]), nameOf)).toBe('One point ahead of Ben.')
  expect(margin(ended([20, 1]), nameOf)).toBe('19 points ahead of Ben.')
})

test('a victory by tie-break says so', () => {
  const end = ended([5, 5, 1], (a, b) => Number(b) - Number(a))
  expect(headline(end, nameOf)).toBe('Ben wins with 5')
  expect(margin(end, nameOf)).toBe('Level with Ana on points, ahead by the tie-break.')
  expect(tieNote(end, nameOf)).toBe('Equal totals were settled by the tie-break: Ben before Ana.')
})

test('a shared victory', () => {
  const end = ended([5, 5, 1])
  expect(headline(end, nameOf)).toBe('Ana and Ben share the victory with 5')
  expect(margin(end, nameOf)).toBe('Four points ahead of Cleo.')
  expect(tieNote(end, nameOf)).toBeNull()
  expect(end.ranking.map((id) => placeOf(end, id))).toEqual([1, 1, 3])
  expect(margin(ended([5, 5]), nameOf)).toBe('Nobody was ahead of anybody.')
})

test('numbers as people write them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '112th',
  ])
  expect([minus(-10), minus(0), minus(7)]).toEqual(['−10', '0', '7'])
})
