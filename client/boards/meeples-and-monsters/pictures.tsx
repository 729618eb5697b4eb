import type { ComponentType, SVGProps } from 'react'
import Anvil from '~icons/game-icons/anvil'
import ArcheryTarget from '~icons/game-icons/archery-target'
import Bandit from '~icons/game-icons/bandit'
import Barbarian from '~icons/game-icons/barbarian'
import Barracks from '~icons/game-icons/barracks'
import BattleAxe from '~icons/game-icons/battle-axe'
import BeastEye from '~icons/game-icons/beast-eye'
import Beaver from '~icons/game-icons/beaver'
import BlackKnightHelm from '~icons/game-icons/black-knight-helm'
import Bookshelf from '~icons/game-icons/bookshelf'
import BottledShadow from '~icons/game-icons/bottled-shadow'
import BowArrow from '~icons/game-icons/bow-arrow'
import Bread from '~icons/game-icons/bread'
import BrickWall from '~icons/game-icons/brick-wall'
import Broom from '~icons/game-icons/broom'
import Brute from '~icons/game-icons/brute'
import Butterfly from '~icons/game-icons/butterfly'
import Candles from '~icons/game-icons/candles'
import Castle from '~icons/game-icons/castle'
import Cavalry from '~icons/game-icons/cavalry'
import Church from '~icons/game-icons/church'
import CircularSaw from '~icons/game-icons/circular-saw'
import Coliseum from '~icons/game-icons/coliseum'
import CrossShield from '~icons/game-icons/cross-shield'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CrystalBall from '~icons/game-icons/crystal-ball'
import Cultist from '~icons/game-icons/cultist'
import DaemonSkull from '~icons/game-icons/daemon-skull'
import DeathSkull from '~icons/game-icons/death-skull'
import DragonHead from '~icons/game-icons/dragon-head'
import EarthWorm from '~icons/game-icons/earth-worm'
import EvilTower from '~icons/game-icons/evil-tower'
import EvilTree from '~icons/game-icons/evil-tree'
import ExecutionerHood from '~icons/game-icons/executioner-hood'
import Feather from '~icons/game-icons/feather'
import FireBowl from '~icons/game-icons/fire-bowl'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import Gargoyle from '~icons/game-icons/gargoyle'
import Ghost from '~icons/game-icons/ghost'
import Giant from '~icons/game-icons/giant'
import Gladius from '~icons/game-icons/gladius'
import GoblinHead from '~icons/game-icons/goblin-head'
import GrimReaper from '~icons/game-icons/grim-reaper'
import GuardedTower from '~icons/game-icons/guarded-tower'
import HalfBodyCrawling from '~icons/game-icons/half-body-crawling'
import Haunting from '~icons/game-icons/haunting'
import Healing from '~icons/game-icons/healing'
import HolyGrail from '~icons/game-icons/holy-grail'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import Horseshoe from '~icons/game-icons/horseshoe'
import Hydra from '~icons/game-icons/hydra'
import ImpLaugh from '~icons/game-icons/imp-laugh'
import InsectJaws from '~icons/game-icons/insect-jaws'
import Key from '~icons/game-icons/key'
import LanternFlame from '~icons/game-icons/lantern-flame'
import LaurelCrown from '~icons/game-icons/laurel-crown'
import LeechingWorm from '~icons/game-icons/leeching-worm'
import Medal from '~icons/game-icons/medal'
import Minions from '~icons/game-icons/minions'
import Minotaur from '~icons/game-icons/minotaur'
import MountedKnight from '~icons/game-icons/mounted-knight'
import MummyHead from '~icons/game-icons/mummy-head'
import NightSky from '~icons/game-icons/night-sky'
import OakLeaf from '~icons/game-icons/oak-leaf'
import Ogre from '~icons/game-icons/ogre'
import OpenBook from '~icons/game-icons/open-book'
import OrcHead from '~icons/game-icons/orc-head'
import Paw from '~icons/game-icons/paw'
import Pitchfork from '~icons/game-icons/pitchfork'
import PointyHat from '~icons/game-icons/pointy-hat'
import PotionBall from '~icons/game-icons/potion-ball'
import Prayer from '~icons/game-icons/prayer'
import RaiseZombie from '~icons/game-icons/raise-zombie'
import RallyTheTroops from '~icons/game-icons/rally-the-troops'
import RosaShield from '~icons/game-icons/rosa-shield'
import RuneStone from '~icons/game-icons/rune-stone'
import Scales from '~icons/game-icons/scales'
import ScarabBeetle from '~icons/game-icons/scarab-beetle'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import ShamblingZombie from '~icons/game-icons/shambling-zombie'
import Skeleton from '~icons/game-icons/skeleton'
import Spectre from '~icons/game-icons/spectre'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SunPriest from '~icons/game-icons/sun-priest'
import Swordman from '~icons/game-icons/swordman'
import SwordsEmblem from '~icons/game-icons/swords-emblem'
import TemplarShield from '~icons/game-icons/templar-shield'
import ThroneKing from '~icons/game-icons/throne-king'
import Tombstone from '~icons/game-icons/tombstone'
import Torch from '~icons/game-icons/torch'
import Totem from '~icons/game-icons/totem'
import TreeFace from '~icons/game-icons/tree-face'
import Trophy from '~icons/game-icons/trophy'
import Trowel from '~icons/game-icons/trowel'
import VampireDracula from '~icons/game-icons/vampire-dracula'
import Village from '~icons/game-icons/village'
import WarlockHood from '~icons/game-icons/warlock-hood'
import Watchtower from '~icons/game-icons/watchtower'
import Wheat from '~icons/game-icons/wheat'
import WizardStaff from '~icons/game-icons/wizard-staff'

export type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** One picture per thing of the box; kindred things share theirs. */
const pictures: Readonly<Record<string, Picture>> = {
  skeleton: Skeleton,
  'goblin-whittler': GoblinHead,
  'giant-termite': InsectJaws,
  bookworm: EarthWorm,
  'attic-poltergeist': Ghost,
  'kobold-kindler': ImpLaugh,
  'splinter-bandit': Bandit,
  ghoul: HalfBodyCrawling,
  'rabid-beaver': Beaver,
  'zombie-lumberjack': ShamblingZombie,
  'cult-acolyte': WarlockHood,
  'sap-leech': LeechingWorm,
  'tree-beast': EvilTree,
  'orc-logger': OrcHead,
  'grave-wight': RaiseZombie,
  'ogre-carpenter': Ogre,
  'splinter-hydra': Hydra,
  'dark-apprentice': Cultist,
  gargoyle: Gargoyle,
  banshee: Haunting,
  'giant-moth': Butterfly,
  'spectral-scholar': Spectre,
  'hobgoblin-captain': Brute,
  'siege-beetle': ScarabBeetle,
  'axe-mercenaries': BattleAxe,
  'headless-rider': Cavalry,
  'mahogany-minotaur': Minotaur,
  mummy: MummyHead,
  'fallen-priest': SunPriest,
  'crypt-crawler': SpiderAlt,
  wraith: GrimReaper,
  'false-inquisitor': ExecutionerHood,
  'kindling-dragon': DragonHead,
  'orc-warlord': Barbarian,
  lich: DaemonSkull,
  'elder-dryad': TreeFace,
  'death-knight': DeathSkull,
  'timber-giant': Giant,
  'vampire-count': VampireDracula,
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
  'house-of-lords': ThroneKing,
  'levy-station': Barracks,
  colosseum: Coliseum,
  'candlelit-shrine': Candles,
  'coaching-inn': Horseshoe,
  guardhouse: GuardedTower,
  watchtower: Watchtower,
  'rangers-lodge': BowArrow,
  'paladins-chapterhouse': CrossShield,
  'shamans-grove': Totem,
  'great-library': OpenBook,
  almshouse: Bread,
  armory: Anvil,
  'tournament-field': MountedKnight,
  'capitol-yard': Trowel,
  'capitol-guild': BrickWall,
  'capitol-drill': Swordman,
  'council-veterans': Medal,
  'council-chronicle': ScrollQuill,
  'council-trophies': Trophy,
  'council-champions': SwordsEmblem,
  'council-muster': Minions,
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
  'brothers-in-arms': MountedKnight,
  'battle-magic': WizardStaff,
  'holy-order': Prayer,
  'full-fellowship': Minions,
  'call-of-the-wild': Paw,
  'sworn-to-the-light': CrossShield,
  'spirit-walk': Totem,
  'double-trouble': CrossedSwords,
  'clean-sweep': Broom,
  'civic-pride': Trowel,
  veterans: Medal,
  'harvest-leave': Wheat,
  'dark-night': NightSky,
  'royal-audience': ThroneKing,
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
  'living-legend': LaurelCrown,
  'standing-army': Barracks,
  'order-of-the-rose': RosaShield,
  conclave: PointyHat,
  congregation: Church,
  'grand-masters': Trophy,
  'clean-conscience': Feather,
  'heroes-hall': SwordsEmblem,
}

const roomPictures: Readonly<Record<string, Picture>> = {
  rod: WizardStaff,
  darkness: BottledShadow,
  taint: PotionBall,
  'paladin-room': CrossShield,
  'ranger-room': BowArrow,
  'shaman-room': Totem,
  'tithe-cleric': HolyGrail,
  'tithe-mage': CrystalBall,
  'bounty-warrior': Trophy,
  'bounty-knight': Paw,
  'bounty-mage': Key,
}

export const pictureOf = (id: string): Picture =>
  pictures[id] ?? questPictures[id] ?? roomPictures[id] ?? roomPictures[id.split('-')[0] ?? ''] ?? Gladius
