import type { CSSProperties } from 'react'

/** A map, drawn in units of its own whatever its size on the screen. */
export interface Sheet {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`

/** Lays something on the map: its corner at a point, and its size where it has one on the map. */
export const spotOn = (sheet: Sheet, { x, y }: Point, size?: Sheet): CSSProperties => ({
  left: share(x, sheet.width),
  top: share(y, sheet.height),
  ...(size ? { width: share(size.width, sheet.width), height: share(size.height, sheet.height) } : {}),
})

/** Scrolls a frame that is smaller than its map until a point lies in the middle. */
export function centreOn(frame: HTMLElement, sheet: Sheet, { x, y }: Point): void {
  frame.scrollTo(
    (x / sheet.width) * frame.scrollWidth - frame.clientWidth / 2,
    (y / sheet.height) * frame.scrollHeight - frame.clientHeight / 2,
  )
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Where the words about a tile lie: never on it or beside it. */
export function cornerFor(tile: Box, frame: Box): string {
  const [x, y] = [tile.left + tile.width / 2, tile.top + tile.height / 2]
  const across = x < frame.left + frame.width / 2 ? 'right' : 'left'
  return `${y < frame.top + frame.height / 2 ? 'low' : 'high'} ${across}`
}
