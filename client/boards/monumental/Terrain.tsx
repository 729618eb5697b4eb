import type { ReactNode } from 'react'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import PalmTree from '~icons/game-icons/palm-tree'
import type { Terrain } from '../../../games/monumental/data/terrain'
import { outline } from '../../kit/hexes'
import type { Picture as Glyph } from '../../kit/pictures'
import type { Point } from '../../kit/spatial'

const tones: Readonly<Record<Terrain, readonly [string, string]>> = {
  capital: ['#f6ebcd', '#dcc68f'],
  plains: ['#d3d993', '#b1bd68'],
  forest: ['#86ad6b', '#5b8649'],
  mountain: ['#bab3a9', '#8a837a'],
  water: ['#79b1cc', '#4a89ab'],
  'island-narrow': ['#79b1cc', '#4a89ab'],
  'island-wide': ['#79b1cc', '#4a89ab'],
  pyramid: ['#e0b972', '#b6873b'],
  desert: ['#efd8a2', '#d2ad64'],
  jungle: ['#56925f', '#2f6639'],
}

/** The colours of the terrains, light above and darker below. */
export const TerrainDefs = () => (
  <defs>
    {Object.entries(tones).map(([terrain, [light, dark]]) => (
      <linearGradient key={terrain} id={`mo-${terrain}`} x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
    ))}
  </defs>
)

interface SignProps {
  readonly of: Glyph
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly opacity: number
}

const Sign = ({ of: Icon, x, y, size, color, opacity }: SignProps) => (
  <Icon
    className=""
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    style={{ color, opacity }}
    aria-hidden="true"
  />
)

/** Several of a kind, each a little different: [x, y, size, opacity]. */
const grove = (of: Glyph, color: string, spots: readonly (readonly [number, number, number, number])[]): ReactNode =>
  spots.map(([x, y, size, opacity]) => <Sign key={`${x} ${y}`} {...{ of, x, y, size, color, opacity }} />)

/** Pines, each standing at its foot: [x, y, scale]. */
const pines = (spots: readonly (readonly [number, number, number])[]): ReactNode =>
  spots.map(([x, y, scale]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-1.5-3h3v4h-3z" fill="#4a3316" />
      <path d="M0-21L6-12H3.500L8-5H-8L-3.5-12H-6z" fill="#2f5a29" />
      <path d="M0-21L6-12H3.500L8-5H0z" fill="#244a20" />
    </g>
  ))

/** What grows and lies on a tile, kept clear of its middle where the tokens are. */
const growth: Readonly<Partial<Record<Terrain, ReactNode>>> = {
  plains: (
    <path
      d="M-25 13q3-9 4 0q1-8 5 0M15-20q3-9 4 0q1-8 5 0M13 22q3-8 4 0q1-7 5 0M-20-17q2-6 3 0q1-6 4 0"
      fill="none"
      stroke="#7d8a3b"
      strokeWidth="1.8"
      strokeLinecap="round"
      opacity=".8"
    />
  ),
  forest: pines([
    [-20, -1, 1.25],
    [20, -7, 1.1],
    [12, 27, 1.05],
    [-11, 28, 0.95],
    [3, -21, 0.9],
  ]),
  mountain: (
    <>
      <path d="M-30 20L-13-14L-4 1L7-21L29 20z" fill="#6d665d" />
      <path d="M7-21L29 20H10L4 2z" fill="#575049" />
      <path d="M7-21L1-9l4 3l3-4l4 3l2-2zM-13-14l-5 10l4 2l3-3l3 2z" fill="#f3efe8" />
      <path d="M-22 29l7-12l8 12zM6 30l6-10l7 10z" fill="#7a7369" />
    </>
  ),
  water: (
    <path
      d="M-22-9q5.5-6 11 0t11 0t11 0t11 0M-24 3q6-6 12 0t12 0t12 0t12 0M-20 15q5-6 10 0t10 0t10 0t10 0"
      fill="none"
      stroke="#fff"
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity=".45"
    />
  ),
  desert: (
    <>
      <path
        d="M-30-6q14-10 28 0t30-2M-27 12q13-9 26 0t27-1M-15-22q8-6 16 0t15 0"
        fill="none"
        stroke="#b48d43"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M20 18V7m0 6h-4V9m4 2h4V6M-21-8v-9m0 5h-3v-3"
        fill="none"
        stroke="#4f6d2f"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  jungle: grove(PalmTree, '#184c25', [
    [-19, -8, 25, 0.85],
    [20, -10, 23, 0.8],
    [13, 19, 21, 0.75],
    [-11, 21, 20, 0.75],
    [0, -25, 19, 0.7],
  ]),
  pyramid: grove(MayanPyramid, '#7d520f', [[0, -6, 54, 0.55]]),
  capital: (
    <path d="M-34-20H34M-34 0H34M-34 20H34M-18-40V40M0-40V40M18-40V40" stroke="#b79c5c" strokeWidth="1" opacity=".35" />
  ),
}

/** The land of an Island, in the middle of its tile. */
const Isle = () => (
  <>
    <path d="M-24-8c6-16 20-19 33-15s20 14 16 27-18 20-32 18-24-14-17-30z" fill="#efe0b6" />
    <path d="M-20-7c5-13 17-15 28-12s16 12 13 22-15 16-26 14-20-12-15-24z" fill="#b9c671" />
    {grove(PalmTree, '#3d6a34', [
      [-12, -10, 15, 0.8],
      [14, 10, 14, 0.8],
    ])}
  </>
)

const isIsle = (terrain: Terrain): boolean => terrain === 'island-narrow' || terrain === 'island-wide'

/** A tile: ground, and what makes it known without its colour. */
export function TerrainTile({ terrain, at }: { readonly terrain: Terrain; readonly at: Point }) {
  return (
    <>
      <polygon points={outline(at)} fill={`url(#mo-${terrain})`} className={terrain === 'water' ? 'sea' : 'ground'} />
      <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
        {isIsle(terrain) ? <Isle /> : growth[terrain]}
      </g>
    </>
  )
}

/** One tile by itself. */
export const TerrainSample = ({ terrain }: { readonly terrain: Terrain }) => (
  <svg className="hexsample" viewBox="-38 -42 76 84" aria-hidden="true">
    <TerrainDefs />
    <TerrainTile terrain={terrain} at={{ x: 0, y: 0 }} />
  </svg>
)
