import type { ReactNode } from 'react'
import TwoCoins from '~icons/game-icons/two-coins'
import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import { isAdventurer } from '../../../games/villages-of-valeria/data/adventurers'
import { type Action, actionName } from '../../../games/villages-of-valeria/data/constants'
import { eventOf } from '../../../games/villages-of-valeria/data/events'
import { isMonument } from '../../../games/villages-of-valeria/data/monuments'
import type { Discard, Source, VillageEvent } from '../../../games/villages-of-valeria/state'
import { Chip, Listed, Who, Worth } from '../../kit/chips'
import { teller, told } from '../../kit/tell'
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

const Gold = ({ n }: { readonly n: number }) => <Worth icon={<TwoCoins />}>{n} gold</Worth>

/** "3 gold, 1 to Ana". */
function Price({ player, payment, gold }: { player: PlayerId; payment: readonly Source[]; gold: number }) {
  const away = payment.flatMap((source) =>
    source.via === 'resource' && source.player !== player ? [source.player] : [],
  )
  const shareOf = (owner: PlayerId) => away.filter((one) => one === owner).length
  return (
    <>
      <Gold n={gold} />
      {[...new Set(away)].map((owner) => (
        <span key={owner}>{told(', {n} to {owner}', { n: shareOf(owner), owner: <Who id={owner} /> })}</span>
      ))}
    </>
  )
}

const Discards = ({ discards }: { readonly discards: readonly Discard[] }) => (
  <Listed all={discards.map(({ card }) => card)}>
    {(card) =>
      told('{card} to pile {pile}', {
        card: <CardChip card={card} />,
        pile: discards.find((one) => one.card === card)!.pile + 1,
      })
    }
  </Listed>
)

export const tell = teller<VillageEvent>({
  developedFirst: ({ card }, who) =>
    told('{who} began with {card} under the castle.', { who, card: <CardChip card={card} /> }),
  turnBegan: () => null,
  replenished: ({ gold }, who) => told('{who} took back {gold} from the cards.', { who, gold: <Gold n={gold} /> }),
  led: ({ action }, who) => told('{who} led {action}:', { who, action: <ActionChip action={action} /> }),
  followed: ({ action }, who) => told('{who} followed {action}:', { who, action: <ActionChip action={action} /> }),
  usedBonus: ({ action, card }, who) =>
    told('{who} used {card} to {action}:', { who, card: <CardChip card={card} />, action }),
  declined: ({ action, role }, who) =>
    told(role === 'follow' ? '{who} declined to follow.' : '{who} declined to {action}.', { who, action }),
  developed: ({ card, to, discards }, who) => {
    const parts = { who, card: <CardChip card={card} />, discards: <Discards discards={discards} /> }
    if (discards.length === 0)
      return told(to === 'castle' ? '{who} developed {card}.' : '{who} dedicated {card}.', parts)
    return to === 'castle'
      ? told('{who} developed {card} and discarded {discards}.', parts)
      : told('{who} dedicated {card} and discarded {discards}.', parts)
  },
  built: ({ player, card, payment, gold }, who) =>
    told(gold === 0 ? '{who} built {card} without gold.' : '{who} built {card} for {price}.', {
      who,
      card: <CardChip card={card} />,
      price: <Price player={player} payment={payment} gold={gold} />,
    }),
  completed: ({ player, monument, payment, gold, discards }, who) => {
    const parts = {
      who,
      card: <CardChip card={monument} />,
      price: <Price player={player} payment={payment} gold={gold} />,
      discards: <Discards discards={discards} />,
    }
    if (discards.length === 0)
      return told(gold === 0 ? '{who} completed {card} without gold.' : '{who} completed {card} for {price}.', parts)
    return gold === 0
      ? told('{who} completed {card} without gold; discarded {discards}.', parts)
      : told('{who} completed {card} for {price}; discarded {discards}.', parts)
  },
  recruited: ({ adventurer, fee }, who) =>
    told('{who} recruited {card} for {gold}.', { who, card: <CardChip card={adventurer} />, gold: <Gold n={fee} /> }),
  tookMonument: ({ monument, fee }, who) =>
    told('{who} took {card} for {gold} more.', { who, card: <CardChip card={monument} />, gold: <Gold n={fee} /> }),
  tookGold: ({ gold, card }, who) =>
    told(card ? '{who} took {gold} for {card}.' : '{who} took {gold}.', {
      who,
      gold: <Gold n={gold} />,
      card: card ? <CardChip card={card} /> : null,
    }),
  stole: ({ from, gold }, who) =>
    told('{who} stole {gold} from {from}.', { who, gold: <Gold n={gold} />, from: <Who id={from} /> }),
  drew: ({ card }, who) =>
    told(card ? '{who} drew {card}.' : '{who} drew from the deck.', {
      who,
      card: card ? <CardChip card={card} /> : null,
    }),
  opened: () => null,
  reshuffled: ({ cards }) => `${counted(cards, 'card')} became the new deck.`,
  adventurerCame: ({ adventurer }) => told('{card} came.', { card: <CardChip card={adventurer} /> }),
  monumentCame: ({ monument }) => told('{card} can be taken now.', { card: <CardChip card={monument} /> }),
  event: ({ event }) =>
    told('{event} happened.', {
      event: <Chip icon={<Icon of={event} />} name={eventOf(event).name} tip={<EventCard id={event} />} />,
    }),
  gotCard: (_, who) => told('{who} got a card.', { who }),
  lostGold: ({ gold }, who) => told('{who} lost {gold}.', { who, gold: <Gold n={gold} /> }),
  timePassed: ({ card }) => (card ? told('Time passed: {card}.', { card: <CardChip card={card} /> }) : 'Time passed.'),
  placed: ({ card, pile }, who) =>
    told('{who} laid {card} on pile {pile}.', { who, card: <CardChip card={card} />, pile: pile + 1 }),
  lastRound: (_, who) => told('{who} brought the last round.', { who }),
  gameEnded: () => 'The game is over.',
})
