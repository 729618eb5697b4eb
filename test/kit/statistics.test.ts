import { describe, expect, it } from 'vitest'
import { quantile, sequential, wilson } from '../arena/statistics'

describe('what the arena says of so many games', () => {
  it('a rate lies within its interval, which narrows with the games and never leaves 0 to 1', () => {
    const [low, high] = wilson(30, 40)
    expect([low, high].map((rate) => Math.round(rate * 1000))).toEqual([598, 858])
    const [lower, higher] = wilson(300, 400)
    expect(higher - lower).toBeLessThan(high - low)
    expect(wilson(0, 5)[0]).toBe(0)
    expect(wilson(5, 5)[1]).toBe(1)
  })

  it('a sequential test decides as soon as it is clear, and not before', () => {
    const games = (wins: number, losses: number) => [...Array(wins).fill(1), ...Array(losses).fill(0)]
    expect(sequential(games(20, 0), [0.5, 0.75])).toBe('high')
    expect(sequential(games(5, 15), [0.5, 0.75])).toBe('low')
    expect(sequential(games(3, 2), [0.5, 0.75])).toBeNull()
  })

  it('95 of 100 do not exceed the quantile of 0.95', () => {
    const numbers = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect(quantile(numbers, 0.95)).toBe(95)
    expect(quantile(numbers, 1)).toBe(100)
  })
})
