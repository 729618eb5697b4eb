import Anchor from '~icons/game-icons/anchor'
import Ballista from '~icons/game-icons/ballista'
import BigWave from '~icons/game-icons/big-wave'
import ConcentricCrescents from '~icons/game-icons/concentric-crescents'
import FishingBoat from '~icons/game-icons/fishing-boat'
import HarpoonTrident from '~icons/game-icons/harpoon-trident'
import SpiralShell from '~icons/game-icons/spiral-shell'
import Trident from '~icons/game-icons/trident'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'atl-safe-harbor': Anchor,
  'atl-maritime-exploitation': FishingBoat,
  'atl-atlas': Trident,
  'atl-naval-culture': SpiralShell,
  'atl-orichalc-war-machine': Ballista,
  'atl-tsunami': BigWave,
  'atl-ring-canals': ConcentricCrescents,
  'atl-temple-of-poseidon': HarpoonTrident,
}
