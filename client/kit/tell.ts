import type { ReactNode } from 'react'

/** A line for every kind of event. */
export type Tellers<Event extends { kind: string }> = {
  readonly [K in Event['kind']]: (event: Extract<Event, { kind: K }>) => ReactNode
}

/**
 * A log line for every kind of event of a game; null for what is not worth one. `whole` completes the words, as with the
 * chip of whoever did it.
 */
export function teller<Event extends { kind: string }>(
  tellers: Tellers<Event>,
  whole: (words: ReactNode, event: Event) => ReactNode = (words) => words,
): (event: unknown) => ReactNode {
  const isTold = (event: unknown): event is Event =>
    typeof event === 'object' && event !== null && 'kind' in event && Object.hasOwn(tellers, String(event.kind))
  // The kind of an event picks the teller made for it: TypeScript can't follow that through the index.
  const told = (event: Event) => (tellers[event.kind as Event['kind']] as (event: Event) => ReactNode)(event)
  return (event) => (isTold(event) ? whole(told(event), event) : null)
}
