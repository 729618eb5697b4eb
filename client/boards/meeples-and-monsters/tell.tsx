import type { ReactNode } from 'react'
import Laurels from '~icons/game-icons/laurels'
import { counted } from '../../../games/kit/words'
import {
  abilityCard,
  type MeepleClass,
  meepleClasses,
  meepleName,
  meepleOf,
} from '../../../games/meeples-and-monsters/data/classes'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { type Counts, isPlace, kindOf, type MeeplesEvent, slotOf } from '../../../games/meeples-and-monsters/state'
import { Chip, Who } from '../../kit/chips'
import { teller } from '../../kit/tell'
import { Icon, locationWords, MonsterCard, monsterWords, QuestCard, roomWords } from './Cards'
import { abilityWords } from './describe'
import { Meeple } from './Meeple'
import { placeName, quarterName } from './names'

function PlaceChip({ place }: { readonly place: string }) {
  const kind = isPlace(place) ? kindOf(place) : 'capitol'
  const tip =
    kind === 'monster' ? (
      <MonsterCard id={place} />
    ) : kind === 'location' ? (
      locationWords(place)
    ) : kind === 'room' ? (
      roomWords(place)
    ) : (
      placeName(place)
    )
  return (
    <Chip
      icon={<Icon of={place} />}
      name={placeName(place)}
      tip={tip}
      words={kind === 'monster' ? monsterWords(place) : undefined}
    />
  )
}

const QuestChip = ({ quest }: { readonly quest: string }) => (
  <Chip icon={<Icon of={quest} />} name={questOf(quest).name} tip={<QuestCard id={quest} />} />
)

const Points = ({ n }: { readonly n: number }) => (
  <span className="chip vp">
    <Laurels aria-hidden="true" />
    {n}
  </span>
)

const Pieces = ({ meeples }: { readonly meeples: Partial<Counts> }) => {
  const all = meepleClasses.flatMap((cls) => Array.from({ length: meeples[cls] ?? 0 }, (_, i) => ({ cls, i })))
  return (
    <span className="drawn">
      {all.map(({ cls, i }) => (
        <Meeple key={`${cls} ${i}`} cls={cls} label={meepleName(cls)} />
      ))}
    </span>
  )
}

const some = (n: number, cls: MeepleClass): ReactNode => (
  <>
    {n > 1 ? `${n} ` : ''}
    <Meeple cls={cls} /> {n === 1 ? meepleName(cls) : meepleOf(cls).plural}
  </>
)

export const tell = teller<MeeplesEvent>({
  turnBegan: ({ player, final }) =>
    final > 0 ? (
      <>
        <Who id={player} /> began final turn {final}.
      </>
    ) : null,
  constructed: ({ player, tile, slot }) => (
    <>
      <Who id={player} /> built <PlaceChip place={tile} /> in the {quarterName[slotOf(slot).quarter]}.
    </>
  ),
  levelled: ({ player, cls, level, cost }) => (
    <>
      <Who id={player} /> brought the {meepleOf(cls).plural} to level {level}
      {cost > 0 ? ` for ${counted(cost, 'point')}` : ''}
      {abilityCard(cls, level).ability ? `: ${abilityWords(cls, level)}` : ''}.
    </>
  ),
  usedAbility: ({ player, cls }) => (
    <>
      <Who id={player} /> used the {meepleOf(cls).plural}.
    </>
  ),
  committed: ({ player, places }) => (
    <>
      <Who id={player} /> sent{' '}
      {places.map(({ place, units }, i) => (
        <span key={place}>
          {i > 0 ? ', ' : ''}
          <span className="drawn">
            {units.map(({ cls }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence, it never changes
              <Meeple key={n} cls={cls} label={meepleName(cls)} />
            ))}
          </span>{' '}
          to <PlaceChip place={place} />
        </span>
      ))}
      .
    </>
  ),
  resolved: ({ player, place }) => (
    <>
      <Who id={player} /> activated <PlaceChip place={place} />.
    </>
  ),
  defeated: ({ player, monster, vp }) => (
    <>
      <Who id={player} /> defeated <PlaceChip place={monster} /> for <Points n={vp} />.
    </>
  ),
  fought: ({ player, council, vp }) => (
    <>
      <Who id={player} /> beat <PlaceChip place={council} /> of the Dark Council for <Points n={vp} />.
    </>
  ),
  scored: ({ player, points }) =>
    points > 0 ? (
      <>
        <Who id={player} /> scored <Points n={points} />.
      </>
    ) : null,
  gained: ({ player, cls, n }) => (
    <>
      <Who id={player} /> gained {some(n, cls)}.
    </>
  ),
  returned: ({ player, cls, n }) => (
    <>
      <Who id={player} /> returned {some(n, cls)} to the supply.
    </>
  ),
  drewQuests: ({ player, n }) => (
    <>
      <Who id={player} /> drew {counted(n, 'Quest')}.
    </>
  ),
  discardedQuests: ({ player, n }) => (
    <>
      <Who id={player} /> discarded {counted(n, 'Quest')}.
    </>
  ),
  recalled: ({ player, n }) => (
    <>
      <Who id={player} /> called {n === 0 ? 'nobody' : counted(n, 'Unit')} back into the bag.
    </>
  ),
  completed: ({ player, quest }) => (
    <>
      <Who id={player} /> completed <QuestChip quest={quest} />.
    </>
  ),
  drew: ({ player, meeples }) => (
    <>
      <Who id={player} /> drew <Pieces meeples={meeples} />
    </>
  ),
  monsterCame: ({ monster, quarter }) => (
    <>
      <PlaceChip place={monster} /> came to the {quarterName[quarter]}.
    </>
  ),
  councilArrived: ({ number }) => (
    <>
      <Chip
        icon={<Icon of="break-the-siege" />}
        name="Dark Council Arrives"
        tip="One of three cards hidden among the Monsters"
      />{' '}
      {number === 3
        ? 'for the third time: the final turns come.'
        : `for the ${number === 1 ? 'first' : 'second'} time.`}
    </>
  ),
  held: ({ player, from }) => (
    <>
      <Who id={player} /> took hold of <PlaceChip place="colosseum" />
      {from === null ? '' : ' from '}
      {from === null ? null : <Who id={from} />}.
    </>
  ),
  heldTheHill: ({ player }) => (
    <>
      <Who id={player} /> still held <PlaceChip place="colosseum" />.
    </>
  ),
  room: ({ player, room }) => (
    <>
      <Who id={player} /> explored <PlaceChip place={room} />.
    </>
  ),
  gameEnded: () => <>The game is over.</>,
})
