import BlackFlag from '~icons/game-icons/black-flag'
import Caravan from '~icons/game-icons/caravan'
import FallDown from '~icons/game-icons/fall-down'
import GoldBar from '~icons/game-icons/gold-bar'
import Hiking from '~icons/game-icons/hiking'
import Meal from '~icons/game-icons/meal'
import PartyFlags from '~icons/game-icons/party-flags'
import ReceiveMoney from '~icons/game-icons/receive-money'
import type { Picture } from './pictures'

const pictures: Readonly<Record<string, Picture>> = {
  'bountiful-season': Meal,
  'royal-grant': ReceiveMoney,
  'builders-fair': PartyFlags,
  'bandit-raid': BlackFlag,
  'night-market': GoldBar,
  pilgrimage: Hiking,
  'market-upheaval': FallDown,
  'wandering-heroes': Caravan,
}

export default function EventPicture({ of }: { readonly of: string }) {
  const Picture = pictures[of]
  return Picture ? <Picture aria-hidden="true" /> : null
}
