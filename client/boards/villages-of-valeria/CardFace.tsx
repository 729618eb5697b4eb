import ElvenCastle from '~icons/game-icons/elven-castle'
import { isAdventurer } from '../../../games/villages-of-valeria/data/adventurers'
import { isBuildingCard } from '../../../games/villages-of-valeria/data/buildings'
import { castles } from '../../../games/villages-of-valeria/data/castles'
import { isEvent } from '../../../games/villages-of-valeria/data/events'
import { isMonument } from '../../../games/villages-of-valeria/data/monuments'
import { AdventurerCard, BuildingCard, EventCard, MonumentCard } from './Cards'
import { castleOf } from './names'
import { Wild } from './Signs'
import './cards.css'

/** Any card of the box: as it lies on the table, or on the cards page, where a design stands for its copies. */
export default function CardFace({ card }: { readonly card: string }) {
  if (castles.some(({ id }) => id === card)) return <CastleCard id={card} />
  if (isAdventurer(card)) return <AdventurerCard id={card} />
  if (isMonument(card)) return <MonumentCard id={card} />
  if (isEvent(card)) return <EventCard id={card} />
  return <BuildingCard card={isBuildingCard(card) ? card : `${card}#1`} />
}

function CastleCard({ id }: { readonly id: string }) {
  const { name, colour } = castleOf(id)
  return (
    <span className={`card cs ${colour}`}>
      <span className="art">
        <ElvenCastle />
        <Wild />
      </span>
      <span className="nm">{name}</span>
    </span>
  )
}
