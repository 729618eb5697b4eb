import Hourglass from '~icons/game-icons/hourglass'
import { counted } from '../../../games/kit/words'
import { meepleOf } from '../../../games/meeples-and-monsters/data/classes'
import { drilledClass, levelCost } from '../../../games/meeples-and-monsters/pieces/plan'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { monsterOf, slotOf, tileOf } from '../../../games/meeples-and-monsters/state'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { owedTo } from '../../kit/own'
import { Act } from '../../kit/status'
import { slotName } from './names'
import { OwedChoices } from './Owed'
import { Abilities, PassQuestion, Planning } from './Planning'
import { Icon } from './pictures'
import { offered, useMeeples, usePlan } from './plan'
import { LeaveQuestion, Offered, QuestChoices } from './QuestChoices'
import { Resolving } from './Resolving'

/** The legal choices as buttons; what is not legal says why. */
export function Choices() {
  const table = useMeeples()
  const plan = usePlan()
  const { step, phase } = table.view
  if (owedTo(table)) return <OwedChoices />
  if (plan.leaving) return <LeaveQuestion />
  if (offered(table, plan).length > 0) return <Offered />
  if (plan.passing) return <PassQuestion />
  if (step === 'plan') return <Planning />
  if (step === 'resolve') return phase === 'development' ? <Developing /> : <Resolving />
  return step === 'trophies' ? <Spoils /> : <Drawing />
}

function Developing() {
  const table = useMeeples()
  const plan = usePlan()
  const refusal = table.ask('endDevelopment')
  const done = (
    <Act
      icon={<Hourglass />}
      label="Main Phase"
      note="everything here is done"
      go
      refusal={refusal}
      onClick={() => plan.leave(() => table.play('endDevelopment'))}
    />
  )
  return (
    <>
      <Building />
      <LevelUp />
      <QuestChoices />
      <Abilities possible />
      {refusal ? null : done}
      <Abilities possible={false} />
      {refusal ? done : null}
    </>
  )
}

/** First the tile, then its slot. */
function Building() {
  const table = useMeeples()
  const plan = usePlan()
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
    <NeverMind key="never mind" plan={plan} label="Another tile" />,
  ]
}

function LevelUp() {
  const table = useMeeples()
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
function Spoils() {
  const table = useMeeples()
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

function Drawing() {
  const table = useMeeples()
  const plan = usePlan()
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
      <QuestChoices />
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
