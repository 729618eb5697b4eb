import type { ComponentType, SVGProps } from 'react'
import BattleTank from '~icons/game-icons/battle-tank'
import Boar from '~icons/game-icons/boar'
import Caravel from '~icons/game-icons/caravel'
import Eel from '~icons/game-icons/eel'
import Gecko from '~icons/game-icons/gecko'
import GraspingSlug from '~icons/game-icons/grasping-slug'
import Key from '~icons/game-icons/key'
import Laurels from '~icons/game-icons/laurels'
import MagicPortal from '~icons/game-icons/magic-portal'
import NeedleDrill from '~icons/game-icons/needle-drill'
import OpenBook from '~icons/game-icons/open-book'
import PositionMarker from '~icons/game-icons/position-marker'
import RobotGolem from '~icons/game-icons/robot-golem'
import SuperMushroom from '~icons/game-icons/super-mushroom'
import TreasureMap from '~icons/game-icons/treasure-map'

/** What lives underground only, or in the story. */
const pictures: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  'enemy-u2': Gecko,
  'enemy-u5': SuperMushroom,
  'enemy-u7': Eel,
  'enemy-drill3': NeedleDrill,
  'enemy-drill4': NeedleDrill,
  'enemy-gigaslug': GraspingSlug,
  'enemy-giant-boar': Boar,
  'enemy-guild-tank': BattleTank,
  'robot-y9': RobotGolem,
  'star-chart': TreasureMap,
  'tempest-token': Key,
  mission: PositionMarker,
  reputation: Laurels,
  rift: MagicPortal,
  storybook: OpenBook,
  tempest: Caravel,
}

export default function DeepPicture({ of, ...rest }: { readonly of: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictures[of]
  return Picture ? <Picture aria-hidden="true" {...rest} /> : null
}
