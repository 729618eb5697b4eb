import type { PlayerId } from '../../../games/kit/rule'
import { adventurerOf } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { type Type, types } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import type { Power } from '../../../games/villages-of-valeria/data/powers'
import { villageOf } from '../../../games/villages-of-valeria/state'
import { describePower } from '../../../games/villages-of-valeria/words/describe'
import { Press } from '../../kit/Press'
import { Points } from '../../kit/pieces'
import { AdventurerCard, BuildingCard, MonumentCard, toneOf } from './Cards'
import { siteClick } from './clicks'
import { markOf, type Paying, plannedAt } from './paying'
import { Icon } from './pictures'
import { useSituation, useVillages } from './plan'
import { TypeSign } from './Signs'

interface StreetProps {
  readonly player: PlayerId
  readonly paying: Paying | null
}

/** The village: a street of houses, type beside type, completed Monuments among their kind, Adventurers at its end. */
export function Street({ player, paying }: StreetProps) {
  const { view } = useVillages()
  const { buildings, completed, adventurers } = villageOf(view, player)
  return (
    <div className="street">
      {types.map((type) => (
        <Block
          key={type}
          paying={paying}
          type={type}
          buildings={buildings.filter((card) => buildingOf(card).type === type)}
          monuments={completed.filter((id) => monumentOf(id).type === type)}
        />
      ))}
      {adventurers.length > 0 ? (
        <ul className="block heroes" style={{ '--n': adventurers.length }} aria-label="Adventurers">
          {adventurers.map((id) => (
            <li key={id} data-piece={`card ${id}`}>
              <Hero paying={paying} id={id} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface BlockProps {
  readonly paying: Paying | null
  readonly type: Type
  readonly buildings: readonly string[]
  readonly monuments: readonly string[]
}

function Block({ type, buildings, monuments, paying }: BlockProps) {
  const houses = buildings.length + monuments.length
  return (
    <ul
      className={houses === 0 ? 'block plot' : 'block'}
      style={{ ...toneOf(type), '--n': Math.max(houses, 0.55) }}
      aria-label={`${type} buildings`}
    >
      {buildings.map((card) => (
        <li key={card} data-piece={`card ${card}`}>
          <House paying={paying} card={card} />
        </li>
      ))}
      {monuments.map((id) => (
        <li key={id} data-piece={`card ${id}`}>
          <Great id={id} />
        </li>
      ))}
      <li className="kerb">
        <TypeSign of={type} small />
        <b>{buildings.length}</b>
        <span className="sr"> {type} buildings</span>
      </li>
    </ul>
  )
}

/** What is still at work once the card has arrived. */
const lasting = (power: Power | null): string => (power && power.when !== 'instant' ? describePower(power) : '')

function House({ paying, card }: { readonly paying: Paying | null; readonly card: string }) {
  const situation = useSituation()
  const { name, type, vp, power } = buildingOf(card)
  const site = { at: 'card', card } as const
  return (
    <Press
      click={siteClick(situation, paying, site)}
      className={`house ${type}`}
      card={card}
      words={<BuildingCard card={card} />}
    >
      <span className="roof" />
      <span className="wall">
        <Icon of={card} />
        <Points n={vp} />
      </span>
      <span className="hn">{name}</span>
      <span className="pw">{lasting(power)}</span>
      <Used paying={paying} card={card} />
    </Press>
  )
}

function Hero({ paying, id }: { readonly paying: Paying | null; readonly id: string }) {
  const situation = useSituation()
  const { name, vp, power } = adventurerOf(id)
  return (
    <Press
      click={siteClick(situation, paying, { at: 'card', card: id })}
      className="house hero"
      card={id}
      words={<AdventurerCard id={id} />}
    >
      <span className="wall">
        <Icon of={id} />
        <Points n={vp} />
      </span>
      <span className="hn">{name}</span>
      <span className="pw">{lasting(power)}</span>
      <Used paying={paying} card={id} />
    </Press>
  )
}

function Great({ id }: { readonly id: string }) {
  const { name, vp } = monumentOf(id)
  return (
    <Press click={null} className="house great" card={id} words={<MonumentCard id={id} />}>
      <span className="roof" />
      <span className="wall">
        <Icon of={id} />
        <Points n={vp} />
      </span>
      <span className="hn">{name}</span>
      <span className="pw">monument</span>
    </Press>
  )
}

/** This card helps with the payment. */
function Used({ paying, card }: { readonly paying: Paying | null; readonly card: string }) {
  const mark = markOf(paying, { at: 'card', card })
  if (mark !== 'chosen' && mark !== 'suggested') return null
  return <span className={`used ${mark}`}>{paying && plannedAt(paying, { at: 'card', card })?.res}</span>
}
