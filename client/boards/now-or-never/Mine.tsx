import { Suspense } from 'react'
import { size } from '../../../games/kit/zones'
import { piles } from '../../../games/now-or-never/data/effects'
import { areaOf } from '../../../games/now-or-never/state'
import { later } from '../../kit/later'
import { ZoneHead } from '../../kit/pieces'
import { playerAt } from '../../kit/table'
import { HeroHead, Purse } from './Hero'
import { placed } from './lists'
import { Orders } from './Orders'
import { Plans } from './Plans'
import { useNever } from './plan'
import { Quests } from './Quests'
import { OwnSpecialist } from './Specialists'
import { builtCount, Town, townSize, Unhoused } from './Town'

export const HeroBoard = later(() => import('./HeroBoard'))

/** The player's own hero, town, plans and quests; for somebody who watches those of whoever plays. */
export function Mine() {
  const table = useNever()
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
      <div className="heroside" id="hero">
        <HeroHead player={player} />
        <Purse area={area} player={player} />
        {area.hero ? (
          <Suspense>
            <HeroBoard area={area} />
          </Suspense>
        ) : null}
        <div className="mysp" id="specialists">
          {placed(area.specialists).map(({ one, at }) => (
            <OwnSpecialist key={at} hired={one} slot={at} />
          ))}
        </div>
      </div>
      <div className="townside" id="town">
        <ZoneHead
          title="Town"
          note={
            <>
              {builtCount(area)} of {townSize(view)} built; points for full rows and for all four goods
            </>
          }
        />
        <Town area={area} />
        <div className="loose">
          <Unhoused area={area} />
          <Orders area={area} />
        </div>
      </div>
      <div className="planside" id="plans">
        <ZoneHead title="Plans" note="outlined: next to a gap">
          <span className="grow" />
          <small className="piles" data-piece="quest piles">
            quest piles {piles.map((pile) => size(view.piles[pile])).join(' / ')}
          </small>
        </ZoneHead>
        <Plans area={area} />
        <Quests area={area} />
      </div>
    </section>
  )
}
