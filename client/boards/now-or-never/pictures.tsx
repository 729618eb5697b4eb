import { type ComponentType, lazy, Suspense, type SVGProps } from 'react'
import AnglerFish from '~icons/game-icons/angler-fish'
import AnvilImpact from '~icons/game-icons/anvil-impact'
import ArmouredShell from '~icons/game-icons/armoured-shell'
import Bathtub from '~icons/game-icons/bathtub'
import Bookshelf from '~icons/game-icons/bookshelf'
import BootPrints from '~icons/game-icons/boot-prints'
import BottledShadow from '~icons/game-icons/bottled-shadow'
import BrickWall from '~icons/game-icons/brick-wall'
import BunkBeds from '~icons/game-icons/bunk-beds'
import CampingTent from '~icons/game-icons/camping-tent'
import Capitol from '~icons/game-icons/capitol'
import CardPlay from '~icons/game-icons/card-play'
import Checklist from '~icons/game-icons/checklist'
import CrabClaw from '~icons/game-icons/crab-claw'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CrystalCluster from '~icons/game-icons/crystal-cluster'
import D4 from '~icons/game-icons/d4'
import Drop from '~icons/game-icons/drop'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import FlyingFlag from '~icons/game-icons/flying-flag'
import Ghost from '~icons/game-icons/ghost'
import GraduateCap from '~icons/game-icons/graduate-cap'
import GrassMushroom from '~icons/game-icons/grass-mushroom'
import HammerDrop from '~icons/game-icons/hammer-drop'
import Healing from '~icons/game-icons/healing'
import Hearts from '~icons/game-icons/hearts'
import Hut from '~icons/game-icons/hut'
import Knapsack from '~icons/game-icons/knapsack'
import LeechingWorm from '~icons/game-icons/leeching-worm'
import LongLeggedSpider from '~icons/game-icons/long-legged-spider'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import MechaHead from '~icons/game-icons/mecha-head'
import MetalGolemHead from '~icons/game-icons/metal-golem-head'
import MeteorImpact from '~icons/game-icons/meteor-impact'
import MineralHeart from '~icons/game-icons/mineral-heart'
import Mining from '~icons/game-icons/mining'
import Mushroom from '~icons/game-icons/mushroom'
import NightSleep from '~icons/game-icons/night-sleep'
import Obelisk from '~icons/game-icons/obelisk'
import Peaks from '~icons/game-icons/peaks'
import Person from '~icons/game-icons/person'
import RockGolem from '~icons/game-icons/rock-golem'
import RoundPotion from '~icons/game-icons/round-potion'
import RoundStar from '~icons/game-icons/round-star'
import SeaSerpent from '~icons/game-icons/sea-serpent'
import Shield from '~icons/game-icons/shield'
import Shop from '~icons/game-icons/shop'
import Snail from '~icons/game-icons/snail'
import Spanner from '~icons/game-icons/spanner'
import Sprout from '~icons/game-icons/sprout'
import StoneTower from '~icons/game-icons/stone-tower'
import SwirledShell from '~icons/game-icons/swirled-shell'
import TotemHead from '~icons/game-icons/totem-head'
import TwoCoins from '~icons/game-icons/two-coins'
import UndergroundCave from '~icons/game-icons/underground-cave'
import Vial from '~icons/game-icons/vial'
import Village from '~icons/game-icons/village'
import WarlockEye from '~icons/game-icons/warlock-eye'
import WhiteBook from '~icons/game-icons/white-book'
import Zeppelin from '~icons/game-icons/zeppelin'

import { conceptOf } from './pictured'

export type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** Needed on one side of the map only, or in the story. */
const DeepPicture = lazy(() => import('./DeepPicture'))

/** One picture per concept; things of the same concept share theirs. */
const pictures: Readonly<Record<string, Picture>> = {
  heart: Hearts,
  mana: Drop,
  xp: RoundStar,
  book: WhiteBook,
  coin: TwoCoins,
  shell: SwirledShell,
  tool: Spanner,
  demon: BottledShadow,
  crystal: CrystalCluster,
  quest: CardPlay,
  order: Checklist,
  villager: Person,
  move: BootPrints,
  fight: CrossedSwords,
  defence: Shield,
  die: D4,
  mountain: Peaks,
  search: MagnifyingGlass,
  bed: BunkBeds,
  rest: NightSleep,
  first: FlyingFlag,
  market: Shop,
  builder: HammerDrop,
  healer: Healing,
  teacher: GraduateCap,
  outfitter: Knapsack,
  halia: FireSilhouette,
  namal: MechaHead,
  zeik: MetalGolemHead,
  marklun: WarlockEye,
  'tower-of-miners': Mining,
  'hermits-hut': Hut,
  'crystal-meteorite': MeteorImpact,
  'nomad-camp': CampingTent,
  'ublo-tower': StoneTower,
  'the-monument': Obelisk,
  'scholars-tower': Bookshelf,
  undergarden: GrassMushroom,
  'forest-of-faces': TotemHead,
  'snail-caves': Snail,
  'flying-casino': Zeppelin,
  'city-of-spirits': Ghost,
  istreka: Village,
  'wailing-cavern': UndergroundCave,
  'enemy-1': Mushroom,
  'enemy-2': ArmouredShell,
  'enemy-3': AnglerFish,
  'enemy-4': LongLeggedSpider,
  'enemy-5': CrabClaw,
  'enemy-6': LeechingWorm,
  'enemy-7': RockGolem,
  'enemy-8': SeaSerpent,
  'enemy-9': MineralHeart,
  'bottled-demons-lab': Vial,
  'construction-hq': BrickWall,
  'crystal-lab': RoundPotion,
  'garden-house': Sprout,
  inn: BunkBeds,
  library: Bookshelf,
  'market-hall': Shop,
  school: GraduateCap,
  'snail-ranch': Snail,
  'town-hall': Capitol,
  workshop: AnvilImpact,
  'shell-drying-house': SwirledShell,
  'tool-forge': Spanner,
  'demon-bottlery': BottledShadow,
  'crystal-grotto': CrystalCluster,
  bathhouse: Bathtub,
}

/** The picture of a resource, place, person, creature or piece. */
export function Icon({ of, ...rest }: { readonly of: string } & SVGProps<SVGSVGElement>) {
  const Known = pictures[conceptOf(of)]
  if (Known) return <Known aria-hidden="true" {...rest} />
  return (
    <Suspense fallback={<svg className="i" aria-hidden="true" />}>
      <DeepPicture of={of} {...rest} />
    </Suspense>
  )
}
