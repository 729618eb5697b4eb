import type { SpaceId } from '../../../games/now-or-never/data/maps'
import { questOf } from '../../../games/now-or-never/data/quests'
import { enemyAt, type G, locationAt } from '../../../games/now-or-never/state'
import { counted } from '../../../games/now-or-never/words/describe'
import { Act } from '../../kit/status'
import { spaceName } from './names'
import { Icon } from './pictures'
import { ownHand, useSituation } from './plan'
import { type Route, routesOf, walkTo } from './routes'

const most = 4

/** Some spaces worth going to, the nearest first; all others are on the map. */
export function Destinations() {
  const situation = useSituation()
  const { table, plan } = situation
  const { view } = table
  const routes = [...routesOf(table, plan)]
  const hand = ownHand(table).map(questOf)
  const worth = (space: SpaceId): number => {
    const quests = hand.filter(({ location }) => locationAt(view, space) === location).length
    return (
      quests * 3 +
      (locationAt(view, space) ? 2 : 0) +
      (view.search[space] === undefined ? 0 : 2) +
      (enemyAt(view, space) ? 1 : 0)
    )
  }
  const price = ({ hearts, path }: Route): number => 2 * hearts + path.length / 4
  const best = routes
    .map(([space, route]) => ({ space, route, worth: worth(space) - price(route) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
  return best.map(({ space, route }) => (
    <Act
      key={space}
      icon={<Icon of={iconOf(view, space)} />}
      label={`Go to ${spaceName(view, space)}`}
      note={`${counted(route.path.length, 'step')}${route.hearts > 0 ? `, ${counted(route.hearts, 'heart')}` : ''}`}
      onClick={() => walkTo(situation, route)}
    />
  ))
}

const iconOf = (view: G, space: SpaceId): string =>
  locationAt(view, space) ?? (view.search[space] === undefined ? (enemyAt(view, space) ?? 'move') : 'search')
