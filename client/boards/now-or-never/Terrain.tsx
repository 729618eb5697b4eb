import { Fragment, memo } from 'react'
import { maps, type Side, type Space } from '../../../games/now-or-never/data/maps'
import { centreOf, cornerOf, field, scatter, sheet } from './geometry'

/** The coast, drawn by hand once. */
const coast =
  'M27.3 9.5Q48.1 9.2 69.7 8.7Q91.4 8.3 109.9 7.1Q128.5 5.9 148.4 9.9Q168.3 13.9 185.3 10.9Q202.2 7.8 221.3 10.9Q240.5 13.9 258.6 11.8Q276.7 9.7 294.7 10Q312.8 10.3 331.9 11.9Q351.1 13.5 368.9 13.2Q386.8 12.9 409.7 11.9Q432.6 10.9 449.4 11.2Q466.3 11.4 485.7 9.3Q505.2 7.1 526 10.5Q546.7 13.9 566.8 14.4Q586.8 14.9 603.1 11.9Q619.5 8.9 638.8 9.7Q658.1 10.5 678.4 7.9Q698.7 5.4 717.7 6.7Q736.6 8 755.7 9.9Q774.8 11.9 791.2 8.9Q807.7 5.9 815.9 8.2Q824.1 10.5 822.7 29Q821.3 47.5 826.1 64.1Q830.9 80.6 828 95.8Q825.1 110.9 826.1 129.8Q827.1 148.8 824.6 164.7Q822 180.5 823.6 198.9Q825.2 217.3 825.4 235Q825.6 252.7 827.4 266.7Q829.2 280.7 826.5 296.8Q823.9 312.9 823.8 327.3Q823.7 341.6 807.2 344Q790.6 346.4 769.5 341.8Q748.4 337.2 728.3 338.9Q708.2 340.7 688.4 343.8Q668.6 346.9 650 343.1Q631.4 339.4 615.7 341.2Q599.9 343 580.6 342.4Q561.3 341.7 539.1 340.5Q516.9 339.3 502.3 339.5Q487.6 339.7 468.4 342.7Q449.1 345.7 428.2 341.6Q407.3 337.4 389.8 338.6Q372.3 339.7 352.1 340Q331.9 340.3 313 339.4Q294.1 338.5 276.5 339.1Q258.9 339.7 237.6 341.8Q216.4 343.9 200 344.3Q183.6 344.6 161.1 341.6Q138.6 338.5 121.2 340.5Q103.9 342.6 84.5 343Q65.1 343.4 45.6 343.8Q26.1 344.1 16.8 342.7Q7.5 341.3 11.9 324Q16.3 306.6 12.9 292Q9.6 277.4 13 258Q16.3 238.7 14 222.8Q11.7 206.9 12 190.4Q12.4 174 14.1 154.6Q15.9 135.2 15.6 119Q15.2 102.8 14.1 86.7Q13 70.5 13.3 53.7Q13.6 36.9 10 23.4Z'

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
