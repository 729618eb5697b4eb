import { isSolo } from '../../../games/villages-of-valeria/state'
import { BoardFrame } from '../../kit/BoardFrame'
import { Banners } from './Banners'
import './board.css'
import './cards.css'
import './mine.css'
import './narrow.css'
import './panels.css'
import './street.css'
import { Choices } from './Choices'
import { useDecline, useDeclines } from './declining'
import { Mine } from './Mine'
import { Piles } from './Piles'
import { dueTo, useSituation, useVillages } from './plan'
import { Adventurers, Monuments } from './Rows'
import { aboutOf, endOf, help, say, waiting } from './say'

export function Board() {
  const situation = useSituation()
  const { table, plan } = situation
  const declines = useDeclines()
  useDecline(table)
  const about = aboutOf(situation)
  const { options } = table.view
  return (
    <BoardFrame
      asked={() => ({
        say: say(situation),
        help: help(situation, declines),
        // Which action to take is a question about one's own cards; the bar has the actions.
        about: about ?? (dueTo(table)?.kind === 'action' ? 'mine' : undefined),
        children: table.mayAct ? <Choices /> : null,
      })}
      waiting={() => ({ help: waiting(table) })}
      over={({ verdict }) => (isSolo(table.view) ? { say: 'The game is over.', help: verdict } : {})}
      about={about}
      putDown={plan.putDown}
    >
      <div className={options.monuments ? 'vv' : 'vv without'}>
        <Adventurers />
        {options.monuments ? <Monuments /> : null}
        <Piles />
        <Banners />
        <Mine />
      </div>
    </BoardFrame>
  )
}

/** Beside the title: the round, and how near the end is. */
export function Sub() {
  const table = useVillages()
  const { round } = table.view
  return (
    <>{[round === 0 ? 'opening' : isSolo(table.view) ? `turn ${round}` : `round ${round}`, endOf(table)].join(' · ')}</>
  )
}
