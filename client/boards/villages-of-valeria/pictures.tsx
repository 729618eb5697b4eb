import { isEvent } from '../../../games/villages-of-valeria/data/events'
import { laterPictures } from '../../kit/pictures'
import pictures from './pictures/things.pictures'

/** Most matches know no Events: their pictures come with the first one. */
const EventPicture = laterPictures(() => import('./pictures/events.pictures'))

const designOf = (card: string): string => card.split('#')[0]!

export function Icon({ of }: { readonly of: string }) {
  if (isEvent(of)) return <EventPicture of={of} />
  const Picture = pictures[designOf(of)]
  return Picture ? <Picture /> : null
}
