/** What can be said from so many games. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
export const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length)

/** The value that so large a part of them does not exceed. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0
}

/** Wilson's interval for a rate: where it lies with 95 %. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const rate = wins / games
  const middle = rate + (z * z) / (2 * games)
  const wide = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  const all = 1 + (z * z) / games
  return [Math.max(0, (middle - wide) / all), Math.min(1, (middle + wide) / all)]
}

/** Wald's sequential test: is the rate rather the lower or the higher of two? Wrong once in twenty. */
export function sequential(results: readonly number[], [low, high]: readonly [number, number]): 'low' | 'high' | null {
  const evidence = sum(results.map((win) => win * Math.log(high / low) + (1 - win) * Math.log((1 - high) / (1 - low))))
  const bound = Math.log(0.95 / 0.05)
  if (evidence >= bound) return 'high'
  return evidence <= -bound ? 'low' : null
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))
