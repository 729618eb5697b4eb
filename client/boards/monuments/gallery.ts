import { cards } from '../../../games/monuments/data/cards'
import { monuments } from '../../../games/monuments/data/pieces'

export const gallery = monuments.map(({ id, name }) => ({
  title: name,
  cards: cards.filter(({ monument }) => monument === id).map((card) => card.id),
}))
