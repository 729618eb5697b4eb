import { expect, it } from 'vitest'
import { applied, differenceOf } from '../../server/lib/difference'
import { changed, some } from './plain-values'
import { dice } from './visitors'

it('a difference makes one value out of the other, byte by byte, and leaves the first alone', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const random = dice(seed)
    const from = some(random)
    const to = random() < 0.7 ? changed(from, random) : some(random)
    const before = JSON.stringify(from)
    const difference = JSON.parse(JSON.stringify(differenceOf(from, to)))
    expect(JSON.stringify(applied(from, difference)), `seed ${seed}`).toBe(JSON.stringify(to))
    expect(JSON.stringify(from)).toBe(before)
  }
})

it('fields keep their order, and undefined ones are not there', () => {
  const back = (from: unknown, to: unknown) => JSON.stringify(applied(from, differenceOf(from, to)))
  expect(back({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe('{"b":2,"a":1}')
  expect(differenceOf({ a: 1 }, { a: 1, b: undefined })).toEqual([])
  expect(back({ a: { x: 1 }, b: [1, 2] }, { a: {}, b: [1] })).toBe('{"a":{},"b":[1]}')
})

it('is small where little changed', () => {
  const from = { hands: Array.from({ length: 100 }, (_, i) => ({ card: i })), turn: 1 }
  const to = { ...from, turn: 2 }
  expect(differenceOf(from, to)).toEqual([[['turn'], 2]])
})
