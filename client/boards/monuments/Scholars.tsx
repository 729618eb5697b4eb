import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { monumentName } from '../../../games/monuments/data/pieces'
import { Hand, Tick, ZoneHead } from '../../kit/pieces'
import { CardButton } from './Card'
import { reordered, useMonuments, usePlan } from './plan'

/** Expanding with the Scholars: pick every card of the monument, old and new, from bottom to top. */
export function Scholars() {
  const plan = usePlan()
  const all = reordered(useMonuments(), plan)
  const { monument, order } = plan
  if (!monument) return null
  const clickOn = (card: CardId) => {
    const run = () => plan.lay(card)
    return order.includes(card)
      ? ({ does: 'Take out', glow: 'selected', pressed: true, run } as const)
      : ({ does: 'Lay next', glow: 'legal', pressed: false, run } as const)
  }
  return (
    <div className="hz">
      <ZoneHead
        title={`${monumentName(monument)} in a new order`}
        note={`pick all ${all.length} cards, the lowest first`}
      />
      <Hand cards={[...all].sort((a, b) => cardOf(a).value - cardOf(b).value)} chosen={order}>
        {(card) => (
          <>
            <CardButton card={card} click={clickOn(card)} />
            {order.includes(card) ? <Tick n={order.indexOf(card) + 1} /> : null}
          </>
        )}
      </Hand>
    </div>
  )
}
