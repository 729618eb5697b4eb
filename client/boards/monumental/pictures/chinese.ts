import Abacus from '~icons/game-icons/abacus'
import Camel from '~icons/game-icons/camel'
import CheckedShield from '~icons/game-icons/checked-shield'
import FoldedPaper from '~icons/game-icons/folded-paper'
import HeraldicSun from '~icons/game-icons/heraldic-sun'
import Stamper from '~icons/game-icons/stamper'
import SwordBrandish from '~icons/game-icons/sword-brandish'
import TwoCoins from '~icons/game-icons/two-coins'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'chi-imperial-mint': TwoCoins,
  'chi-paper-making': FoldedPaper,
  'chi-hua-mulan': SwordBrandish,
  'chi-mandate-of-heaven': HeraldicSun,
  'chi-silk-road': Camel,
  'chi-great-examinations': Abacus,
  'chi-terracotta-army': CheckedShield,
  'chi-imperial-bureaucracy': Stamper,
}
