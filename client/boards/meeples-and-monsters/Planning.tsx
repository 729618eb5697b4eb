import Bed from '~icons/game-icons/bed'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Hourglass from '~icons/game-icons/hourglass'
import MeepleIcon from '~icons/game-icons/meeple'
import { foeOf } from '../../../games/meeples-and-monsters/combat'
import { abilityCard, levelledClasses, meepleOf } from '../../../games/meeples-and-monsters/data/classes'
import { isFight } from '../../../games/meeples-and-monsters/effects'
import { kindOf } from '../../../games/meeples-and-monsters/state'
import { teamFor } from '../../../games/meeples-and-monsters/team'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { abilityName } from './abilities'
import { Icon } from './Cards'
import { capitolPlaces, counted, placeName } from './names'
import { ownArea, type Props } from './plan'

/** While a plan is being made. */
export function Planning(props: Props) {
  return (
    <>
      <Commit {...props} />
      <TakeBack {...props} />
      <Proposals {...props} />
      <Abilities {...props} />
    </>
  )
}

/** Commits the plan; without one it ends the phase, after a question where something could have been done. */
function Commit({ table, plan }: Props) {
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

export function PassQuestion({ table, plan }: Props) {
  return (
    <>
      <Act
        icon={<Bed />}
        label="Yes, nobody"
        note="your Tavern goes to the Lodgings"
        go
        onClick={() => table.play('commit')}
      />
      <Act icon={<Stroke of="close" size={20} />} label="Never mind" onClick={() => plan.begin({})} />
    </>
  )
}

/** Where the plan cannot stand as it is: the last meeple of what is in its way. */
function TakeBack({ table }: Props) {
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

/** In the Capitol all three workshops; in the city the best fights and Locations that a team could be sent to. */
function Proposals({ table, plan }: Props) {
  const { view } = table
  if (plan.picked) {
    return (
      <Act icon={<Stroke of="close" size={20} />} label="Put it down" onClick={() => plan.begin({ picked: null })} />
    )
  }
  const places = view.phase === 'development' ? capitolPlaces : bestPlaces(table)
  return places.map((place) => (
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

function bestPlaces(table: Props['table']): string[] {
  const open = (table.choices('assignFor') as [string][]).map(([place]) => place)
  const worth = (place: string) => (isFight(place) ? 10 + foeOf(place).strength : kindOf(place) === 'room' ? 5 : 1)
  return open.sort((a, b) => worth(b) - worth(a)).slice(0, 3)
}

function teamWords({ view, seat }: Props['table'], place: string): string {
  const team = seat === null ? null : teamFor(view, seat, place)
  if (!team) return ''
  const names = [...new Set(team.units.map(({ cls }) => cls))].map((cls) => {
    const n = team.units.filter((unit) => unit.cls === cls).length
    return counted(n, meepleOf(cls).name, meepleOf(cls).plural)
  })
  return `with ${names.join(', ')}`
}

/** Abilities of the cards that are used by choice. */
export function Abilities({ table }: Props) {
  const area = ownArea(table)
  if (!area) return null
  return levelledClasses.map((cls) => {
    const { ability } = abilityCard(cls, area.levels[cls])
    if (!ability || ability === 'levy' || table.view.used.includes(cls)) return null
    const refusal = table.ask('useAbility', cls)
    if (refusal && table.view.phase !== 'development') return null
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
