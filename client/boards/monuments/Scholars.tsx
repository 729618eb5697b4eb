import { useState } from 'react'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { monumentName } from '../../../games/monuments/data/pieces'
import { stackOf } from '../../../games/monuments/state'
import { Hand, Tick, ZoneHead } from '../../kit/pieces'
import { CardButton } from './Card'
import { useMonuments, usePlan } from './plan'

/** Expanding with the Scholars: pick every card of the monument, old and new, from bottom to top. */
export function Scholars() {
  const table = useMonuments()
  const { monument, picked } = usePlan()
  const [order, setOrder] = useState<readonly CardId[]>([])
  if (!monument || table.seat === null) return null
  const all = [...stackOf(table.view, table.seat, monument), ...picked]
  const complete = order.length === all.length
  const clickOn = (card: CardId) =>
    order.includes(card)
      ? ({ does: 'Take out', glow: 'selected', pressed: true, run: () => setOrder(without(order, card)) } as const)
      : ({ does: 'Lay next', glow: 'legal', pressed: false, run: () => setOrder([...order, card]) } as const)
  return (
    <div className="hz">
      <ZoneHead
        title={`${monumentName(monument)} in a new order`}
        note={`pick all ${all.length} cards, the lowest first`}
      >
        <span className="grow" />
        <button
          type="button"
          className="btn primary small"
          aria-disabled={complete ? undefined : true}
          onClick={() => complete && table.play('expand', monument, picked, order)}
        >
          Expand {monumentName(monument)}
        </button>
      </ZoneHead>
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

const without = (order: readonly CardId[], card: CardId): CardId[] => order.filter((one) => one !== card)
