import BallPyramid from '~icons/game-icons/ball-pyramid'
import FireShrine from '~icons/game-icons/fire-shrine'
import FlowerStar from '~icons/game-icons/flower-star'
import PestleMortar from '~icons/game-icons/pestle-mortar'
import PlantSeed from '~icons/game-icons/plant-seed'
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger'
import StoneTablet from '~icons/game-icons/stone-tablet'
import SunPriest from '~icons/game-icons/sun-priest'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'azt-ullamaliztli': BallPyramid,
  'azt-herbal-medicine': PestleMortar,
  'azt-moctezuma': SunPriest,
  'azt-sacrifice-to-the-gods': SacrificialDagger,
  'azt-codex-records': StoneTablet,
  'azt-maize-agriculture': PlantSeed,
  'azt-flower-wars': FlowerStar,
  'azt-new-fire-ceremony': FireShrine,
}
