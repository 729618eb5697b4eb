import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { type FameCategory, monumentName, symbolName } from '../../../games/monuments/data/pieces'

export const fameName = (category: FameCategory): string =>
  category === 'monument' ? 'Monument' : symbolName(category)

export function cardName(id: CardId): string {
  const { monument, value } = cardOf(id)
  return `${monumentName(monument)} ${value}`
}
