import type { ReactNode } from 'react'
import { entriesOf } from '../../../../games/kit/records'
import type { PlayerId } from '../../../../games/kit/rule'
import type { Resource } from '../../../../games/now-or-never/data/effects'
import { marketLines } from '../../../../games/now-or-never/data/market'
import { orderOf } from '../../../../games/now-or-never/data/orders'
import { linesOf } from '../../../../games/now-or-never/pieces/market'
import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { counted, describeBundle } from '../../../../games/now-or-never/words/describe'
import { Who } from '../../../kit/chips'
import type { Tellers } from '../../../kit/tell'
import { rowName } from '../names'
import { useNever } from '../plan'

import { Building, Gain, Name, Specialist, Thing, Villager } from './things'

function Sold({ player, line, times }: { readonly player: PlayerId; readonly line: string; readonly times: number }) {
  const { view } = useNever()
  const area = view.players[player]
  const lines = area ? linesOf(area) : marketLines
  const give = lines.find(({ id }) => id === line)?.give ?? {}
  return (
    <>
      {describeBundle(give)}
      {times > 1 ? `, ${times} times` : ''}
    </>
  )
}

const made = (yields: Partial<Record<Resource, number>>): ReactNode => {
  const all = entriesOf(yields)
  return all.length === 0 ? 'nothing' : all.map(([what, n]) => <Gain key={what} what={what} n={n} />)
}

/** What is told of towns and of the seasons: who works there, what is built, sold and produced. */
export const ofTowns = {
  placed: ({ player, specialist, slot }) => (
    <>
      <Who id={player} /> put the <Specialist id={specialist} /> into slot {slot + 1}.
    </>
  ),
  seasonBegan: ({ season, first }) => (
    <>
      Season {season} begins: <Name id={first} /> goes first.
    </>
  ),
  paid: ({ player, specialist, owner, cost, tax }) => (
    <>
      <Who id={player} /> paid {owner === player ? 'the ' : owner === 'bot' ? 'the bot’s ' : null}
      {owner !== player && owner !== 'bot' ? (
        <>
          <Name id={owner} />
          ’s{' '}
        </>
      ) : null}
      <Specialist id={specialist} />: {counted(cost, 'coin')}
      {owner !== player && owner !== 'bot' ? `, ${tax} tax` : ''}.
    </>
  ),
  recruited: ({ player, specialist, cost, dropped }) => (
    <>
      <Who id={player} /> recruited the <Specialist id={specialist} /> for {counted(cost, 'coin')}
      {dropped ? (
        <>
          {' '}
          in place of the <Specialist id={dropped} />
        </>
      ) : null}
      .
    </>
  ),
  rested: ({ player, specialist, for: gain }) => (
    <>
      <Who id={player} /> let the <Specialist id={specialist} /> rest for {gain === 'coin' ? 'a coin' : 'hearts'}.
    </>
  ),
  built: ({ player, tile, space, cost }) => (
    <>
      <Who id={player} /> built <Building id={tile} /> in the {rowName[Math.floor(space / 4)]} for{' '}
      {counted(cost, 'coin')}.
    </>
  ),
  tookVillager: ({ player, villager }) => (
    <>
      <Who id={player} /> took a <Villager id={villager} />.
    </>
  ),
  villagersCame: ({ n }) => <>{counted(n, 'villager')} came to the row.</>,
  keptOrder: ({ player, order }) => (
    <>
      <Who id={player} /> took the order <Thing card={order} name={orderOf(order).name} />.
    </>
  ),
  swapped: ({ player, tiles: [a, b] }) => (
    <>
      <Who id={player} /> swapped <Building id={a} /> and <Building id={b} />.
    </>
  ),
  tookFirst: ({ player }) => (
    <>
      <Who id={player} /> took the first player token.
    </>
  ),
  readied: ({ player, specialist }) => (
    <>
      <Who id={player} /> turned the <Specialist id={specialist} /> face up.
    </>
  ),
  sold: ({ player, line, times, coins }) => (
    <>
      <Who id={player} /> sold <Sold player={player} line={line} times={times} /> for {counted(coins, 'coin')}.
    </>
  ),
  housed: ({ player, villager, row }) => (
    <>
      <Who id={player} /> housed a <Villager id={villager} /> in the {rowName[row - 1]}.
    </>
  ),
  rehoused: ({ player, villager, row }) => (
    <>
      <Who id={player} /> moved a <Villager id={villager} /> to the {rowName[row - 1]}.
    </>
  ),
  completedOrder: ({ player, order, coins }) => (
    <>
      <Who id={player} /> completed <Thing card={order} name={orderOf(order).name} /> for {counted(coins, 'coin')}.
    </>
  ),
  passed: ({ player }) => (
    <>
      <Who id={player} /> passed.
    </>
  ),
  productionBegan: ({ season, final }) =>
    final ? <>The last production: old coins and goods are gone.</> : <>Season {season} ends with its production.</>,
  produced: ({ player, made: yields }) => (
    <>
      <Who id={player} /> produced {made(yields)}.
    </>
  ),
  finalSale: ({ player, coins }) => (
    <>
      <Who id={player} /> sold everything for {counted(coins, 'coin')}.
    </>
  ),
} satisfies Partial<Tellers<NowOrNeverEvent>>
