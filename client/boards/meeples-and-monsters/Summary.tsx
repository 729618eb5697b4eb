import Bed from '~icons/game-icons/bed'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import SwapBag from '~icons/game-icons/swap-bag'
import TavernSign from '~icons/game-icons/tavern-sign'
import type { PlayerId } from '../../../games/kit/rule'
import { levelledClasses, meepleClasses, meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { monsterTypes } from '../../../games/meeples-and-monsters/data/effects'
import { areaOf, monsterOf, questsOf, total } from '../../../games/meeples-and-monsters/state'
import { Fact } from '../../kit/Fact'
import { Meeple } from './Meeple'
import { useMeeples } from './plan'
import { TypeSign } from './Signs'

/** What everybody wants to see of a player at a glance. */
export function Summary({ player }: { readonly player: PlayerId }) {
  const { view, seat } = useMeeples()
  const area = areaOf(view, player)
  return (
    <>
      <div className="st" data-place={player === seat ? undefined : `home ${player}`}>
        <Fact
          icon={<TavernSign />}
          n={total(area.tavern)}
          count={`tavern ${player}`}
          words="tavern"
          title="Tavern"
          printed
        />
        <Fact icon={<Bed />} n={total(area.lodgings)} words="in the Lodgings" title="Lodgings" />
        <Fact icon={<SwapBag />} n={total(area.bag)} words="in the bag" title="Bag" />
        <span title="Quests in hand, completed">
          <ScrollQuill />
          <b data-count={`hand ${player}`}>{questsOf(area)}</b>
          <span className="sr"> Quests in hand, </span>
          <span aria-hidden="true">/</span>
          <b data-count={`done ${player}`}>{area.done.length}</b>
          <span className="sr"> completed</span>
        </span>
      </div>
      <div className="prow">
        {player === seat ? null : <TavernRow player={player} />}
        <i className="grow" />
        {levelledClasses.some((cls) => area.levels[cls] > 1) ? <LevelRow player={player} /> : null}
      </div>
      {area.trophies.length > 0 ? (
        <div className="prow">
          {monsterTypes.map((type) => (
            <span key={type} className="tt">
              <TypeSign type={type} />
              <b data-count={`${type} ${player}`}>{area.trophies.filter((id) => monsterOf(id).type === type).length}</b>
            </span>
          ))}
        </div>
      ) : null}
    </>
  )
}

function TavernRow({ player }: { readonly player: PlayerId }) {
  const { tavern } = areaOf(useMeeples().view, player)
  return meepleClasses
    .filter((cls) => tavern[cls] > 0)
    .map((cls) => (
      <span key={cls} className="tt">
        <Meeple cls={cls} label={meepleName(cls)} />
        {tavern[cls] > 1 ? <b>{tavern[cls]}</b> : null}
      </span>
    ))
}

function LevelRow({ player }: { readonly player: PlayerId }) {
  const { levels } = areaOf(useMeeples().view, player)
  return levelledClasses
    .filter((cls) => levels[cls] > 1)
    .map((cls) => (
      <span key={cls} className="tt lvl" title={`${meepleName(cls)} level ${levels[cls]}`}>
        <Meeple cls={cls} label={`${meepleName(cls)} level`} />
        <b>{'◆'.repeat(levels[cls])}</b>
        <span className="sr">{levels[cls]}</span>
      </span>
    ))
}
