import { lazy, type ReactNode, Suspense } from 'react'
import { entriesOf } from '../../../games/kit/records'
import type { PlayerId } from '../../../games/kit/rule'
import { buildingOf } from '../../../games/now-or-never/data/buildings'
import type { Resource } from '../../../games/now-or-never/data/effects'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gearOf } from '../../../games/now-or-never/data/gear'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import { itemOf } from '../../../games/now-or-never/data/items'
import { locationOf } from '../../../games/now-or-never/data/locations'
import { spaceOf } from '../../../games/now-or-never/data/maps'
import { marketLines } from '../../../games/now-or-never/data/market'
import { orderOf } from '../../../games/now-or-never/data/orders'
import { questOf, quests } from '../../../games/now-or-never/data/quests'
import { searchTokenOf } from '../../../games/now-or-never/data/search'
import { soloCardOf } from '../../../games/now-or-never/data/solo'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { villagerOf } from '../../../games/now-or-never/data/villagers'
import { counted, describeBundle, describeTest, some } from '../../../games/now-or-never/describe'
import { linesOf } from '../../../games/now-or-never/market'
import { locationAt, type NowOrNeverEvent, type Opponent } from '../../../games/now-or-never/state'
import { Chip, Who } from '../../kit/chips'
import { playerAt, useTable } from '../../kit/table'
import { teller } from '../../kit/tell'
import { abilityTitle } from './Anytime'
import { placed } from './lists'
import { foeName, rowName } from './names'
import { Prose } from './Prose'
import { Icon } from './pictures'
import { useNever } from './plan'

const CardFace = lazy(() => import('./CardFace'))

/** Somebody in the middle of a sentence. */
const Name = ({ id }: { readonly id: PlayerId }) => <b>{playerAt(useTable(), id).name}</b>

interface ThingProps {
  readonly card: string
  readonly name: string
  readonly icon?: string
}

/** A thing of the box; its card on hover and focus. */
const Thing = ({ card, name, icon = card }: ThingProps) => {
  const face = (
    <Suspense fallback={name}>
      <CardFace card={card} />
    </Suspense>
  )
  return <Chip icon={<Icon of={icon} />} name={name} tip={face} />
}

const Specialist = ({ id }: { readonly id: string }) => <Thing card={id} name={specialistOf(id).name} />
const Quest = ({ id }: { readonly id: string }) => <Thing card={id} name={questOf(id).name} />
const Building = ({ id }: { readonly id: string }) => <Thing card={id} name={buildingOf(id).name} />
const Place = ({ id }: { readonly id: string }) => <Thing card={id} name={locationOf(id).name} />
const Foe = ({ against, id }: { readonly against: Opponent; readonly id: string }) =>
  against === 'story' ? <i>{id}</i> : <Thing card={id} name={foeName({ against, id })} />
const Token = ({ id }: { readonly id: string }) => <Thing card={id} name={gearOf(id)?.name ?? abilityTitle(id)} />

const Gain = ({ what, n }: { readonly what: Resource; readonly n: number }) => (
  <span className="gain">
    <Icon of={what} />
    {some(n, what)}
  </span>
)

const Villager = ({ id }: { readonly id: string }) => (
  <span className="gain">
    <Icon of={villagerOf(id).good} />
    {villagerOf(id).name}
  </span>
)

const Page = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <span className="page">
    <b className="display">{title}</b>
    {children}
  </span>
)

const minus = (n: number): string => String(n).replace('-', '−')

/** A space by its place or its letter. */
function Space({ id }: { readonly id: string }) {
  const { view } = useNever()
  const location = locationAt(view, id)
  if (location) return <Place id={location} />
  const space = spaceOf(view.side, id)
  if (space?.letter) return <>space {space.letter}</>
  if (space?.enemy) return <>the enemies of level {space.enemy}</>
  return <>{space?.mountain ? 'the mountains' : 'open land'}</>
}

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

const why = {
  step: 'on the way',
  enemy: 'to the enemy',
  visit: 'for the visit',
  search: 'searching',
  quest: 'for the quest',
  combat: 'in the fight',
  story: 'for the choice',
} as const

const opponentOf = (id: string): Opponent => {
  if (enemies.some((enemy) => enemy.id === id)) return 'enemy'
  return quests.some((quest) => quest.id === id) ? 'quest' : 'story'
}

const made = (yields: Partial<Record<Resource, number>>): ReactNode => {
  const all = entriesOf(yields)
  return all.length === 0 ? 'nothing' : all.map(([what, n]) => <Gain key={what} what={what} n={n} />)
}

const tell = teller<NowOrNeverEvent>({
  heroChosen: ({ player, hero }) => (
    <>
      <Who id={player} /> leads <Thing card={hero} name={heroOf(hero).name} />.
    </>
  ),
  placed: ({ player, specialist, slot }) => (
    <>
      <Who id={player} /> put the <Specialist id={specialist} /> into slot {slot + 1}.
    </>
  ),
  keptQuests: ({ player, kept, discarded }) => (
    <>
      <Who id={player} /> kept {counted(kept, 'quest')} and discarded{' '}
      {discarded.length === 0 ? 'none' : discarded.map((id) => <Quest key={id} id={id} />)}.
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
  gained: ({ player, what, n }) => (
    <>
      <Who id={player} /> gained <Gain what={what} n={n} />.
    </>
  ),
  /** Told by what it was given for. */
  gave: () => null,
  lostHearts: ({ player, n, why: cause }) => (
    <>
      <Who id={player} /> lost <Gain what="heart" n={n} /> {why[cause]}.
    </>
  ),
  setOut: ({ player, movement }) => (
    <>
      <Who id={player} /> set out with {counted(movement, 'step')}.
    </>
  ),
  stepped: ({ player, space }) => (
    <>
      <Who id={player} /> went to <Space id={space} />.
    </>
  ),
  teleported: ({ player, space }) => (
    <>
      <Who id={player} /> came by the Gate Key to <Space id={space} />.
    </>
  ),
  usedAbility: ({ player, ability }) => (
    <>
      <Who id={player} /> used <Token id={ability} />.
    </>
  ),
  visited: ({ player, location }) => (
    <>
      <Who id={player} /> visited <Place id={location} />.
    </>
  ),
  playedQuest: ({ player, quest }) => (
    <>
      <Who id={player} /> played <Quest id={quest} />.
    </>
  ),
  completedQuest: ({ player, quest }) => (
    <>
      <Who id={player} /> completed <Quest id={quest} />.
    </>
  ),
  lostQuest: ({ player, quest }) => (
    <>
      <Who id={player} /> lost <Quest id={quest} />.
    </>
  ),
  fightBegan: ({ player, against, id }) => (
    <>
      <Who id={player} /> fought <Foe against={against} id={id} />.
    </>
  ),
  rolled: ({ player, value }) => (
    <>
      <Who id={player} /> rolled <span className="d4">{value}</span>
    </>
  ),
  rerolled: ({ player, value, from }) => (
    <>
      <Who id={player} /> rolled <span className="d4">{from}</span> again: <span className="d4">{value}</span>
    </>
  ),
  boosted: ({ player, mana }) => (
    <>
      <Who id={player} /> paid <Gain what="mana" n={mana} /> for more.
    </>
  ),
  round: ({ player, dealt, taken, damage, health }) => (
    <>
      <Who id={player} /> hit {dealt} ({damage} of {health}) and lost {counted(taken, 'heart')}.
    </>
  ),
  defeated: ({ player, against, id }) => (
    <>
      <Who id={player} /> defeated <Foe against={against} id={id} />.
    </>
  ),
  retreated: ({ player, id }) => (
    <>
      <Who id={player} /> retreated from <Foe against={opponentOf(id)} id={id} />.
    </>
  ),
  beaten: ({ player, id }) => (
    <>
      <Who id={player} /> was beaten by <Foe against={opponentOf(id)} id={id} />.
    </>
  ),
  exhausted: ({ player }) => (
    <>
      <Who id={player} /> has no heart left: the turn is over.
    </>
  ),
  tookVillager: ({ player, villager }) => (
    <>
      <Who id={player} /> took a <Villager id={villager} />.
    </>
  ),
  villagersCame: ({ n }) => <>{counted(n, 'villager')} came to the row.</>,
  claimed: ({ player, space, token }) => (
    <>
      <Who id={player} /> searched <Space id={space} /> and found{' '}
      <Thing card={token} name={searchTokenOf(token).name} />.
    </>
  ),
  drewQuests: ({ player, n }) => (
    <>
      <Who id={player} /> drew {counted(n, 'quest')}.
    </>
  ),
  keptOrder: ({ player, order }) => (
    <>
      <Who id={player} /> took the order <Thing card={order} name={orderOf(order).name} />.
    </>
  ),
  boughtGear: ({ player, gear, price, dropped }) => (
    <>
      <Who id={player} /> bought <Token id={gear} /> for {counted(price, 'coin')}
      {dropped ? (
        <>
          {' '}
          in place of <Token id={dropped} />
        </>
      ) : null}
      .
    </>
  ),
  boughtAbility: ({ player, ability, dropped }) => (
    <>
      <Who id={player} /> learned <Token id={ability} />
      {dropped ? (
        <>
          {' '}
          in place of <Token id={dropped} />
        </>
      ) : null}
      .
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
  botDrew: ({ card }) => (
    <>
      The bot drew <Thing card={card} name={soloCardOf(card).name} />.
    </>
  ),
  botSearched: ({ space }) => (
    <>
      The bot took the search token of <Space id={space} />.
    </>
  ),
  botRecruited: ({ specialist, dropped }) => (
    <>
      The bot recruited the <Specialist id={specialist} />
      {dropped ? (
        <>
          {' '}
          in place of the <Specialist id={dropped} />
        </>
      ) : null}
      .
    </>
  ),
  botAttacked: ({ enemy, villagers }) => (
    <>
      The bot removed <Foe against="enemy" id={enemy} /> and took{' '}
      {villagers.length === 0 ? 'nobody' : placed(villagers).map(({ one, at }) => <Villager key={at} id={one} />)}.
    </>
  ),
  botTook: ({ value, what }) => (
    <>
      The bot rolled <span className="d4">{value}</span> and took{' '}
      {what === 'order' ? 'the top order' : 'a card of every quest pile'}.
    </>
  ),
  botExhausted: ({ whose, specialist, tax }) => (
    <>
      The bot turned {whose === 'bot' ? 'its' : 'your'} <Specialist id={specialist} /> face down
      {tax > 0 ? `; you took ${counted(tax, 'coin')}` : ''}.
    </>
  ),
  chapterBegan: ({ title, introduction }) => (
    <Page title={title}>
      <Prose text={introduction} />
    </Page>
  ),
  choseStart: ({ player, space }) => (
    <>
      <Who id={player} /> begins at <Space id={space} />.
    </>
  ),
  sailed: ({ player, space }) => (
    <>
      <Who id={player} /> sailed the Tempest to <Space id={space} />.
    </>
  ),
  encounter: ({ player, space, title, text, choices }) => (
    <>
      <Who id={player} /> searched <Space id={space} />.
      <Page title={title}>
        <Prose text={text} />
        <ul>
          {choices.map(({ label, test }) => (
            <li key={label}>
              {label} ({describeTest(test)})
            </li>
          ))}
        </ul>
      </Page>
    </>
  ),
  choseStory: ({ player, label }) => (
    <>
      <Who id={player} /> chose: {label}.
    </>
  ),
  storySucceeded: ({ player, total, bonus, reaction }) => (
    <>
      <Who id={player} /> succeeded{total === null ? '' : ` with ${total}${bonus ? ', bonus included' : ''}`}.
      <Prose text={reaction} />
    </>
  ),
  storyFailed: ({ player, total }) => (
    <>
      <Who id={player} /> failed{total === null ? '' : ` with ${total}`}: the turn is over.
    </>
  ),
  reputation: ({ player, change, now }) => (
    <>
      <Who id={player} /> {change > 0 ? 'gained' : 'lost'} {Math.abs(change)} reputation and has {minus(now)}.
    </>
  ),
  gotItem: ({ player, item }) => (
    <>
      <Who id={player} /> got the {itemOf(item).name}.
    </>
  ),
  tookToken: ({ player }) => (
    <>
      <Who id={player} /> took a search token for its income.
    </>
  ),
  leftToken: ({ space }) => (
    <>
      The search token of <Space id={space} /> went back to the box.
    </>
  ),
  mission: ({ player, space }) =>
    space === null ? (
      <>
        <Who id={player} /> fulfilled the mission.
      </>
    ) : (
      <>
        <Who id={player} /> has a mission at <Space id={space} />.
      </>
    ),
  ending: ({ player, title, text }) => (
    <>
      <Who id={player} />
      <Page title={title}>
        <Prose text={text} />
      </Page>
    </>
  ),
  gameEnded: () => <>The game is over.</>,
})

/** A line of the log in words. */
export default function Sentence({ event }: { readonly event: unknown }) {
  return tell(event)
}
