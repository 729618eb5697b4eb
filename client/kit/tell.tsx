import { createElement, Fragment, type ReactNode } from 'react'
import type { PlayerId } from '../../games/kit/rule'
import { Who as AnyPlayer } from './chips'

/** The names in braces in a sentence. */
type NamesIn<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/**
 * A whole sentence with named parts, which may be pictures and chips: "{who} drew {card}." Nothing is glued from halves,
 * so that another language can say it in its own order.
 */
export function told<const Words extends string>(
  words: Words,
  parts: Readonly<Record<NamesIn<Words>, ReactNode>>,
): ReactNode {
  const named = new Map<string, ReactNode>(Object.entries(parts))
  const pieces = words.split(/\{(\w+)\}/).map((piece, i) => (i % 2 === 0 ? piece : named.get(piece)))
  return createElement(Fragment, null, ...pieces)
}

/** A line for every kind of event. `who` is the chip of whoever did it, where somebody did. */
export type Tellers<Event extends { kind: string }> = {
  readonly [K in Event['kind']]: (event: Extract<Event, { kind: K }>, who: ReactNode) => ReactNode
}

/** A log line for every kind of event of a game; null for what is not worth one. */
export function teller<Event extends { kind: string }>(
  tellers: Tellers<Event>,
  Who: (props: { readonly id: PlayerId }) => ReactNode = AnyPlayer,
): (event: unknown) => ReactNode {
  const isTold = (event: unknown): event is Event =>
    typeof event === 'object' && event !== null && 'kind' in event && Object.hasOwn(tellers, String(event.kind))
  const whoOf = (event: Event) =>
    'player' in event && typeof event.player === 'string' ? <Who id={event.player} /> : null
  // The kind of an event picks the teller made for it: TypeScript can't follow that through the index.
  const words = (event: Event) =>
    (tellers[event.kind as Event['kind']] as (event: Event, who: ReactNode) => ReactNode)(event, whoOf(event))
  return (event) => (isTold(event) ? words(event) : null)
}
