import type { PlayerId } from '../../../games/kit/rule'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { billFor, unitsOf } from '../../../games/villages-of-valeria/pieces/payment'
import { villageOf } from '../../../games/villages-of-valeria/state'
import { Press } from '../../kit/Press'
import { Points } from '../../kit/pieces'
import { toneOf } from './Cards'
import { developTo, targetClick } from './clicks'
import { nameOf } from './names'
import { Icon } from './pictures'
import { type Situation, useSituation } from './plan'
import { CostRow, ResourceSign } from './Signs'

/** The Monument under construction, lying on its side, with the cards dedicated to it. */
export function Works({ player }: { readonly player: PlayerId }) {
  const situation = useSituation()
  const { table } = situation
  const village = villageOf(table.view, player)
  const { monument } = village
  if (!table.view.options.monuments) return null
  if (!monument) return <p className="wip none">No monument under construction. One comes with a recruit.</p>
  const { name, type, vp, cost } = monumentOf(monument.id)
  const bill = billFor(village, { kind: 'monument' })
  const left = bill ? unitsOf(bill).length : 0
  const own = player === table.seat
  return (
    <div className="works" data-piece={`card ${monument.id}`}>
      <Press click={own ? worksClick(situation) : null} className="wip" style={toneOf(type)}>
        <span className="wi">
          <Icon of={monument.id} />
        </span>
        <span className="wt">
          <b>{name}</b>
          <small>under construction</small>
          <CostRow cost={cost} />
        </span>
        <Points n={vp} />
      </Press>
      <div className="ded">
        <span>{monument.dedicated.length === 0 ? 'nothing dedicated' : 'dedicated'}</span>
        {monument.dedicated.map((card) => (
          <Dedicated key={card} card={card} own={own} />
        ))}
        <span className="togo">{left === 0 ? 'all there' : `${left} to go`}</span>
      </div>
    </div>
  )
}

/** Developing, a card can be dedicated; otherwise it can be completed. */
function worksClick(situation: Situation) {
  const { begun } = situation.plan
  return begun.doing === 'develop' ? developTo(situation, 'monument') : targetClick(situation, { kind: 'monument' })
}

/** On completion each dedicated card goes to a pile: click it, then the pile. */
function Dedicated({ card, own }: { readonly card: string; readonly own: boolean }) {
  const { plan } = useSituation()
  const { begun } = plan
  const { shows } = buildingOf(card)
  const goes = begun.doing === 'build' ? begun.discards.find((discard) => discard.card === card) : undefined
  const loose = begun.doing === 'build' && begun.loose === card
  const click =
    own && goes && begun.doing === 'build'
      ? {
          does: 'Choose the pile for',
          glow: loose ? ('selected' as const) : ('' as const),
          pressed: loose,
          run: () => plan.begin({ ...begun, loose: loose ? null : card }),
        }
      : null
  const where = goes ? `, will land on pile ${goes.pile + 1}` : ''
  return (
    <Press click={click} className="dc" words={`${nameOf(card)}: ${shows}${where}`}>
      <ResourceSign of={shows} />
      <span className="sr">
        {shows}
        {where}
      </span>
      {goes ? <b aria-hidden="true">{goes.pile + 1}</b> : null}
    </Press>
  )
}
