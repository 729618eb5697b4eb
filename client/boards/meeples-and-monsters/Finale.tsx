import type { PlayerId } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import { fulfilledAtEnd, questOf } from '../../../games/meeples-and-monsters/scoring'
import { areaOf, councilOf, monsterOf } from '../../../games/meeples-and-monsters/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { Icon } from './Cards'
import { counted } from './names'
import { type MeeplesTable, useMeeples } from './plan'
import { Points } from './Signs'

const best = 4

/** What decided: the dearest trophies, and Quests made and failed. */
export default function Finale() {
  const table = useMeeples()
  return (
    <>
      <h2 className="display">
        Deeds and Quests <small>what everybody brought home</small>
      </h2>
      <ul className="deeds">
        {(table.view.outcome?.ranking ?? table.view.order).map((player) => (
          <Deeds key={player} table={table} player={player} />
        ))}
      </ul>
    </>
  )
}

function Deeds({ table, player }: { readonly table: MeeplesTable; readonly player: PlayerId }) {
  const { view } = table
  const { trophies, overlords, done, hand } = areaOf(view, player)
  const { mark, name } = playerAt(table, player)
  const finest = [...overlords.map(councilOf), ...trophies.map(monsterOf)].sort((a, b) => b.vp - a.vp).slice(0, best)
  const open = visible(hand)
  const made = [...done, ...open.filter((id) => fulfilledAtEnd(view, player, questOf(id).condition))]
  const failed = open.filter((id) => !made.includes(id))
  return (
    <li data-p={mark}>
      <h3>
        <PlayerMark mark={mark} size="s" />
        {name}
        <small>{counted(trophies.length, 'trophy', 'trophies')}</small>
      </h3>
      <p className="dl">
        {finest.map(({ id, name: foe, vp }) => (
          <span key={id} className="tro">
            <Icon of={id} />
            <small>{foe}</small>
            <Points n={vp} />
          </span>
        ))}
      </p>
      <Made title="Quests made" ids={made} />
      <Made title="Quests failed" ids={failed} failed />
    </li>
  )
}

interface MadeProps {
  readonly title: string
  readonly ids: readonly string[]
  readonly failed?: boolean
}

function Made({ title, ids, failed = false }: MadeProps) {
  if (ids.length === 0) return null
  return (
    <p className="dl">
      <b>{title}</b>
      {ids.map((id) => (
        <span key={id} className={failed ? 'tro failed' : 'tro'}>
          <Icon of={id} />
          <small>{questOf(id).name}</small>
          <b>{failed ? `−${questOf(id).penalty}` : `+${questOf(id).vp}`}</b>
        </span>
      ))}
    </p>
  )
}
