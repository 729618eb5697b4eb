import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { HexId } from '../../../games/monumental/data/hex'
import { sides } from '../../../games/monumental/data/hex'
import { capitalOf, geometry } from '../../../games/monumental/pieces/map'
import { corner, pair, radius } from '../../kit/hexes'
import { IconButton } from '../../kit/IconButton'
import { centreOn, cornerFor, type Point } from '../../kit/spatial'
import { useZoom, type Zoom } from '../../kit/useZoom'
import { tileWords } from './describe'
import { clickOn, priceOn } from './hex-click'
import { type Drawing, drawingOf, inOrder } from './hexes'
import { Land } from './Land'
import { type Looked, MapTip } from './MapTip'
import { mapName, tileName } from './names'
import { PriceTag } from './PriceTag'
import { useMonumental } from './plan'
import { useLooking, useSituation } from './planning'
import { Realms } from './Realms'
import { spotStyle, Tokens } from './Tokens'

const TeamSheet = lazy(() => import('./TeamSheet'))

/** A tile is looked at; without the element it is so no more. */
type Look = (hex: HexId, tile: Element | null) => void

/** The world: tiles, realms and everything on them. */
export function WorldMap() {
  const { table, plan } = useSituation()
  const { view, seat } = table
  const zoom = useZoom()
  const [looked, setLooked] = useState<Looked | null>(null)
  const look: Look = (hex, tile) => {
    const frame = zoom.frame.current
    if (tile && frame)
      setLooked({ hex, corner: cornerFor(tile.getBoundingClientRect(), frame.getBoundingClientRect()) })
    else setLooked((now) => (now?.hex === hex ? null : now))
  }
  const drawing = drawingOf(geometry(view))
  const { width, height, at } = drawing
  useCentre(zoom, seat === null ? undefined : at[capitalOf(view, seat)], drawing)
  return (
    <section className="zone mapz" id="board" aria-label={`Map: ${mapName(view.map)}`}>
      <h2 className="sr">Map: {mapName(view.map)}</h2>
      <div className="mapframe">
        <div
          className="mapview"
          ref={zoom.frame}
          {...zoom.drag}
          onPointerLeave={zoom.drag.onPointerUp}
          style={{ '--w': width, '--h': height, '--zoom': zoom.zoom }}
        >
          <div className="canvas">
            <Land map={view.map} />
            <Realms />
            <Tiles look={look} />
            <Tokens />
            <Prices />
          </div>
        </div>
        <div className="zooms">
          <IconButton label="Larger map" icon="plus" may={zoom.canZoomIn} onClick={zoom.zoomIn} />
          <IconButton label="Smaller map" icon="minus" may={zoom.canZoomOut} onClick={zoom.zoomOut} />
        </div>
        {looked ? <MapTip looked={looked} /> : null}
      </div>
      <Suspense>{plan.target ? <TeamSheet /> : null}</Suspense>
    </section>
  )
}

/** Opens with the own Capital in the middle, where the map is larger than its frame. */
function useCentre({ frame, zoom }: Zoom, home: Point | undefined, drawing: Drawing): void {
  const done = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the map has its size
  useEffect(() => {
    const box = frame.current
    if (!box || !home || done.current || box.scrollWidth <= box.clientWidth) return
    done.current = true
    centreOn(box, drawing, home)
  }, [zoom])
}

/** The tiles as buttons. Those that can be chosen now are reached by Tab, all of them by the arrow keys. */
function Tiles({ look }: { readonly look: Look }) {
  const plan = geometry(useMonumental().view)
  const { at } = drawingOf(plan)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.currentTarget.ownerDocument.activeElement?.getAttribute('data-hex')
    const to = from ? neighbourTo(from, event.key, (hex) => hex in at) : undefined
    if (!to) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-hex="${to}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and no more meaning
    <div className="tiles" role="group" aria-label="Tiles" onKeyDown={onKeyDown}>
      {inOrder(plan).map((hex, i) => (
        <Tile key={hex} look={look} hex={hex} at={at[hex]!} first={i === 0} />
      ))}
    </div>
  )
}

const keys: Readonly<Record<string, readonly number[]>> = {
  ArrowRight: [0],
  ArrowLeft: [3],
  ArrowUp: [1, 2],
  ArrowDown: [5, 4],
}

function neighbourTo(hex: HexId, key: string, exists: (hex: HexId) => boolean): HexId | undefined {
  const [q, r] = hex.split(',').map(Number)
  return (keys[key] ?? []).map((side) => `${q! + sides[side]!.q},${r! + sides[side]!.r}`).find(exists)
}

interface TileProps {
  readonly look: Look
  readonly hex: HexId
  readonly at: Point
  readonly first: boolean
}

const ring = sides.map((_, k) => pair(corner(k, radius - 2))).join(' ')

/** A tile that was clicked in vain keeps its words, so that the clause behind them can be opened. */
const isPinned = (tile: Element): boolean =>
  tile.ownerDocument.activeElement === tile && tile.hasAttribute('aria-disabled')

function Tile({ look, hex, at, first }: TileProps) {
  const situation = useSituation()
  const { table } = situation
  const { looked } = useLooking()
  const click = clickOn(situation, hex)
  const words = tileWords(table, hex)
  const refusal = click?.refusal ?? null
  return (
    <button
      type="button"
      className={`hex ${click && !refusal ? click.glow : ''} ${looked === hex ? 'looked' : ''}`}
      style={spotStyle(at)}
      data-hex={hex}
      tabIndex={first || (click && !refusal) ? 0 : -1}
      aria-disabled={click && !refusal ? undefined : true}
      onClick={click && !refusal ? click.run : undefined}
      onPointerEnter={(event) => look(hex, event.currentTarget)}
      onPointerLeave={(event) => (isPinned(event.currentTarget) ? null : look(hex, null))}
      onFocus={(event) => look(hex, event.currentTarget)}
      onBlur={(event) => (event.relatedTarget?.closest('.maptip') ? null : look(hex, null))}
    >
      <svg viewBox="-36 -41 72 82" aria-hidden="true">
        <polygon points={ring} className="edge" />
        <polygon points={ring} className="ring" />
      </svg>
      <span className="sr">
        {click && !refusal ? `${click.does}: ` : ''}
        {[tileName(table, hex), ...words, refusal?.because ?? ''].filter(Boolean).join('. ')}
      </span>
    </button>
  )
}

/** What a tile would cost, on the tile. */
function Prices() {
  const situation = useSituation()
  const plan = geometry(situation.table.view)
  const { at } = drawingOf(plan)
  return (
    <div className="tokens" aria-hidden="true">
      {inOrder(plan).map((hex) => {
        const price = priceOn(situation, hex)
        return price ? <PriceTag key={hex} price={price} at={at[hex]!} /> : null
      })}
    </div>
  )
}
