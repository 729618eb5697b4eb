import { lazy, Suspense } from 'react'
import type { Area } from '../../../games/now-or-never/state'
import { Abilities } from './Abilities'
import { Arrows } from './Arrows'
import { Slots } from './Slots'

const Belongings = lazy(() => import('./Belongings'))

/** What a hero brings to the table: movement, slots, abilities to learn. */
export default function HeroBoard({ area }: { readonly area: Area }) {
  return (
    <>
      {area.story ? (
        <Suspense>
          <Belongings story={area.story} />
        </Suspense>
      ) : null}
      <Arrows area={area} />
      <Slots area={area} />
      <Abilities area={area} />
    </>
  )
}
