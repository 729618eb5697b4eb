import { memo } from 'react'
import Compass from '~icons/game-icons/compass'
import { hexId } from '../../../games/monumental/data/hex'
import { isIsland, type Place } from '../../../games/monumental/data/map-format'
import { geometry } from '../../../games/monumental/pieces/map'
import { outline, shift, sidePath, turnOf } from '../../kit/hexes'
import type { Point } from '../../kit/spatial'
import { drawingOf, sidesToward } from './hexes'
import { TerrainDefs, TerrainTile } from './Terrain'

const isSea = (place: Place | undefined): boolean => !place || place.terrain === 'water' || isIsland(place)

/** The map as it was laid out: tiles, coasts and bridges. It never changes during a match. */
export const Land = memo(function Land({ map }: { readonly map: string }) {
  const plan = geometry({ map })
  const { width, height, at } = drawingOf(plan)
  const places = Object.values(plan.places)
  const spot = (place: Place): Point => at[hexId(place)]!
  const coasts = places
    .filter((place) => !isSea(place))
    .flatMap((place) => sidesToward(plan, place, isSea).map((side) => sidePath(spot(place), side)))
    .join('')
  return (
    <svg className="land" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <TerrainDefs />
      <Compass className="rose" x={width - 50} y={height - 48} width="44" height="44" />
      <g className="depth">
        {places.map((place) => (
          <polygon key={hexId(place)} points={outline(shift(spot(place), { x: 0, y: 5 }), 43)} />
        ))}
      </g>
      {places.map((place) => (
        <TerrainTile key={hexId(place)} terrain={place.terrain} at={spot(place)} />
      ))}
      <path className="foam" d={coasts} />
      <path className="sand" d={coasts} />
      {places.map((place) =>
        place.bridges.map((side) => <Bridge key={`${hexId(place)} ${side}`} at={spot(place)} side={side} />),
      )}
    </svg>
  )
})

/** Planks from the land of an Island to its neighbour. */
const Bridge = ({ at, side }: { readonly at: Point; readonly side: number }) => (
  <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turnOf(side)})`} className="bridge">
    <rect x="20" y="-6.5" width="23" height="13" rx="1.5" />
    <path d="M20-6.5H43M20 6.5H43" />
    <path d="M24-6v12M28-6v12M32-6v12M36-6v12M40-6v12" className="planks" />
  </g>
)
