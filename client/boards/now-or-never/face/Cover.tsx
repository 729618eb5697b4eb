import MeteorImpact from '~icons/game-icons/meteor-impact'
import PineTree from '~icons/game-icons/pine-tree'
import Village from '~icons/game-icons/village'
import { CoverScene, type Sky } from '../../../kit/CoverScene'

const sky: Sky = {
  top: 0,
  bottom: 300,
  colours: [
    [0, '#0d3a4f'],
    [0.6, '#2f8a8a'],
    [1, '#f2c98a'],
  ],
}

const trees = [
  { x: -118, y: 196, size: 54 },
  { x: -64, y: 206, size: 44 },
  { x: -14, y: 204, size: 50 },
  { x: 208, y: 200, size: 54 },
  { x: 252, y: 208, size: 42 },
  { x: 300, y: 198, size: 56 },
]

/** A star falls on the mountains; below it a village with its lamps lit. */
export function Cover() {
  return (
    <CoverScene sky={sky} ground="#0d4549">
      <g fill="#fff6da" opacity=".8">
        <circle cx="20" cy="112" r="1.6" />
        <circle cx="52" cy="134" r="1.1" />
        <circle cx="216" cy="150" r="1.3" />
        <circle cx="-60" cy="120" r="1.5" />
        <circle cx="300" cy="128" r="1.5" />
        <circle cx="102" cy="104" r="1.1" />
      </g>
      <MeteorImpact className="" x="146" y="96" width="78" height="78" color="#ffd27a" />
      <g fill="#3d6f76">
        <path d="M-700 262 -420 176l90 44 120-70 110 66 60-30 70 48 82-76 70 70 52-38 78 58 96-70 120 74 240-60v130H-700z" />
      </g>
      <g fill="#e9f2ec" opacity=".75">
        <path d="m112 158-22 20 12-2 9 8 9-9 12 4zM-210 150l-24 17 13-1 10 8 10-8 13 3z" />
      </g>
      <path d="M-700 250q140-34 300-14t280-10 240 6 240-14 580 20v92H-700z" fill="#274f45" />
      <Village className="" x="66" y="160" width="108" height="108" color="#fbe9c6" />
      {trees.map(({ x, y, size }) => (
        <PineTree key={x} className="" x={x} y={y} width={size} height={size} color="#173b34" />
      ))}
    </CoverScene>
  )
}
