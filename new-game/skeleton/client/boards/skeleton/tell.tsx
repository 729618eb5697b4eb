import type { GameEvent } from '../../../games/skeleton/state'
import { Who } from '../../kit/chips'
import { teller } from '../../kit/tell'

export const tell = teller<GameEvent>({
  took: ({ player, card }) => (
    <>
      <Who id={player} /> took {card}
    </>
  ),
  gameEnded: () => 'The market is empty: the game is over',
})
