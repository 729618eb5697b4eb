import { Suspense } from 'react'
import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { goods } from '../../../games/now-or-never/data/effects'
import { heartMax, manaMax } from '../../../games/now-or-never/pieces/standing'
import { areaOf } from '../../../games/now-or-never/state'
import { Fact } from '../../kit/Fact'
import { later } from '../../kit/later'
import { placed } from './lists'
import { heroName } from './names'
import { Icon } from './pictures'
import { useNever } from './plan'
import { GoodSign } from './Signs'
import { ForeignSpecialist } from './Specialists'
import { builtCount } from './Town'

export const BotPanel = later(() => import('./BotPanel'))

/** What everybody wants to see of a player at a glance; others' specialists can be paid right here. */
export function Summary({ player }: { readonly player: PlayerId }) {
  const table = useNever()
  const { view, seat } = table
  const area = areaOf(view, player)
  return (
    <>
      <div className="st">
        <span className="hn">
          {heroName(view, player)}
          {view.first === player && !view.bot ? (
            <span title="First player token">
              <Icon of="first" />
              <span className="sr">first player</span>
            </span>
          ) : null}
        </span>
        {area.hero ? (
          <>
            <Fact
              icon={<Icon of="heart" />}
              n={`${area.hearts}/${heartMax(area)}`}
              words="hearts"
              count={`hearts of ${player}`}
            />
            <Fact
              icon={<Icon of="mana" />}
              n={`${area.mana}/${manaMax(area)}`}
              words="mana"
              count={`mana of ${player}`}
            />
          </>
        ) : null}
        <Fact icon={<Icon of="coin" />} n={area.coins} words="coins" count={`coins of ${player}`} />
        <Fact icon={<Icon of="xp" />} n={area.xp} words="experience" count={`experience of ${player}`} />
        <Fact icon={<Icon of="book" />} n={area.stock.book} words="books" count={`books of ${player}`} />
        {area.story ? (
          <Fact
            icon={<Icon of="reputation" />}
            n={area.story.reputation}
            words="reputation"
            count={`reputation of ${player}`}
          />
        ) : null}
        {area.passed ? <span className="tag">passed</span> : null}
      </div>
      {player === seat ? null : (
        <>
          <div className="st g4">
            {goods.map((good) => (
              <span key={good}>
                <GoodSign good={good} />
                <b data-count={`${good} of ${player}`}>{area.stock[good]}</b>
              </span>
            ))}
            <Fact
              icon={<Icon of="istreka" />}
              n={builtCount(area)}
              words="buildings"
              count={`buildings of ${player}`}
            />
            <Fact
              icon={<Icon of="quest" />}
              n={size(area.hand)}
              words="quests in hand"
              count={`quests in hand of ${player}`}
            />
          </div>
          <div className="prow">
            {placed(area.specialists).map(({ one, at }) =>
              one ? <ForeignSpecialist key={at} hired={one} owner={player} /> : null,
            )}
          </div>
        </>
      )}
      <Suspense>{view.bot ? <BotPanel bot={view.bot} /> : null}</Suspense>
    </>
  )
}
