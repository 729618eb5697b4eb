import CardPickup from '~icons/game-icons/card-pickup'
import Obelisk from '~icons/game-icons/obelisk'
import Swordman from '~icons/game-icons/swordman'
import TwoCoins from '~icons/game-icons/two-coins'
import VillageIcon from '~icons/game-icons/village'
import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { actionName, type Resource, resources, types } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { billFor, unitsOf } from '../../../games/villages-of-valeria/pieces/payment'
import { buildingsOfType, type G, type ResourceCard, villageOf } from '../../../games/villages-of-valeria/state'
import { Press } from '../../kit/Press'
import { coinOn } from './Castle'
import { siteClick } from './clicks'
import { ownerName } from './names'
import { markOf, type Paying, payingOf } from './paying'
import { dueTo, useSituation, useVillages } from './plan'
import { Coin, ResourceSign, TypeSign } from './Signs'

/** What everybody wants to see of a player at a glance, and may pay with. */
export function Summary({ player }: { readonly player: PlayerId }) {
  const situation = useSituation()
  const { view, seat } = situation.table
  const village = villageOf(view, player)
  const part = partOf(view, player)
  return (
    <>
      <div className="st">
        <span title="Cards in hand">
          <CardPickup />
          <b data-count={`hand ${player}`}>{size(village.hand)}</b>
          <span className="sr"> cards in hand</span>
        </span>
        <Gold player={player} />
        <span title="Buildings">
          <VillageIcon />
          <b data-count={`buildings ${player}`}>{village.buildings.length}</b>
          <span className="sr"> buildings</span>
        </span>
        <span title="Adventurers">
          <Swordman />
          <b data-count={`adventurers ${player}`}>{village.adventurers.length}</b>
          <span className="sr"> adventurers</span>
        </span>
        <Greats view={view} player={player} />
        {part ? <span className="part">{part}</span> : null}
      </div>
      {player === seat ? null : (
        <div className="rrow">
          <Resources player={player} paying={payingOf(situation)} />
          <span className="tys">
            {types
              .filter((type) => buildingsOfType(village, type) > 0)
              .map((type) => (
                <span key={type}>
                  <TypeSign of={type} small />
                  <b>{buildingsOfType(village, type)}</b>
                  <span className="sr"> {type} buildings</span>
                </span>
              ))}
          </span>
        </div>
      )}
    </>
  )
}

/** "leads Build", "follows next", "follows later". */
function partOf(view: G, player: PlayerId): string {
  if (view.outcome || view.led === null) return ''
  if (view.current === player) return `leads ${actionName[view.led]}`
  const waiting = view.pending.filter((owed) => owed.kind === 'action' && owed.role === 'follow')
  const at = waiting.findIndex((owed) => owed.player === player)
  if (at < 0) return ''
  const begun = view.pending[0]?.kind === 'action' && view.pending[0].role === 'follow'
  return at === 0 ? (begun ? 'may follow' : 'follows next') : 'follows later'
}

/** The supply; while somebody's gold is to be stolen, a thing to click. */
function Gold({ player }: { readonly player: PlayerId }) {
  const { table } = useSituation()
  const { gold } = villageOf(table.view, player)
  const stealing = dueTo(table)?.kind === 'steal' && table.ask('stealFrom', { player }) === null
  const inside = (
    <>
      <TwoCoins />
      <b data-count={`supply ${player}`}>{gold}</b> gold
    </>
  )
  if (!stealing) return <span title="Gold in supply">{inside}</span>
  return (
    <button type="button" className="take legal" onClick={() => table.play('stealFrom', { player })}>
      <span className="sr">Steal from {ownerName(table, player)}: </span>
      {inside}
    </button>
  )
}

/** Completed Monuments, and how far the one under construction is. */
function Greats({ view, player }: { readonly view: G; readonly player: PlayerId }) {
  const village = villageOf(view, player)
  const { monument, completed } = village
  if (!monument && completed.length === 0) return null
  const bill = billFor(village, { kind: 'monument' })
  const left = bill ? unitsOf(bill).length : 0
  const names = completed.map((id) => monumentOf(id).name).join(', ')
  const building = monument ? `${monumentOf(monument.id).name}, ${left} to go` : ''
  return (
    <span title={[names, building].filter(Boolean).join('; ')}>
      <Obelisk />
      {completed.length > 0 ? <b data-count={`greats ${player}`}>{completed.length}</b> : null}
      <span className="sr">{completed.length > 0 ? ' monuments, ' : 'Monument: '}</span>
      {monument ? <span>{left} to go</span> : null}
    </span>
  )
}

interface ResourcesProps {
  readonly player: PlayerId
  readonly paying: Paying | null
}

/** Resource cards that show the same are alike: one button for them all. */
function Resources({ player, paying }: ResourcesProps) {
  const cards = villageOf(useVillages().view, player).resources
  return resources.map((res) => {
    const alike = cards.filter(({ card }) => buildingOf(card).shows === res)
    return alike.length === 0 ? null : <Alike key={res} player={player} paying={paying} res={res} cards={alike} />
  })
}

interface AlikeProps extends ResourcesProps {
  readonly res: Resource
  readonly cards: readonly ResourceCard[]
}

const order = ['wanted', 'suggested', 'possible', 'chosen'] as const

function Alike({ player, paying, res, cards }: AlikeProps) {
  const situation = useSituation()
  const { table } = situation
  const sites = cards.map(({ card, gold }) => ({ site: { at: 'resource', owner: player, card } as const, gold }))
  const best = order
    .map((mark) => sites.find(({ site }) => markOf(paying, site) === mark))
    .find((found) => found !== undefined)
  const free = cards.filter(({ gold }) => gold === 0).length
  const words = `${ownerName(table, player)}: ${free} of ${cards.length} ${res} free`
  return (
    <Press click={best ? siteClick(situation, paying, best.site) : null} className="rc" words={words}>
      <ResourceSign of={res} />
      {sites.map(({ site, gold }, i) => (
        <Coin key={cards[i]!.card} state={coinOn(paying, site, gold)} />
      ))}
      <span className="sr">{words}</span>
    </Press>
  )
}
