import CardDiscard from '~icons/game-icons/card-discard'
import Laurels from '~icons/game-icons/laurels'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import Watchtower from '~icons/game-icons/watchtower'
import type { BoardModule } from '../../kit/table'
import { Area } from './Area'
import { Board, Sub } from './Board'
import { Finale } from './Finale'
import { CardFace, gallery } from './gallery'
import { Summary } from './Summary'
import { tell } from './tell'

export const board: BoardModule = {
  Board,
  Sub,
  Summary,
  Area,
  Finale,
  lineIcons: { track: Laurels, quests: ScrollQuill, penalties: CardDiscard, towers: Watchtower },
  tell,
  gallery,
  CardFace,
}
