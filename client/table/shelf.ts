import * as v from 'valibot'
import type { Request } from '../../games/kit/referee'
import { requestShape, seedShape } from '../../games/kit/requests'
import { firstVersion } from '../../games/kit/version'

/** What this device keeps of a match played on it: chance and everybody's requests. All else follows from them. */
export interface Kept {
  readonly seed: string
  /** The version of the rules it is played by. */
  readonly version: number
  /** What everybody got, once it is over: it stands, whatever the rules will be. */
  readonly scores?: Readonly<Record<string, number>> | undefined
  readonly requests: readonly Request[]
}

export type Found =
  | { readonly kind: 'kept'; readonly kept: Kept }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'broken' }

type Boxes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keptShape = v.object({
  seed: seedShape,
  version: v.optional(v.number(), firstVersion),
  scores: v.optional(v.record(v.string(), v.number())),
  requests: v.array(requestShape),
})

const keyOf = (id: string): string => `monumenta.table.${id}`

export function find(id: string, boxes: Boxes = localStorage): Found {
  try {
    const text = boxes.getItem(keyOf(id))
    if (text === null) return { kind: 'nothing' }
    const parsed = v.safeParse(keptShape, JSON.parse(text))
    return parsed.success ? { kind: 'kept', kept: parsed.output } : { kind: 'broken' }
  } catch {
    return { kind: 'broken' }
  }
}

/** Says whether it could be kept: storage can be full or switched off. */
export function keep(id: string, kept: Kept, boxes: Boxes = localStorage): boolean {
  try {
    boxes.setItem(keyOf(id), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forget(id: string, boxes: Boxes = localStorage): void {
  try {
    boxes.removeItem(keyOf(id))
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Calls whenever another tab changes or clears away what is kept of a match. Call the result to stop. */
export function watch(id: string, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyOf(id) || event.key === null) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Clears away what belongs to no match any more. */
export function sweep(known: readonly string[], boxes: Storage = localStorage): void {
  const kept = new Set(known.map(keyOf))
  try {
    for (const key of Object.keys(boxes)) {
      if (key.startsWith(keyOf('')) && !kept.has(key)) boxes.removeItem(key)
    }
  } catch {
    // A shelf that cannot be reached cannot be dusted.
  }
}

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
