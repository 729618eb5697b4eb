import BookPile from '~icons/game-icons/book-pile'
import Bull from '~icons/game-icons/bull'
import Compass from '~icons/game-icons/compass'
import DefensiveWall from '~icons/game-icons/defensive-wall'
import DesertCamp from '~icons/game-icons/desert-camp'
import GreatPyramid from '~icons/game-icons/great-pyramid'
import GreekTemple from '~icons/game-icons/greek-temple'
import HeavenGate from '~icons/game-icons/heaven-gate'
import MetalBar from '~icons/game-icons/metal-bar'
import QuillInk from '~icons/game-icons/quill-ink'
import Sailboat from '~icons/game-icons/sailboat'
import StoneBlock from '~icons/game-icons/stone-block'
import StoneBust from '~icons/game-icons/stone-bust'
import StripedSun from '~icons/game-icons/striped-sun'
import Sundial from '~icons/game-icons/sundial'
import SwordAltar from '~icons/game-icons/sword-altar'
import Trade from '~icons/game-icons/trade'
import TwoCoins from '~icons/game-icons/two-coins'
import WaterDrop from '~icons/game-icons/water-drop'
import type { Pictures } from '../Picture'

/** Era I. */
export const pictures: Pictures = {
  altar: SwordAltar,
  temple: GreekTemple,
  quarry: StoneBlock,
  'trading-post': Trade,
  caravanserai: DesertCamp,
  shipyard: Sailboat,
  irrigation: WaterDrop,
  'metal-casting': MetalBar,
  writing: QuillInk,
  currency: TwoCoins,
  cartography: Compass,
  calendar: Sundial,
  'animal-husbandry': Bull,
  'great-pyramids': GreatPyramid,
  'great-wall': DefensiveWall,
  'hanging-gardens': HeavenGate,
  'great-library': BookPile,
  colossus: StoneBust,
  'pyramid-of-the-sun': StripedSun,
}
