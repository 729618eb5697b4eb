import type { Point } from './spatial'

/**
 * Six-sided tiles with a corner on top, in rows: where they lie on a drawing. All lengths are units of the map; the page
 * says how large a unit is.
 */

/** A tile: along its row, and its row. */
interface Hex {
  readonly q: number
  readonly r: number
}

const sides = [0, 1, 2, 3, 4, 5] as const

export const radius = 40

export const center = ({ q, r }: Hex): Point => ({
  x: radius * Math.sqrt(3) * (q + r / 2),
  y: radius * 1.5 * r,
})

/** Corner k of a tile around its centre; side s runs from corner s to corner s + 1. */
export function corner(k: number, size = radius): Point {
  const angle = ((30 - 60 * k) * Math.PI) / 180
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
}

const fine = (n: number): string => n.toFixed(1)
export const pair = ({ x, y }: Point): string => `${fine(x)},${fine(y)}`

/** The outline of a tile. */
export const outline = (at: Point, size = radius): string =>
  sides.map((k) => pair(shift(at, corner(k, size)))).join(' ')

export const shift = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** One side of a tile, as a piece of a path. */
export const sidePath = (at: Point, side: number): string =>
  `M${pair(shift(at, corner(side)))}L${pair(shift(at, corner(side + 1)))}`

/** The direction that leads across a side, in degrees for SVG. */
export const turnOf = (side: number): number => -60 * side
