import { lazy } from 'react'
import FlyingFlag from '~icons/game-icons/flying-flag'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import OpenBook from '~icons/game-icons/open-book'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import Village from '~icons/game-icons/village'
import WarlordHelmet from '~icons/game-icons/warlord-helmet'
import type { BoardModule } from '../../kit/table'
import { Board, Sub } from './Board'
import { gallery } from './gallery'
import { Around } from './planning'
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
  lineIcons: {
    provinces: FlyingFlag,
    cities: Village,
    wonders: MayanPyramid,
    knowledge: OpenBook,
    policies: ScrollUnfurled,
    heroes: WarlordHelmet,
  },
  tell,
  gallery,
  CardFace,
}
