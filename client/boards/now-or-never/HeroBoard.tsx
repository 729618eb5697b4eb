import type { Area } from '../../../games/now-or-never/state'
import { Abilities } from './Abilities'
import { Arrows } from './Arrows'
import type { Props } from './plan'
import { Slots } from './Slots'

/** What a hero brings to the table: movement, slots, abilities to learn. */
export default function HeroBoard(props: Props & { readonly area: Area }) {
  return (
    <>
      <Arrows {...props} />
      <Slots {...props} />
      <Abilities {...props} />
    </>
  )
}
