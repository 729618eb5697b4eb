import { across, type Hex, type HexId, hexId, sides } from '../../../games/monumental/data/hex'
import type { Geometry, Place } from '../../../games/monumental/data/map-format'
import type { Point, Sheet } from '../../kit/spatial'

/** Where tiles lie on the drawing. All lengths are units of the map; the page says how large a unit is. */

export const radius = 40
const margin = 14

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
  sides.map((_, k) => pair(shift(at, corner(k, size)))).join(' ')

export const shift = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** One side of a tile, as a piece of a path. */
export const sidePath = (at: Point, side: number): string =>
  `M${pair(shift(at, corner(side)))}L${pair(shift(at, corner(side + 1)))}`

/** The direction that leads across a side, in degrees for SVG. */
export const turnOf = (side: number): number => -60 * side

export interface Drawing extends Sheet {
  readonly at: Readonly<Record<HexId, Point>>
}

const drawings = new WeakMap<Geometry, Drawing>()

/** The whole map, moved so that it begins at zero. */
export function drawingOf(geometry: Geometry): Drawing {
  const known = drawings.get(geometry)
  if (known) return known
  const places = Object.values(geometry.places)
  const spots = places.map(center)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const half = (radius * Math.sqrt(3)) / 2
  const [left, top] = [Math.min(...xs) - half - margin, Math.min(...ys) - radius - margin]
  const made: Drawing = {
    width: Math.ceil(Math.max(...xs) + half + margin - left),
    height: Math.ceil(Math.max(...ys) + radius + margin - top),
    at: Object.fromEntries(places.map((place, i) => [hexId(place), shift(spots[i]!, { x: -left, y: -top })])),
  }
  drawings.set(geometry, made)
  return made
}

/** Sides of a tile where another tile or the open sea begins that is `different`. */
export const sidesToward = (
  { places }: Geometry,
  place: Place,
  different: (other: Place | undefined) => boolean,
): number[] => sides.flatMap((_, side) => (different(places[hexId(across(place, side))]) ? [side] : []))

/** Tiles from top to bottom, each row from left to right: the order they are read in. */
export const inOrder = ({ places }: Geometry): HexId[] =>
  Object.values(places)
    .sort((a, b) => a.r - b.r || a.q - b.q)
    .map(hexId)
