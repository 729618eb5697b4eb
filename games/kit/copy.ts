/** A deep copy of plain data: what JSON can say, as JSON would say it (what is undefined is left out). */
export const copy = <T>(value: T): T => copied(value) as T

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? copiedList(value) : copiedRecord(value as Readonly<Record<string, unknown>>)
}

function copiedList(list: readonly unknown[]): unknown[] {
  const to = new Array(list.length)
  for (let i = 0; i < list.length; i++) {
    const one = list[i]
    to[i] = typeof one === 'object' ? copied(one) : one
  }
  return to
}

function copiedRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const to: Record<string, unknown> = {}
  for (const key in record) {
    const one = record[key]
    if (typeof one === 'object') to[key] = copied(one)
    else if (one !== undefined) to[key] = one
  }
  return to
}
