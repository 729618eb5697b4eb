import Ankh from '~icons/game-icons/ankh'
import BigWave from '~icons/game-icons/big-wave'
import Chariot from '~icons/game-icons/chariot'
import HedjetWhiteCrown from '~icons/game-icons/hedjet-white-crown'
import Obelisk from '~icons/game-icons/obelisk'
import PschentDoubleCrown from '~icons/game-icons/pschent-double-crown'
import StoneCrafting from '~icons/game-icons/stone-crafting'
import ZigzagHieroglyph from '~icons/game-icons/zigzag-hieroglyph'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'egy-obelisk-works': Obelisk,
  'egy-hieroglyphs': ZigzagHieroglyph,
  'egy-ramses-ii': PschentDoubleCrown,
  'egy-divine-kingship': HedjetWhiteCrown,
  'egy-nile-floods': BigWave,
  'egy-corvee': StoneCrafting,
  'egy-house-of-life': Ankh,
  'egy-chariotry': Chariot,
}
