import { afterAll, beforeAll, expect, it } from 'vitest'
import { Child } from './child-process'
import { besiege, growth } from './siege'

const count = 20_000
const seed = Date.now() % 1_000_000

let child: Child
beforeAll(async () => {
  child = await Child.start()
})
afterAll(() => child.stop())

it(`${count} malformed messages: alive, unpolluted, unharmed, no growing memory (seed ${seed})`, async () => {
  const { heaps, statuses } = await besiege(child, count, seed)
  expect(growth(heaps)).toBeLessThan(2 * 1024 * 1024)
  expect(statuses[500] ?? 0).toBe(0)
  expect(statuses[400]).toBeGreaterThan(100)
  expect(statuses[404]).toBeGreaterThan(100)
  expect(child.output).not.toContain('could not be handled')
  expect(await child.health()).toMatchObject({ queues: 0 })
})

it('growth tells a leak from a cache', () => {
  const mb = 1024 * 1024
  expect(growth([10, 20, 21, 20, 22, 21, 20, 22, 21, 21].map((n) => n * mb))).toBeLessThan(0)
  expect(growth([10, 20, 30, 40, 50, 60, 70, 80, 90, 99].map((n) => n * mb))).toBeGreaterThanOrEqual(10 * mb)
})
