import Bed from '~icons/game-icons/bed'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Hourglass from '~icons/game-icons/hourglass'
import MeepleIcon from '~icons/game-icons/meeple'
import { counted } from '../../../games/kit/words'
import { abilityCard, levelledClasses, meepleName, meepleOf } from '../../../games/meeples-and-monsters/data/classes'
import { isFight } from '../../../games/meeples-and-monsters/effects'
import { foeOf } from '../../../games/meeples-and-monsters/pieces/combat'
import { teamFor } from '../../../games/meeples-and-monsters/pieces/team'
import { assignmentAt, kindOf } from '../../../games/meeples-and-monsters/state'
import { NeverMind } from '../../kit/NeverMind'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { abilityName, capitolPlaces, placeName } from './names'
import { Icon } from './pictures'
import { type MeeplesTable, ownArea, useMeeples, usePlan } from './plan'

/** While a plan is being made. */
export function Planning() {
  const table = useMeeples()
  const stands = table.view.plan.length === 0 || table.ask('commit') === null
  return (
    <>
      {stands ? <Commit /> : null}
      <Holders />
      <TakeBack />
      <Proposals possible />
      <Abilities possible />
      {stands ? null : <Commit />}
      <Proposals possible={false} />
      <Abilities possible={false} />
    </>
  )
}

/** Different Units could stay at the Colosseum: the player says which. */
function Holders() {
  const table = useMeeples()
  const choices = table.choices('hold')
  const unitAt = ([place, i]: [string, number]) => assignmentAt(table.view, place)!.units[i]!
  if (choices.some((choice) => unitAt(choice).stays)) return null
  const first = choices.filter((choice, i) => choices.findIndex((one) => unitAt(one).cls === unitAt(choice).cls) === i)
  return first.map(([place, i]) => (
    <Act
      key={i}
      icon={<Icon of={place} />}
      label={`The ${meepleName(unitAt([place, i]).cls)} stays`}
      note={`at the ${placeName(place)}`}
      onClick={() => table.play('hold', place, i)}
    />
  ))
}

/** Commits the plan; without one it ends the phase, after a question where something could have been done. */
function Commit() {
  const table = useMeeples()
  const plan = usePlan()
  const { view } = table
  const empty = view.plan.length === 0
  const develops = view.phase === 'development'
  if (!empty) {
    const fights = view.plan.filter(({ place }) => isFight(place)).length
    const others = view.plan.length - fights
    const parts = [
      fights > 0 ? counted(fights, 'fight') : '',
      others > 0 ? counted(others, develops ? 'workshop' : 'location') : '',
    ]
    return (
      <Act
        icon={<CrossedSwords />}
        label="Carry out the plan"
        note={parts.filter(Boolean).join(', ')}
        go
        refusal={table.ask('commit')}
        onClick={() => table.play('commit')}
      />
    )
  }
  const could = !develops && table.choices('assignFor').length > 0
  return (
    <Act
      icon={develops ? <Hourglass /> : <Bed />}
      label={develops ? 'Build nothing' : 'Assign nobody'}
      note={develops ? 'on to the Main Phase' : 'all go to the Lodgings'}
      go={!could && table.choices('assignFor').length === 0}
      onClick={() => (could ? plan.begin({ passing: true }) : table.play('commit'))}
    />
  )
}

export function PassQuestion() {
  const table = useMeeples()
  const plan = usePlan()
  return (
    <>
      <Act
        icon={<Bed />}
        label="Yes, nobody"
        note="your Tavern goes to the Lodgings"
        go
        onClick={() => table.play('commit')}
      />
      <NeverMind plan={plan} />
    </>
  )
}

/** Where the plan cannot stand as it is: the last meeple of what is in its way. */
function TakeBack() {
  const table = useMeeples()
  const last = table.choices('takeBack').at(-1)
  if (!last) return null
  const [place] = last
  return (
    <Act
      icon={<Stroke of="undo" size={20} />}
      label="Take one back"
      note={`from ${placeName(String(place))}`}
      onClick={() => table.play('takeBack', ...last)}
    />
  )
}

interface Part {
  /** Only what is possible now, or only what is not. */
  readonly possible: boolean
}

/** In the Capitol all three workshops; in the city the best fights and Locations that a team could be sent to. */
function Proposals({ possible }: Part) {
  const table = useMeeples()
  const plan = usePlan()
  if (plan.picked)
    return possible ? <NeverMind plan={plan} label={`Put the ${meepleName(plan.picked.cls)} down`} /> : null
  const places = table.view.phase === 'development' ? capitolPlaces : bestPlaces(table)
  const shown = places.filter((place) => (table.ask('assignFor', place) === null) === possible)
  return shown.map((place) => (
    <Act
      key={place}
      icon={<Icon of={place} />}
      label={isFight(place) ? `Fight ${placeName(place)}` : placeName(place)}
      note={teamWords(table, place)}
      refusal={table.ask('assignFor', place)}
      onClick={() => table.play('assignFor', place)}
    />
  ))
}

function bestPlaces(table: MeeplesTable): string[] {
  const open = table.choices('assignFor').map(([place]) => place)
  const worth = (place: string) => (isFight(place) ? 10 + foeOf(place).strength : kindOf(place) === 'room' ? 5 : 1)
  return open.sort((a, b) => worth(b) - worth(a)).slice(0, 3)
}

function teamWords({ view, seat }: MeeplesTable, place: string): string {
  const team = seat === null ? null : teamFor(view, seat, place)
  if (!team) return ''
  const names = [...new Set(team.units.map(({ cls }) => cls))].map((cls) => {
    const n = team.units.filter((unit) => unit.cls === cls).length
    return counted(n, meepleOf(cls).name, meepleOf(cls).plural)
  })
  return `with ${names.join(', ')}`
}

/** Abilities of the cards that are used by choice. */
export function Abilities({ possible }: Part) {
  const table = useMeeples()
  const area = ownArea(table)
  if (!area) return null
  return levelledClasses.map((cls) => {
    const { ability } = abilityCard(cls, area.levels[cls])
    if (!ability || ability === 'levy' || table.view.used.includes(cls)) return null
    const refusal = table.ask('useAbility', cls)
    if ((refusal === null) !== possible || (refusal && table.view.phase !== 'development')) return null
    return (
      <Act
        key={cls}
        icon={<MeepleIcon />}
        label={abilityName[ability]}
        note={ability === 'study' ? 'the Mages draw Quests' : `with a ${meepleOf(cls).name}: draw 1`}
        refusal={refusal}
        onClick={() => table.play('useAbility', cls)}
      />
    )
  })
}
