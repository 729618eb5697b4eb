/** A random plain value. */
export function some(random: () => number, depth = 4): unknown {
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
export function changed(value: unknown, random: () => number): unknown {
  if (random() < 0.2 || typeof value !== 'object' || value === null) return some(random, 2)
  if (Array.isArray(value)) return value.map((one) => (random() < 0.5 ? changed(one, random) : one))
  return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, random() < 0.5 ? changed(one, random) : one]))
}
