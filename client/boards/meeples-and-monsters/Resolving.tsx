import Hourglass from '~icons/game-icons/hourglass'
import { counted } from '../../../games/kit/words'
import type { UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import { councilOf, kindOf, locationOf, monsterOf, roomOf } from '../../../games/meeples-and-monsters/state'
import { describeEffects } from '../../../games/meeples-and-monsters/words/describe'
import { Act } from '../../kit/status'
import { placeName } from './names'
import { Icon } from './pictures'
import { useMeeples, usePlan } from './plan'
import { bothFit, QuestChoices } from './QuestChoices'

/** Everything assigned, one by one in any order; then the turn goes on. */
export function Resolving() {
  const table = useMeeples()
  const plan = usePlan()
  const { view } = table
  const open = view.plan.filter(({ resolved }) => !resolved)
  return (
    <>
      {open.map(({ place }, i) => (
        <Act
          key={place}
          icon={<Icon of={place} />}
          label={placeName(place)}
          note={gainWords(place)}
          go={i === 0}
          onClick={() => table.play('resolve', place)}
        />
      ))}
      {open
        .filter(({ place }) => bothFit(view, place, returned(place)))
        .map(({ place }) => (
          <Act
            key={`${place} shaman`}
            icon={<Icon of={place} />}
            label={`${placeName(place)}, with the Shaman`}
            note="in place of the real one"
            onClick={() => table.play('resolve', place, 'shaman')}
          />
        ))}
      <QuestChoices />
      <Act
        icon={<Hourglass />}
        label="Clean up and draw"
        note="nothing can be taken back then"
        go={open.length === 0}
        refusal={table.ask('finishResolution')}
        onClick={() => plan.leave(() => table.play('finishResolution'))}
      />
    </>
  )
}

function gainWords(place: string): string {
  switch (kindOf(place)) {
    case 'monster':
      return counted(monsterOf(place).vp, 'point')
    case 'council':
      return counted(councilOf(place).vp, 'point')
    case 'room':
      return describeEffects(roomOf(place).effects)
    default:
      return describeEffects(locationOf(place).effects)
  }
}

/** The Units a place sends away or keeps. */
function returned(place: string): UnitClass[] {
  const kind = kindOf(place)
  const effects = kind === 'room' ? roomOf(place).effects : kind === 'location' ? locationOf(place).effects : []
  return effects.flatMap((effect) => (effect.do === 'returnHere' || effect.do === 'stay' ? [effect.cls] : []))
}
