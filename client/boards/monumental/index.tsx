import FlyingFlag from '~icons/game-icons/flying-flag'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import OpenBook from '~icons/game-icons/open-book'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import Village from '~icons/game-icons/village'
import WarlordHelmet from '~icons/game-icons/warlord-helmet'
import { fetched } from '../../kit/fetched'
import type { BoardModule } from '../../kit/table'
import { Board, Sub, shows } from './Board'
import { gallery } from './gallery'
import { Around } from './planning'
import { Summary } from './Summary'
import { tell } from './tell'

export const board: BoardModule = {
  ...{ Around, Board, Sub, Summary, tell, gallery, shows },
  ...fetched({ Area: () => import('./Area'), Finale: () => import('./Finale'), CardFace: () => import('./CardFace') }),
  lineIcons: {
    provinces: FlyingFlag,
    cities: Village,
    wonders: MayanPyramid,
    knowledge: OpenBook,
    policies: ScrollUnfurled,
    heroes: WarlordHelmet,
  },
}
