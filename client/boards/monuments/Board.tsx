import { useRef } from 'react'
import { turns } from '../../../games/monuments/data/pieces'
import { useBring, usePutDown } from '../../kit/bring'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import { playerAt } from '../../kit/table'
import './board.css'
import './cards.css'
import './fame.css'
import './mine.css'
import './narrow.css'
import { Choices } from './Choices'
import { Fame } from './Fame'
import { Mine } from './Mine'
import { type MonumentsTable, type Plan, useMonuments, usePlan } from './plan'
import { Quarry } from './Quarry'
import { Steles } from './Steles'
import { help, placeOf, say, waiting } from './say'

export function Board() {
  const table = useMonuments()
  const plan = usePlan(table)
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  useBring(root, placeOf(table, plan))
  usePutDown(root, plan.putDown)
  return (
    <>
      <Expected table={table} plan={plan} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className="mon">
          <Steles table={table} plan={plan} />
          <Quarry table={table} plan={plan} />
          <Fame table={table} />
          <Mine table={table} plan={plan} />
        </div>
      </main>
    </>
  )
}

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

function Expected({ table, plan }: Props) {
  const { view, seat } = table
  const current = playerAt(table, view.current)
  if (view.outcome) {
    const names = view.outcome.winners.map((id) => playerAt(table, id).name)
    return (
      <Status
        say={`The game is over: ${names.join(' and ')} won`}
        mark={playerAt(table, view.outcome.winners[0]!).mark}
      />
    )
  }
  if (view.current !== seat) {
    return <Status say={`Waiting for ${current.name}`} help={waiting(table)} mark={current.mark} pips={pips(table)} />
  }
  return (
    <Status say={say(table, plan)} help={help(table, plan)} mark={current.mark} pips={pips(table)}>
      <Choices table={table} plan={plan} />
    </Status>
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
