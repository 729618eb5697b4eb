import Cannon from '~icons/game-icons/cannon'
import Crown from '~icons/game-icons/crown'
import Files from '~icons/game-icons/files'
import IndiaGate from '~icons/game-icons/india-gate'
import ReceiveMoney from '~icons/game-icons/receive-money'
import SamaraMosque from '~icons/game-icons/samara-mosque'
import StarAltar from '~icons/game-icons/star-altar'
import Swordman from '~icons/game-icons/swordman'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'mug-mughal-tomb': SamaraMosque,
  'mug-state-administration': Files,
  'mug-akbar': Crown,
  'mug-mughal-architecture': IndiaGate,
  'mug-gunpowder-empire': Cannon,
  'mug-mansabdari': Swordman,
  'mug-land-revenue': ReceiveMoney,
  'mug-din-i-ilahi': StarAltar,
}
