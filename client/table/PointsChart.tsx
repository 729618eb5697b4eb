import { useMemo, useState } from 'react'
import { IconButton } from '../kit/IconButton'
import { markOf, PlayerMark } from '../kit/PlayerMark'
import { type Player, useTable } from '../kit/table'
import { type Curve, curvesOf, turnEnds } from './history'
import type { Scenes } from './useHistory'
import { minus } from './words'

const box = { left: 34, right: 536, top: 14, bottom: 258, scoring: 58 }
const dashes = ['', '7 4', '2 4', '10 3 2 3', '14 4', '1 3 6 3']

/** Lines differ in dash as well as in colour; the mark stands at their end. */
const dashOf = (mark: number): string => dashes[(mark - 1) % dashes.length] ?? ''

interface Props {
  readonly scenes: Scenes
  readonly onReplay: (scene: number) => void
}

/** Points turn by turn; the slider below looks at one turn, and the replay begins there. */
export function PointsChart({ scenes, onReplay }: Props) {
  const { definition, players, view } = useTable()
  const curves = useMemo(
    () =>
      scenes.kind === 'there'
        ? curvesOf(
            definition,
            scenes.scenes,
            players.map(({ id }) => id),
          )
        : [],
    [scenes, definition, players],
  )
  const ends = useMemo(() => (scenes.kind === 'there' ? turnEnds(scenes.scenes) : []), [scenes])
  const [picked, pick] = useState<number | null>(null)
  if (scenes.kind === 'loading') return <p className="wait">Reading the match…</p>
  if (scenes.kind === 'missing') return <p className="wait">The course of this match could not be read.</p>
  const last = (curves[0]?.points.length ?? 1) - 1
  const at = picked ?? last
  return (
    <>
      <Chart curves={curves} players={players} scored={view.outcome !== null} at={picked} />
      <Legend players={players} curves={curves} at={at} />
      <div className="scrub">
        <IconButton
          icon="play"
          label="Replay from here"
          title="Replay from here"
          onClick={() => onReplay(at === last ? 0 : (ends[at - 1] ?? -1) + 1)}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Turn"
          aria-valuetext={nameOf(at, last)}
          onChange={(event) => pick(Number(event.target.value))}
        />
        <output className="tag">{nameOf(at, last)}</output>
      </div>
    </>
  )
}

const nameOf = (step: number, last: number): string => (step === last ? 'scoring' : `turn ${step + 1}`)

interface ChartProps {
  readonly curves: readonly Curve[]
  readonly players: readonly Player[]
  readonly scored: boolean
  /** The turn somebody looks at. */
  readonly at: number | null
}

function Chart({ curves, players, scored, at }: ChartProps) {
  const scale = scaleOf(curves, scored)
  const marks = spread(
    players.map((player) => ({ player, y: scale.y(curves.find((c) => c.player === player.id)?.points.at(-1) ?? 0) })),
  )
  return (
    <svg className="ch" viewBox="0 0 560 286" role="img" aria-label={spoken(curves, players)}>
      <Axes scale={scale} scored={scored} />
      {[...curves].reverse().map(({ player, points }) => {
        const { mark, you } = players.find(({ id }) => id === player) ?? { mark: 1, you: false }
        return (
          <polyline
            key={player}
            points={points.map((n, i) => `${scale.x(i).toFixed(1)},${scale.y(n).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={`var(--p${mark}-text)`}
            strokeWidth={you ? 3.5 : 2.5}
            strokeDasharray={dashOf(mark)}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        )
      })}
      {at === null ? null : <Cursor scale={scale} curves={curves} players={players} at={at} />}
      {marks.map(({ player, y }) => (
        <EndMark key={player.id} mark={player.mark} y={y} />
      ))}
    </svg>
  )
}

interface Scale {
  readonly steps: number
  readonly grid: readonly number[]
  x(step: number): number
  y(points: number): number
}

/** A round distance between lines, so that there are four to six of them. */
function gap(span: number): number {
  const rough = Math.max(1, span) / 5
  const ten = 10 ** Math.floor(Math.log10(rough))
  return Math.max(1, [1, 2, 2.5, 5, 10].map((n) => n * ten).find((n) => n >= rough) ?? rough)
}

/** The turns share the width; the scoring at the end has a strip of its own. */
function scaleOf(curves: readonly Curve[], scored: boolean): Scale {
  const all = curves.flatMap(({ points }) => points)
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const between = gap(high - low)
  const [bottom, top] = [Math.floor(low / between) * between, Math.ceil(high / between) * between]
  const steps = Math.max(2, curves[0]?.points.length ?? 2)
  const [turns, played] = scored ? [steps - 1, box.right - box.scoring] : [steps, box.right]
  return {
    steps,
    grid: Array.from({ length: Math.round((top - bottom) / between) + 1 }, (_, i) => bottom + i * between),
    x: (step) =>
      scored && step === steps - 1 ? box.right : box.left + (step / Math.max(1, turns - 1)) * (played - box.left),
    y: (points) => box.bottom - ((points - bottom) / (top - bottom)) * (box.bottom - box.top),
  }
}

function Axes({ scale, scored }: { readonly scale: Scale; readonly scored: boolean }) {
  const { steps, grid, x, y } = scale
  const turns = scored ? steps - 1 : steps
  const every = Math.ceil(turns / 6)
  const labelled = Array.from({ length: turns }, (_, i) => i).filter(
    (i) => i % every === 0 && (i === 0 || x(i) < x(turns - 1) - 24),
  )
  return (
    <g fontSize="12" fill="var(--ink-2)">
      {scored ? (
        <rect
          x={x(steps - 2)}
          y={box.top}
          width={box.right - x(steps - 2)}
          height={box.bottom - box.top}
          fill="var(--g-gilt)"
          opacity=".14"
        />
      ) : null}
      {grid.map((n) => (
        <g key={n}>
          <path d={`M${box.left} ${y(n)}H${box.right}`} stroke="var(--line)" />
          <text x={box.left - 6} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {labelled.map((i) => (
        <text key={i} x={x(i)} y="278" textAnchor={i === 0 ? 'start' : 'middle'}>
          turn {i + 1}
        </text>
      ))}
      {scored ? (
        <text x={box.right - box.scoring / 2} y="278" textAnchor="middle" fontWeight="700" fill="var(--ink)">
          scoring
        </text>
      ) : null}
    </g>
  )
}

interface CursorProps extends Pick<ChartProps, 'curves' | 'players'> {
  readonly scale: Scale
  readonly at: number
}

function Cursor({ scale, curves, players, at }: CursorProps) {
  const x = scale.x(at)
  return (
    <g>
      <path d={`M${x} ${box.top}V${box.bottom}`} stroke="var(--ink-2)" strokeWidth="1.5" />
      {curves.map(({ player, points }) => (
        <circle
          key={player}
          cx={x}
          cy={scale.y(points[at] ?? 0)}
          r="5"
          fill={`var(--p${players.find(({ id }) => id === player)?.mark ?? 1})`}
          stroke="var(--surface)"
          strokeWidth="2"
        />
      ))}
    </g>
  )
}

interface Placed {
  readonly player: Player
  readonly y: number
}

/** Marks that would cover each other move apart. */
function spread(marks: readonly Placed[]): Placed[] {
  const sorted = [...marks].sort((a, b) => a.y - b.y)
  let last = Number.NEGATIVE_INFINITY
  return sorted.map(({ player, y }) => {
    last = Math.max(y, last + 19)
    return { player, y: last }
  })
}

function EndMark({ mark, y }: { readonly mark: number; readonly y: number }) {
  const { outline, letter } = markOf(mark)
  return (
    <g
      transform={`translate(${box.right - 1} ${y - 10}) scale(.833)`}
      fill={`var(--p${mark})`}
      stroke="#fff"
      strokeWidth="1.8"
    >
      {outline}
      <text
        x="12"
        y={mark === 1 ? 19 : 16.4}
        fontSize="12"
        fontWeight="800"
        textAnchor="middle"
        fill={`var(--p${mark}-ink)`}
        stroke="none"
      >
        {letter}
      </text>
    </g>
  )
}

function Legend({ players, curves, at }: Pick<ChartProps, 'players' | 'curves'> & { readonly at: number }) {
  return (
    <div className="leg">
      {players.map(({ id, name, mark }) => (
        <span key={id}>
          <PlayerMark mark={mark} size="s" />
          {name}
          <svg width="34" height="6" aria-hidden="true">
            <path
              d="M2 3h30"
              stroke={`var(--p${mark}-text)`}
              strokeWidth="2.5"
              strokeDasharray={dashOf(mark)}
              strokeLinecap="round"
            />
          </svg>
          <b>{minus(curves.find(({ player }) => player === id)?.points[at] ?? 0)}</b>
        </span>
      ))}
    </div>
  )
}

const spoken = (curves: readonly Curve[], players: readonly Player[]): string =>
  `Points over the turns, at the end: ${curves
    .map(({ player, points }) => `${players.find(({ id }) => id === player)?.name ?? player} ${points.at(-1)}`)
    .join(', ')}`
