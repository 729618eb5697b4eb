import Hourglass from '~icons/game-icons/hourglass'
import { enemyOf } from '../../../games/now-or-never/data/enemies'
import { locationOf } from '../../../games/now-or-never/data/locations'
import { spaceOf } from '../../../games/now-or-never/data/maps'
import { questOf } from '../../../games/now-or-never/data/quests'
import { enemyToll } from '../../../games/now-or-never/pieces/movement'
import { enemyAt, locationAt } from '../../../games/now-or-never/state'
import { counted, describeAction } from '../../../games/now-or-never/words/describe'
import { Act } from '../../kit/status'
import { Anytime, UseAbilities } from './Anytime'
import { Destinations } from './Destinations'
import { Icon } from './pictures'
import { attempt, ownArea, useNever, useSituation } from './plan'
import { questLine } from './Quests'

/** In the hero action: what can be done on this space. Further steps are taken on the map. */
export function ActionChoices() {
  const situation = useSituation()
  const { table } = situation
  const { view } = table
  const { space } = ownArea(table)!
  const location = locationAt(view, space)
  const enemy = enemyAt(view, space)
  const sent = ownArea(table)!.story?.mission?.space === space
  const letter = view.search[space] === undefined ? undefined : spaceOf(view.side, space)?.letter
  const moved = view.action!.steps > 0
  return (
    <>
      {moved ? <QuestsHere /> : <Destinations />}
      {moved && location ? (
        <Act
          icon={<Icon of={location} />}
          label={`Visit ${locationOf(location).name}`}
          note={describeAction(locationOf(location)[view.side])}
          go
          refusal={table.ask('visit')}
          onClick={() => attempt(situation, 'visit')}
        />
      ) : null}
      {moved && enemy ? (
        <Act
          icon={<Icon of={enemy} />}
          label={`Fight ${enemyOf(enemy).name}`}
          note={`attack ${enemyOf(enemy).attack}, health ${enemyOf(enemy).health}`}
          go={!location}
          refusal={table.ask('fight')}
          onClick={() => table.play('fight')}
        />
      ) : null}
      {moved && letter ? (
        <Act
          icon={<Icon of="search" />}
          label={`Search ${letter}`}
          note={view.story ? 'opens a page of the book' : 'a die of hearts, then what lies here'}
          go={!location && !enemy}
          refusal={table.ask('search')}
          onClick={() => attempt(situation, 'search')}
        />
      ) : null}
      {moved && sent ? (
        <Act
          icon={<Icon of="mission" />}
          label="Your mission here"
          note="opens its page of the book"
          go
          refusal={table.ask('search', 'mission')}
          onClick={() => table.play('search', 'mission')}
        />
      ) : null}
      <UseAbilities />
      <Anytime />
      {moved ? <EndTurn /> : null}
    </>
  )
}

function QuestsHere() {
  const table = useNever()
  return table
    .choices('playQuest')
    .map(([id]) => (
      <Act
        key={id}
        icon={<Icon of="quest" />}
        label={questOf(id).name}
        note={`${questLine(questOf(id))}, ${counted(questOf(id).vp, 'point')}`}
        onClick={() => table.play('playQuest', id)}
      />
    ))
}

/** The action is done. */
export function AfterAction() {
  return (
    <>
      <Anytime all />
      <EndTurn go />
    </>
  )
}

function EndTurn({ go = false }: { readonly go?: boolean }) {
  const table = useNever()
  const { action } = table.view
  const toll = action && !action.chosen ? enemyToll(table.view, ownArea(table)!.space) : 0
  return (
    <Act
      icon={<Hourglass />}
      label={action && !action.chosen ? 'Do nothing here' : 'End turn'}
      note={toll > 0 ? `the enemy takes ${counted(toll, 'heart')}` : 'the next one moves'}
      go={go}
      refusal={table.ask('endTurn')}
      onClick={() => table.play('endTurn')}
    />
  )
}
