import FlyingFlag from '~icons/game-icons/flying-flag'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import OpenBook from '~icons/game-icons/open-book'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import type { PlayerId } from '../../../games/kit/rule'
import { resources } from '../../../games/monumental/data/effects'
import { cardOf } from '../../../games/monumental/pieces/cards'
import { provincesOf } from '../../../games/monumental/pieces/map'
import { areaOf, completedWonders } from '../../../games/monumental/state'
import { resourceName } from '../../../games/monumental/words/describe'
import { civName } from './face'
import { Emblem } from './Picture'
import { useMonumental } from './plan'
import { Res } from './Signs'

/** What everybody wants to see of a player at a glance. */
export function Summary({ player }: { readonly player: PlayerId }) {
  const { view } = useMonumental()
  const area = areaOf(view, player)
  if (!area.civ) return <div className="st">no civilization yet</div>
  const knowledge = area.owned.filter((uid) => cardOf(uid).kind === 'knowledge').length
  return (
    <>
      <div className="st goods">
        {resources
          .filter((res) => res !== 'H' || area.civ === 'amazons' || area.goods.H > 0)
          .map((res) => (
            <span key={res} title={resourceName[res]}>
              <Res res={res} />
              <b data-count={`sum ${player} ${res}`}>{area.goods[res]}</b>
              <span className="sr"> {resourceName[res]}</span>
            </span>
          ))}
      </div>
      <div className="st">
        <span title="civilization" className="civname">
          <Emblem civ={area.civ} />
          {civName(area.civ)}
        </span>
        <span title="Provinces">
          <FlyingFlag aria-hidden="true" />
          <b data-count={`lands ${player}`}>{provincesOf(view, player).length}</b>
          <span className="sr"> Provinces</span>
        </span>
        <span title="Wonders">
          <MayanPyramid aria-hidden="true" />
          <b data-count={`wonders ${player}`}>{completedWonders(area).length}</b>
          <span className="sr"> Wonders</span>
        </span>
        <span title="Knowledge">
          <OpenBook aria-hidden="true" />
          <b data-count={`knowledge ${player}`}>{knowledge}</b>
          <span className="sr"> Knowledge</span>
        </span>
        <span title="Policies">
          <ScrollUnfurled aria-hidden="true" />
          <b data-count={`policies ${player}`}>{area.policies.length}</b>
          <span className="sr"> Policies</span>
        </span>
      </div>
    </>
  )
}
