import CardDiscard from '~icons/game-icons/card-discard'
import Laurels from '~icons/game-icons/laurels'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import Watchtower from '~icons/game-icons/watchtower'
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
  lineIcons: { track: Laurels, quests: ScrollQuill, final: ScrollUnfurled, penalties: CardDiscard, towers: Watchtower },
}
