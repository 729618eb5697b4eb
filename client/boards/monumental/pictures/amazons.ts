import Archer from '~icons/game-icons/archer'
import Hoof from '~icons/game-icons/hoof'
import Horseshoe from '~icons/game-icons/horseshoe'
import Moon from '~icons/game-icons/moon'
import OldWagon from '~icons/game-icons/old-wagon'
import Scales from '~icons/game-icons/scales'
import Stable from '~icons/game-icons/stable'
import TrojanHorse from '~icons/game-icons/trojan-horse'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'ama-stables': Stable,
  'ama-horseback-riding': Horseshoe,
  'ama-hippolyta': Archer,
  'ama-beasts-of-burden': OldWagon,
  'ama-wall-of-horses': TrojanHorse,
  'ama-breeding': Hoof,
  'ama-moon-archers': Moon,
  'ama-themiscyran-trade': Scales,
}
