import { lazy } from 'react'
import Laurels from '~icons/game-icons/laurels'
import Obelisk from '~icons/game-icons/obelisk'
import Swordman from '~icons/game-icons/swordman'
import TwoCoins from '~icons/game-icons/two-coins'
import Village from '~icons/game-icons/village'
import type { BoardModule } from '../../kit/table'
import { Board, Sub } from './Board'
import { gallery } from './gallery'
import { Around } from './plan'
import { Summary } from './Summary'
import { tell } from './tell'

/** What is not needed to begin comes when it is asked for. */
const Area = lazy(() => import('./Area'))
const Finale = lazy(() => import('./Finale'))
const CardFace = lazy(() => import('./CardFace'))

export const board: BoardModule = {
  Around,
  Board,
  Sub,
  Summary,
  Area,
  Finale,
  lineIcons: { buildings: Village, adventurers: Swordman, monuments: Obelisk, powers: Laurels, gold: TwoCoins },
  tell,
  gallery,
  CardFace,
}
