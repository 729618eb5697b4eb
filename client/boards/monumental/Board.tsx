import { useRef } from 'react'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import { AutomaPanel } from './AutomaPanel'
import './board.css'
import './cards.css'
import './city.css'
import './map.css'
import './narrow.css'
import { Choices } from './Choices'
import { Display } from './Display'
import { eraName } from './face'
import { mapName, WorldMap } from './Map'
import { Mine } from './Mine'
import { Pick } from './Pick'
import { type Props, useMonumental, usePlan, whoIs } from './plan'
import { help, say, waiting } from './say'

export function Board() {
  const table = useMonumental()
  const plan = usePlan(table)
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  const { stage, automa } = table.view
  return (
    <>
      <Expected table={table} plan={plan} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className={automa ? 'mo solo' : 'mo'}>
          <WorldMap table={table} plan={plan} />
          {stage === 'pick' ? <Pick table={table} /> : <Mine table={table} plan={plan} />}
          {automa && stage !== 'pick' ? <AutomaPanel table={table} /> : null}
          <Display table={table} plan={plan} />
        </div>
      </main>
    </>
  )
}

function Expected({ table, plan }: Props) {
  const { view, seat, mayAct } = table
  if (view.outcome) return <Over table={table} />
  const due = view.pending[0]?.player ?? view.current
  const { name, mark } = whoIs(table, due)
  if (due !== seat) return <Status say={`Waiting for ${name}`} help={waiting(view)} mark={mark} />
  return (
    <Status say={say({ table, plan })} help={help({ table, plan })} mark={mark}>
      {mayAct ? <Choices table={table} plan={plan} /> : null}
    </Status>
  )
}

function Over({ table }: Pick<Props, 'table'>) {
  const { winners, verdict } = table.view.outcome!
  const names = winners.map((id) => whoIs(table, id).name).join(' and ')
  const words = names === '' ? 'the Automa won' : `${names} won`
  const [first] = winners
  return (
    <Status
      say={`The game is over: ${words}`}
      help={verdict}
      mark={first === undefined ? undefined : whoIs(table, first).mark}
    />
  )
}

/** Beside the title: the map, the Era, the round, and how near the end is. */
export function Sub() {
  const { view } = useMonumental()
  const end = view.lastRound === null ? '' : view.round === view.lastRound ? 'last round' : 'one more round follows'
  return <>{[mapName(view.map), `Era ${eraName[view.era]}`, `round ${view.round}`, end].filter(Boolean).join(' · ')}</>
}
