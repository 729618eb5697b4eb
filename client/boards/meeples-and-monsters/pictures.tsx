import type { ComponentType, SVGProps } from 'react'
import AncientColumns from '~icons/game-icons/ancient-columns'
import Anvil from '~icons/game-icons/anvil'
import Bandit from '~icons/game-icons/bandit'
import Barracks from '~icons/game-icons/barracks'
import Beaver from '~icons/game-icons/beaver'
import BlackKnightHelm from '~icons/game-icons/black-knight-helm'
import Bookshelf from '~icons/game-icons/bookshelf'
import BottledShadow from '~icons/game-icons/bottled-shadow'
import BowArrow from '~icons/game-icons/bow-arrow'
import BrickWall from '~icons/game-icons/brick-wall'
import CandleLight from '~icons/game-icons/candle-light'
import Castle from '~icons/game-icons/castle'
import Church from '~icons/game-icons/church'
import CircularSaw from '~icons/game-icons/circular-saw'
import CrossShield from '~icons/game-icons/cross-shield'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crown from '~icons/game-icons/crown'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import EntMouth from '~icons/game-icons/ent-mouth'
import EvilBook from '~icons/game-icons/evil-book'
import EvilHand from '~icons/game-icons/evil-hand'
import EvilTower from '~icons/game-icons/evil-tower'
import Feather from '~icons/game-icons/feather'
import FireBowl from '~icons/game-icons/fire-bowl'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import Ghost from '~icons/game-icons/ghost'
import Gladius from '~icons/game-icons/gladius'
import Goblin from '~icons/game-icons/goblin'
import GuardedTower from '~icons/game-icons/guarded-tower'
import HalfDead from '~icons/game-icons/half-dead'
import Healing from '~icons/game-icons/healing'
import Hood from '~icons/game-icons/hood'
import Horseshoe from '~icons/game-icons/horseshoe'
import ImpLaugh from '~icons/game-icons/imp-laugh'
import InsectJaws from '~icons/game-icons/insect-jaws'
import Key from '~icons/game-icons/key'
import KnightBanner from '~icons/game-icons/knight-banner'
import Laurels from '~icons/game-icons/laurels'
import LeechingWorm from '~icons/game-icons/leeching-worm'
import Meal from '~icons/game-icons/meal'
import Medal from '~icons/game-icons/medal'
import Moon from '~icons/game-icons/moon'
import OpenBook from '~icons/game-icons/open-book'
import OrbWand from '~icons/game-icons/orb-wand'
import Pitchfork from '~icons/game-icons/pitchfork'
import PointyHat from '~icons/game-icons/pointy-hat'
import PotionBall from '~icons/game-icons/potion-ball'
import Prayer from '~icons/game-icons/prayer'
import RuneStone from '~icons/game-icons/rune-stone'
import Scales from '~icons/game-icons/scales'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import Scythe from '~icons/game-icons/scythe'
import Skeleton from '~icons/game-icons/skeleton'
import Swordman from '~icons/game-icons/swordman'
import TemplarShield from '~icons/game-icons/templar-shield'
import ThreeFriends from '~icons/game-icons/three-friends'
import Tombstone from '~icons/game-icons/tombstone'
import Torch from '~icons/game-icons/torch'
import TotemHead from '~icons/game-icons/totem-head'
import TrojanHorse from '~icons/game-icons/trojan-horse'
import TrophiesShelf from '~icons/game-icons/trophies-shelf'
import Trowel from '~icons/game-icons/trowel'
import Village from '~icons/game-icons/village'
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
  'cult-acolyte': Hood,
  'sap-leech': LeechingWorm,
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
  'council-champions': CrossedSwords,
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
  'clean-sweep': Scythe,
  'civic-pride': Trowel,
  veterans: Medal,
  'harvest-leave': Pitchfork,
  'dark-night': Moon,
  'royal-audience': Crown,
  'town-patrol': CandleLight,
  'break-the-siege': EvilTower,
  'banner-of-the-realm': KnightBanner,
  'ember-runes': RuneStone,
  'blessed-blades': Gladius,
  'beast-lore': WolfHead,
  'outlaw-hunters': Bandit,
  'militia-drill': Pitchfork,
  'knights-of-the-oak': EntMouth,
  'night-watch': Watchtower,
  confessional: Hood,
  'royal-messengers': Horseshoe,
  'undead-hunter': Tombstone,
  'beast-hunter': WolfHead,
  'bounty-hunter': BowArrow,
  'balanced-ledger': Scales,
  'living-legend': Laurels,
  'standing-army': Barracks,
  'order-of-the-rose': TemplarShield,
  conclave: PointyHat,
  congregation: Church,
  'grand-masters': TrophiesShelf,
  'clean-conscience': Feather,
  'heroes-hall': CrossedSwords,
}

const roomPictures: Readonly<Record<string, Picture>> = {
  rod: OrbWand,
  darkness: BottledShadow,
  taint: PotionBall,
  'paladin-room': CrossShield,
  'ranger-room': BowArrow,
  'shaman-room': TotemHead,
  'tithe-cleric': CandleLight,
  'tithe-mage': OrbWand,
  'bounty-warrior': TrophiesShelf,
  'bounty-knight': WolfHead,
  'bounty-mage': Key,
}

export const pictureOf = (id: string): Picture =>
  pictures[id] ?? questPictures[id] ?? roomPictures[id] ?? roomPictures[id.split('-')[0] ?? ''] ?? Gladius
