import { lazy, Suspense, useRef } from 'react'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import './board.css'
import './cards.css'
import './city.css'
import './map.css'
import './tokens.css'
import './works.css'
import './narrow.css'
import { Display } from './Display'
import { eraName } from './face'
import { fitting } from './fitting'
import { mapName, WorldMap } from './Map'
import { Pick, PickChoices } from './Pick'
import { type Props, useMonumental, usePlan, whoIs } from './plan'
import { help, say, waiting } from './say'
import { placeOf, useInView, usePutDown } from './turning'

/** What is needed once everybody has a civilization; the opponent only in solo games. */
const Choices = lazy(() => import('./Choices'))
const Mine = lazy(() => import('./Mine'))
const AutomaPanel = lazy(() => import('./AutomaPanel'))

export function Board() {
  const table = useMonumental()
  const plan = fitting(table, usePlan(table))
  usePutDown(plan)
  useInView(placeOf({ table, plan }))
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  const { stage, automa } = table.view
  return (
    <>
      <Expected table={table} plan={plan} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className={automa ? 'mo solo' : 'mo'}>
          <WorldMap table={table} plan={plan} />
          <Suspense fallback={<section className="zone me" id="mine" aria-label="Your civilization" />}>
            {stage === 'pick' ? <Pick table={table} /> : <Mine table={table} plan={plan} />}
          </Suspense>
          <Suspense>{automa && stage !== 'pick' ? <AutomaPanel table={table} /> : null}</Suspense>
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
      {mayAct ? <YourChoices table={table} plan={plan} /> : null}
    </Status>
  )
}

function YourChoices({ table, plan }: Props) {
  if (table.view.stage === 'pick') return <PickChoices table={table} />
  return (
    <Suspense>
      <Choices table={table} plan={plan} />
    </Suspense>
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
  // A narrow bar cuts the end off: what changes comes first.
  return <>{[`round ${view.round}`, end, `Era ${eraName[view.era]}`, mapName(view.map)].filter(Boolean).join(' · ')}</>
}
