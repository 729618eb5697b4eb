import { across, type HexId, hexId, opposite, sides } from './hex'
import type { Terrain } from './terrain'
import { type MarketId, marketIds } from './tokens'

/** One tile of a map and what lies on it when the game begins. */
export interface Place {
  readonly q: number
  readonly r: number
  readonly terrain: Terrain
  /** Whose Capital it is. */
  readonly seat: number | null
  /** Sides with a bridge, on Islands. */
  readonly bridges: readonly number[]
  readonly exploration: 'b1' | 'b2' | 'city' | null
  readonly marker: 'p' | MarketId | null
}

export type Layout = readonly Place[]

const letters: Readonly<Record<string, Terrain>> = {
  C: 'capital',
  P: 'plains',
  F: 'forest',
  M: 'mountain',
  W: 'water',
  A: 'pyramid',
  D: 'desert',
  J: 'jungle',
  In: 'island-narrow',
  Iw: 'island-wide',
}

const ENTRY =
  /^(-?\d{1,2}),(-?\d{1,2})=(?:(C)([0-4])|([PFMWADJ])|(I[nw])\[([0-5](?:,[0-5]){1,3})\])(?:\.(b1|b2|city))?(?:\.(p|mk-[a-z]+))?$/

/**
 * One entry of a map: `q,r=tile[.exploration][.marker]`. Tiles: `C0`..`C4` Capital of a seat, `P` Plains, `F` Forest,
 * `M` Mountain, `W` Water, `A` Aztec Pyramid, `D` Desert, `J` Jungle, `In[a,b]` and `Iw[a,b,c,d]` Islands with their
 * bridged sides. Exploration: `b1`, `b2` Barbarians of that class, `city` a Free City. Marker: `p` Production, or a Market.
 */
export function parseEntry(text: string): Place | undefined {
  const found = ENTRY.exec(text)
  if (!found) return undefined
  const [, q, r, capital, seat, plain, island, bridges, exploration, marker] = found
  const terrain = letters[capital ?? plain ?? island ?? '']
  if (!terrain || (marker && marker !== 'p' && !isMarket(marker))) return undefined
  return {
    q: Number(q),
    r: Number(r),
    terrain,
    seat: seat === undefined ? null : Number(seat),
    bridges: bridges ? bridges.split(',').map(Number) : [],
    exploration: exploration === 'b1' || exploration === 'b2' || exploration === 'city' ? exploration : null,
    marker: marker === 'p' || (marker && isMarket(marker)) ? marker : null,
  }
}

/** The entry of a tile: what `parseEntry` reads. */
export function formatEntry(place: Place): string {
  const letter = Object.keys(letters).find((one) => letters[one] === place.terrain)
  const bridges = isIsland(place) ? `[${place.bridges.join(',')}]` : ''
  const tile = `${hexId(place)}=${letter}${place.seat ?? ''}${bridges}`
  return [tile, place.exploration, place.marker].filter(Boolean).join('.')
}

const isMarket = (id: string): id is MarketId => (marketIds as readonly string[]).includes(id)

/** An entry that is known to be right. */
export function readEntry(text: string): Place {
  const place = parseEntry(text)
  if (!place) throw new Error(`"${text}" is no entry of a map`)
  return place
}

/** What is wrong with a list of entries that somebody wrote; nothing if each can be read. */
export function entriesProblem(entries: unknown): string | undefined {
  if (!Array.isArray(entries)) return 'A map is a list of entries'
  const wrong: unknown = entries.find((entry) => typeof entry !== 'string' || !parseEntry(entry))
  return wrong === undefined ? undefined : `${JSON.stringify(wrong).slice(0, 40)} is no entry of a map`
}

/** A list that `entriesProblem` had nothing against. */
export const readEntries = (entries: unknown): Layout => (Array.isArray(entries) ? entries.map(readEntry) : [])

/** What follows from where the tiles lie. */
export interface Geometry {
  readonly places: Readonly<Record<HexId, Place>>
  /** Tiles sharing an edge. */
  readonly neighbours: Readonly<Record<HexId, readonly HexId[]>>
  /** Neighbours that can be entered from here (MO-008, MO-120), Water among them. */
  readonly links: Readonly<Record<HexId, readonly HexId[]>>
  /** The same looked at from the other side: neighbours from which this tile can be entered. */
  readonly entries: Readonly<Record<HexId, readonly HexId[]>>
  /** Provinces on the coast (MO-009, MO-121). */
  readonly coastal: Readonly<Record<HexId, boolean>>
}

export const isIsland = ({ terrain }: Pick<Place, 'terrain'>): boolean =>
  terrain === 'island-narrow' || terrain === 'island-wide'

/** Units may stand there and it can be conquered. */
export const isProvince = ({ terrain }: Pick<Place, 'terrain'>): boolean => terrain !== 'water' && terrain !== 'capital'

/** MO-120: an Island is entered over a bridge; everything may be left over any edge. */
const opens = (place: Place, side: number): boolean => !isIsland(place) || place.bridges.includes(side)

export function geometryOf(layout: Layout): Geometry {
  const places = Object.fromEntries(layout.map((place) => [hexId(place), place]))
  const around = (place: Place) =>
    sides.flatMap((_, side) => {
      const other = places[hexId(across(place, side))]
      return other ? [{ side, other }] : []
    })
  const byHex = <T>(what: (place: Place) => T): Record<HexId, T> =>
    Object.fromEntries(layout.map((place) => [hexId(place), what(place)]))
  return {
    places,
    neighbours: byHex((place) => around(place).map(({ other }) => hexId(other))),
    links: byHex((place) =>
      around(place)
        .filter(({ side, other }) => opens(other, opposite(side)))
        .map(({ other }) => hexId(other)),
    ),
    entries: byHex((place) =>
      around(place)
        .filter(({ side }) => opens(place, side))
        .map(({ other }) => hexId(other)),
    ),
    coastal: byHex(
      (place) =>
        isProvince(place) &&
        (isIsland(place) || around(place).some(({ other }) => other.terrain === 'water' || isIsland(other))),
    ),
  }
}
