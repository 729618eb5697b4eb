import { useContext } from 'react'
import type { PlayerId } from '../../../games/kit/rule'
import { goods } from '../../../games/now-or-never/data/effects'
import { questOf } from '../../../games/now-or-never/data/quests'
import { areaOf } from '../../../games/now-or-never/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Points } from '../../kit/pieces'
import { playerAt, SaidContext } from '../../kit/table'
import { minus, placed } from './lists'
import { heroName } from './names'
import { Prose } from './Prose'
import { pagesOf } from './pages'
import { Icon } from './pictures'
import { useNever } from './plan'
import { GoodSign } from './Signs'
import { BuildingTile } from './Town'
import './board.css'
import './mine.css'
import './town.css'
import './pieces.css'
import './story.css'

const best = 4

/** What decided: how the chapter ended for each hero, the towns as they stand, what they made in the last season, the dearest quests. */
export default function Finale() {
  const table = useNever()
  return (
    <>
      {table.view.story ? <Endings /> : null}
      <h2 className="display">
        The towns <small>as they will be remembered</small>
      </h2>
      <ul className="finals">
        {(table.view.outcome?.ranking ?? table.view.order).map((player) => (
          <FinalTown key={player} player={player} />
        ))}
      </ul>
    </>
  )
}

/** The last pages of the book: everybody's reputation has written another. */
function Endings() {
  const table = useNever()
  const pages = pagesOf(table.view, useContext(SaidContext)?.lines ?? [])
  const endings = pages.flatMap((page) => (page.kind === 'ending' ? [page] : []))
  return (
    <>
      <h2 className="display">
        How it ended{' '}
        <small>
          {table.view.story?.title}
          {endings.length > 1 ? ', as each of them tells it' : ''}
        </small>
      </h2>
      <ul className="lastpages">
        {endings.map(({ player, title, text }) => {
          const { mark, name } = playerAt(table, player)
          return (
            <li key={player} data-p={mark}>
              <h3>{title}</h3>
              <p className="storywho">
                <PlayerMark mark={mark} size="s" /> {name} · {heroName(table.view, player)}, reputation{' '}
                {minus(areaOf(table.view, player).story?.reputation ?? 0)}
              </p>
              <Prose text={text} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function FinalTown({ player }: { readonly player: PlayerId }) {
  const table = useNever()
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
