/** Where something stands, and what comes there; in a list that grew or shrank, at which place and instead of how many. */
type Change =
  | readonly [path: readonly (string | number)[], value: unknown]
  | readonly [path: readonly (string | number)[], items: readonly unknown[], at: number, cut: number]

/** What must be changed to make one plain value out of another. */
export type Difference = readonly Change[]

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

const keysOf = (value: Fields): string[] => Object.keys(value).filter((key) => value[key] !== undefined)

/** Fields that came, went or changed places are written whole: the order of a table's fields comes back as it was. */
const haveSameKeys = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((key, i) => key === after[i])

/** Lists of different length: what is alike at both ends stays. */
function splice(a: readonly unknown[], b: readonly unknown[]): { items: unknown[]; at: number; cut: number } {
  const shorter = Math.min(a.length, b.length)
  let at = 0
  while (at < shorter && areAlike(a[at], b[at])) at += 1
  let same = 0
  while (same < shorter - at && areAlike(a.at(-1 - same), b.at(-1 - same))) same += 1
  return { items: b.slice(at, b.length - same), at, cut: a.length - at - same }
}

export const areAlike = (a: unknown, b: unknown): boolean => a === b || differenceOf(a, b).length === 0

/** As JSON sees both: a field that is undefined is not there. What both share is not looked into. */
export function differenceOf(from: unknown, to: unknown): Difference {
  const found: Change[] = []
  const path: (string | number)[] = []
  const compareAt = (key: string | number, a: unknown, b: unknown): void => {
    if (a === b) return
    path.push(key)
    compare(a, b)
    path.pop()
  }
  const compare = (a: unknown, b: unknown): void => {
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length === b.length) for (const [i, item] of a.entries()) compareAt(i, item, b[i])
      else {
        const { items, at, cut } = splice(a, b)
        found.push([[...path], items, at, cut])
      }
    } else if (isFields(a) && isFields(b)) {
      const keys = keysOf(a)
      if (haveSameKeys(keys, keysOf(b))) for (const key of keys) compareAt(key, a[key], b[key])
      else found.push([[...path], b])
    } else found.push([[...path], b])
  }
  if (from !== to) compare(from, to)
  return found
}

/** Makes the other value. The one given is not changed, and what is alike is shared between them. */
export const applied = <T>(from: T, difference: Difference): T => difference.reduce<unknown>(changed, from) as T

const changed = (whole: unknown, change: Change): unknown => changedAt(whole, change[0], change)

function changedAt(whole: unknown, [key, ...rest]: readonly (string | number)[], change: Change): unknown {
  if (key === undefined) return replaced(whole, change)
  if (Array.isArray(whole)) return whole.with(Number(key), changedAt(whole[Number(key)], rest, change))
  if (!isFields(whole)) throw new Error('This difference does not fit')
  return { ...whole, [key]: changedAt(whole[key], rest, change) }
}

function replaced(whole: unknown, change: Change): unknown {
  if (change.length === 2) return change[1]
  const [, items, at, cut] = change
  if (!Array.isArray(whole)) throw new Error('This difference does not fit')
  return whole.toSpliced(at, cut, ...items)
}
