interface Bounds {
  readonly depth: number
  /** Values in all; sixteen characters of text count as one. */
  readonly size: number
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Is this plain JSON of a bearable size? Looks no deeper than the bound, so depth can't hurt. */
export function isBounded(value: unknown, { depth, size }: Bounds): boolean {
  let left = size
  const fits = (one: unknown, below: number): boolean => {
    left -= typeof one === 'string' ? 1 + one.length / 16 : 1
    if (left < 0 || typeof one === 'function') return false
    if (one === null || typeof one !== 'object') return true
    if (below === 0 || ArrayBuffer.isView(one)) return false
    return Object.entries(one).every(([key, inner]) => !forbidden.has(key) && fits(key, 1) && fits(inner, below - 1))
  }
  return fits(value, depth)
}
