import type { PlayerId } from '../../../games/kit/rule'
import { size, visible } from '../../../games/kit/zones'
import { area } from '../../../games/monuments/state'
import { Still } from '../../kit/Still'
import { StillCard } from './Card'
import { useMonuments } from './plan'
import { Stacks, Tally } from './Stacks'

/** Another player's whole area, opened from the panel. */
export default function Area({ player }: { readonly player: PlayerId }) {
  const { hand, historians } = area(useMonuments().view, player)
  const shown = visible(hand)
  return (
    <div className="area">
      <p>
        <Tally player={player} /> <span>{size(hand)} cards in hand</span> <span>{historians} historians left</span>
      </p>
      <Still>
        <Stacks player={player} />
      </Still>
      {shown.length > 0 ? (
        <>
          <h3 className="display">Hand</h3>
          <div className="row wrap">
            {shown.map((card) => (
              <StillCard key={card} card={card} />
            ))}
          </div>
        </>
      ) : null}
    </div>
  )
}
