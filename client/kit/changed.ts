import { useContext, useRef } from 'react'
import { SaidContext, TableContext } from './table'

/** Where a piece lies: on the screen, and in the page. */
export interface Spot {
  readonly element: HTMLElement
  readonly parent: Element | null
  readonly style: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Less than this is no movement. */
export const SMALL_STEP = 15

type Spots = ReadonlyMap<string, Spot>

/**
 * Marks the pieces that others changed with `data-changed`, until this seat does something or takes something back. In a
 * replay, and for those who only watch, nothing is marked.
 */
export function useChanged(): (now: Spots, before: Spots) => void {
  const table = useContext(TableContext)
  const isLive = useContext(SaidContext) !== null && table !== null && table.seat !== null
  const seen = useRef({ deed: '', view: table?.view, changed: new Set<string>() })
  return (now, before) => {
    if (!isLive) return
    const { view, seat, lastDeed } = table
    const deed = `${seat} ${lastDeed}`
    const last = seen.current
    if (last.deed !== deed) seen.current = { deed, view, changed: new Set() }
    else if (last.view !== view)
      seen.current = { deed, view, changed: new Set([...last.changed, ...changes(now, before)]) }
    const { changed } = seen.current
    for (const [id, { element }] of now) element.toggleAttribute('data-changed', changed.has(id))
  }
}

/** Pieces that are new, or lie in another part of the table than before. */
export function changes(now: Spots, before: Spots): string[] {
  if (before.size === 0) return []
  return [...now].flatMap(([id, spot]) => (isElsewhere(before.get(id), spot) ? [id] : []))
}

/** A piece pushed aside because another one needed room has not changed, nor has one that was only drawn anew. */
function isElsewhere(before: Spot | undefined, now: Spot): boolean {
  if (now.width === 0) return false
  if (!before || before.width === 0) return true
  const moved = Math.hypot(before.x - now.x, before.y - now.y) >= SMALL_STEP
  return moved && (before.parent !== now.parent || before.style !== now.style)
}
