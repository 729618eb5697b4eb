import Church from '~icons/game-icons/church'
import ElvenCastle from '~icons/game-icons/elven-castle'
import House from '~icons/game-icons/house'
import Obelisk from '~icons/game-icons/obelisk'
import Watchtower from '~icons/game-icons/watchtower'
import { CoverScene, type Sky } from '../../../kit/CoverScene'

const sky: Sky = {
  top: 20,
  bottom: 300,
  colours: [
    [0, '#2e153b'],
    [0.6, '#82409d'],
    [1, '#f0b872'],
  ],
}

const stars = [
  [24, 116],
  [58, 104],
  [96, 126],
  [186, 110],
  [214, 132],
  [-40, 120],
  [282, 112],
  [340, 128],
  [-110, 104],
] as const

/** A castle on its hill at dusk, and the village that grows around it. */
export function Cover() {
  return (
    <CoverScene sky={sky} ground="#2e153b">
      <circle cx="186" cy="146" r="26" fill="#ffe9b8" opacity=".9" />
      <g fill="#fff3d6">
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      <path
        d="M-700 262c90-26 170-30 260-14s150-6 230-20 130 18 180 2c40-12 70-36 150-36s110 26 160 40 120 8 200-6 200 10 460 4v100H-700z"
        fill="#2c4a24"
      />
      <ElvenCastle className="" x="58" y="98" width="124" height="124" color="#f6efe0" />
      <path
        d="M-700 270c80-12 170-6 250-12s150 10 230 0 130-22 210-24 140 12 220 18 170-14 250-6 220 4 480-4v80H-700z"
        fill="#3f6b2e"
      />
      <g color="#fff3dc">
        <House className="" x="6" y="214" width="44" height="44" color="#f0c9bd" />
        <Church className="" x="52" y="214" width="44" height="44" color="#f5e6a8" />
        <House className="" x="104" y="222" width="38" height="38" color="#efd9ac" />
        <Watchtower className="" x="146" y="208" width="48" height="48" color="#e8c4b8" />
        <Obelisk className="" x="196" y="206" width="46" height="50" color="#d3c7e6" />
        <House className="" x="-52" y="222" width="40" height="40" color="#f5e6a8" />
        <House className="" x="256" y="220" width="42" height="42" color="#f0c9bd" />
        <Church className="" x="306" y="216" width="44" height="44" color="#d3c7e6" />
        <Watchtower className="" x="-108" y="212" width="44" height="44" color="#efd9ac" />
      </g>
      <path d="M-700 262c200-10 420 6 640-4s400-2 560 2 280-6 440 0v70H-700z" fill="#274218" />
    </CoverScene>
  )
}
