import type { ComponentType, SVGProps } from 'react'
import AncientColumns from '~icons/game-icons/ancient-columns'
import Anvil from '~icons/game-icons/anvil'
import ArcheryTarget from '~icons/game-icons/archery-target'
import Bandit from '~icons/game-icons/bandit'
import Barbute from '~icons/game-icons/barbute'
import Barracks from '~icons/game-icons/barracks'
import BattleAxe from '~icons/game-icons/battle-axe'
import BeastEye from '~icons/game-icons/beast-eye'
import Beaver from '~icons/game-icons/beaver'
import BlackKnightHelm from '~icons/game-icons/black-knight-helm'
import Bookshelf from '~icons/game-icons/bookshelf'
import BottledShadow from '~icons/game-icons/bottled-shadow'
import BowArrow from '~icons/game-icons/bow-arrow'
import BrickWall from '~icons/game-icons/brick-wall'
import Broom from '~icons/game-icons/broom'
import Brute from '~icons/game-icons/brute'
import Butterfly from '~icons/game-icons/butterfly'
import CandleLight from '~icons/game-icons/candle-light'
import Castle from '~icons/game-icons/castle'
import ChessKnight from '~icons/game-icons/chess-knight'
import Church from '~icons/game-icons/church'
import CircularSaw from '~icons/game-icons/circular-saw'
import CrossShield from '~icons/game-icons/cross-shield'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crown from '~icons/game-icons/crown'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CrystalBall from '~icons/game-icons/crystal-ball'
import Cultist from '~icons/game-icons/cultist'
import DeathSkull from '~icons/game-icons/death-skull'
import EntMouth from '~icons/game-icons/ent-mouth'
import EvilBook from '~icons/game-icons/evil-book'
import EvilHand from '~icons/game-icons/evil-hand'
import EvilTower from '~icons/game-icons/evil-tower'
import EvilTree from '~icons/game-icons/evil-tree'
import ExecutionerHood from '~icons/game-icons/executioner-hood'
import Feather from '~icons/game-icons/feather'
import FemaleVampire from '~icons/game-icons/female-vampire'
import FireBowl from '~icons/game-icons/fire-bowl'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import FlyingBeetle from '~icons/game-icons/flying-beetle'
import Gargoyle from '~icons/game-icons/gargoyle'
import Ghost from '~icons/game-icons/ghost'
import Gladius from '~icons/game-icons/gladius'
import Goblin from '~icons/game-icons/goblin'
import GrimReaper from '~icons/game-icons/grim-reaper'
import GuardedTower from '~icons/game-icons/guarded-tower'
import HalfDead from '~icons/game-icons/half-dead'
import Haunting from '~icons/game-icons/haunting'
import Healing from '~icons/game-icons/healing'
import HolyGrail from '~icons/game-icons/holy-grail'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import HornedHelm from '~icons/game-icons/horned-helm'
import Horseshoe from '~icons/game-icons/horseshoe'
import HydraShot from '~icons/game-icons/hydra-shot'
import ImpLaugh from '~icons/game-icons/imp-laugh'
import InsectJaws from '~icons/game-icons/insect-jaws'
import Key from '~icons/game-icons/key'
import LanternFlame from '~icons/game-icons/lantern-flame'
import Laurels from '~icons/game-icons/laurels'
import LeechingWorm from '~icons/game-icons/leeching-worm'
import Meal from '~icons/game-icons/meal'
import Medal from '~icons/game-icons/medal'
import Minotaur from '~icons/game-icons/minotaur'
import Moon from '~icons/game-icons/moon'
import MummyHead from '~icons/game-icons/mummy-head'
import OakLeaf from '~icons/game-icons/oak-leaf'
import OpenBook from '~icons/game-icons/open-book'
import OrbWand from '~icons/game-icons/orb-wand'
import Pitchfork from '~icons/game-icons/pitchfork'
import PointyHat from '~icons/game-icons/pointy-hat'
import PopeCrown from '~icons/game-icons/pope-crown'
import PotionBall from '~icons/game-icons/potion-ball'
import Prayer from '~icons/game-icons/prayer'
import RaiseZombie from '~icons/game-icons/raise-zombie'
import RallyTheTroops from '~icons/game-icons/rally-the-troops'
import RockGolem from '~icons/game-icons/rock-golem'
import RosaShield from '~icons/game-icons/rosa-shield'
import RuneStone from '~icons/game-icons/rune-stone'
import Scales from '~icons/game-icons/scales'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import Skeleton from '~icons/game-icons/skeleton'
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones'
import Spectre from '~icons/game-icons/spectre'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head'
import Swordman from '~icons/game-icons/swordman'
import SwordsEmblem from '~icons/game-icons/swords-emblem'
import TemplarShield from '~icons/game-icons/templar-shield'
import ThreeFriends from '~icons/game-icons/three-friends'
import Tombstone from '~icons/game-icons/tombstone'
import Torch from '~icons/game-icons/torch'
import TotemHead from '~icons/game-icons/totem-head'
import TrojanHorse from '~icons/game-icons/trojan-horse'
import Troll from '~icons/game-icons/troll'
import TrophiesShelf from '~icons/game-icons/trophies-shelf'
import Trowel from '~icons/game-icons/trowel'
import Village from '~icons/game-icons/village'
import WarlockHood from '~icons/game-icons/warlock-hood'
import Watchtower from '~icons/game-icons/watchtower'
import WolfHead from '~icons/game-icons/wolf-head'

export type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** One picture per thing of the box; kindred things share theirs. */
const pictures: Readonly<Record<string, Picture>> = {
  skeleton: Skeleton,
  'goblin-whittler': Goblin,
  'giant-termite': InsectJaws,
  bookworm: EvilBook,
  'attic-poltergeist': Ghost,
  'kobold-kindler': ImpLaugh,
  'splinter-bandit': Bandit,
  ghoul: EvilHand,
  'rabid-beaver': Beaver,
  'zombie-lumberjack': HalfDead,
  'cult-acolyte': WarlockHood,
  'sap-leech': LeechingWorm,
  'tree-beast': EvilTree,
  'orc-logger': Brute,
  'grave-wight': RaiseZombie,
  'ogre-carpenter': Troll,
  'splinter-hydra': HydraShot,
  'dark-apprentice': Cultist,
  gargoyle: Gargoyle,
  banshee: Haunting,
  'giant-moth': Butterfly,
  'spectral-scholar': Spectre,
  'hobgoblin-captain': Barbute,
  'siege-beetle': FlyingBeetle,
  'axe-mercenaries': BattleAxe,
  'headless-rider': ChessKnight,
  'mahogany-minotaur': Minotaur,
  mummy: MummyHead,
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
  'lady-cinder': FireSilhouette,
  'the-woodchipper': CircularSaw,
  'saw-ron': CrownedSkull,
  combustor: FireBowl,
  arena: Gladius,
  'academy-of-mages': PointyHat,
  keep: BlackKnightHelm,
  chapel: Prayer,
  'healers-temple': Healing,
  'house-of-lords': Crown,
  'levy-station': Barracks,
  colosseum: AncientColumns,
  'candlelit-shrine': CandleLight,
  'coaching-inn': Horseshoe,
  guardhouse: GuardedTower,
  watchtower: Watchtower,
  'rangers-lodge': BowArrow,
  'paladins-chapterhouse': CrossShield,
  'shamans-grove': TotemHead,
  'great-library': OpenBook,
  almshouse: Meal,
  armory: Anvil,
  'tournament-field': TrojanHorse,
  'capitol-yard': Trowel,
  'capitol-guild': BrickWall,
  'capitol-drill': Swordman,
  'council-veterans': Medal,
  'council-chronicle': ScrollQuill,
  'council-trophies': TrophiesShelf,
  'council-champions': SwordsEmblem,
  'council-muster': ThreeFriends,
  'council-purity': Feather,
  villages: Village,
  university: Bookshelf,
  castle: Castle,
  cathedral: Church,
}

const questPictures: Readonly<Record<string, Picture>> = {
  'pest-control': Beaver,
  'torches-and-pitchforks': Torch,
  'squires-trial': Swordman,
  exorcism: Healing,
  'ghost-story': Ghost,
  'shield-wall': TemplarShield,
  'brothers-in-arms': TrojanHorse,
  'battle-magic': OrbWand,
  'holy-order': Prayer,
  'full-fellowship': ThreeFriends,
  'call-of-the-wild': WolfHead,
  'sworn-to-the-light': CrossShield,
  'spirit-walk': TotemHead,
  'double-trouble': CrossedSwords,
  'clean-sweep': Broom,
  'civic-pride': Trowel,
  veterans: Medal,
  'harvest-leave': Pitchfork,
  'dark-night': Moon,
  'royal-audience': Crown,
  'town-patrol': LanternFlame,
  'break-the-siege': EvilTower,
  'banner-of-the-realm': RallyTheTroops,
  'ember-runes': RuneStone,
  'blessed-blades': Gladius,
  'beast-lore': BeastEye,
  'outlaw-hunters': Bandit,
  'militia-drill': Pitchfork,
  'knights-of-the-oak': OakLeaf,
  'night-watch': Watchtower,
  confessional: WarlockHood,
  'royal-messengers': Horseshoe,
  'undead-hunter': Tombstone,
  'beast-hunter': InsectJaws,
  'bounty-hunter': ArcheryTarget,
  'balanced-ledger': Scales,
  'living-legend': Laurels,
  'standing-army': Barracks,
  'order-of-the-rose': RosaShield,
  conclave: PointyHat,
  congregation: Church,
  'grand-masters': TrophiesShelf,
  'clean-conscience': Feather,
  'heroes-hall': SwordsEmblem,
}

const roomPictures: Readonly<Record<string, Picture>> = {
  rod: OrbWand,
  darkness: BottledShadow,
  taint: PotionBall,
  'paladin-room': CrossShield,
  'ranger-room': BowArrow,
  'shaman-room': TotemHead,
  'tithe-cleric': HolyGrail,
  'tithe-mage': CrystalBall,
  'bounty-warrior': TrophiesShelf,
  'bounty-knight': WolfHead,
  'bounty-mage': Key,
}

export const pictureOf = (id: string): Picture =>
  pictures[id] ?? questPictures[id] ?? roomPictures[id] ?? roomPictures[id.split('-')[0] ?? ''] ?? Gladius
