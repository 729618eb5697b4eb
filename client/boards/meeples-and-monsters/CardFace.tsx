import EvilTower from '~icons/game-icons/evil-tower'
import {
  abilityCards,
  type MeepleClass,
  meepleOf,
  meeples,
  prestigeClasses,
} from '../../../games/meeples-and-monsters/data/classes'
import { startingLocations, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCard, council, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms } from '../../../games/meeples-and-monsters/data/rooms'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { AbilityCardFace, CouncilFace, LocationFace, MonsterCard, QuestCard, RoomFace, tokenOf } from './Cards'
import { prestigeWords } from './describe'
import { Meeple } from './Meeple'
import { Icon } from './pictures'
import './cards.css'

const isIn = (rows: readonly { readonly id: string }[], id: string): boolean => rows.some((row) => row.id === id)

export default function CardFace({ card }: { readonly card: string }) {
  if (isIn(monsters, card)) return <MonsterCard id={card} />
  if (isIn(quests, card)) return <QuestCard id={card} />
  return (
    <span className="gcard">
      <FlatFace card={card} />
    </span>
  )
}

/** What lies on the board rather than in a hand. */
function FlatFace({ card }: { readonly card: string }) {
  if (isIn(startingLocations, card) || isIn(tiles, card)) {
    return (
      <span className="loc">
        <LocationFace id={card} />
      </span>
    )
  }
  if (isIn(rooms, card)) {
    return (
      <span className="loc room">
        <RoomFace id={card} />
      </span>
    )
  }
  if (isIn(council, card)) {
    return (
      <span className="ovl">
        <CouncilFace id={card} token={undefined} />
      </span>
    )
  }
  return <SmallFace card={card} />
}

/** Tokens, Ability cards and wooden pieces. */
function SmallFace({ card }: { readonly card: string }) {
  const token = tokenOf(card)
  if (token) return <Plain icon={<Icon of={card} />} name={token.name} words={describeEffect(token.effect)} />
  if (card === arrivesCard) {
    return <Plain icon={<EvilTower />} name="Dark Council Arrives" words="three of them hide among the Monsters" />
  }
  const ability = abilityCards.find(({ cls, level }) => `${cls} ${level}` === card)
  if (ability) return <AbilityCardFace cls={ability.cls} level={ability.level} />
  const prestige = prestigeClasses.find((cls) => cls === card)
  if (prestige) {
    return (
      <Plain
        icon={<Meeple cls={prestige} size="md" />}
        name={meepleOf(prestige).name}
        words={prestigeWords[prestige]}
      />
    )
  }
  const piece = meeples.find(({ id }) => `meeple ${id}` === card)
  return piece ? <Piece cls={piece.id} /> : null
}

const Piece = ({ cls }: { readonly cls: MeepleClass }) => (
  <Plain icon={<Meeple cls={cls} size="md" />} name={meepleOf(cls).name} words={`${meepleOf(cls).count} in the box`} />
)

interface PlainProps {
  readonly icon: React.ReactNode
  readonly name: string
  readonly words: string
}

const Plain = ({ icon, name, words }: PlainProps) => (
  <span className="lev">
    <span className="big">{icon}</span>
    <span className="ln">
      <b>{name}</b>
      <small>{words}</small>
    </span>
  </span>
)
