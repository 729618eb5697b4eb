import Meeple from '~icons/game-icons/meeple'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import { CoverScene, type Sky } from '../../../kit/CoverScene'

const sky: Sky = {
  top: 20,
  bottom: 320,
  colours: [
    [0, '#7c2308'],
    [1, '#f08a24'],
  ],
}

const rays = Array.from({ length: 12 }, (_, i) => i * 30)

/** A dragon over the city wall at sunset, and those who have come to throw it out. */
export function Cover() {
  return (
    <CoverScene sky={sky} ground="#2f1a09">
      <g fill="#ffb347" opacity=".16">
        {rays.map((turn) => (
          <path key={turn} d="M120 160 L1020 52 L1020 268z" transform={`rotate(${turn} 120 160)`} />
        ))}
      </g>
      <SpikedDragonHead className="" x="46" y="98" width="148" height="148" color="#2f1a09" />
      <path d="M-700 228h1640v92H-700z" fill="#6d3f18" />
      <path d="M-700 222h1640" stroke="#6d3f18" strokeWidth="13" strokeDasharray="18 12" />
      <path d="M-700 229h1640M-700 258h1640M-700 290h1640" stroke="#4a290d" strokeWidth="2" />
      <path d="M-700 243h1640" stroke="#4a290d" strokeWidth="29" strokeDasharray="2 62" />
      <g stroke="#2f1a09" strokeWidth="14" strokeLinejoin="round" paintOrder="stroke">
        <Meeple className="" x="14" y="206" width="60" height="60" color="#f6efe0" />
        <Meeple className="" x="62" y="208" width="64" height="64" color="#2c6fb5" />
        <Meeple className="" x="114" y="208" width="64" height="64" color="#e8b32a" />
        <Meeple className="" x="166" y="206" width="60" height="60" color="#c33a2a" />
        <Meeple className="" x="-52" y="212" width="52" height="52" color="#2f7d3b" />
        <Meeple className="" x="240" y="212" width="52" height="52" color="#6c3ea0" />
      </g>
    </CoverScene>
  )
}
