import { isCardId } from '../../../games/monuments/data/cards'
import { StillCard } from './Card'

/** Any card of the box. */
export default function CardFace({ card }: { readonly card: string }) {
  return isCardId(card) ? <StillCard card={card} /> : null
}
