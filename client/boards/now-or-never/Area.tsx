import type { PlayerId } from '../../../games/kit/rule'
import { breakdown, scoreLines } from '../../../games/now-or-never/scoring'
import { areaOf } from '../../../games/now-or-never/state'
import { HeroHead, Purse } from './Hero'
import HeroBoard from './HeroBoard'
import { placed } from './lists'
import { Orders } from './Orders'
import { Plans } from './Plans'
import { type Plan, useNever, useNewPlan } from './plan'
import { Quests } from './Quests'
import { OwnSpecialist } from './Specialists'
import { Town, Unhoused } from './Town'

/** A player's whole area, opened from the panel: everything but the hand. */
export default function Area({ player }: { readonly player: PlayerId }) {
  const table = useNever()
  const plan: Plan = useNewPlan(table)
  const area = areaOf(table.view, player)
  const points = breakdown(table.view, player)
  const props = { table: { ...table, mayAct: false, mayPlay: false }, plan, area }
  return (
    <div className="narea me">
      <div className="heroside">
        <HeroHead table={table} player={player} />
        <Purse area={area} player={`area ${player}`} />
        {area.hero ? <HeroBoard {...props} /> : null}
        <div className="mysp">
          {placed(area.specialists).map(({ one, at }) => (
            <OwnSpecialist key={at} {...props} hired={one} slot={at} />
          ))}
        </div>
      </div>
      <div className="townside">
        <h3 className="display">Town</h3>
        <Town {...props} />
        <div className="loose">
          <Unhoused {...props} />
          <Orders {...props} />
        </div>
        <h3 className="display">Points so far</h3>
        <dl className="sofar">
          {scoreLines
            .filter(({ key }) => key in points)
            .map(({ key, label }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{points[key]}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="planside">
        <h3 className="display">Plans</h3>
        <Plans {...props} />
        <Quests {...props} />
      </div>
    </div>
  )
}
