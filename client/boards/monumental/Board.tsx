import { Suspense } from 'react'
import type { G } from '../../../games/monumental/state'
import { BoardFrame } from '../../kit/BoardFrame'
import { type Later, later } from '../../kit/later'
import './board.css'
import './cards.css'
import './city.css'
import './map.css'
import './tokens.css'
import './works.css'
import './narrow.css'
import { Display } from './Display'
import { WorldMap } from './Map'
import { eraName, mapName } from './names'
import { Pick, PickChoices } from './Pick'
import { useMonumental } from './plan'
import { useSituation } from './planning'
import { aboutOf, help, say, waiting } from './say'

/** What is needed once everybody has a civilization; the opponent only in solo games. */
const Choices = later(() => import('./Choices'))
const Mine = later(() => import('./Mine'))
const AutomaPanel = later(() => import('./AutomaPanel'))

export function shows({ stage, automa }: G): readonly Later[] {
  if (stage === 'pick') return []
  return automa ? [Choices, Mine, AutomaPanel] : [Choices, Mine]
}

export function Board() {
  const situation = useSituation()
  const { table, plan } = situation
  const { stage, automa } = table.view
  return (
    <BoardFrame
      asked={() => ({ say: say(situation), help: help(situation), children: <YourChoices /> })}
      waiting={() => ({ help: waiting(table) })}
      over={({ winners, verdict }) => ({
        help: verdict,
        ...(winners.length === 0 ? { say: 'The game is over: the Automa won' } : {}),
      })}
      about={aboutOf(situation)}
      putDown={plan.putDown}
    >
      <div className={automa ? 'mo solo' : 'mo'}>
        <WorldMap />
        <Suspense fallback={<section className="zone me" id="mine" aria-label="Your civilization" />}>
          {stage === 'pick' ? <Pick /> : <Mine />}
        </Suspense>
        <Suspense>{automa && stage !== 'pick' ? <AutomaPanel /> : null}</Suspense>
        <Display />
      </div>
    </BoardFrame>
  )
}

function YourChoices() {
  const { mayAct, view } = useMonumental()
  if (!mayAct) return null
  if (view.stage === 'pick') return <PickChoices />
  return (
    <Suspense>
      <Choices />
    </Suspense>
  )
}

/** Beside the title: the map, the Era, the round, and how near the end is. */
export function Sub() {
  const { view } = useMonumental()
  const end = view.lastRound === null ? '' : view.round === view.lastRound ? 'last round' : 'one more round follows'
  // A narrow bar cuts the end off: what changes comes first.
  return <>{[`round ${view.round}`, end, `Era ${eraName[view.era]}`, mapName(view.map)].filter(Boolean).join(' · ')}</>
}
