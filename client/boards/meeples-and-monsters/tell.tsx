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
import { Chip, Listed, Who, Worth } from '../../kit/chips'
import { teller, told } from '../../kit/tell'
import { locationWords, MonsterCard, monsterWords, QuestCard, roomWords } from './Cards'
import { abilityWords } from './describe'
import { Meeple } from './Meeple'
import { placeName, quarterName } from './names'
import { Icon } from './pictures'

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

const Points = ({ n }: { readonly n: number }) => <Worth icon={<Laurels />}>{n}</Worth>

const Pieces = ({ meeples }: { readonly meeples: readonly MeepleClass[] }) => (
  <span className="drawn">
    {meeples.map((cls, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence, it never changes
      <Meeple key={i} cls={cls} label={meepleName(cls)} />
    ))}
  </span>
)

const everyOf = (meeples: Partial<Counts>): MeepleClass[] =>
  meepleClasses.flatMap((cls) => Array.from({ length: meeples[cls] ?? 0 }, () => cls))

const some = (n: number, cls: MeepleClass): ReactNode =>
  told(n === 1 ? '{meeple} {one}' : '{n} {meeple} {more}', {
    n,
    meeple: <Meeple cls={cls} />,
    one: meepleName(cls),
    more: meepleOf(cls).plural,
  })

const arrivals = [
  '{card} for the first time.',
  '{card} for the second time.',
  '{card} for the third time: the final turns come.',
] as const

export const tell = teller<MeeplesEvent>({
  turnBegan: ({ final }, who) => (final > 0 ? told('{who} began final turn {final}.', { who, final }) : null),
  constructed: ({ tile, slot }, who) =>
    told('{who} built {tile} in the {quarter}.', {
      who,
      tile: <PlaceChip place={tile} />,
      quarter: quarterName[slotOf(slot).quarter],
    }),
  levelled: ({ cls, level, cost }, who) => {
    const parts = {
      who,
      meeples: meepleOf(cls).plural,
      level,
      points: counted(cost, 'point'),
      ability: abilityWords(cls, level),
    }
    if (!abilityCard(cls, level).ability)
      return cost > 0
        ? told('{who} brought the {meeples} to level {level} for {points}.', parts)
        : told('{who} brought the {meeples} to level {level}.', parts)
    return cost > 0
      ? told('{who} brought the {meeples} to level {level} for {points}: {ability}.', parts)
      : told('{who} brought the {meeples} to level {level}: {ability}.', parts)
  },
  usedAbility: ({ cls }, who) => told('{who} used the {meeples}.', { who, meeples: meepleOf(cls).plural }),
  committed: ({ places }, who) =>
    told('{who} sent {units}.', {
      who,
      units: (
        <Listed all={places.map(({ place }) => place)}>
          {(place) =>
            told('{units} to {place}', {
              units: <Pieces meeples={places.find((one) => one.place === place)!.units.map(({ cls }) => cls)} />,
              place: <PlaceChip place={place} />,
            })
          }
        </Listed>
      ),
    }),
  resolved: ({ place }, who) => told('{who} activated {place}.', { who, place: <PlaceChip place={place} /> }),
  defeated: ({ monster, vp }, who) =>
    told('{who} defeated {monster} for {points}.', {
      who,
      monster: <PlaceChip place={monster} />,
      points: <Points n={vp} />,
    }),
  fought: ({ council, vp }, who) =>
    told('{who} beat {card} of the Dark Council for {points}.', {
      who,
      card: <PlaceChip place={council} />,
      points: <Points n={vp} />,
    }),
  scored: ({ points }, who) =>
    points > 0 ? told('{who} scored {points}.', { who, points: <Points n={points} /> }) : null,
  gained: ({ cls, n }, who) => told('{who} gained {meeples}.', { who, meeples: some(n, cls) }),
  returned: ({ cls, n }, who) => told('{who} returned {meeples} to the supply.', { who, meeples: some(n, cls) }),
  drewQuests: ({ n }, who) => told('{who} drew {quests}.', { who, quests: counted(n, 'Quest') }),
  discardedQuests: ({ n }, who) => told('{who} discarded {quests}.', { who, quests: counted(n, 'Quest') }),
  recalled: ({ n }, who) =>
    told(n === 0 ? '{who} called nobody back into the bag.' : '{who} called {units} back into the bag.', {
      who,
      units: counted(n, 'Unit'),
    }),
  completed: ({ quest }, who) => told('{who} completed {quest}.', { who, quest: <QuestChip quest={quest} /> }),
  drew: ({ meeples }, who) => told('{who} drew {meeples}', { who, meeples: <Pieces meeples={everyOf(meeples)} /> }),
  monsterCame: ({ monster, quarter }) =>
    told('{monster} came to the {quarter}.', {
      monster: <PlaceChip place={monster} />,
      quarter: quarterName[quarter],
    }),
  councilArrived: ({ number }) =>
    told(arrivals[number - 1] ?? arrivals[2], {
      card: (
        <Chip
          icon={<Icon of="break-the-siege" />}
          name="Dark Council Arrives"
          tip="One of three cards hidden among the Monsters"
        />
      ),
    }),
  held: ({ from }, who) =>
    told(from === null ? '{who} took hold of {place}.' : '{who} took hold of {place} from {from}.', {
      who,
      place: <PlaceChip place="colosseum" />,
      from: from === null ? null : <Who id={from} />,
    }),
  heldTheHill: (_, who) => told('{who} still held {place}.', { who, place: <PlaceChip place="colosseum" /> }),
  room: ({ room }, who) => told('{who} explored {room}.', { who, room: <PlaceChip place={room} /> }),
  gameEnded: () => 'The game is over.',
})
