import { Fragment } from 'react'
import Hourglass from '~icons/game-icons/hourglass'
import { counted } from '../../../games/kit/words'
import type { UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import { lying } from '../../../games/meeples-and-monsters/flow/turn'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { assignmentAt, type G } from '../../../games/meeples-and-monsters/state'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { placeName } from './names'
import { Icon } from './pictures'
import { completable, offered, useMeeples, usePlan, type Way } from './plan'

/** A Quest whose condition has just been met is offered at once. */
export function Offered() {
  const plan = usePlan()
  const ways = offered(useMeeples(), plan)
  return (
    <>
      <Ways ways={ways} go />
      <Act
        icon={<Hourglass />}
        label="Not now"
        note="you are asked again"
        onClick={() => plan.decline(ways.map(([quest]) => quest))}
      />
    </>
  )
}

/** The reminder: whoever goes on now cannot complete it this turn. */
export function LeaveQuestion() {
  const table = useMeeples()
  const plan = usePlan()
  const { phase } = table.view
  const move = phase === 'development' ? 'endDevelopment' : phase === 'main' ? 'finishResolution' : 'endTurn'
  return (
    <>
      <QuestChoices />
      <Act
        icon={<Hourglass />}
        label="Go on without"
        note="it stays in your hand"
        go
        onClick={() => table.play(move)}
      />
      <NeverMind plan={plan} />
    </>
  )
}

/** Quests whose condition is met now. */
export const QuestChoices = () => <Ways ways={completable(useMeeples())} go={false} />

interface WaysProps {
  readonly ways: readonly Way[]
  readonly go: boolean
}

function Ways({ ways, go }: WaysProps) {
  const table = useMeeples()
  return ways.map(([quest, monster], i) => {
    const { name, cost, vp, effect } = questOf(quest)
    const several = monster && ways.filter(([one]) => one === quest).length > 1
    const gains = [effect ? describeEffect(effect) : '', `${counted(vp, 'point')} at the end`]
      .filter(Boolean)
      .join(', ')
    return (
      <Fragment key={`${quest} ${monster}`}>
        <Act
          icon={<Icon of={quest} />}
          label={several ? `${name}, with ${placeName(monster)}` : name}
          note={gains}
          go={go && i === 0}
          onClick={() => table.play('completeQuest', quest, monster)}
        />
        {monster && bothFit(table.view, monster, cost) ? (
          <Act
            icon={<Icon of={quest} />}
            label={`${name}, with the Shaman`}
            note="returned as the price"
            onClick={() => table.play('completeQuest', quest, monster, 'shaman')}
          />
        ) : null}
      </Fragment>
    )
  })
}

/** A real Unit, or a Peasant that joined, and a Shaman used as one lie there: the player says which of them it is. */
export function bothFit(G: G, place: string, classes: readonly UnitClass[]): boolean {
  const there = assignmentAt(G, place)
  if (!there) return false
  return classes.some(
    (cls) =>
      lying(there, cls) > 0 && there.units.some((unit) => unit.cls === 'shaman' && unit.as === cls && !unit.returned),
  )
}
