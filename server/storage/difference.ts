/** What must be set, and where, to make one plain value out of another. */
export type Difference = readonly (readonly [path: readonly (string | number)[], value: unknown])[]

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

const keysOf = (value: Fields): string[] => Object.keys(value).filter((key) => value[key] !== undefined)

/** Fields that came, went or changed places are written whole: the order of a table's fields comes back as it was. */
function haveSameShape(from: unknown, to: unknown): boolean {
  if (Array.isArray(from) && Array.isArray(to)) return from.length === to.length
  if (!isFields(from) || !isFields(to)) return false
  const before = keysOf(from)
  const after = keysOf(to)
  return before.length === after.length && before.every((key, i) => key === after[i])
}

/** As JSON sees both: a field that is undefined is not there. */
export function differenceOf(from: unknown, to: unknown): Difference {
  const found: [(string | number)[], unknown][] = []
  const compare = (a: unknown, b: unknown, path: (string | number)[]): void => {
    if (a === b) return
    if (!haveSameShape(a, b)) found.push([path, b])
    else if (Array.isArray(a) && Array.isArray(b))
      for (const [i, item] of a.entries()) compare(item, b[i], [...path, i])
    else if (isFields(a) && isFields(b)) for (const key of keysOf(a)) compare(a[key], b[key], [...path, key])
  }
  compare(from, to, [])
  return found
}

/** Makes the other value. The one given is not changed, and what is alike is shared between them. */
export const applied = (from: unknown, difference: Difference): unknown =>
  difference.reduce((made, [path, value]) => withValue(made, path, value), from)

function withValue(whole: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole)) return whole.with(Number(key), withValue(whole[Number(key)], rest, value))
  if (!isFields(whole)) throw new Error('This difference does not fit')
  return { ...whole, [key]: withValue(whole[key], rest, value) }
}
