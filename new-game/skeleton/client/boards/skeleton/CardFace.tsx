import { cardOf } from '../../../games/skeleton/data/cards'

export const CardFace = ({ card }: { readonly card: string }) => (
  <span className="card compact" data-card={card} data-colour={card.split('-')[0]}>
    {cardOf(card).value}
  </span>
)
