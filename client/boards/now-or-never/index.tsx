import CardPlay from '~icons/game-icons/card-play'
import Checklist from '~icons/game-icons/checklist'
import Hut from '~icons/game-icons/hut'
import Laurels from '~icons/game-icons/laurels'
import Person from '~icons/game-icons/person'
import TwoCoins from '~icons/game-icons/two-coins'
import Village from '~icons/game-icons/village'
import { fetched } from '../../kit/fetched'
import type { BoardModule } from '../../kit/table'
import { Board, Sub, shows } from './Board'
import { gallery } from './gallery'
import { Around } from './plan'
import { Summary } from './Summary'
import { tell } from './tell'

export const board: BoardModule = {
  ...{ Around, Board, Sub, Summary, tell, gallery, shows },
  ...fetched({ Area: () => import('./Area'), Finale: () => import('./Finale'), CardFace: () => import('./CardFace') }),
  lineIcons: {
    coins: TwoCoins,
    rows: Village,
    housing: Person,
    buildings: Hut,
    quests: CardPlay,
    orders: Checklist,
    reputation: Laurels,
    renown: Laurels,
  },
}
