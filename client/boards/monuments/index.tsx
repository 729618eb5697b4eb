import GreekTemple from '~icons/game-icons/greek-temple'
import LaurelCrown from '~icons/game-icons/laurel-crown'
import Laurels from '~icons/game-icons/laurels'
import Obelisk from '~icons/game-icons/obelisk'
import Quill from '~icons/game-icons/quill'
import QuillInk from '~icons/game-icons/quill-ink'
import SpartanHelmet from '~icons/game-icons/spartan-helmet'
import TiedScroll from '~icons/game-icons/tied-scroll'
import Token from '~icons/game-icons/token'
import Trireme from '~icons/game-icons/trireme'
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
  lineIcons: {
    monuments: GreekTemple,
    played: Laurels,
    historianNumbers: QuillInk,
    historianBonus: LaurelCrown,
    historianPenalty: Quill,
    fameMonument: Obelisk,
    fameHelmet: SpartanHelmet,
    fameScroll: TiedScroll,
    fameShip: Trireme,
    tokens: Token,
  },
}
