import { size } from '../../../games/kit/zones'
import { orderOf } from '../../../games/now-or-never/data/orders'
import type { Area } from '../../../games/now-or-never/state'
import { counted, describeBundle } from '../../../games/now-or-never/words/describe'
import { Points } from '../../kit/pieces'
import { Tip } from '../../kit/Tip'
import { Icon } from './pictures'
import { isOwn, useNever } from './plan'
import { BundleSign, Coins } from './Signs'

export const OrderFace = ({ id }: { readonly id: string }) => {
  const { give, coins, vp } = orderOf(id)
  return (
    <>
      <BundleSign bundle={give} />
      <span aria-hidden="true">→</span>
      <Coins n={coins} />
      <Points n={vp} />
    </>
  )
}

/** Open orders, done at any time; completed ones; search tokens that bring income. */
export function Orders({ area }: { readonly area: Area }) {
  const table = useNever()
  const own = isOwn(table, area)
  const found = size(area.search)
  if (area.orders.length + area.completed.length + found === 0) return null
  return (
    <div className="orders">
      {area.orders.map((id) => {
        const refusal = own && table.mayPlay ? table.ask('completeOrder', id) : null
        const open = own && table.mayPlay && !refusal
        const { name, give, coins } = orderOf(id)
        return (
          <Tip
            key={id}
            tip={refusal?.because ?? `${name}: ${describeBundle(give)} for ${counted(coins, 'coin')}, at any time`}
            clause={refusal?.clause}
          >
            <button
              type="button"
              className={open ? 'ord may' : 'ord'}
              data-card={id}
              aria-disabled={open ? undefined : true}
              onClick={open ? () => table.play('completeOrder', id) : undefined}
            >
              <span className="sr">{name}: </span>
              <OrderFace id={id} />
            </button>
          </Tip>
        )
      })}
      {area.completed.length > 0 ? (
        <span className="tag" title="Completed orders">
          <Icon of="order" /> {counted(area.completed.length, 'order')} done
        </span>
      ) : null}
      {found > 0 ? (
        <span className="tag" title="A coin each in every production">
          <Icon of="search" /> {counted(found, 'find')}
        </span>
      ) : null}
    </div>
  )
}
