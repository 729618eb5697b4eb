import BambooFountain from '~icons/game-icons/bamboo-fountain'
import ClosedDoors from '~icons/game-icons/closed-doors'
import Gate from '~icons/game-icons/gate'
import Katana from '~icons/game-icons/katana'
import KnightBanner from '~icons/game-icons/knight-banner'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import Teapot from '~icons/game-icons/teapot'
import WhiteTower from '~icons/game-icons/white-tower'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'jap-dojo': ClosedDoors,
  'jap-bushido': Katana,
  'jap-miyamoto-musashi': SamuraiHelmet,
  'jap-shogunate': KnightBanner,
  'jap-zen': BambooFountain,
  'jap-way-of-tea': Teapot,
  'jap-castle-towns': WhiteTower,
  'jap-closed-borders': Gate,
}
