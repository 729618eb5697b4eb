import type { SVGProps } from 'react'
import { laterPictures } from '../../kit/pictures'
import { conceptOf } from './pictured'
import pictures from './pictures/things.pictures'

/** Needed on one side of the map only, or in the story. */
const DeepPicture = laterPictures(() => import('./pictures/deep.pictures'))

/** The picture of a resource, place, person, creature or piece. */
export function Icon({ of, ...rest }: { readonly of: string } & SVGProps<SVGSVGElement>) {
  const Known = pictures[conceptOf(of)]
  return Known ? <Known {...rest} /> : <DeepPicture of={of} {...rest} />
}
