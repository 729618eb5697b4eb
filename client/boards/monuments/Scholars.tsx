import { useState } from 'react'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { monumentName } from '../../../games/monuments/data/pieces'
import { stackOf } from '../../../games/monuments/state'
import { Stroke } from '../../kit/Stroke'
import { CardButton } from './Card'
import type { MonumentsTable, Plan } from './plan'

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

/** Expanding with the Scholars: pick every card of the monument, old and new, from bottom to top. */
export function Scholars({ table, plan }: Props) {
  const [order, setOrder] = useState<readonly CardId[]>([])
  const { monument, picked } = plan
  if (!monument || table.seat === null) return null
  const all = [...stackOf(table.view, table.seat, monument), ...picked]
  const complete = order.length === all.length
  const toggle = (card: CardId) =>
    setOrder(order.includes(card) ? order.filter((one) => one !== card) : [...order, card])
  return (
    <div className="hz">
      <div className="zt">
        <h2 className="display">{monumentName(monument)} in a new order</h2>
        <small>pick all {all.length} cards, the lowest first</small>
        <span className="grow" />
        <button
          type="button"
          className="btn primary small"
          aria-disabled={complete ? undefined : true}
          onClick={() => complete && table.play('expand', monument, picked, order)}
        >
          Expand {monumentName(monument)}
        </button>
      </div>
      <div className="fan hand">
        {[...all]
          .sort((a, b) => cardOf(a).value - cardOf(b).value)
          .map((card) => {
            const at = order.indexOf(card)
            return (
              <span key={card} className={at >= 0 ? 'sel' : undefined}>
                <CardButton
                  card={card}
                  glow={at >= 0 ? 'selected' : 'legal'}
                  does={at >= 0 ? 'Take out' : 'Lay next'}
                  pressed={at >= 0}
                  onClick={() => toggle(card)}
                />
                {at >= 0 ? <span className="tick">{at + 1 || <Stroke of="check" size={14} />}</span> : null}
              </span>
            )
          })}
      </div>
    </div>
  )
}
