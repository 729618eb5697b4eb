import ElvenCastle from '~icons/game-icons/elven-castle'
import type { PlayerId } from '../../../games/kit/rule'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { type ResourceCard, villageOf } from '../../../games/villages-of-valeria/state'
import { Press } from '../../kit/Press'
import { developTo, siteClick } from './clicks'
import { castleOf } from './names'
import { markOf, type Paying, plannedAt, type Site } from './paying'
import { useSituation } from './plan'
import { Coin, type CoinState, ResourceSign, Wild } from './Signs'

interface OwnedProps {
  readonly player: PlayerId
  readonly paying: Paying | null
}

/** What lies on a site, or would by the payment in progress. */
export function coinOn(paying: Paying | null, site: Site, gold: number): CoinState {
  if (gold > 0) return 'there'
  const planned = paying && plannedAt(paying, site)
  if (!planned) return 'free'
  if (planned.via === 'borrow') return 'lent'
  return markOf(paying, site) === 'chosen' ? 'placed' : 'suggested'
}

const coinWords: Readonly<Record<CoinState, string>> = {
  free: 'free',
  there: 'a gold lies on it',
  placed: 'chosen for a gold',
  suggested: 'suggested for a gold',
  lent: 'borrowed without gold',
}

/** The Castle and the Resource cards under it, each with its place for a gold. */
export function Castle({ player, paying }: OwnedProps) {
  const situation = useSituation()
  const { table } = situation
  const village = villageOf(table.view, player)
  const { colour, name } = castleOf(village.castle)
  const own = player === table.seat
  const site: Site = { at: 'castle' }
  const coin = coinOn(own ? paying : null, site, village.castleGold)
  const click = own ? (siteClick(situation, paying, site) ?? developTo(situation, 'castle')) : null
  return (
    <div className="castle">
      <Press
        click={click}
        className={`card cs ${colour}`}
        words={own ? 'Any one resource for you, for a gold while none lies here' : 'Only its owner can use it'}
      >
        <span className="art">
          <ElvenCastle />
          <Wild />
          <Coin state={coin} />
        </span>
        <span className="nm">{name}</span>
        <span className="sr">, {coinWords[coin]}</span>
      </Press>
      <ul className={village.resources.length > 6 ? 'rcs many' : 'rcs'} aria-label="Resource cards">
        {village.resources.map((resource) => (
          <li key={resource.card} data-piece={`card ${resource.card}`}>
            <Resource player={player} paying={paying} resource={resource} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A card tucked under the Castle: only its Resource can be seen. */
function Resource({ player, paying, resource }: OwnedProps & { readonly resource: ResourceCard }) {
  const situation = useSituation()
  const { name, shows } = buildingOf(resource.card)
  const site: Site = { at: 'resource', owner: player, card: resource.card }
  const coin = coinOn(paying, site, resource.gold)
  return (
    <Press
      click={siteClick(situation, paying, site)}
      className="rc"
      words={`${shows}: the ${name}, ${coinWords[coin]}`}
    >
      <ResourceSign of={shows} />
      <Coin state={coin} />
      <span className="sr">
        {shows}, {coinWords[coin]}
      </span>
    </Press>
  )
}
