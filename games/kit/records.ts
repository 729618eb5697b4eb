/** The keys of a record whose type lists them all. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[]

/** What a record whose type lists all its keys holds, with the keys. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] =>
  Object.entries(record) as [K, V][]

/** A record with a value for each of these keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K, at: number) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key, at) => [key, value(key, at)])) as Record<K, V>

/** The same keys with other values. */
export const mapRecord = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V, key: K) => W,
): Record<K, W> => recordOf(keysOf(record), (key) => change(record[key], key))
