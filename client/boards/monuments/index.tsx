import { cards, isCardId } from '../../../games/monuments/data/cards'
import { monuments } from '../../../games/monuments/data/pieces'
import type { BoardModule } from '../../kit/table'
import { Board, Sub } from './Board'
import { StillCard } from './Card'
import { Finale } from './Finale'
import { Area } from './Mine'
import { Summary } from './Summary'
import { tell } from './tell'

export const board: BoardModule = {
  Board,
  Sub,
  Summary,
  Area,
  Finale,
  tell,
  gallery: monuments.map(({ id, name }) => ({
    title: name,
    cards: cards.filter(({ monument }) => monument === id).map((card) => card.id),
  })),
  CardFace: ({ card }) => (isCardId(card) ? <StillCard card={card} /> : null),
}
