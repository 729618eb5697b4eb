import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { monumentName, type SymbolId, symbolName } from '../../../games/monuments/data/pieces'
import { type Click, Press } from '../../kit/Press'
import { pictureOf, symbolPicture, tonesOf } from './pictures'

export function SymbolBadge({ symbol }: { readonly symbol: SymbolId }) {
  const Picture = symbolPicture(symbol)
  return (
    <span className={`sign sy ${symbol}`} title={symbolName(symbol)}>
      <Picture />
      <span className="sr">{symbolName(symbol)}</span>
    </span>
  )
}

/** The printed face: what matters in a fanned hand stands top left. */
function Face({ card: id }: { readonly card: CardId }) {
  const { monument, value, symbol, iii } = cardOf(id)
  const Picture = pictureOf(monument)
  return (
    <>
      <span className="hd">
        <b>{value}</b>
        <SymbolBadge symbol={symbol} />
      </span>
      <span className="art" data-card={id}>
        <Picture />
        {iii ? <em title="Only with four players">III</em> : null}
      </span>
      <span className="nm">{monumentName(monument)}</span>
    </>
  )
}

/** A card to look at. */
export const StillCard = ({ card }: { readonly card: CardId }) => <CardButton card={card} click={null} />

/** A card to choose. Where a click does nothing now it is a picture only. */
export const CardButton = ({ card, click }: { readonly card: CardId; readonly click: Click | null }) => (
  <Press click={click} className="card mc" style={tonesOf(cardOf(card).monument)} card={card}>
    <Face card={card} />
  </Press>
)
