import { Fragment } from 'react'
import type { UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { assignmentAt, type G, monsterOf } from '../../../games/meeples-and-monsters/state'
import { lying } from '../../../games/meeples-and-monsters/turn'
import { Act } from '../../kit/status'
import { Icon } from './Cards'
import { counted } from './names'
import { completable, type Props } from './plan'

/** Quests whose condition is met now. */
export function QuestChoices({ table }: Props) {
  return completable(table).map(([quest, monster]) => {
    const { name, cost, vp } = questOf(quest)
    const note = monster ? `with ${monsterOf(monster).name}` : `${counted(vp, 'point')} at the end`
    return (
      <Fragment key={`${quest} ${monster}`}>
        <Act
          icon={<Icon of={quest} />}
          label={name}
          note={note}
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
