import { cards } from '../../../games/skeleton/data/cards'
import type { BoardModule } from '../../kit/table'
import { Area, Board, Finale, Summary } from './Board'
import { CardFace } from './CardFace'
import { tell } from './tell'

export const board: BoardModule = {
  Board,
  Summary,
  Area,
  Finale,
  tell,
  gallery: [{ title: 'Cards', cards: cards.map(({ id }) => id) }],
  CardFace,
}
