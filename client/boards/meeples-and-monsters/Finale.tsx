import { counted } from '../../../games/kit/words'
import { visible } from '../../../games/kit/zones'
import { fulfilledAtEnd, questOf } from '../../../games/meeples-and-monsters/scoring'
import { areaOf, councilOf, monsterOf } from '../../../games/meeples-and-monsters/state'
import { type Deed, Deeds } from '../../kit/Deeds'
import { Points } from '../../kit/pieces'
import { type Player, playerAt } from '../../kit/table'
import { Icon } from './pictures'
import { useMeeples } from './plan'

const best = 4

/** What decided: the dearest trophies, and Quests made and failed. */
export default function Finale() {
  const table = useMeeples()
  const { view } = table
  const deedsOf = ({ id: player }: Player) => {
    const { trophies, overlords, done, hand } = areaOf(view, player)
    const foes = [...overlords.map(councilOf), ...trophies.map(monsterOf)].sort((a, b) => b.vp - a.vp).slice(0, best)
    const open = visible(hand)
    const made = [...done, ...open.filter((id) => fulfilledAtEnd(view, player, questOf(id).condition))]
    return {
      note: counted(trophies.length, 'trophy', 'trophies'),
      rows: [
        { deeds: foes.map(({ id, name, vp }) => ({ id, icon: <Icon of={id} />, name, worth: <Points n={vp} /> })) },
        { title: 'Quests made', deeds: made.map((id) => questDeed(id, false)) },
        { title: 'Quests failed', deeds: open.filter((id) => !made.includes(id)).map((id) => questDeed(id, true)) },
      ],
    }
  }
  return (
    <Deeds
      title="Deeds and Quests"
      note="what everybody brought home"
      players={(view.outcome?.ranking ?? view.order).map((player) => playerAt(table, player))}
      of={deedsOf}
    />
  )
}

function questDeed(id: string, failed: boolean): Deed {
  const { name, vp, penalty } = questOf(id)
  return { id, icon: <Icon of={id} />, name, worth: <b>{failed ? `−${penalty}` : `+${vp}`}</b>, failed }
}
