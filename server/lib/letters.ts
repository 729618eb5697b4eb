/** About how many letters a value has as JSON. Counts no further than it needs to know that there are more than `most`. */
export function lettersOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  let count = 0
  const add = (one: unknown): boolean => {
    if (typeof one === 'string') count += one.length + 3
    else if (typeof one !== 'object' || one === null) count += 5
    else if (Array.isArray(one)) return one.every(add)
    else {
      for (const key in one) {
        count += key.length + 4
        if (!add(Reflect.get(one, key))) return false
      }
    }
    return count <= most
  }
  add(value)
  return count
}
