import type { ReactNode } from 'react'
import BarbarianIcon from '~icons/game-icons/barbarian'
import Laurels from '~icons/game-icons/laurels'
import type { PlayerId } from '../../../games/kit/rule'
import {
  automaCardOf,
  barbarianOf,
  cardOf,
  civilizationOf,
  isHero,
  isMarket,
  marketOf,
  nameOf,
  productionOf,
} from '../../../games/monumental/cards'
import type { Resource } from '../../../games/monumental/data/effects'
import {
  columnName,
  counted,
  describeEffects,
  describeInstruction,
  describeText,
  resourceName,
  rowName,
} from '../../../games/monumental/describe'
import type { Goods, MonumentalEvent } from '../../../games/monumental/state'
import { PlayerChip } from '../../kit/PlayerChip'
import { Tip } from '../../kit/Tip'
import { Card } from './Card'
import { Picture } from './Picture'
import { useMonumental, whoIs } from './plan'
import { Amount, Amounts } from './Signs'
import { lineName } from './say'
import { tileName, unitName } from './tile-words'

function Who({ id }: { readonly id: PlayerId }) {
  const player = whoIs(useMonumental(), id)
  return <PlayerChip mark={player.mark} name={player.you ? 'You' : player.name} />
}

/** A card, Policy, Hero, Warlord or Market by name; the whole of it on hover and focus. */
function Thing({ id }: { readonly id: string }) {
  return (
    <Tip tip={isMarket(id) ? describeText(marketOf(id).text) : <Card id={id} />}>
      <button type="button" className="chip">
        <Picture of={id} />
        {nameOf(id)}
      </button>
    </Tip>
  )
}

/** Where something came from: a card has its chip, a Free City its name, the Automa needs no reason. */
function Source({ word, id }: { readonly word: string; readonly id: string }) {
  if (id === 'automa') return null
  return (
    <>
      {' '}
      {word} {id.startsWith('city-') ? <b>{nameOf(id)}</b> : <Thing id={id} />}
    </>
  )
}

const Things = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.map((id, i) => (
    <span key={id}>
      {i > 0 ? ', ' : ''}
      <Thing id={id} />
    </span>
  ))

const Where = ({ hex }: { readonly hex: string }) => <b className="place">{tileName(useMonumental(), hex)}</b>

const For = ({ goods }: { readonly goods: Partial<Goods> }) =>
  Object.values(goods).some((n) => n > 0) ? (
    <>
      {' '}
      for <Amounts goods={goods} />
    </>
  ) : null

const Gained = ({ res, n }: { readonly res: Resource; readonly n: number }) => <Amount res={res} n={n} />

const Points = ({ n }: { readonly n: number }) => (
  <span className="chip vp">
    <Laurels aria-hidden="true" />
    {n}
  </span>
)

const isBarbarian = (token: string): boolean => barbarianOf(token) !== undefined

/** What was gained without a word of its own: tokens tell it themselves. */
const tokenGain = (source: string): boolean => isBarbarian(source) || source.startsWith('prod-')

type Teller<K extends MonumentalEvent['kind']> = (event: Extract<MonumentalEvent, { kind: K }>) => ReactNode

const tellers: { readonly [K in MonumentalEvent['kind']]: Teller<K> } = {
  civilization: ({ player, civ }) => (
    <>
      <Who id={player} /> took the {civilizationOf(civ).name}.
    </>
  ),
  turnBegan: () => null,
  activated: ({ player, row, column, goods }) => (
    <>
      <Who id={player} /> activated {rowName(row)} and {columnName(column)}
      {Object.keys(goods).length > 0 ? ': ' : ''}
      <Amounts goods={goods} />.
    </>
  ),
  activatedCard: ({ player, card }) => (
    <>
      <Who id={player} /> activated <Thing id={card} />.
    </>
  ),
  gained: ({ player, res, n, source }) =>
    tokenGain(source) ? null : (
      <>
        <Who id={player} /> gained <Gained res={res} n={n} />
        <Source word="from" id={source} />.
      </>
    ),
  acquired: ({ player, card, paid }) => (
    <>
      <Who id={player} /> {isHero(card) ? 'won the Hero' : 'acquired'} <Thing id={card} />
      <For goods={paid} />.
    </>
  ),
  startedWonder: ({ player, card, paid }) => (
    <>
      <Who id={player} /> began to build <Thing id={card} />
      <For goods={paid} />.
    </>
  ),
  worked: ({ player, card, work, of }) => (
    <>
      <Who id={player} /> worked on <Thing id={card} />: {work} of {of}.
    </>
  ),
  completedWonder: ({ player, card }) => (
    <>
      <Who id={player} /> completed <Thing id={card} /> for <Points n={cardOf(card).vp} />.
    </>
  ),
  placedToken: ({ player, card, hex }) => (
    <>
      <Who id={player} /> put the token of {nameOf(card)} on <Where hex={hex} />.
    </>
  ),
  policy: ({ player, policy, line }) => (
    <>
      <Who id={player} /> developed <Thing id={policy} />
      {line ? ` beside ${lineName(line)}` : ''}.
    </>
  ),
  conquered: ({ player, hex, units, from, paid }) => (
    <>
      <Who id={player} /> conquered <Where hex={hex} />
      {from === null ? '' : ' from '}
      {from === null ? null : <Who id={from} />} with {counted(units.length, 'Unit')}
      <For goods={paid} />.
    </>
  ),
  barbarian: ({ hex, token }) => (
    <>
      <BarbarianIcon className="i line" aria-hidden="true" /> Barbarians of class {barbarianOf(token).class} on{' '}
      <Where hex={hex} />: {describeEffects(barbarianOf(token).rewards.A)} or{' '}
      {describeEffects(barbarianOf(token).rewards.B)}.
    </>
  ),
  reward: ({ player, token, which }) => (
    <>
      <Who id={player} /> took {describeEffects(barbarianOf(token).rewards[which])}.
    </>
  ),
  lostInDesert: ({ player, hex }) => (
    <>
      <Who id={player} /> lost a Soldier to <Where hex={hex} />.
    </>
  ),
  movedUnit: ({ player, unit, from, to }) => (
    <>
      <Who id={player} /> moved a {unitName(unit)} from <Where hex={from} /> to <Where hex={to} />.
    </>
  ),
  movedExplorer: ({ player, to }) => (
    <>
      <Who id={player} /> sent an Explorer to <Where hex={to} />.
    </>
  ),
  foundProduction: ({ player, token }) => (
    <>
      <Who id={player} /> found <b>{describeEffects(productionOf(token).gives)}</b>.
    </>
  ),
  tookMarket: ({ player, market }) => (
    <>
      <Who id={player} /> took a token of the <Thing id={market} />.
    </>
  ),
  usedMarket: ({ player, market }) => (
    <>
      <Who id={player} /> used the <Thing id={market} />.
    </>
  ),
  outpost: ({ player, hex }) => (
    <>
      <Who id={player} /> built an Outpost on <Where hex={hex} />.
    </>
  ),
  drew: ({ player, cards }) => (
    <>
      <Who id={player} /> drew <Things ids={cards} />.
    </>
  ),
  used: ({ player, source }) => (
    <>
      <Who id={player} /> used <Thing id={source} />.
    </>
  ),
  converted: ({ player, from, to }) => (
    <>
      <Who id={player} /> changed {resourceName[from]} into {resourceName[to]}.
    </>
  ),
  paid: ({ player, res, n, source }) => (
    <>
      <Who id={player} /> paid <Gained res={res} n={n} />
      <Source word="for" id={source} />.
    </>
  ),
  archived: ({ player, card }) => (
    <>
      <Who id={player} /> archived <Thing id={card} />.
    </>
  ),
  discardedSlot: ({ player, cards }) => (
    <>
      <Who id={player} /> discarded <Things ids={cards} />.
    </>
  ),
  recovered: ({ player, card }) => (
    <>
      <Who id={player} /> took <Thing id={card} /> back onto the draw pile.
    </>
  ),
  blanked: ({ player, card }) => (
    <>
      <Who id={player} /> gave up <Thing id={card} />.
    </>
  ),
  sacrificed: ({ player, hex }) => (
    <>
      <Who id={player} /> sacrificed a Soldier of <Where hex={hex} />.
    </>
  ),
  restored: ({ player, n }) => (
    <>
      <Who id={player} /> brought {counted(n, 'Soldier')} back.
    </>
  ),
  mounted: ({ player, hex }) => (
    <>
      <Who id={player} /> mounted a Soldier on <Where hex={hex} />.
    </>
  ),
  kept: ({ player, res }) => (
    <>
      <Who id={player} /> kept 1 {resourceName[res]}.
    </>
  ),
  displayLost: ({ cards }) => (
    <>
      <Things ids={cards} /> left the display.
    </>
  ),
  revealed: ({ cards }) => (
    <>
      <Things ids={cards} /> came to the display.
    </>
  ),
  endTriggered: ({ lastRound }) => <>The last card is revealed: round {lastRound} is the last one.</>,
  automaCard: ({ card }) => (
    <>
      The Automa drew <b>{automaCardOf(card).name}</b>:{' '}
      {automaCardOf(card).instructions.map(describeInstruction).join(', ')}.
    </>
  ),
  automaStore: ({ store }) => <>The Automa has {store} in its store.</>,
  automaTook: ({ card }) => (
    <>
      The Automa took <Thing id={card} />.
    </>
  ),
  gameEnded: () => <>The game is over.</>,
}

function isEvent(event: unknown): event is MonumentalEvent {
  return typeof event === 'object' && event !== null && 'kind' in event && Object.hasOwn(tellers, String(event.kind))
}

function told<K extends MonumentalEvent['kind']>(event: Extract<MonumentalEvent, { kind: K }>): ReactNode {
  return (tellers[event.kind] as Teller<K>)(event)
}

export const tell = (event: unknown): ReactNode => (isEvent(event) ? told(event) : null)
