import { lazy, Suspense } from 'react'
import { size } from '../../../games/kit/zones'
import { piles } from '../../../games/now-or-never/data/effects'
import { areaOf } from '../../../games/now-or-never/state'
import { playerAt } from '../../kit/table'
import { HeroHead, Purse } from './Hero'
import { placed } from './lists'
import { Orders } from './Orders'
import { Plans } from './Plans'
import type { Props } from './plan'
import { Quests } from './Quests'
import { OwnSpecialist } from './Specialists'
import { builtCount, Town, townSize, Unhoused } from './Town'

const HeroBoard = lazy(() => import('./HeroBoard'))

/** The player's own hero, town, plans and quests; for somebody who watches those of whoever plays. */
export function Mine(props: Props) {
  const { table } = props
  const { view, seat } = table
  const player = seat ?? view.current
  const area = areaOf(view, player)
  const { mark, name } = playerAt(table, player)
  return (
    <section
      className="zone mine me"
      id="mine"
      data-p={mark}
      aria-label={seat === null ? `Area of ${name}` : 'Your area'}
    >
      <div className="heroside">
        <HeroHead table={table} player={player} />
        <Purse area={area} player={player} />
        {area.hero ? (
          <Suspense>
            <HeroBoard {...props} area={area} />
          </Suspense>
        ) : null}
        <div className="mysp">
          {placed(area.specialists).map(({ one, at }) => (
            <OwnSpecialist key={at} {...props} hired={one} slot={at} />
          ))}
        </div>
      </div>
      <div className="townside">
        <div className="zt">
          <h2 className="display">Town</h2>
          <small>
            {builtCount(area)} of {townSize(view)} built; points for full rows and for all four goods
          </small>
        </div>
        <Town {...props} area={area} />
        <div className="loose">
          <Unhoused {...props} area={area} />
          <Orders {...props} area={area} />
        </div>
      </div>
      <div className="planside">
        <div className="zt">
          <h2 className="display">Plans</h2>
          <small>outlined: next to a gap</small>
          <span className="grow" />
          <small className="piles" data-piece="quest piles">
            quest piles {piles.map((pile) => size(view.piles[pile])).join(' / ')}
          </small>
        </div>
        <Plans {...props} area={area} />
        <Quests {...props} area={area} />
      </div>
    </section>
  )
}
