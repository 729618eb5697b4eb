import { turns } from '../../../games/monuments/data/pieces'
import { BoardFrame } from '../../kit/BoardFrame'
import './board.css'
import './cards.css'
import './fame.css'
import './mine.css'
import './narrow.css'
import { Choices } from './Choices'
import { Fame } from './Fame'
import { Mine } from './Mine'
import { type MonumentsTable, useMonuments, usePlan } from './plan'
import { Quarry } from './Quarry'
import { Steles } from './Steles'
import { aboutOf, help, say, waiting } from './say'

export function Board() {
  const table = useMonuments()
  const plan = usePlan()
  return (
    <BoardFrame
      asked={() => ({ say: say(table, plan), help: help(table, plan), pips: pips(table), children: <Choices /> })}
      waiting={() => ({ help: waiting(table), pips: pips(table) })}
      about={aboutOf(table, plan)}
      putDown={plan.putDown}
    >
      <div className="mon">
        <Steles />
        <Quarry />
        <Fame />
        <Mine />
      </div>
    </BoardFrame>
  )
}

function pips({ view }: MonumentsTable) {
  return { used: view.actions ?? 0, of: turns.actions + (view.extraPaid ? 1 : 0), label: 'actions' }
}

/** Beside the title: the round, which must not be cut off, and the modules. */
export function Sub() {
  const { view } = useMonuments()
  const modules = [
    view.options.eternalFame ? 'Eternal Fame' : null,
    view.options.heroesTradersScholars ? 'Heroes, Traders & Scholars' : null,
  ].filter((name) => name !== null)
  return <>{[`round ${Math.ceil(view.turn / view.order.length)}`, ...modules].join(' · ')}</>
}
