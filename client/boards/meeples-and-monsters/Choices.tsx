import Hourglass from '~icons/game-icons/hourglass'
import { meepleOf } from '../../../games/meeples-and-monsters/data/classes'
import { describeEffect } from '../../../games/meeples-and-monsters/describe'
import { drilledClass, levelCost } from '../../../games/meeples-and-monsters/plan'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { monsterOf, slotOf, tileOf } from '../../../games/meeples-and-monsters/state'
import { Act } from '../../kit/status'
import { Icon } from './Cards'
import { counted, slotName } from './names'
import { OwedChoices } from './Owed'
import { Abilities, PassQuestion, Planning, PutDown } from './Planning'
import { offered, owedTo, type Props } from './plan'
import { LeaveQuestion, Offered, QuestChoices } from './QuestChoices'
import { Resolving } from './Resolving'

/** The legal choices as buttons; what is not legal says why. */
export function Choices(props: Props) {
  const { view } = props.table
  if (owedTo(props.table)) return <OwedChoices {...props} />
  if (props.plan.leaving) return <LeaveQuestion {...props} />
  if (offered(props.table, props.plan).length > 0) return <Offered {...props} />
  if (props.plan.passing) return <PassQuestion {...props} />
  if (view.step === 'plan') return <Planning {...props} />
  if (view.step === 'resolve' && view.phase === 'development') return <Developing {...props} />
  if (view.step === 'resolve') return <Resolving {...props} />
  if (view.step === 'trophies') return <Spoils {...props} />
  return <Drawing {...props} />
}

function Developing(props: Props) {
  const { table, plan } = props
  return (
    <>
      <Building {...props} />
      <LevelUp {...props} />
      <QuestChoices {...props} />
      <Abilities {...props} />
      <Act
        icon={<Hourglass />}
        label="Main Phase"
        note="everything here is done"
        go
        refusal={table.ask('endDevelopment')}
        onClick={() => plan.leave(() => table.play('endDevelopment'))}
      />
    </>
  )
}

/** First the tile, then its slot. */
function Building({ table, plan }: Props) {
  const { tile } = plan
  const choices = table.choices('construct')
  if (choices.length === 0) return null
  if (!tile) {
    return [...new Set(choices.map(([one]) => one))].map((one) => (
      <Act
        key={one}
        icon={<Icon of={one} />}
        label={tileOf(one).name}
        note="build it"
        onClick={() => plan.begin({ tile: one })}
      />
    ))
  }
  const slots = choices.filter(([one]) => one === tile)
  return [
    ...slots.map(([, slot]) => (
      <Act
        key={slot}
        icon={<Icon of={slotOf(slot).quarter} />}
        label={slotName(slot)}
        note="build it there"
        onClick={() => table.play('construct', tile, slot)}
      />
    )),
    <PutDown key="put down" plan={plan} label="Another tile" />,
  ]
}

function LevelUp({ table }: Props) {
  const { view, seat } = table
  const cls = drilledClass(view)
  const waits = view.plan.some(({ place, resolved }) => place === 'capitol-drill' && !resolved)
  if (!cls || !waits || seat === null) return null
  return (
    <Act
      icon={<Icon of="capitol-drill" />}
      label={`Level up ${meepleOf(cls).plural}`}
      note={`for ${counted(levelCost(view, seat, cls), 'point')}`}
      go
      refusal={table.ask('levelUp')}
      onClick={() => table.play('levelUp')}
    />
  )
}

/** Several Monsters have effects: the owner chooses the order. */
function Spoils({ table }: Props) {
  return table.view.spoils.map((monster) => {
    const { name, effect } = monsterOf(monster)
    return (
      <Act
        key={monster}
        icon={<Icon of={monster} />}
        label={name}
        note={effect ? describeEffect(effect) : ''}
        onClick={() => table.play('resolveTrophy', monster)}
      />
    )
  })
}

function Drawing(props: Props) {
  const { table, plan } = props
  return (
    <>
      {table.choices('useDrawAbility').map(([quest]) => (
        <Act
          key={quest}
          icon={<Icon of={quest} />}
          label={questOf(quest).name}
          note={describeEffect(questOf(quest).effect!).replace('in the Draw Phase: ', '')}
          onClick={() => table.play('useDrawAbility', quest)}
        />
      ))}
      <QuestChoices {...props} />
      <Act
        icon={<Hourglass />}
        label="End turn"
        note="the next player moves"
        go
        refusal={table.ask('endTurn')}
        onClick={() => plan.leave(() => table.play('endTurn'))}
      />
    </>
  )
}
