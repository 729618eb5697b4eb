import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { monumentName, type SymbolId, symbolName } from '../../../games/monuments/data/pieces'
import { pictureOf, symbolPicture, tonesOf } from './look'

export function SymbolBadge({ symbol }: { readonly symbol: SymbolId }) {
  const Picture = symbolPicture(symbol)
  return (
    <span className={`sy ${symbol}`} title={symbolName(symbol)}>
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
export function StillCard({ card, selected = false }: { readonly card: CardId; readonly selected?: boolean }) {
  return (
    <span className={selected ? 'card mc selected' : 'card mc'} style={tonesOf(cardOf(card).monument)} data-card={card}>
      <Face card={card} />
    </span>
  )
}

interface ButtonProps {
  readonly card: CardId
  readonly glow: '' | 'may' | 'legal' | 'selected'
  /** What a click does, for those who listen. */
  readonly does: string
  readonly pressed?: boolean
  readonly onClick: (() => void) | null
}

/** A card to choose. Where a click does nothing now it is a picture only. */
export function CardButton({ card, glow, does, pressed, onClick }: ButtonProps) {
  if (!onClick) return <StillCard card={card} selected={glow === 'selected'} />
  return (
    <button
      type="button"
      className={`card mc ${glow}`}
      style={tonesOf(cardOf(card).monument)}
      data-card={card}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className="sr">{does} </span>
      <Face card={card} />
    </button>
  )
}
