import AnvilImpact from '~icons/game-icons/anvil-impact'
import ArcheryTarget from '~icons/game-icons/archery-target'
import BigDiamondRing from '~icons/game-icons/big-diamond-ring'
import BookPile from '~icons/game-icons/book-pile'
import Bookshelf from '~icons/game-icons/bookshelf'
import Bull from '~icons/game-icons/bull'
import CampingTent from '~icons/game-icons/camping-tent'
import Coinflip from '~icons/game-icons/coinflip'
import DefensiveWall from '~icons/game-icons/defensive-wall'
import DesertCamp from '~icons/game-icons/desert-camp'
import Giant from '~icons/game-icons/giant'
import GreatPyramid from '~icons/game-icons/great-pyramid'
import GreekTemple from '~icons/game-icons/greek-temple'
import GuardedTower from '~icons/game-icons/guarded-tower'
import HeavenGate from '~icons/game-icons/heaven-gate'
import Microscope from '~icons/game-icons/microscope'
import MineWagon from '~icons/game-icons/mine-wagon'
import PowderBag from '~icons/game-icons/powder-bag'
import PublicSpeaker from '~icons/game-icons/public-speaker'
import QuillInk from '~icons/game-icons/quill-ink'
import Sailboat from '~icons/game-icons/sailboat'
import StoneBlock from '~icons/game-icons/stone-block'
import StripedSun from '~icons/game-icons/striped-sun'
import Sundial from '~icons/game-icons/sundial'
import SwordAltar from '~icons/game-icons/sword-altar'
import SwordSmithing from '~icons/game-icons/sword-smithing'
import Trade from '~icons/game-icons/trade'
import TreasureMap from '~icons/game-icons/treasure-map'
import WaterMill from '~icons/game-icons/water-mill'
import type { Pictures } from '../Picture'

/** Cards everybody begins with, Basic Buildings and Era I. */
export const pictures: Pictures = {
  'work-camp': CampingTent,
  library: Bookshelf,
  fort: GuardedTower,
  forum: PublicSpeaker,
  mine: MineWagon,
  workshop: AnvilImpact,
  laboratory: Microscope,
  'archery-range': ArcheryTarget,
  altar: SwordAltar,
  temple: GreekTemple,
  quarry: StoneBlock,
  'trading-post': Trade,
  caravanserai: DesertCamp,
  shipyard: Sailboat,
  irrigation: WaterMill,
  'metal-casting': SwordSmithing,
  writing: QuillInk,
  currency: Coinflip,
  cartography: TreasureMap,
  calendar: Sundial,
  'animal-husbandry': Bull,
  'great-pyramids': GreatPyramid,
  'great-wall': DefensiveWall,
  'hanging-gardens': HeavenGate,
  'great-library': BookPile,
  colossus: Giant,
  'pyramid-of-the-sun': StripedSun,
  'mk-stone': StoneBlock,
  'mk-scroll': BookPile,
  'mk-iron': AnvilImpact,
  'mk-spice': PowderBag,
  'mk-jade': BigDiamondRing,
}
