import { lazy, Suspense } from 'react'
import type { Area } from '../../../games/now-or-never/state'
import { Abilities } from './Abilities'
import { Arrows } from './Arrows'
import type { Props } from './plan'
import { Slots } from './Slots'

const Belongings = lazy(() => import('./Belongings'))

/** What a hero brings to the table: movement, slots, abilities to learn. */
export default function HeroBoard(props: Props & { readonly area: Area }) {
  return (
    <>
      {props.area.story ? (
        <Suspense>
          <Belongings table={props.table} story={props.area.story} />
        </Suspense>
      ) : null}
      <Arrows {...props} />
      <Slots {...props} />
      <Abilities {...props} />
    </>
  )
}
