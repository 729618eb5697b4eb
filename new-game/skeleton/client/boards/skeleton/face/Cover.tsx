import CardPlay from '~icons/game-icons/card-play'
import { CoverScene, type Sky } from '../../../kit/CoverScene'

const sky: Sky = {
  top: 60,
  bottom: 280,
  colours: [
    [0, 'var(--g-deep)'],
    [1, 'var(--g-gilt)'],
  ],
}

export function Cover() {
  return (
    <CoverScene sky={sky} ground="var(--g-deep-2)">
      <CardPlay className="" x="50" y="112" width="140" height="140" color="#fff3dc" />
    </CoverScene>
  )
}
