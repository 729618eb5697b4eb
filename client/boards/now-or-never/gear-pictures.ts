import type { ComponentType, SVGProps } from 'react'
import BattleAxe from '~icons/game-icons/battle-axe'
import Boots from '~icons/game-icons/boots'
import BorderedShield from '~icons/game-icons/bordered-shield'
import Breastplate from '~icons/game-icons/breastplate'
import Broadsword from '~icons/game-icons/broadsword'
import Cloak from '~icons/game-icons/cloak'
import CrestedHelmet from '~icons/game-icons/crested-helmet'
import Gems from '~icons/game-icons/gems'
import Gloves from '~icons/game-icons/gloves'
import LightningStorm from '~icons/game-icons/lightning-storm'
import PlainDagger from '~icons/game-icons/plain-dagger'
import RelicBlade from '~icons/game-icons/relic-blade'
import Shirt from '~icons/game-icons/shirt'
import SpearFeather from '~icons/game-icons/spear-feather'
import VampireDracula from '~icons/game-icons/vampire-dracula'

type Picture = ComponentType<SVGProps<SVGSVGElement>>

/** Gear as it is pictured on its card; on the boards it shows what it does. */
export const gearPictures: Readonly<Record<string, Picture>> = {
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
}
