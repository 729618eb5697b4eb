import type { PlayerId } from '../../../games/kit/rule'
import { goods } from '../../../games/now-or-never/data/effects'
import { questOf } from '../../../games/now-or-never/data/quests'
import { areaOf } from '../../../games/now-or-never/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { placed } from './lists'
import { heroName } from './names'
import { Icon } from './pictures'
import { type NeverTable, useNever } from './plan'
import { GoodSign, Points } from './Signs'
import { BuildingTile } from './Town'
import './board.css'
import './mine.css'
import './town.css'
import './pieces.css'

const best = 4

/** What decided: the towns as they stand, what they made in the last season, the dearest quests. */
export default function Finale() {
  const table = useNever()
  return (
    <>
      <h2 className="display">
        The towns <small>as they will be remembered</small>
      </h2>
      <ul className="finals">
        {(table.view.outcome?.ranking ?? table.view.order).map((player) => (
          <FinalTown key={player} table={table} player={player} />
        ))}
      </ul>
    </>
  )
}

function FinalTown({ table, player }: { readonly table: NeverTable; readonly player: PlayerId }) {
  const area = areaOf(table.view, player)
  const { mark, name } = playerAt(table, player)
  const finest = area.played
    .map(questOf)
    .sort((a, b) => b.vp - a.vp)
    .slice(0, best)
  return (
    <li data-p={mark}>
      <h3>
        <PlayerMark mark={mark} size="s" />
        {name} <small>{heroName(table.view, player)}</small>
      </h3>
      <div className="town still">
        {placed(area.town).map(({ one, at }) =>
          one ? <BuildingTile key={at} id={one} /> : <span key={at} className="sp" />,
        )}
      </div>
      {area.produced ? (
        <p className="made">
          {goods.map((good) => (
            <span key={good}>
              <GoodSign good={good} /> {area.produced?.[good]}
            </span>
          ))}
          <span>
            <Icon of="coin" /> {area.coins} coins
          </span>
        </p>
      ) : null}
      <p className="made">
        {finest.map(({ id, name: quest, vp }) => (
          <span key={id}>
            <Icon of={id} /> {quest} <Points n={vp} />
          </span>
        ))}
      </p>
    </li>
  )
}
