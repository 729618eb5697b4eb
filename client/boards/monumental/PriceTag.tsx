import CrossedSabres from '~icons/game-icons/crossed-sabres'
import type { Point } from '../../kit/spatial'
import type { HexPrice } from './hex-click'
import { Res } from './Signs'
import { spotStyle } from './Tokens'

/** The price of a conquest, at the lower edge of its tile. */
export const PriceTag = ({ price, at }: { readonly price: HexPrice; readonly at: Point }) => (
  <span className={price.out ? 'tk price out' : 'tk price'} style={spotStyle(at, 0, 33)}>
    <CrossedSabres />
    <b>{price.military}</b>
    {price.gold > 0 ? (
      <>
        <i>+{price.gold}</i>
        <Res res="G" tiny />
      </>
    ) : null}
  </span>
)
