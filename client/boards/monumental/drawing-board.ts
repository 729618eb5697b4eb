import * as v from 'valibot'
import { across, type Hex, type HexId, hexId, sides } from '../../../games/monumental/data/hex'
import {
  entriesProblem,
  formatEntry,
  isIsland,
  isProvince,
  type Layout,
  type Place,
  readEntries,
} from '../../../games/monumental/data/map-format'
import { bridgePatterns, type Terrain } from '../../../games/monumental/data/terrain'
import type { MarketId } from '../../../games/monumental/data/tokens'

/** What the next click lays: a tile, a token, or nothing. */
export type Brush =
  | { readonly lay: 'tile'; readonly terrain: Terrain }
  | { readonly lay: 'exploration'; readonly token: NonNullable<Place['exploration']> }
  | { readonly lay: 'marker'; readonly token: 'p' | MarketId }
  | { readonly lay: 'nothing' }

/** The farthest a map reaches from its middle, so that it stays a map. */
const farthest = 7

const isNear = ({ q, r }: Hex): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= farthest

export const placeOn = (layout: Layout, hex: HexId): Place | undefined => layout.find((place) => hexId(place) === hex)

/** The map in an option's value; an empty one if that is none. */
export const layoutIn = (value: unknown): Layout => (entriesProblem(value) ? [] : readEntries(value))

/** The tiles, and the empty places around them where another could lie. */
export function canvasOf(layout: Layout): Hex[] {
  const middle: Hex = { q: 0, r: 0 }
  const all = [
    middle,
    ...layout,
    ...[middle, ...layout].flatMap((place) => sides.map((_, side) => across(place, side))),
  ]
  const near = new Map(all.filter(isNear).map(({ q, r }) => [hexId({ q, r }), { q, r }]))
  return [...near.values()].sort((a, b) => a.r - b.r || a.q - b.q)
}

/** The first seat without a Capital. */
function freeSeat(layout: Layout): number | undefined {
  const taken = layout.map(({ seat }) => seat)
  return [0, 1, 2, 3, 4].find((seat) => !taken.includes(seat))
}

const firstBridges = (terrain: Terrain): readonly number[] =>
  terrain === 'island-narrow' || terrain === 'island-wide' ? bridgePatterns[terrain] : []

/** A new tile keeps the tokens that may lie on it; a Province begins with Barbarians (MO-274). */
function tile({ q, r }: Hex, terrain: Terrain, layout: Layout): Place | undefined {
  const before = placeOn(layout, hexId({ q, r }))
  const seat = terrain === 'capital' ? (before?.seat ?? freeSeat(layout)) : null
  if (seat === undefined) return before
  const province = isProvince({ terrain })
  return {
    q,
    r,
    terrain,
    seat,
    bridges: firstBridges(terrain),
    exploration: province ? (before?.exploration ?? 'b1') : null,
    marker: province ? (before?.marker ?? null) : null,
  }
}

/** The same Island laid again is turned by one side. */
const turned = (place: Place): Place => ({
  ...place,
  bridges: place.bridges.map((side) => (side + 1) % sides.length).sort((a, b) => a - b),
})

/** The tile of a hex after a click with this brush; none if it is taken away. */
function touched(layout: Layout, hex: Hex, brush: Brush): Place | undefined {
  const before = placeOn(layout, hexId(hex))
  switch (brush.lay) {
    case 'nothing':
      return undefined
    case 'tile':
      return before?.terrain === brush.terrain && isIsland(before) ? turned(before) : tile(hex, brush.terrain, layout)
    case 'exploration':
      return before && isProvince(before) ? { ...before, exploration: brush.token } : before
    case 'marker':
      if (!before || !isProvince(before)) return before
      return { ...before, marker: before.marker === brush.token ? null : brush.token }
  }
}

/** The map after a click on a hex. */
export function paint(layout: Layout, hex: Hex, brush: Brush): Layout {
  const others = layout.filter((place) => hexId(place) !== hexId(hex))
  const after = touched(layout, hex, brush)
  return after ? [...others, after] : others
}

export const entriesOfMap = (layout: Layout): string[] => layout.map(formatEntry)

/** A file as it is exported: a name and the entries of the map. */
export const fileOf = (name: string, layout: Layout): string =>
  JSON.stringify({ game: 'monumental', name, map: entriesOfMap(layout) }, null, 1)

const fileShape = v.object({ map: v.optional(v.unknown()), name: v.optional(v.unknown()) })

/** The map in a file, or what is wrong with it. */
export function readFile(text: string): { name: string; layout: Layout } | { problem: string } {
  try {
    const file: unknown = JSON.parse(text)
    const { map, name } = v.parse(fileShape, file)
    const problem = entriesProblem(map)
    return problem ? { problem } : { name: typeof name === 'string' ? name : '', layout: readEntries(map) }
  } catch {
    return { problem: 'This file holds no map' }
  }
}
