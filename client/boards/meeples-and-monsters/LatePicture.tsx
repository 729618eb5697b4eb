import Bandaged from '~icons/game-icons/bandaged'
import Barbute from '~icons/game-icons/barbute'
import BattleAxe from '~icons/game-icons/battle-axe'
import Brute from '~icons/game-icons/brute'
import Butterfly from '~icons/game-icons/butterfly'
import ChessKnight from '~icons/game-icons/chess-knight'
import Cultist from '~icons/game-icons/cultist'
import DeathSkull from '~icons/game-icons/death-skull'
import EntMouth from '~icons/game-icons/ent-mouth'
import EvilTree from '~icons/game-icons/evil-tree'
import ExecutionerHood from '~icons/game-icons/executioner-hood'
import FemaleVampire from '~icons/game-icons/female-vampire'
import FlyingBeetle from '~icons/game-icons/flying-beetle'
import GhostAlly from '~icons/game-icons/ghost-ally'
import GrimReaper from '~icons/game-icons/grim-reaper'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import HornedHelm from '~icons/game-icons/horned-helm'
import HydraShot from '~icons/game-icons/hydra-shot'
import Minotaur from '~icons/game-icons/minotaur'
import PopeCrown from '~icons/game-icons/pope-crown'
import RaiseZombie from '~icons/game-icons/raise-zombie'
import RockGolem from '~icons/game-icons/rock-golem'
import Sasquatch from '~icons/game-icons/sasquatch'
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import StoneBust from '~icons/game-icons/stone-bust'
import TearTracks from '~icons/game-icons/tear-tracks'
import type { Picture } from './pictures'

/** Monsters of the second and third level: they come to town later, and so do their pictures. */
const pictures: Readonly<Record<string, Picture>> = {
  'tree-beast': EvilTree,
  'orc-logger': Brute,
  'grave-wight': RaiseZombie,
  'ogre-carpenter': Sasquatch,
  'splinter-hydra': HydraShot,
  'dark-apprentice': Cultist,
  gargoyle: StoneBust,
  banshee: TearTracks,
  'giant-moth': Butterfly,
  'spectral-scholar': GhostAlly,
  'hobgoblin-captain': Barbute,
  'siege-beetle': FlyingBeetle,
  'axe-mercenaries': BattleAxe,
  'headless-rider': ChessKnight,
  'mahogany-minotaur': Minotaur,
  mummy: Bandaged,
  'fallen-priest': PopeCrown,
  'crypt-crawler': SpiderAlt,
  wraith: GrimReaper,
  'false-inquisitor': ExecutionerHood,
  'kindling-dragon': SpikedDragonHead,
  'orc-warlord': HornedHelm,
  lich: SkullCrossedBones,
  'elder-dryad': EntMouth,
  'death-knight': DeathSkull,
  'timber-giant': RockGolem,
  'vampire-count': FemaleVampire,
  'arch-heretic': HoodedFigure,
}

export default function LatePicture({ of }: { readonly of: string }) {
  const Picture = pictures[of]
  return Picture ? <Picture aria-hidden="true" /> : null
}
