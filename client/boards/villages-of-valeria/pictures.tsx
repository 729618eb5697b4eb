import { type ComponentType, lazy, Suspense, type SVGProps } from 'react'
import Anchor from '~icons/game-icons/anchor'
import AncientColumns from '~icons/game-icons/ancient-columns'
import Anvil from '~icons/game-icons/anvil'
import AnvilImpact from '~icons/game-icons/anvil-impact'
import ArcheryTarget from '~icons/game-icons/archery-target'
import AxeInLog from '~icons/game-icons/axe-in-log'
import AxeSwing from '~icons/game-icons/axe-swing'
import Barn from '~icons/game-icons/barn'
import Barracks from '~icons/game-icons/barracks'
import Bookshelf from '~icons/game-icons/bookshelf'
import BowArrow from '~icons/game-icons/bow-arrow'
import Bowman from '~icons/game-icons/bowman'
import BreadSlice from '~icons/game-icons/bread-slice'
import ByzantinTemple from '~icons/game-icons/byzantin-temple'
import CampingTent from '~icons/game-icons/camping-tent'
import CandleLight from '~icons/game-icons/candle-light'
import Capitol from '~icons/game-icons/capitol'
import Castle from '~icons/game-icons/castle'
import CastleRuins from '~icons/game-icons/castle-ruins'
import Catapult from '~icons/game-icons/catapult'
import CaveEntrance from '~icons/game-icons/cave-entrance'
import ChessKnight from '~icons/game-icons/chess-knight'
import ChestArmor from '~icons/game-icons/chest-armor'
import Church from '~icons/game-icons/church'
import Cook from '~icons/game-icons/cook'
import CrossShield from '~icons/game-icons/cross-shield'
import DiceSixFacesFive from '~icons/game-icons/dice-six-faces-five'
import DwarfFace from '~icons/game-icons/dwarf-face'
import EyeTarget from '~icons/game-icons/eye-target'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import FireShrine from '~icons/game-icons/fire-shrine'
import Fountain from '~icons/game-icons/fountain'
import Granary from '~icons/game-icons/granary'
import GreekTemple from '~icons/game-icons/greek-temple'
import GuardedTower from '~icons/game-icons/guarded-tower'
import HangingSign from '~icons/game-icons/hanging-sign'
import Harp from '~icons/game-icons/harp'
import Healing from '~icons/game-icons/healing'
import Hood from '~icons/game-icons/hood'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
import HornedHelm from '~icons/game-icons/horned-helm'
import Horseshoe from '~icons/game-icons/horseshoe'
import House from '~icons/game-icons/house'
import IndiaGate from '~icons/game-icons/india-gate'
import LockedFortress from '~icons/game-icons/locked-fortress'
import MedievalGate from '~icons/game-icons/medieval-gate'
import MilitaryFort from '~icons/game-icons/military-fort'
import Mining from '~icons/game-icons/mining'
import Moon from '~icons/game-icons/moon'
import Obelisk from '~icons/game-icons/obelisk'
import PlainDagger from '~icons/game-icons/plain-dagger'
import Prayer from '~icons/game-icons/prayer'
import QueenCrown from '~icons/game-icons/queen-crown'
import RingingBell from '~icons/game-icons/ringing-bell'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import Scales from '~icons/game-icons/scales'
import ShadowFollower from '~icons/game-icons/shadow-follower'
import Shop from '~icons/game-icons/shop'
import SlumberingSanctuary from '~icons/game-icons/slumbering-sanctuary'
import StoneBust from '~icons/game-icons/stone-bust'
import StoneCrafting from '~icons/game-icons/stone-crafting'
import StoneThrone from '~icons/game-icons/stone-throne'
import TavernSign from '~icons/game-icons/tavern-sign'
import TempleDoor from '~icons/game-icons/temple-door'
import TempleGate from '~icons/game-icons/temple-gate'
import Tombstone from '~icons/game-icons/tombstone'
import Trade from '~icons/game-icons/trade'
import Watchtower from '~icons/game-icons/watchtower'
import WizardFace from '~icons/game-icons/wizard-face'
import WoodenCrate from '~icons/game-icons/wooden-crate'
import { isEvent } from '../../../games/villages-of-valeria/data/events'

export type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** Most matches know no Events: their pictures come with the first one. */
const EventPicture = lazy(() => import('./EventPicture'))

/** One picture for every Building, Adventurer and Monument, by the name of its design. */
const pictures: Readonly<Record<string, Picture>> = {
  cottage: House,
  market: Shop,
  bakery: BreadSlice,
  blacksmith: Anvil,
  storehouse: WoodenCrate,
  workshop: StoneCrafting,
  inn: TavernSign,
  farm: Barn,
  'lumber-mill': AxeInLog,
  quarry: Mining,
  'town-hall': Capitol,
  'guard-post': GuardedTower,
  fletcher: BowArrow,
  watchtower: Watchtower,
  stables: Horseshoe,
  'training-grounds': ArcheryTarget,
  armory: ChestArmor,
  barracks: Barracks,
  'toll-gate': MedievalGate,
  'siege-workshop': Catapult,
  garrison: MilitaryFort,
  fortress: Castle,
  hideout: CaveEntrance,
  graveyard: Tombstone,
  pawnshop: HangingSign,
  'thieves-den': PlainDagger,
  'black-market': Trade,
  'gambling-hall': DiceSixFacesFive,
  'smugglers-dock': Anchor,
  'alchemists-lab': RoundBottomFlask,
  'assassins-guild': HoodedAssassin,
  'shadow-court': StoneThrone,
  shrine: FireShrine,
  chapel: Church,
  'pilgrims-rest': CampingTent,
  infirmary: Healing,
  monastery: Prayer,
  'bell-tower': RingingBell,
  library: Bookshelf,
  abbey: CandleLight,
  sanctuary: SlumberingSanctuary,
  cathedral: ByzantinTemple,
  merchant: Scales,
  'dwarf-engineer': DwarfFace,
  'halfling-cook': Cook,
  guildmaster: AnvilImpact,
  'knight-errant': ChessKnight,
  ranger: Bowman,
  barbarian: AxeSwing,
  warlord: HornedHelm,
  rogue: Hood,
  spy: EyeTarget,
  'smuggler-queen': QueenCrown,
  'shadow-master': ShadowFollower,
  bard: Harp,
  paladin: CrossShield,
  wizard: WizardFace,
  'high-priestess': FeatheredWing,
  'great-granary': Granary,
  'hall-of-guilds': TempleGate,
  'colossus-of-labor': StoneBust,
  'arch-of-triumph': IndiaGate,
  'bastion-of-kings': LockedFortress,
  'statue-of-the-fallen-king': CastleRuins,
  'obelisk-of-whispers': Obelisk,
  'moonlit-necropolis': Moon,
  'vault-of-secrets': TempleDoor,
  'fountain-of-blessings': Fountain,
  'grand-cloister': AncientColumns,
  'temple-of-the-dawn': GreekTemple,
}

const designOf = (card: string): string => card.split('#')[0]!

export function Icon({ of }: { readonly of: string }) {
  if (isEvent(of)) {
    return (
      <Suspense fallback={<span className="i" />}>
        <EventPicture of={of} />
      </Suspense>
    )
  }
  const Picture = pictures[designOf(of)]
  return Picture ? <Picture aria-hidden="true" /> : null
}
