import Laurels from '~icons/game-icons/laurels'
import Obelisk from '~icons/game-icons/obelisk'
import Swordman from '~icons/game-icons/swordman'
import TwoCoins from '~icons/game-icons/two-coins'
import Village from '~icons/game-icons/village'
import { fetched } from '../../kit/fetched'
import type { BoardModule } from '../../kit/table'
import { Board, Sub } from './Board'
import { gallery } from './gallery'
import { Around } from './plan'
import { Summary } from './Summary'
import { tell } from './tell'

export const board: BoardModule = {
  ...{ Around, Board, Sub, Summary, tell, gallery },
  ...fetched({ Area: () => import('./Area'), Finale: () => import('./Finale'), CardFace: () => import('./CardFace') }),
  lineIcons: { buildings: Village, adventurers: Swordman, monuments: Obelisk, powers: Laurels, gold: TwoCoins },
}
