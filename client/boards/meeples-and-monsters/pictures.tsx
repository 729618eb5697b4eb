import Gladius from '~icons/game-icons/gladius'
import { monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { laterPictures } from '../../kit/pictures'
import quests from './pictures/quests.pictures'
import rooms from './pictures/rooms.pictures'
import things from './pictures/things.pictures'

const LatePicture = laterPictures(() => import('./pictures/late.pictures'))
const latecomers = new Set(monsters.filter(({ level }) => level > 1).map(({ id }) => id))

export function Icon({ of }: { readonly of: string }) {
  if (latecomers.has(of)) return <LatePicture of={of} />
  const Picture = things[of] ?? quests[of] ?? rooms[of] ?? rooms[of.split('-')[0] ?? ''] ?? Gladius
  return <Picture />
}
