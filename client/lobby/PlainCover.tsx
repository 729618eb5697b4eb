import Pawn from '~icons/game-icons/chess-pawn'
import { CoverScene, type Sky } from '../kit/CoverScene'

const sky: Sky = {
  top: 60,
  bottom: 280,
  colours: [
    [0, 'var(--g-deep)'],
    [1, 'var(--g-gilt)'],
  ],
}

/** The players' pawns on a table, in the colours of whatever game it is. */
export function PlainCover() {
  return (
    <CoverScene sky={sky} ground="var(--g-deep-2)">
      {[1, 2, 3, 4, 5, 6].map((mark) => (
        <Pawn key={mark} className="" x={mark * 75 - 190} y="150" width="95" height="122" color={`var(--p${mark})`} />
      ))}
    </CoverScene>
  )
}
