import DwarfFace from '~icons/game-icons/dwarf-face'
import {
  automaCardOf,
  barbarianOf,
  cardOf,
  civilizationOf,
  isHero,
  nameOf,
  productionOf,
} from '../../../games/monumental/pieces/cards'
import type { MonumentalEvent } from '../../../games/monumental/state'
import {
  columnName,
  counted,
  describeEffects,
  describeInstruction,
  resourceName,
  rowName,
} from '../../../games/monumental/words/describe'
import { teller } from '../../kit/tell'
import { lineName, unitName } from './names'
import { Amount, Amounts } from './Signs'
import { For, Points, Source, Thing, Things, Where, Who } from './tell/things'

const isBarbarian = (token: string): boolean => barbarianOf(token) !== undefined

/** What was gained without a word of its own: tokens tell it themselves. */
const tokenGain = (source: string): boolean => isBarbarian(source) || source.startsWith('prod-')

/** What a player did begins with their chip; what merely happened does not. */
const happenings: readonly MonumentalEvent['kind'][] = ['barbarian']

export const tell = teller<MonumentalEvent>(
  {
    civilization: ({ civ }) => <>took the {civilizationOf(civ).name}.</>,
    turnBegan: () => null,
    activated: ({ row, column, goods }) => (
      <>
        activated {rowName(row)} and {columnName(column)}
        {Object.keys(goods).length > 0 ? ': ' : ''}
        <Amounts goods={goods} />.
      </>
    ),
    activatedCard: ({ card }) => (
      <>
        activated <Thing id={card} />.
      </>
    ),
    gained: ({ res, n, source }) =>
      tokenGain(source) ? null : (
        <>
          gained <Amount res={res} n={n} />
          <Source word="from" id={source} />.
        </>
      ),
    acquired: ({ card, paid }) => (
      <>
        {isHero(card) ? 'won the Hero' : 'acquired'} <Thing id={card} />
        <For goods={paid} />.
      </>
    ),
    startedWonder: ({ card, paid }) => (
      <>
        began to build <Thing id={card} />
        <For goods={paid} />.
      </>
    ),
    worked: ({ card, work, of }) => (
      <>
        worked on <Thing id={card} />: {work} of {of}.
      </>
    ),
    completedWonder: ({ card }) => (
      <>
        completed <Thing id={card} /> for <Points n={cardOf(card).vp} />.
      </>
    ),
    placedToken: ({ card, hex }) => (
      <>
        put the token of {nameOf(card)} on <Where hex={hex} />.
      </>
    ),
    policy: ({ policy, line }) => (
      <>
        developed <Thing id={policy} />
        {line ? ` beside ${lineName(line)}` : ''}.
      </>
    ),
    conquered: ({ hex, units, from, paid }) => (
      <>
        conquered <Where hex={hex} />
        {from === null ? '' : ' from '}
        {from === null ? null : <Who id={from} />} with {counted(units.length, 'Unit')}
        <For goods={paid} />.
      </>
    ),
    barbarian: ({ hex, token }) => (
      <>
        <DwarfFace className="i line" aria-hidden="true" /> Barbarians of class {barbarianOf(token).class} on{' '}
        <Where hex={hex} />: {describeEffects(barbarianOf(token).rewards.A)} or{' '}
        {describeEffects(barbarianOf(token).rewards.B)}.
      </>
    ),
    reward: ({ token, which }) => <>took {describeEffects(barbarianOf(token).rewards[which])}.</>,
    lostInDesert: ({ hex }) => (
      <>
        lost a Soldier to <Where hex={hex} />.
      </>
    ),
    movedUnit: ({ unit, from, to }) => (
      <>
        moved a {unitName(unit)} from <Where hex={from} /> to <Where hex={to} />.
      </>
    ),
    movedExplorer: ({ to }) => (
      <>
        sent an Explorer to <Where hex={to} />.
      </>
    ),
    foundProduction: ({ token }) => (
      <>
        found <b>{describeEffects(productionOf(token).gives)}</b>.
      </>
    ),
    tookMarket: ({ market }) => (
      <>
        took a token of the <Thing id={market} />.
      </>
    ),
    usedMarket: ({ market }) => (
      <>
        used the <Thing id={market} />.
      </>
    ),
    outpost: ({ hex }) => (
      <>
        built an Outpost on <Where hex={hex} />.
      </>
    ),
    drew: ({ cards }) => (
      <>
        drew <Things ids={cards} />.
      </>
    ),
    used: ({ source }) => (
      <>
        used <Thing id={source} />.
      </>
    ),
    converted: ({ from, to }) => (
      <>
        changed {resourceName[from]} into {resourceName[to]}.
      </>
    ),
    paid: ({ res, n, source }) => (
      <>
        paid <Amount res={res} n={n} />
        <Source word="for" id={source} />.
      </>
    ),
    archived: ({ card }) => (
      <>
        archived <Thing id={card} />.
      </>
    ),
    discardedSlot: ({ cards }) => (
      <>
        discarded <Things ids={cards} />.
      </>
    ),
    recovered: ({ card }) => (
      <>
        took <Thing id={card} /> back onto the draw pile.
      </>
    ),
    blanked: ({ card }) => (
      <>
        gave up <Thing id={card} />.
      </>
    ),
    sacrificed: ({ hex }) => (
      <>
        sacrificed a Soldier of <Where hex={hex} />.
      </>
    ),
    restored: ({ n }) => <>brought {counted(n, 'Soldier')} back.</>,
    mounted: ({ hex }) => (
      <>
        mounted a Soldier on <Where hex={hex} />.
      </>
    ),
    kept: ({ res }) => <>kept 1 {resourceName[res]}.</>,
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
  },
  (words, event) =>
    words === null || !('player' in event) || happenings.includes(event.kind) ? (
      words
    ) : (
      <>
        <Who id={event.player} /> {words}
      </>
    ),
)
