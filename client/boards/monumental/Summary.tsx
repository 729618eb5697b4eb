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
import { Fact } from '../../kit/Fact'
import { civName } from './names'
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
            <Fact
              key={res}
              icon={<Res res={res} />}
              n={area.goods[res]}
              words={resourceName[res]}
              count={`sum ${player} ${res}`}
            />
          ))}
      </div>
      <div className="st">
        <span title="civilization" className="civname">
          <Emblem civ={area.civ} />
          {civName(area.civ)}
        </span>
        <Fact icon={<FlyingFlag />} n={provincesOf(view, player).length} words="Provinces" count={`lands ${player}`} />
        <Fact icon={<MayanPyramid />} n={completedWonders(area).length} words="Wonders" count={`wonders ${player}`} />
        <Fact icon={<OpenBook />} n={knowledge} words="Knowledge" count={`knowledge ${player}`} />
        <Fact icon={<ScrollUnfurled />} n={area.policies.length} words="Policies" count={`policies ${player}`} />
      </div>
    </>
  )
}
