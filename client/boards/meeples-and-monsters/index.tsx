import { lazy } from 'react'
import CardDiscard from '~icons/game-icons/card-discard'
import Laurels from '~icons/game-icons/laurels'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import Watchtower from '~icons/game-icons/watchtower'
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
  lineIcons: { track: Laurels, quests: ScrollQuill, final: ScrollUnfurled, penalties: CardDiscard, towers: Watchtower },
  tell,
  gallery,
  CardFace,
}
