import AnvilImpact from '~icons/game-icons/anvil-impact'
import ArcheryTarget from '~icons/game-icons/archery-target'
import Bookshelf from '~icons/game-icons/bookshelf'
import CampingTent from '~icons/game-icons/camping-tent'
import GuardedTower from '~icons/game-icons/guarded-tower'
import Microscope from '~icons/game-icons/microscope'
import MineWagon from '~icons/game-icons/mine-wagon'
import PublicSpeaker from '~icons/game-icons/public-speaker'
import type { Pictures } from '../Picture'

/** Cards everybody begins with, and Basic Buildings. */
export const pictures: Pictures = {
  'work-camp': CampingTent,
  library: Bookshelf,
  fort: GuardedTower,
  forum: PublicSpeaker,
  mine: MineWagon,
  workshop: AnvilImpact,
  laboratory: Microscope,
  'archery-range': ArcheryTarget,
}
