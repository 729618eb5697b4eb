import { type ComponentType, lazy, Suspense, type SVGProps } from 'react'
import AnglerFish from '~icons/game-icons/angler-fish'
import AnvilImpact from '~icons/game-icons/anvil-impact'
import ArmouredShell from '~icons/game-icons/armoured-shell'
import Backpack from '~icons/game-icons/backpack'
import Bathtub from '~icons/game-icons/bathtub'
import Bed from '~icons/game-icons/bed'
import Bookshelf from '~icons/game-icons/bookshelf'
import BottledShadow from '~icons/game-icons/bottled-shadow'
import BubblingFlask from '~icons/game-icons/bubbling-flask'
import CampingTent from '~icons/game-icons/camping-tent'
import Capitol from '~icons/game-icons/capitol'
import CardPickup from '~icons/game-icons/card-pickup'
import CaveEntrance from '~icons/game-icons/cave-entrance'
import Checklist from '~icons/game-icons/checklist'
import Crab from '~icons/game-icons/crab'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CrystalCluster from '~icons/game-icons/crystal-cluster'
import D4 from '~icons/game-icons/d4'
import Drop from '~icons/game-icons/drop'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import FlyingFlag from '~icons/game-icons/flying-flag'
import GearHammer from '~icons/game-icons/gear-hammer'
import Ghost from '~icons/game-icons/ghost'
import GolemHead from '~icons/game-icons/golem-head'
import GraduateCap from '~icons/game-icons/graduate-cap'
import GrassMushroom from '~icons/game-icons/grass-mushroom'
import Greenhouse from '~icons/game-icons/greenhouse'
import HammerNails from '~icons/game-icons/hammer-nails'
import Healing from '~icons/game-icons/healing'
import Hearts from '~icons/game-icons/hearts'
import Hut from '~icons/game-icons/hut'
import Hydra from '~icons/game-icons/hydra'
import LeechingWorm from '~icons/game-icons/leeching-worm'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import MeteorImpact from '~icons/game-icons/meteor-impact'
import MineralHeart from '~icons/game-icons/mineral-heart'
import MiningHelmet from '~icons/game-icons/mining-helmet'
import NautilusShell from '~icons/game-icons/nautilus-shell'
import Obelisk from '~icons/game-icons/obelisk'
import Person from '~icons/game-icons/person'
import PersonInBed from '~icons/game-icons/person-in-bed'
import RobotGolem from '~icons/game-icons/robot-golem'
import RockGolem from '~icons/game-icons/rock-golem'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import RoundStar from '~icons/game-icons/round-star'
import Shield from '~icons/game-icons/shield'
import Shop from '~icons/game-icons/shop'
import Snail from '~icons/game-icons/snail'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SpottedMushroom from '~icons/game-icons/spotted-mushroom'
import StoneTower from '~icons/game-icons/stone-tower'
import TreeFace from '~icons/game-icons/tree-face'
import Trowel from '~icons/game-icons/trowel'
import TwoCoins from '~icons/game-icons/two-coins'
import Village from '~icons/game-icons/village'
import WalkingBoot from '~icons/game-icons/walking-boot'
import WarlockEye from '~icons/game-icons/warlock-eye'
import WhiteBook from '~icons/game-icons/white-book'
import Zeppelin from '~icons/game-icons/zeppelin'
import { abilityOf, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { quests } from '../../../games/now-or-never/data/quests'
import { specialists } from '../../../games/now-or-never/data/specialists'
import { villagers } from '../../../games/now-or-never/data/villagers'

export type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** Gear and what lives underground: rarely seen at the start, so their pictures come by themselves. */
const LatePicture = lazy(() => import('./LatePicture'))

/** One picture per concept; things of the same concept share theirs. */
const pictures: Readonly<Record<string, Picture>> = {
  heart: Hearts,
  mana: Drop,
  xp: RoundStar,
  book: WhiteBook,
  coin: TwoCoins,
  shell: NautilusShell,
  tool: GearHammer,
  demon: BottledShadow,
  crystal: CrystalCluster,
  quest: CardPickup,
  order: Checklist,
  villager: Person,
  move: WalkingBoot,
  fight: CrossedSwords,
  defence: Shield,
  die: D4,
  search: MagnifyingGlass,
  bed: Bed,
  rest: PersonInBed,
  first: FlyingFlag,
  market: Shop,
  builder: HammerNails,
  healer: Healing,
  teacher: GraduateCap,
  outfitter: Backpack,
  halia: FireSilhouette,
  namal: RobotGolem,
  zeik: GolemHead,
  marklun: WarlockEye,
  'tower-of-miners': MiningHelmet,
  'hermits-hut': Hut,
  'crystal-meteorite': MeteorImpact,
  'nomad-camp': CampingTent,
  'ublo-tower': StoneTower,
  'the-monument': Obelisk,
  'scholars-tower': Bookshelf,
  undergarden: GrassMushroom,
  'forest-of-faces': TreeFace,
  'snail-caves': Snail,
  'flying-casino': Zeppelin,
  'city-of-spirits': Ghost,
  istreka: Village,
  'wailing-cavern': CaveEntrance,
  'enemy-1': SpottedMushroom,
  'enemy-2': ArmouredShell,
  'enemy-3': AnglerFish,
  'enemy-4': SpiderAlt,
  'enemy-5': Crab,
  'enemy-6': LeechingWorm,
  'enemy-7': RockGolem,
  'enemy-8': Hydra,
  'enemy-9': MineralHeart,
  'bottled-demons-lab': BubblingFlask,
  'construction-hq': Trowel,
  'crystal-lab': RoundBottomFlask,
  'garden-house': Greenhouse,
  inn: Bed,
  library: Bookshelf,
  'market-hall': Shop,
  school: GraduateCap,
  'snail-ranch': Snail,
  'town-hall': Capitol,
  workshop: AnvilImpact,
  'shell-drying-house': NautilusShell,
  'tool-forge': GearHammer,
  'demon-bottlery': BottledShadow,
  'crystal-grotto': CrystalCluster,
  bathhouse: Bathtub,
}

const kinds: Readonly<Record<string, string>> = {
  'solo-search': 'search',
  'solo-recruit': 'builder',
  'solo-attack': 'fight',
  'solo-roll': 'die',
  'solo-exhaust-bot': 'rest',
  'solo-exhaust-you': 'rest',
  ...Object.fromEntries([
    ...specialists.map(({ id, kind }) => [id, kind]),
    ...villagers.map(({ id, good }) => [id, good]),
    ...quests.map(({ id, location }) => [id, location]),
  ]),
}

/** The concept whose picture a thing shows. */
function conceptOf(id: string): string {
  const ability = abilityOf(id)
  if (ability) return ability.colour === 'red' ? 'fight' : 'defence'
  if (printedAbilityOf(id)) return 'mana'
  if (id.startsWith('order-')) return 'order'
  if (id.startsWith('search-')) return 'search'
  return kinds[id] ?? id
}

/** The picture of a resource, place, person, creature or piece. */
export function Icon({ of, ...rest }: { readonly of: string } & SVGProps<SVGSVGElement>) {
  const Known = pictures[conceptOf(of)]
  if (Known) return <Known aria-hidden="true" {...rest} />
  return (
    <Suspense fallback={<svg className="i" aria-hidden="true" />}>
      <LatePicture of={of} {...rest} />
    </Suspense>
  )
}
