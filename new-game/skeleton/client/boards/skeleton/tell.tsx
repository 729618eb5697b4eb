import type { GameEvent } from '../../../games/skeleton/state'
import { teller, told } from '../../kit/tell'

export const tell = teller<GameEvent>({
  took: ({ card }, who) => told('{who} took {card}', { who, card }),
  gameEnded: () => 'The market is empty: the game is over',
})
