import { entriesOf } from '../../../../games/kit/records'
import type { PlayerId } from '../../../../games/kit/rule'
import { marketLines } from '../../../../games/now-or-never/data/market'
import { linesOf } from '../../../../games/now-or-never/pieces/market'
import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { counted, describeBundle } from '../../../../games/now-or-never/words/describe'
import { type Tellers, told } from '../../../kit/tell'
import { rowName } from '../names'
import { useNever } from '../plan'
import { Building, Gain, Name, Order, Specialist, Villager } from './things'

function Sold({ player, line }: { readonly player: PlayerId; readonly line: string }) {
  const { view } = useNever()
  const area = view.players[player]
  const lines = area ? linesOf(area) : marketLines
  return describeBundle(lines.find(({ id }) => id === line)?.give ?? {})
}

/** What is told of towns and of the seasons: who works there, what is built, sold and produced. */
export const ofTowns = {
  placed: ({ specialist, slot }, who) =>
    told('{who} put the {specialist} into slot {slot}.', {
      who,
      specialist: <Specialist id={specialist} />,
      slot: slot + 1,
    }),
  seasonBegan: ({ season, first }) =>
    told('Season {season} begins: {first} goes first.', { season, first: <Name id={first} /> }),
  paid: ({ player, specialist, owner, cost, tax }, who) => {
    const parts = { who, specialist: <Specialist id={specialist} />, coins: counted(cost, 'coin') }
    if (owner === player) return told('{who} paid the {specialist}: {coins}.', parts)
    if (owner === 'bot') return told('{who} paid the bot’s {specialist}: {coins}.', parts)
    return told('{who} paid {owner}’s {specialist}: {coins}, {tax} tax.', { ...parts, owner: <Name id={owner} />, tax })
  },
  recruited: ({ specialist, cost, dropped }, who) =>
    told(
      dropped
        ? '{who} recruited the {specialist} for {coins} in place of the {dropped}.'
        : '{who} recruited the {specialist} for {coins}.',
      {
        who,
        specialist: <Specialist id={specialist} />,
        coins: counted(cost, 'coin'),
        dropped: dropped ? <Specialist id={dropped} /> : null,
      },
    ),
  rested: ({ specialist, for: gain }, who) =>
    told(
      gain === 'coin' ? '{who} let the {specialist} rest for a coin.' : '{who} let the {specialist} rest for hearts.',
      { who, specialist: <Specialist id={specialist} /> },
    ),
  built: ({ tile, space, cost }, who) =>
    told('{who} built {tile} in the {row} for {coins}.', {
      who,
      tile: <Building id={tile} />,
      row: rowName[Math.floor(space / 4)],
      coins: counted(cost, 'coin'),
    }),
  tookVillager: ({ villager }, who) => told('{who} took a {villager}.', { who, villager: <Villager id={villager} /> }),
  villagersCame: ({ n }) => `${counted(n, 'villager')} came to the row.`,
  keptOrder: ({ order }, who) => told('{who} took the order {order}.', { who, order: <Order id={order} /> }),
  swapped: ({ tiles: [a, b] }, who) =>
    told('{who} swapped {one} and {other}.', { who, one: <Building id={a} />, other: <Building id={b} /> }),
  tookFirst: (_, who) => told('{who} took the first player token.', { who }),
  readied: ({ specialist }, who) =>
    told('{who} turned the {specialist} face up.', { who, specialist: <Specialist id={specialist} /> }),
  sold: ({ player, line, times, coins }, who) =>
    told(times > 1 ? '{who} sold {goods}, {times} times for {coins}.' : '{who} sold {goods} for {coins}.', {
      who,
      goods: <Sold player={player} line={line} />,
      times,
      coins: counted(coins, 'coin'),
    }),
  housed: ({ villager, row }, who) =>
    told('{who} housed a {villager} in the {row}.', {
      who,
      villager: <Villager id={villager} />,
      row: rowName[row - 1],
    }),
  rehoused: ({ villager, row }, who) =>
    told('{who} moved a {villager} to the {row}.', {
      who,
      villager: <Villager id={villager} />,
      row: rowName[row - 1],
    }),
  completedOrder: ({ order, coins }, who) =>
    told('{who} completed {order} for {coins}.', { who, order: <Order id={order} />, coins: counted(coins, 'coin') }),
  passed: (_, who) => told('{who} passed.', { who }),
  productionBegan: ({ season, final }) =>
    final ? 'The last production: old coins and goods are gone.' : `Season ${season} ends with its production.`,
  produced: ({ made }, who) =>
    told(Object.keys(made).length === 0 ? '{who} produced nothing.' : '{who} produced {goods}.', {
      who,
      goods: entriesOf(made).map(([what, n]) => <Gain key={what} what={what} n={n} />),
    }),
  finalSale: ({ coins }, who) => told('{who} sold everything for {coins}.', { who, coins: counted(coins, 'coin') }),
} satisfies Partial<Tellers<NowOrNeverEvent>>
