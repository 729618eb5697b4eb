import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** A value this device remembers. What storage holds was written by anybody, so every read is parsed. */
interface Store<T> {
  get(): T
  set(change: (now: T) => T): void
  subscribe(listener: () => void): () => void
}

type Shape<T> = v.GenericSchema<unknown, T>

export function createStore<T>(key: string, shape: Shape<T>, initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let raw: string | null = null
  let value = initial
  const remember = (text: string | null, next: T) => {
    raw = text
    value = next
  }

  function get(): T {
    const text = read(key, raw)
    if (text !== raw) remember(text, parse(shape, text, initial))
    return value
  }

  function set(change: (now: T) => T): void {
    const next = change(get())
    const text = JSON.stringify(next)
    write(key, text)
    remember(text, next)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }

  return { get, set, subscribe }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)

/** A list that loses its broken entries instead of all of them. */
export const listOf = <T>(shape: Shape<T>): v.GenericSchema<unknown, T[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const parsed = v.safeParse(shape, entry)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )

function parse<T>(shape: Shape<T>, text: string | null, initial: T): T {
  if (text === null) return initial
  try {
    const parsed = v.safeParse(shape, JSON.parse(text))
    return parsed.success ? parsed.output : initial
  } catch {
    return initial
  }
}

/** Storage can be switched off or full; then the page remembers for as long as it is open. */
function read(key: string, otherwise: string | null): string | null {
  try {
    return failed.has(key) ? otherwise : localStorage.getItem(key)
  } catch {
    return otherwise
  }
}

const failed = new Set<string>()

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    failed.delete(key)
  } catch {
    failed.add(key)
  }
}
