import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { goods } from '../../../games/now-or-never/data/effects'
import { heartMax, manaMax } from '../../../games/now-or-never/pieces/standing'
import { areaOf } from '../../../games/now-or-never/state'
import { BotPanel } from './BotPanel'
import { placed } from './lists'
import { heroName } from './names'
import { Icon } from './pictures'
import { useNever } from './plan'
import { GoodSign } from './Signs'
import { ForeignSpecialist } from './Specialists'
import { builtCount } from './Town'

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
            <Count icon="heart" name="hearts" n={`${area.hearts}/${heartMax(area)}`} player={player} />
            <Count icon="mana" name="mana" n={`${area.mana}/${manaMax(area)}`} player={player} />
          </>
        ) : null}
        <Count icon="coin" name="coins" n={area.coins} player={player} />
        <Count icon="xp" name="experience" n={area.xp} player={player} />
        <Count icon="book" name="books" n={area.stock.book} player={player} />
        {area.story ? <Count icon="reputation" name="reputation" n={area.story.reputation} player={player} /> : null}
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
            <Count icon="istreka" name="buildings" n={builtCount(area)} player={player} />
            <Count icon="quest" name="quests in hand" n={size(area.hand)} player={player} />
          </div>
          <div className="prow">
            {placed(area.specialists).map(({ one, at }) =>
              one ? <ForeignSpecialist key={at} hired={one} owner={player} /> : null,
            )}
          </div>
        </>
      )}
      {view.bot ? <BotPanel bot={view.bot} /> : null}
    </>
  )
}

interface CountProps {
  readonly icon: string
  readonly name: string
  readonly n: number | string
  readonly player: PlayerId
}

const Count = ({ icon, name, n, player }: CountProps) => (
  <span title={name}>
    <Icon of={icon} />
    <b data-count={`${name} of ${player}`}>{n}</b>
    <span className="sr"> {name}</span>
  </span>
)
