import { useRef } from 'react'
import { awaited } from '../../../games/kit/define'
import { seasons } from '../../../games/now-or-never/data/constants'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import { playerAt } from '../../kit/table'
import { useBest } from './best'
import './board.css'
import './map.css'
import './mine.css'
import './town.css'
import './panels.css'
import './pieces.css'
import './narrow.css'
import { Choices } from './Choices'
import { Island } from './Island'
import { Market } from './Market'
import { Mine } from './Mine'
import { type Plan, type Props, useNever, usePlan, useWalk } from './plan'
import { SeasonBoard } from './SeasonBoard'
import { help, say, waiting } from './say'
import { useView } from './view'

export function Board() {
  const table = useNever()
  const plan = usePlan()
  const root = useRef<HTMLElement>(null)
  const props = { table, plan }
  useMotion(root)
  useWalk(props)
  useBest(table)
  useView(props, root)
  return (
    <>
      <Expected {...props} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className="nn">
          <Island {...props} />
          <SeasonBoard {...props} />
          <Market {...props} />
          <Mine {...props} />
        </div>
      </main>
    </>
  )
}

function Expected({ table, plan }: Props) {
  const { view, seat } = table
  if (view.outcome) {
    const { winners, verdict } = view.outcome
    const names = winners.map((id) => playerAt(table, id).name)
    const result = names.length > 0 ? `${names.join(' and ')} won` : (verdict ?? 'nobody won')
    return (
      <Status say={`The game is over: ${result}`} mark={winners[0] ? playerAt(table, winners[0]).mark : undefined} />
    )
  }
  const due = Object.keys(awaited(view))
  if (seat === null || !due.includes(seat)) {
    const names = due.map((id) => playerAt(table, id).name)
    const first = due[0] ?? view.current
    return (
      <Status
        say={inHand(plan) ? say(table, plan) : `Waiting for ${names.join(' and ')}`}
        help={inHand(plan) ? help(table, plan) : waiting(table, first)}
        mark={playerAt(table, first).mark}
      >
        {seat === null ? null : <Choices table={table} plan={plan} />}
      </Status>
    )
  }
  return (
    <Status say={say(table, plan)} help={help(table, plan)} mark={playerAt(table, seat).mark}>
      <Choices table={table} plan={plan} />
    </Status>
  )
}

/** What can be done on others' turns, too, is in hand: then that is asked, not waited for. */
const inHand = ({ asking, villager, token }: Plan): boolean => asking !== null || villager !== null || token !== null

/** Beside the title: the season and the side of the map. */
export function Sub() {
  const { view } = useNever()
  const side = view.side === 'above' ? 'above ground' : 'underground'
  return (
    <>
      Season {view.season} of {seasons}
      {view.phase === 'production' ? ', production' : ''}
      <span className="nn-side"> · {side}</span>
    </>
  )
}
