import Capitol from '~icons/game-icons/capitol'
import GreatPyramid from '~icons/game-icons/great-pyramid'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import Obelisk from '~icons/game-icons/obelisk'
import Pagoda from '~icons/game-icons/pagoda'
import { CoverScene, type Sky } from '../../../kit/CoverScene'

const sky: Sky = {
  top: 20,
  bottom: 250,
  colours: [
    [0, '#141f47'],
    [0.55, '#3d5296'],
    [1, '#f0c36a'],
  ],
}

const rays = Array.from({ length: 16 }, (_, i) => i * 22.5)
const lands = ['#8fae5d', '#c9b05c', '#5f8a4c', '#6fa9c6', '#b3bf6b', '#a39a8c', '#4d8cae', '#dcb36c']

/** A row of the map, as if it lay on the table in front of the city. */
function Row({ y, half, start }: { readonly y: number; readonly half: number; readonly start: number }) {
  const count = Math.ceil(1640 / (half * 2)) + 1
  return Array.from({ length: count }, (_, i) => {
    const x = -700 + i * half * 2 + (start % 2) * half
    const [top, low] = [half * 0.34, half * 0.2]
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, it never changes
        key={i}
        d={`M${x - half} ${y - low}L${x} ${y - top}L${x + half} ${y - low}V${y + low}L${x} ${y + top}L${x - half} ${y + low}z`}
        fill={lands[(i * 5 + start * 3) % lands.length]}
      />
    )
  })
}

/** The great works of all ages before a rising sun, and the map they rule. */
export function Cover() {
  return (
    <CoverScene sky={sky} ground="#121d40">
      <g fill="#ffe2a0" opacity=".13">
        {rays.map((turn) => (
          <path key={turn} d="M120 196 L1020 138 L1020 254z" transform={`rotate(${turn} 120 196)`} />
        ))}
      </g>
      <circle cx="120" cy="196" r="66" fill="#ffdf94" opacity=".92" />
      <g color="#27376f" opacity=".75">
        <Obelisk className="" x="-66" y="150" width="84" height="84" />
        <MayanPyramid className="" x="-160" y="170" width="74" height="74" />
        <Capitol className="" x="268" y="160" width="80" height="80" />
        <GreatPyramid className="" x="370" y="160" width="84" height="84" />
      </g>
      <g color="#1b2a57">
        <MayanPyramid className="" x="2" y="146" width="92" height="92" />
        <Pagoda className="" x="152" y="140" width="96" height="96" />
      </g>
      <path d="M120 112 L186 244 H54z" fill="#fff1cf" />
      <path d="M120 112 L186 244 H142z" fill="#d9b56a" />
      <path
        d="M112 128h16M104 144h29M96 160h42M88 176h54M80 192h68M72 208h80M64 224h93"
        stroke="#8a6a2a"
        strokeOpacity=".35"
        strokeWidth="1.6"
      />
      <g stroke="#20305f" strokeWidth="1.6" strokeLinejoin="round">
        <Row y={241} half={24} start={1} />
        <Row y={255} half={29} start={4} />
        <Row y={272} half={35} start={7} />
      </g>
    </CoverScene>
  )
}
