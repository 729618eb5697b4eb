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
import { cards, isCardId } from '../../../games/monuments/data/cards'
import { monuments } from '../../../games/monuments/data/pieces'
import type { BoardModule } from '../../kit/table'
import { Area } from './Area'
import { Board, Sub } from './Board'
import { StillCard } from './Card'
import { Finale } from './Finale'
import { Around } from './plan'
import { Summary } from './Summary'
import { tell } from './tell'

export const board: BoardModule = {
  Around,
  Board,
  Sub,
  Summary,
  Area,
  Finale,
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
  tell,
  gallery: monuments.map(({ id, name }) => ({
    title: name,
    cards: cards.filter(({ monument }) => monument === id).map((card) => card.id),
  })),
  CardFace: ({ card }) => (isCardId(card) ? <StillCard card={card} /> : null),
}
