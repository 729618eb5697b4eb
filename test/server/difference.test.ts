import { expect, it } from 'vitest'
import { applied, differenceOf } from '../../server/storage/difference'
import { dice } from './visitors'

/** A random plain value. */
function some(random: () => number, depth = 4): unknown {
  const die = Math.floor(random() * (depth > 0 ? 7 : 4))
  const few = Array.from({ length: Math.floor(random() * 4) })
  if (die === 0) return null
  if (die === 1) return Math.floor(random() * 3)
  if (die === 2) return `text ${Math.floor(random() * 3)}`
  if (die === 3) return random() < 0.5
  if (die === 4) return few.map(() => some(random, depth - 1))
  return Object.fromEntries(few.map(() => [`key${Math.floor(random() * 4)}`, some(random, depth - 1)]))
}

/** The same value with something changed deep inside. */
function changed(value: unknown, random: () => number): unknown {
  if (random() < 0.2 || typeof value !== 'object' || value === null) return some(random, 2)
  if (Array.isArray(value)) return value.map((one) => (random() < 0.5 ? changed(one, random) : one))
  return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, random() < 0.5 ? changed(one, random) : one]))
}

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
