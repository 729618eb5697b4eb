import AncientColumns from '~icons/game-icons/ancient-columns'
import BarnOwl from '~icons/game-icons/barn-owl'
import ClassicalKnowledge from '~icons/game-icons/classical-knowledge'
import CrestedHelmet from '~icons/game-icons/crested-helmet'
import Discobolus from '~icons/game-icons/discobolus'
import DoubleFaceMask from '~icons/game-icons/double-face-mask'
import RoundShield from '~icons/game-icons/round-shield'
import Vote from '~icons/game-icons/vote'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'gre-agora': AncientColumns,
  'gre-philosophy': ClassicalKnowledge,
  'gre-alexander': CrestedHelmet,
  'gre-democracy': Vote,
  'gre-olympic-games': Discobolus,
  'gre-academy': BarnOwl,
  'gre-hoplite-phalanx': RoundShield,
  'gre-theatre-festivals': DoubleFaceMask,
}
