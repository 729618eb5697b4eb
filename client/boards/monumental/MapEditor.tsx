import { type CSSProperties, useEffect, useId, useState } from 'react'
import { tableSizes } from '../../../games/monumental/data/constants'
import { type Hex, hexId } from '../../../games/monumental/data/hex'
import { mapProblem } from '../../../games/monumental/data/map-check'
import type { Layout, Place } from '../../../games/monumental/data/map-format'
import { maps } from '../../../games/monumental/data/maps'
import { terrains } from '../../../games/monumental/data/terrain'
import { markets } from '../../../games/monumental/data/tokens'
import { ClauseLink, GameContext } from '../../kit/ClauseLink'
import type { CustomFieldProps } from '../../kit/custom'
import { center, radius } from '../../kit/hexes'
import { type Brush, canvasOf, entriesOfMap, layoutIn, paint, placeOn } from './drawing-board'
import { MapFiles } from './MapFiles'
import './editor.css'

/** A map of one's own, drawn: choose what to lay, then click where. */
export function MapEditor({ value, onChange, players }: CustomFieldProps) {
  const capitals = tableSizes[players]?.capitals ?? players
  const layout = layoutIn(value)
  const [brush, setBrush] = useState(0)
  const change = (next: Layout) => onChange(entriesOfMap(next))
  const usual = maps.find((map) => map.players === capitals)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, where nothing was drawn yet
  useEffect(() => {
    if (layout.length === 0 && usual) change(usual.layout)
  }, [])
  return (
    <GameContext value="monumental">
      <div className="moed">
        <Brushes chosen={brush} choose={setBrush} />
        <Canvas layout={layout} onClick={(hex) => change(paint(layout, hex, brushes[brush]!.brush))} />
        <Verdict layout={layout} capitals={capitals} />
        <MapFiles layout={layout} capitals={capitals} change={change} />
      </div>
    </GameContext>
  )
}

const brushes: readonly { readonly label: string; readonly kind: string; readonly brush: Brush }[] = [
  ...terrains.map(({ id, name }) => ({
    label: id === 'island-narrow' ? `${name} (2 ways)` : id === 'island-wide' ? `${name} (4 ways)` : name,
    kind: id,
    brush: { lay: 'tile', terrain: id } as const,
  })),
  { label: 'No tile', kind: 'none', brush: { lay: 'nothing' } },
  { label: 'Barbarians 1', kind: 'token', brush: { lay: 'exploration', token: 'b1' } },
  { label: 'Barbarians 2', kind: 'token', brush: { lay: 'exploration', token: 'b2' } },
  { label: 'Free City', kind: 'token', brush: { lay: 'exploration', token: 'city' } },
  { label: 'Production', kind: 'token', brush: { lay: 'marker', token: 'p' } },
  ...markets.map(({ id, name }) => ({
    label: name,
    kind: 'token',
    brush: { lay: 'marker', token: id } as const,
  })),
]

function Brushes({ chosen, choose }: { readonly chosen: number; readonly choose: (brush: number) => void }) {
  const group = useId()
  return (
    <div className="brushes" role="radiogroup" aria-label="What to lay">
      {brushes.map(({ label, kind }, i) => (
        <label key={label} className={`k-${kind}`}>
          <input type="radio" name={group} checked={i === chosen} onChange={() => choose(i)} />
          <i aria-hidden="true" />
          {label}
        </label>
      ))}
    </div>
  )
}

interface CanvasProps {
  readonly layout: Layout
  readonly onClick: (hex: Hex) => void
}

const half = (radius * Math.sqrt(3)) / 2

function Canvas({ layout, onClick }: CanvasProps) {
  const hexes = canvasOf(layout)
  const spots = hexes.map(center)
  const left = Math.min(...spots.map(({ x }) => x)) - half
  const top = Math.min(...spots.map(({ y }) => y)) - radius
  const width = Math.max(...spots.map(({ x }) => x)) + half - left
  const height = Math.max(...spots.map(({ y }) => y)) + radius - top
  return (
    <div className="sheetview">
      <div className="drawn" style={{ width, height }}>
        {hexes.map((hex, i) => {
          const { x, y } = spots[i]!
          const at = { left: x - left - half, top: y - top - radius, width: 2 * half, height: 2 * radius }
          return <Spot key={hexId(hex)} hex={hex} place={placeOn(layout, hexId(hex))} at={at} onClick={onClick} />
        })}
      </div>
    </div>
  )
}

interface SpotProps {
  readonly hex: Hex
  readonly place: Place | undefined
  readonly at: CSSProperties
  readonly onClick: (hex: Hex) => void
}

const tokenSign = { b1: 'B1', b2: 'B2', city: 'City' } as const

function Spot({ hex, place, at, onClick }: SpotProps) {
  return (
    <button
      type="button"
      className={`spot k-${place?.terrain ?? 'none'}`}
      style={at}
      data-hex={hexId(hex)}
      onClick={() => onClick(hex)}
    >
      <span className="sr">
        {hexId(hex)}: {place ? placeWords(place) : 'no tile'}
      </span>
      {place ? (
        <span className="signs" aria-hidden="true">
          {place.bridges.map((side) => (
            <i key={side} className="bridge" style={{ '--turn': `${-60 * side}deg` }} />
          ))}
          {place.seat === null ? null : <b>{place.seat + 1}</b>}
          {place.exploration ? <span>{tokenSign[place.exploration]}</span> : null}
          {place.marker ? <small>{markerName(place.marker)}</small> : null}
        </span>
      ) : null}
    </button>
  )
}

const markerName = (marker: NonNullable<Place['marker']>): string =>
  marker === 'p' ? 'Prod.' : (markets.find(({ id }) => id === marker)?.name.replace(' Market', '') ?? '')

function placeWords({ terrain, seat, exploration, marker }: Place): string {
  const name = terrains.find(({ id }) => id === terrain)?.name ?? ''
  const words = [
    seat === null ? name : `${name} of seat ${seat + 1}`,
    exploration ? { b1: 'Barbarians of class 1', b2: 'Barbarians of class 2', city: 'Free City' }[exploration] : '',
    marker ? (marker === 'p' ? 'Production token' : `${markerName(marker)} Market`) : '',
  ]
  return words.filter(Boolean).join(', ')
}

/** What the rules say to this map. */
function Verdict({ layout, capitals }: { readonly layout: Layout; readonly capitals: number }) {
  const broken = mapProblem(layout, capitals)
  return (
    <p className={broken ? 'verdict broken' : 'verdict'} aria-live="polite">
      {broken ? (
        <>
          {broken.because} <ClauseLink clause={broken.clause} />
        </>
      ) : (
        'This map can be played.'
      )}
    </p>
  )
}
