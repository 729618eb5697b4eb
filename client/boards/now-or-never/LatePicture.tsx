import type { SVGProps } from 'react'
import BattleAxe from '~icons/game-icons/battle-axe'
import BattleTank from '~icons/game-icons/battle-tank'
import Boar from '~icons/game-icons/boar'
import Boots from '~icons/game-icons/boots'
import BorderedShield from '~icons/game-icons/bordered-shield'
import Breastplate from '~icons/game-icons/breastplate'
import Broadsword from '~icons/game-icons/broadsword'
import Cloak from '~icons/game-icons/cloak'
import CrestedHelmet from '~icons/game-icons/crested-helmet'
import Drill from '~icons/game-icons/drill'
import Eel from '~icons/game-icons/eel'
import Gecko from '~icons/game-icons/gecko'
import Gems from '~icons/game-icons/gems'
import Gloves from '~icons/game-icons/gloves'
import GraspingSlug from '~icons/game-icons/grasping-slug'
import LightningStorm from '~icons/game-icons/lightning-storm'
import PlainDagger from '~icons/game-icons/plain-dagger'
import RelicBlade from '~icons/game-icons/relic-blade'
import RoundShield from '~icons/game-icons/round-shield'
import Shirt from '~icons/game-icons/shirt'
import SpearFeather from '~icons/game-icons/spear-feather'
import SuperMushroom from '~icons/game-icons/super-mushroom'
import VampireDracula from '~icons/game-icons/vampire-dracula'
import type { Picture } from './pictures'

const pictures: Readonly<Record<string, Picture>> = {
  'vampire-knife': VampireDracula,
  'iron-sword': Broadsword,
  'storm-wand': LightningStorm,
  'guard-spear': SpearFeather,
  'great-axe': BattleAxe,
  'parrying-dagger': PlainDagger,
  'demon-blade': RelicBlade,
  'arzian-helm': CrestedHelmet,
  'azure-gloves': Gloves,
  'azure-coat': Shirt,
  'shield-crystal': Gems,
  'snailskin-boots': Boots,
  'scale-vest': Breastplate,
  'tower-shield': BorderedShield,
  'mountain-cloak': Cloak,
  'enemy-u2': Gecko,
  'enemy-u5': SuperMushroom,
  'enemy-u7': Eel,
  'enemy-drill3': Drill,
  'enemy-drill4': Drill,
  'enemy-gigaslug': GraspingSlug,
  'enemy-giant-boar': Boar,
  'enemy-guild-tank': BattleTank,
}

export default function LatePicture({ of, ...rest }: { readonly of: string } & SVGProps<SVGSVGElement>) {
  const Picture = pictures[of] ?? RoundShield
  return <Picture aria-hidden="true" {...rest} />
}
