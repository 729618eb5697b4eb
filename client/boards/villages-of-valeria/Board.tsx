import { useRef } from 'react'
import { awaited } from '../../../games/kit/define'
import { isSolo } from '../../../games/villages-of-valeria/state'
import { useBring, usePutDown } from '../../kit/bring'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import { playerAt } from '../../kit/table'
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
import { dueTo, type Props, putDown, usePlan, useVillages } from './plan'
import { Adventurers, Monuments } from './Rows'
import { endOf, help, placeOf, say, waiting } from './say'

export function Board() {
  const table = useVillages()
  const plan = usePlan()
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  useDecline(table)
  const props = { table, plan }
  useBring(root, placeOf(props))
  usePutDown(root, putDown(props))
  const { monuments } = table.view.options
  return (
    <>
      <Expected {...props} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className={monuments ? 'vv' : 'vv without'}>
          <Adventurers {...props} />
          {monuments ? <Monuments {...props} /> : null}
          <Piles {...props} />
          <Banners {...props} />
          <Mine {...props} />
        </div>
      </main>
    </>
  )
}

function Expected(props: Props) {
  const { table } = props
  const { view, seat } = table
  const declines = useDeclines()
  if (view.outcome) {
    const names = view.outcome.winners.map((id) => playerAt(table, id).name)
    const ended = isSolo(view) ? 'The game is over.' : `The game is over: ${names.join(' and ')} won`
    return (
      <Status
        say={ended}
        help={view.outcome.verdict}
        mark={playerAt(table, view.outcome.winners[0] ?? view.current).mark}
      />
    )
  }
  const due = Object.keys(awaited(view))
  if (seat === null || !due.includes(seat)) {
    const first = playerAt(table, due[0] ?? view.current)
    return <Status say={`Waiting for ${first.name}`} help={waiting(table)} mark={first.mark} />
  }
  // Which action to take is a question about one's own cards; the bar has the actions.
  const about = placeOf(props) ?? (dueTo(table)?.kind === 'action' ? 'mine' : undefined)
  return (
    <Status say={say(props)} help={help(props, declines)} mark={playerAt(table, seat).mark} about={about}>
      {table.mayAct ? <Choices {...props} /> : null}
    </Status>
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
