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
import { teller, told } from '../../kit/tell'
import { lineName, unitName } from './names'
import { Amount, Amounts } from './Signs'
import { isSome, Points, Source, Thing, Things, Where, Who } from './tell/things'

const isBarbarian = (token: string): boolean => barbarianOf(token) !== undefined

/** What was gained without a word of its own: tokens tell it themselves. */
const tokenGain = (source: string): boolean => isBarbarian(source) || source.startsWith('prod-')

/** The Automa needs no reason. */
const isNamed = (source: string): boolean => source !== 'automa'

export const tell = teller<MonumentalEvent>(
  {
    civilization: ({ civ }, who) => told('{who} took the {name}.', { who, name: civilizationOf(civ).name }),
    turnBegan: () => null,
    activated: ({ row, column, goods }, who) =>
      told(isSome(goods) ? '{who} activated {row} and {column}: {goods}.' : '{who} activated {row} and {column}.', {
        who,
        row: rowName(row),
        column: columnName(column),
        goods: <Amounts goods={goods} />,
      }),
    activatedCard: ({ card }, who) => told('{who} activated {card}.', { who, card: <Thing id={card} /> }),
    gained: ({ res, n, source }, who) =>
      tokenGain(source)
        ? null
        : told(isNamed(source) ? '{who} gained {goods} from {source}.' : '{who} gained {goods}.', {
            who,
            goods: <Amount res={res} n={n} />,
            source: <Source id={source} />,
          }),
    acquired: ({ card, paid }, who) => {
      const parts = { who, card: <Thing id={card} />, goods: <Amounts goods={paid} /> }
      if (isHero(card))
        return told(isSome(paid) ? '{who} won the Hero {card} for {goods}.' : '{who} won the Hero {card}.', parts)
      return told(isSome(paid) ? '{who} acquired {card} for {goods}.' : '{who} acquired {card}.', parts)
    },
    startedWonder: ({ card, paid }, who) =>
      told(isSome(paid) ? '{who} began to build {card} for {goods}.' : '{who} began to build {card}.', {
        who,
        card: <Thing id={card} />,
        goods: <Amounts goods={paid} />,
      }),
    worked: ({ card, work, of }, who) =>
      told('{who} worked on {card}: {work} of {of}.', { who, card: <Thing id={card} />, work, of }),
    completedWonder: ({ card }, who) =>
      told('{who} completed {card} for {points}.', {
        who,
        card: <Thing id={card} />,
        points: <Points n={cardOf(card).vp} />,
      }),
    placedToken: ({ card, hex }, who) =>
      told('{who} put the token of {card} on {hex}.', { who, card: nameOf(card), hex: <Where hex={hex} /> }),
    policy: ({ policy, line }, who) =>
      told(line ? '{who} developed {policy} beside {line}.' : '{who} developed {policy}.', {
        who,
        policy: <Thing id={policy} />,
        line: line ? lineName(line) : null,
      }),
    conquered: ({ hex, units, from, paid }, who) => {
      const parts = {
        who,
        hex: <Where hex={hex} />,
        units: counted(units.length, 'Unit'),
        from: from === null ? null : <Who id={from} />,
        goods: <Amounts goods={paid} />,
      }
      if (from === null)
        return told(
          isSome(paid) ? '{who} conquered {hex} with {units} for {goods}.' : '{who} conquered {hex} with {units}.',
          parts,
        )
      return told(
        isSome(paid)
          ? '{who} conquered {hex} from {from} with {units} for {goods}.'
          : '{who} conquered {hex} from {from} with {units}.',
        parts,
      )
    },
    barbarian: ({ hex, token }) =>
      told('{sign} Barbarians of class {rank} on {hex}: {one} or {other}.', {
        sign: <DwarfFace className="i line" />,
        rank: barbarianOf(token).class,
        hex: <Where hex={hex} />,
        one: describeEffects(barbarianOf(token).rewards.A),
        other: describeEffects(barbarianOf(token).rewards.B),
      }),
    reward: ({ token, which }, who) =>
      told('{who} took {reward}.', { who, reward: describeEffects(barbarianOf(token).rewards[which]) }),
    lostInDesert: ({ hex }, who) => told('{who} lost a Soldier to {hex}.', { who, hex: <Where hex={hex} /> }),
    movedUnit: ({ unit, from, to }, who) =>
      told('{who} moved a {unit} from {from} to {to}.', {
        who,
        unit: unitName(unit),
        from: <Where hex={from} />,
        to: <Where hex={to} />,
      }),
    movedExplorer: ({ to }, who) => told('{who} sent an Explorer to {hex}.', { who, hex: <Where hex={to} /> }),
    foundProduction: ({ token }, who) =>
      told('{who} found {goods}.', { who, goods: <b>{describeEffects(productionOf(token).gives)}</b> }),
    tookMarket: ({ market }, who) =>
      told('{who} took a token of the {market}.', { who, market: <Thing id={market} /> }),
    usedMarket: ({ market }, who) => told('{who} used the {market}.', { who, market: <Thing id={market} /> }),
    outpost: ({ hex }, who) => told('{who} built an Outpost on {hex}.', { who, hex: <Where hex={hex} /> }),
    drew: ({ cards }, who) => told('{who} drew {cards}.', { who, cards: <Things ids={cards} /> }),
    used: ({ source }, who) => told('{who} used {card}.', { who, card: <Thing id={source} /> }),
    converted: ({ from, to }, who) =>
      told('{who} changed {from} into {to}.', { who, from: resourceName[from], to: resourceName[to] }),
    paid: ({ res, n, source }, who) =>
      told(isNamed(source) ? '{who} paid {goods} for {source}.' : '{who} paid {goods}.', {
        who,
        goods: <Amount res={res} n={n} />,
        source: <Source id={source} />,
      }),
    archived: ({ card }, who) => told('{who} archived {card}.', { who, card: <Thing id={card} /> }),
    discardedSlot: ({ cards }, who) => told('{who} discarded {cards}.', { who, cards: <Things ids={cards} /> }),
    recovered: ({ card }, who) =>
      told('{who} took {card} back onto the draw pile.', { who, card: <Thing id={card} /> }),
    blanked: ({ card }, who) => told('{who} gave up {card}.', { who, card: <Thing id={card} /> }),
    sacrificed: ({ hex }, who) => told('{who} sacrificed a Soldier of {hex}.', { who, hex: <Where hex={hex} /> }),
    restored: ({ n }, who) => told('{who} brought {soldiers} back.', { who, soldiers: counted(n, 'Soldier') }),
    mounted: ({ hex }, who) => told('{who} mounted a Soldier on {hex}.', { who, hex: <Where hex={hex} /> }),
    kept: ({ res }, who) => told('{who} kept 1 {resource}.', { who, resource: resourceName[res] }),
    displayLost: ({ cards }) => told('{cards} left the display.', { cards: <Things ids={cards} /> }),
    revealed: ({ cards }) => told('{cards} came to the display.', { cards: <Things ids={cards} /> }),
    endTriggered: ({ lastRound }) => `The last card is revealed: round ${lastRound} is the last one.`,
    automaCard: ({ card }) =>
      told('The Automa drew {card}: {instructions}.', {
        card: <b>{automaCardOf(card).name}</b>,
        instructions: automaCardOf(card).instructions.map(describeInstruction).join(', '),
      }),
    automaStore: ({ store }) => `The Automa has ${store} in its store.`,
    automaTook: ({ card }) => told('The Automa took {card}.', { card: <Thing id={card} /> }),
    gameEnded: () => 'The game is over.',
  },
  Who,
)
