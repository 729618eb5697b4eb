import { expect, it } from 'vitest'
import { Bucket } from '../../server/lib/buckets'

const rate = { burst: 10, perSecond: 1 }

it('a bucket holds a burst, then fills at its rate', () => {
  const bucket = new Bucket(rate, 0)
  const taken = Array.from({ length: 11 }, () => bucket.take(0))
  expect(taken).toEqual([...Array(10).fill(true), false])
  expect(bucket.take(1500)).toBe(false)
  expect(bucket.take(4000)).toBe(true)
})

it('who went on for long is flooded, and forgiven after the time of two bursts', () => {
  const bucket = new Bucket(rate, 0)
  for (let i = 0; i < 100_000; i++) bucket.take(0)
  expect(bucket.isFlooded).toBe(true)
  expect(bucket.take(21_000)).toBe(true)
})
