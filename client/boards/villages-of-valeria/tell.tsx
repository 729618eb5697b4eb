import type { ReactNode } from 'react'
import TwoCoins from '~icons/game-icons/two-coins'
import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import { isAdventurer } from '../../../games/villages-of-valeria/data/adventurers'
import { type Action, actionName } from '../../../games/villages-of-valeria/data/constants'
import { eventOf } from '../../../games/villages-of-valeria/data/events'
import { isMonument } from '../../../games/villages-of-valeria/data/monuments'
import type { Discard, Source, VillageEvent } from '../../../games/villages-of-valeria/state'
import { Chip, Who } from '../../kit/chips'
import { teller } from '../../kit/tell'
import { terms } from './Banners'
import { AdventurerCard, BuildingCard, EventCard, MonumentCard } from './Cards'
import { nameOf } from './names'
import { Icon } from './pictures'
import { ActionIcon } from './Signs'

function faceOf(card: string): ReactNode {
  if (isAdventurer(card)) return <AdventurerCard id={card} />
  return isMonument(card) ? <MonumentCard id={card} /> : <BuildingCard card={card} />
}

const CardChip = ({ card }: { readonly card: string }) => (
  <Chip icon={<Icon of={card} />} name={nameOf(card)} tip={faceOf(card)} />
)

const ActionChip = ({ action }: { readonly action: Action }) => (
  <Chip
    icon={<ActionIcon of={action} />}
    name={actionName[action]}
    tip={`leading: ${terms[action][0]}; following: ${terms[action][1]}`}
  />
)

const Gold = ({ n }: { readonly n: number }) => (
  <span className="chip vp">
    <TwoCoins aria-hidden="true" />
    {n} gold
  </span>
)

/** " for 3 gold, 1 of it to Ana". */
function Price({ player, payment, gold }: { player: PlayerId; payment: readonly Source[]; gold: number }) {
  const away = payment.flatMap((source) =>
    source.via === 'resource' && source.player !== player ? [source.player] : [],
  )
  if (gold === 0) return <> without gold</>
  return (
    <>
      {' '}
      for <Gold n={gold} />
      {[...new Set(away)].map((owner) => (
        <span key={owner}>
          , {away.filter((one) => one === owner).length} to <Who id={owner} />
        </span>
      ))}
    </>
  )
}

const Discards = ({ discards }: { readonly discards: readonly Discard[] }) =>
  discards.map(({ card, pile }, i) => (
    <span key={card}>
      {i > 0 ? ', ' : ' '}
      <CardChip card={card} /> to pile {pile + 1}
    </span>
  ))

export const tell = teller<VillageEvent>({
  developedFirst: ({ player, card }) => (
    <>
      <Who id={player} /> began with <CardChip card={card} /> under the castle.
    </>
  ),
  turnBegan: () => null,
  replenished: ({ player, gold }) => (
    <>
      <Who id={player} /> took back <Gold n={gold} /> from the cards.
    </>
  ),
  led: ({ player, action }) => (
    <>
      <Who id={player} /> led <ActionChip action={action} />:
    </>
  ),
  followed: ({ player, action }) => (
    <>
      <Who id={player} /> followed <ActionChip action={action} />:
    </>
  ),
  usedBonus: ({ player, action, card }) => (
    <>
      <Who id={player} /> used <CardChip card={card} /> to {action}:
    </>
  ),
  declined: ({ player, action, role }) => (
    <>
      <Who id={player} /> declined to {role === 'follow' ? 'follow' : action}.
    </>
  ),
  developed: ({ player, card, to, discards }) => (
    <>
      <Who id={player} /> {to === 'castle' ? 'developed' : 'dedicated'} <CardChip card={card} />
      {discards.length > 0 ? (
        <>
          {' '}
          and discarded
          <Discards discards={discards} />
        </>
      ) : null}
      .
    </>
  ),
  built: ({ player, card, payment, gold }) => (
    <>
      <Who id={player} /> built <CardChip card={card} />
      <Price player={player} payment={payment} gold={gold} />.
    </>
  ),
  completed: ({ player, monument, payment, gold, discards }) => (
    <>
      <Who id={player} /> completed <CardChip card={monument} />
      <Price player={player} payment={payment} gold={gold} />
      {discards.length > 0 ? (
        <>
          ; discarded
          <Discards discards={discards} />
        </>
      ) : null}
      .
    </>
  ),
  recruited: ({ player, adventurer, fee }) => (
    <>
      <Who id={player} /> recruited <CardChip card={adventurer} /> for <Gold n={fee} />.
    </>
  ),
  tookMonument: ({ player, monument, fee }) => (
    <>
      <Who id={player} /> took <CardChip card={monument} /> for <Gold n={fee} /> more.
    </>
  ),
  tookGold: ({ player, gold, card }) => (
    <>
      <Who id={player} /> took <Gold n={gold} />
      {card ? (
        <>
          {' '}
          for <CardChip card={card} />
        </>
      ) : null}
      .
    </>
  ),
  stole: ({ player, from, gold }) => (
    <>
      <Who id={player} /> stole <Gold n={gold} /> from <Who id={from} />.
    </>
  ),
  drew: ({ player, card }) => (
    <>
      <Who id={player} /> drew {card ? <CardChip card={card} /> : 'from the deck'}.
    </>
  ),
  opened: () => null,
  reshuffled: ({ cards }) => <>{counted(cards, 'card')} became the new deck.</>,
  adventurerCame: ({ adventurer }) => (
    <>
      <CardChip card={adventurer} /> came.
    </>
  ),
  monumentCame: ({ monument }) => (
    <>
      <CardChip card={monument} /> can be taken now.
    </>
  ),
  event: ({ event }) => (
    <>
      <Chip icon={<Icon of={event} />} name={eventOf(event).name} tip={<EventCard id={event} />} /> happened.
    </>
  ),
  gotCard: ({ player }) => (
    <>
      <Who id={player} /> got a card.
    </>
  ),
  lostGold: ({ player, gold }) => (
    <>
      <Who id={player} /> lost <Gold n={gold} />.
    </>
  ),
  timePassed: ({ card }) =>
    card ? (
      <>
        Time passed: <CardChip card={card} />.
      </>
    ) : (
      <>Time passed.</>
    ),
  placed: ({ player, card, pile }) => (
    <>
      <Who id={player} /> laid <CardChip card={card} /> on pile {pile + 1}.
    </>
  ),
  lastRound: ({ player }) => (
    <>
      <Who id={player} /> brought the last round.
    </>
  ),
  gameEnded: () => <>The game is over.</>,
})
