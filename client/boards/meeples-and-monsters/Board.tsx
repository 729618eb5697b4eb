import { finalTurns } from '../../../games/meeples-and-monsters/data/classes'
import { arrivesCards } from '../../../games/meeples-and-monsters/data/monsters'
import { BoardFrame } from '../../kit/BoardFrame'
import './board.css'
import './cards.css'
import './mine.css'
import './narrow.css'
import { Choices } from './Choices'
import { City } from './City'
import { Council } from './Council'
import { Mine } from './Mine'
import { aboutOf, useMeeples, usePlan } from './plan'
import { help, phaseName, say, waiting } from './say'

export function Board() {
  const table = useMeeples()
  const plan = usePlan()
  return (
    <BoardFrame
      asked={() => ({ say: say(table, plan), help: help(table, plan), children: <Choices /> })}
      waiting={() => ({ help: waiting(table) })}
      about={aboutOf(table, plan)}
      putDown={plan.putDown}
    >
      <div className="mm">
        <City />
        <Council />
        <Mine />
      </div>
    </BoardFrame>
  )
}

/** Beside the title: the round, the phase, and how near the end is. */
export function Sub() {
  const { view } = useMeeples()
  const near =
    view.final > 0 ? `final turn ${view.final} of ${finalTurns}` : `Dark Council ${view.arrives} of ${arrivesCards}`
  return (
    <>
      {view.final > 0 ? near : `round ${view.round}`}
      <span className="rest"> · {phaseName(view)}</span>
      {view.final > 0 ? null : <span className="rest"> · {near}</span>}
    </>
  )
}
