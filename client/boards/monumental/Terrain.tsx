import type { ReactNode } from 'react'
import Cactus from '~icons/game-icons/cactus'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import PalmTree from '~icons/game-icons/palm-tree'
import Peaks from '~icons/game-icons/peaks'
import PineTree from '~icons/game-icons/pine-tree'
import Waves from '~icons/game-icons/waves'
import type { Terrain } from '../../../games/monumental/data/terrain'
import { outline, type Point } from './hexes'
import type { Glyph } from './Picture'

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
  forest: grove(PineTree, '#35602d', [
    [-19, -6, 24, 0.85],
    [19, -11, 21, 0.75],
    [11, 21, 20, 0.7],
    [-12, 20, 18, 0.6],
    [2, -25, 18, 0.65],
  ]),
  mountain: grove(Peaks, '#665f56', [
    [0, -4, 56, 0.6],
    [-12, 20, 22, 0.4],
    [13, 21, 20, 0.4],
  ]),
  water: grove(Waves, '#fff', [[0, 0, 44, 0.4]]),
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
      {grove(Cactus, '#5d7a3a', [
        [21, 12, 15, 0.8],
        [-21, -14, 12, 0.7],
      ])}
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
