import { across, type HexId, hexId, sides } from '../../../games/monumental/data/hex'
import type { Geometry, Place } from '../../../games/monumental/data/map-format'
import { center, radius, shift } from '../../kit/hexes'
import type { Point, Sheet } from '../../kit/spatial'

/** Where the tiles of a map lie on its drawing. */

const margin = 14

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
