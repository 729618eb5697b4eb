import { Fragment, memo } from 'react'
import { maps, type Side, type Space } from '../../../games/now-or-never/data/maps'
import type { Point } from '../../kit/spatial'
import { centreOf, cornerOf, field, scatter, sheet } from './geometry'
import { range } from './lists'

const shore = { inset: 11, every: 38, wobble: 7 } as const

/** Around the sheet in small steps, each a little off the straight line, and smooth between them. */
function drawCoast({ width, height }: typeof sheet): string {
  const across = Math.round(width / shore.every)
  const down = Math.round(height / shore.every)
  const edge = (n: number, at: (t: number, off: number) => Point): Point[] =>
    range(n).map((i) => at(i / n, shore.inset + (scatter(`${n}`, i) - 0.5) * shore.wobble))
  const points = [
    ...edge(across, (t, off) => ({ x: shore.inset + t * (width - 2 * shore.inset), y: off })),
    ...edge(down, (t, off) => ({ x: width - off, y: shore.inset + t * (height - 2 * shore.inset) })),
    ...edge(across, (t, off) => ({ x: width - shore.inset - t * (width - 2 * shore.inset), y: height - off * 0.9 })),
    ...edge(down, (t, off) => ({ x: off * 1.1, y: height - shore.inset - t * (height - 2 * shore.inset) })),
  ]
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!]
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  }
  const curves = points.map(({ x, y }, i) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i)}`)
  return `M${middle(points.length - 1)}${curves.join('')}Z`
}

const coast = drawCoast(sheet)

type Land = 'wood' | 'meadow' | 'sand' | 'heath' | 'mist' | 'rock'

/** What grows where: broad strokes over the map, so that land runs across spaces. */
function landOf({ row, column, mountain }: Space): Land {
  if (mountain) return 'rock'
  if (column <= 2) return 'wood'
  if (row === 1 && column === 7) return 'mist'
  if (column >= 9) return 'heath'
  return row === 4 ? 'sand' : 'meadow'
}

const colours: Readonly<Record<Side, Readonly<Record<Land, string>>>> = {
  above: { wood: '#9fbd84', meadow: '#bcd196', sand: '#e6d59e', heath: '#c9bcd6', mist: '#c3d6d0', rock: '#b9b0a2' },
  underground: {
    wood: '#64837b',
    meadow: '#7d8672',
    sand: '#a3876a',
    heath: '#8577a3',
    mist: '#6a919c',
    rock: '#6d6369',
  },
}

const looks = {
  above: { sea: ['#86c0bb', '#2f7f86'], shore: '#f0dfae', edge: '#a98e4d', shallow: '#5d9a98', path: '#6b5a34' },
  underground: { sea: ['#4b4358', '#211d2b'], shore: '#6b5f68', edge: '#3b333d', shallow: '#362f3f', path: '#3a2f22' },
} as const

/** One painted island: the ground of the map. Nothing on it can be used, so nobody needs to hear of it. */
export const Terrain = memo(function Terrain({ side }: { readonly side: Side }) {
  const look = looks[side]
  const spaces = maps[side]
  return (
    <svg className="ground" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <defs>
        <radialGradient id={`sea-${side}`} cx=".5" cy=".5" r=".75">
          <stop offset="0" stopColor={look.sea[0]} />
          <stop offset="1" stopColor={look.sea[1]} />
        </radialGradient>
        <clipPath id={`isle-${side}`}>
          <path d={coast} transform="translate(6 3.5) scale(.985 .98)" />
        </clipPath>
        <filter id={`soft-${side}`} x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <rect width={sheet.width} height={sheet.height} fill={`url(#sea-${side})`} />
      <path d={coast} fill={look.shallow} opacity=".55" transform="translate(-12.6 -5.3) scale(1.03)" />
      <path d={coast} fill={look.shore} stroke={look.edge} strokeWidth="1.5" />
      <g clipPath={`url(#isle-${side})`}>
        <g filter={`url(#soft-${side})`}>
          {spaces.map((space) => (
            <Ground key={space.id} space={space} fill={colours[side][landOf(space)]} />
          ))}
        </g>
        {spaces.map((space) => (
          <Growth key={space.id} space={space} side={side} />
        ))}
      </g>
      <Paths spaces={spaces} colour={look.path} />
    </svg>
  )
})

/** A stroke of the broad brush, wider than its space. */
function Ground({ space, fill }: { readonly space: Space; readonly fill: string }) {
  const { x, y } = cornerOf(space)
  const over = 13
  return (
    <rect
      x={x - over}
      y={y - over}
      width={field.width + 2 * over}
      height={field.height + 2 * over}
      rx="26"
      fill={fill}
    />
  )
}

function Growth({ space, side }: { readonly space: Space; readonly side: Side }) {
  if (space.mountain) return <Peaks space={space} side={side} />
  if (side === 'underground') return <Glow space={space} />
  switch (landOf(space)) {
    case 'wood':
      return <Trees space={space} count={5} colour="#55804e" />
    case 'mist':
      return <Trees space={space} count={4} colour="#5d8378" />
    case 'meadow':
      return scatter(space.id, 1) < 0.5 ? (
        <Hills space={space} colour="#86a865" />
      ) : (
        <Trees space={space} count={2} colour="#6f9a58" />
      )
    case 'sand':
      return <Hills space={space} colour="#c5ab68" />
    default:
      return <Hills space={space} colour="#a48fb8" />
  }
}

const ridge = [
  { dx: -20, dy: 6, size: 0.72 },
  { dx: 19, dy: 9, size: 0.66 },
  { dx: 0, dy: 0, size: 1 },
]

/** Three peaks with a light and a dark side. */
function Peaks({ space, side }: { readonly space: Space; readonly side: Side }) {
  const { x, y } = centreOf(space)
  const [light, dark, cap] = side === 'above' ? ['#a89e8f', '#857b6d', '#f6f1e4'] : ['#6f6670', '#524a55', '#9d90a8']
  return ridge.map(({ dx, dy, size }, i) => {
    const turn = (scatter(space.id, i) - 0.5) * 8
    const at = `translate(${x + dx + turn} ${y + dy + 24}) scale(${size})`
    return (
      <g key={dx} transform={at}>
        <path d="M-30 0Q-14-26 0-52 13-27 30 0z" fill={light} />
        <path d="M0-52Q13-27 30 0H8Q12-16 3-26 6-38 0-52z" fill={dark} />
        <path d="M0-52Q-5-42-9-34L-3-37 1-32 6-39Q4-46 0-52z" fill={cap} />
      </g>
    )
  })
}

interface ScatterProps {
  readonly space: Space
  readonly colour: string
}

/** Along the edges, where no piece lies. */
function Trees({ space, count, colour }: ScatterProps & { readonly count: number }) {
  const { x, y } = cornerOf(space)
  return Array.from({ length: count }, (_, i) => {
    const left = scatter(space.id, i) < 0.5
    const tx = x + (left ? 3 + scatter(space.id, i + 20) * 12 : 64 + scatter(space.id, i + 20) * 12)
    const ty = y + 16 + scatter(space.id, i + 40) * 58
    const size = 0.75 + scatter(space.id, i + 60) * 0.5
    return (
      <path
        key={`${tx} ${ty}`}
        d="M0-15 5.5-6H3L7.500 1H1.500V5H-1.500V1H-7.500L-3-6H-5.500z"
        transform={`translate(${tx} ${ty}) scale(${size})`}
        fill={colour}
        opacity=".8"
      />
    )
  })
}

function Hills({ space, colour }: ScatterProps) {
  const { x, y } = cornerOf(space)
  const shift = scatter(space.id, 3) * 10
  return (
    <path
      d={`M${x + 6 + shift} ${y + 70}q13-13 28 0t30 0M${x + 16} ${y + 14 + shift / 2}q8-8 17 0`}
      fill="none"
      stroke={colour}
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".7"
    />
  )
}

/** Mushrooms that shine in the dark. */
function Glow({ space }: { readonly space: Space }) {
  const { x, y } = cornerOf(space)
  return [0, 1, 2].map((i) => {
    const tx = x + (i === 1 ? 66 : 8) + scatter(space.id, i) * 8
    const ty = y + 18 + scatter(space.id, i + 9) * 52
    return (
      <Fragment key={i}>
        <circle cx={tx} cy={ty - 4} r="9" fill="#9fe8dc" opacity=".2" />
        <path
          d={`M${tx - 5} ${ty - 2}a5 4.500 0 0 1 10 0zM${tx - 1.2} ${ty - 2}h2.400v6h-2.400z`}
          fill="#d9f5ec"
          opacity=".75"
        />
      </Fragment>
    )
  })
}

/** Dotted paths between neighbours. */
function Paths({ spaces, colour }: { readonly spaces: readonly Space[]; readonly colour: string }) {
  const lines = spaces.flatMap((space) => {
    const { x, y } = centreOf(space)
    return [space.column < 10 ? `M${x + 26} ${y}h27` : '', space.row < 4 ? `M${x} ${y + 28}v22` : '']
  })
  return (
    <path
      d={lines.join('')}
      fill="none"
      stroke={colour}
      strokeOpacity=".55"
      strokeWidth="2.5"
      strokeDasharray="1 5"
      strokeLinecap="round"
    />
  )
}
