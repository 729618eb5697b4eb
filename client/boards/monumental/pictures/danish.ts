import BattleAxe from '~icons/game-icons/battle-axe'
import Discussion from '~icons/game-icons/discussion'
import Drakkar from '~icons/game-icons/drakkar'
import HornedHelm from '~icons/game-icons/horned-helm'
import RuneStone from '~icons/game-icons/rune-stone'
import ShinyPurse from '~icons/game-icons/shiny-purse'
import VikingLonghouse from '~icons/game-icons/viking-longhouse'
import WoodAxe from '~icons/game-icons/wood-axe'
import type { Pictures } from '../Picture'

export const pictures: Pictures = {
  'dan-longhouse': VikingLonghouse,
  'dan-runestones': RuneStone,
  'dan-siegfried': HornedHelm,
  'dan-raiders': Drakkar,
  'dan-danegeld': ShinyPurse,
  'dan-thing-assembly': Discussion,
  'dan-shipbuilders': WoodAxe,
  'dan-berserkers': BattleAxe,
}
