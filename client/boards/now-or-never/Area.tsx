import type { PlayerId } from '../../../games/kit/rule'
import { areaOf } from '../../../games/now-or-never/state'
import { Still } from '../../kit/Still'
import { HeroHead, Purse } from './Hero'
import HeroBoard from './HeroBoard'
import { placed } from './lists'
import { Orders } from './Orders'
import { Plans } from './Plans'
import { Around, useNever } from './plan'
import { Quests } from './Quests'
import { OwnSpecialist } from './Specialists'
import { Town, Unhoused } from './Town'

/** A player's whole area, opened from the panel: everything but the hand. */
export default function Area({ player }: { readonly player: PlayerId }) {
  return (
    <Still>
      <Around>
        <Whole player={player} />
      </Around>
    </Still>
  )
}

function Whole({ player }: { readonly player: PlayerId }) {
  const area = areaOf(useNever().view, player)
  return (
    <div className="narea me">
      <div className="heroside">
        <HeroHead player={player} />
        <Purse area={area} player={`area ${player}`} />
        {area.hero ? <HeroBoard area={area} /> : null}
        <div className="mysp">
          {placed(area.specialists).map(({ one, at }) => (
            <OwnSpecialist key={at} hired={one} slot={at} />
          ))}
        </div>
      </div>
      <div className="townside">
        <h3 className="display">Town</h3>
        <Town area={area} />
        <div className="loose">
          <Unhoused area={area} />
          <Orders area={area} />
        </div>
      </div>
      <div className="planside">
        <h3 className="display">Plans</h3>
        <Plans area={area} />
        <Quests area={area} />
      </div>
    </div>
  )
}
