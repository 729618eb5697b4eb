import type { ReactNode } from 'react'
import CardDraw from '~icons/game-icons/card-draw'
import GreekTemple from '~icons/game-icons/greek-temple'
import Hourglass from '~icons/game-icons/hourglass'
import Laurels from '~icons/game-icons/laurels'
import QuillInk from '~icons/game-icons/quill-ink'
import StoneStack from '~icons/game-icons/stone-stack'
import type { Refusal } from '../../../games/kit/rule'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { type MonumentId, monumentIds, monumentName, symbols, tokens } from '../../../games/monuments/data/pieces'
import { mentioned } from '../../../games/monuments/effects'
import { actionsLeft, count, ownersOf, stackOf } from '../../../games/monuments/state'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { cardName } from './names'
import { pictureOf, symbolPicture } from './pictures'
import { layingMove, type MonumentsTable, ownHand, type Plan, reordered, useMonuments, usePlan } from './plan'
import { layings, type Pair, pairs } from './proposals'

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

/** A choice; with a refusal one that says why not. */
interface Offer {
  readonly icon: ReactNode
  readonly label: string
  readonly note?: string
  readonly go?: boolean
  readonly refusal?: Refusal | null
  run(): void
}

/** What is possible as buttons; after it what is not, with the reason. */
export function Choices() {
  const offers = offersOf({ table: useMonuments(), plan: usePlan() })
  const possible = offers.filter(({ refusal }) => !refusal)
  const impossible = offers.filter(({ refusal }) => refusal)
  return [...possible, ...impossible].map(({ run, ...offer }) => <Act key={offer.label} {...offer} onClick={run} />)
}

function offersOf(props: Props): Offer[] {
  const { mode, picked } = props.plan
  if (mode === 'history') return [...writing(props), ...putDown(props, 'Never mind')]
  if (mode === 'scholars') return [...inNewOrder(props), ...putDown(props, 'Never mind')]
  if (mode !== 'none') return putDown(props, 'Never mind')
  if (picked.length > 0) return [...withPicked(props), ...putDown(props, 'Put back')]
  return [
    ...endTurn(props),
    ...proposed(props, 'erect'),
    ...proposed(props, 'expand'),
    draw(props),
    ...scores(props),
    history(props),
    ...fourthActions(props),
    ...abilities(props),
  ]
}

/** Out of a choice that was begun. */
const putDown = ({ plan }: Props, label: string): Offer[] => [
  { icon: <Stroke of="close" size={20} />, label, note: 'nothing is done yet', run: () => plan.begin() },
]

function endTurn({ table }: Props): Offer[] {
  if (actionsLeft(table.view) > 0 && table.choices('endTurn').length === 0) return []
  const run = () => table.play('endTurn')
  return [{ icon: <Hourglass />, label: 'End turn', note: 'the next player moves', go: true, run }]
}

const draw = ({ table }: Props): Offer => ({
  icon: <CardDraw />,
  label: 'Draw',
  note: 'from the pile',
  refusal: table.ask('drawDeck'),
  run: () => table.play('drawDeck'),
})

/** One button for every monument that could be laid now; if there is none, what is missing. */
function proposed({ table }: Props, move: 'erect' | 'expand'): Offer[] {
  const all = layings(table, move)
  if (all.length > 0) return all.map(({ monument, cards }) => laying(table, move, monument, cards))
  const icon = move === 'erect' ? <GreekTemple /> : <StoneStack />
  return [{ icon, label: move === 'erect' ? 'Erect' : 'Expand', refusal: nearest(table, move), run: () => {} }]
}

function laying(
  table: MonumentsTable,
  move: 'erect' | 'expand',
  monument: MonumentId,
  cards: readonly CardId[],
): Offer {
  const Picture = pictureOf(monument)
  const now = table.seat === null ? 0 : stackOf(table.view, table.seat, monument).length
  const builder = ownersOf(table.view, monument).length === 0 ? 'first builder' : 'copyist'
  const top = cardOf(cards.at(-1)!).value
  return {
    icon: <Picture />,
    label: `${move === 'erect' ? 'Erect' : 'Expand'} ${monumentName(monument)}`,
    note: `${now + cards.length} cards, ${move === 'erect' ? `${builder}, ` : ''}${top} on top`,
    refusal: table.ask(move, monument, cards),
    run: () => table.play(move, monument, cards),
  }
}

/** Why nothing can be laid: what is missing for the monument the player is closest to. */
function nearest(table: MonumentsTable, move: 'erect' | 'expand'): Refusal | null {
  const hand = ownHand(table)
  const groups = monumentIds
    .filter((monument) => layingMove(table, monument) === move)
    .map((monument) => ({ monument, cards: hand.filter((card) => cardOf(card).monument === monument) }))
    .sort((a, b) => b.cards.length - a.cards.length)
  const closest = groups[0]
  if (!closest) return { clause: 'MU-032', because: 'You have not built a monument yet' }
  return table.ask(move, closest.monument, closest.cards)
}

/** What can be done with the cards picked in the hand. */
function withPicked(props: Props): Offer[] {
  const { table, plan } = props
  const { monument, picked, pair } = plan
  return [
    ...(monument ? [{ ...laying(table, layingMove(table, monument), monument, picked), go: true }] : []),
    ...reorderable(props),
    ...(pair ? [...pairUses(table, 'scoreSymbols', pair), ...pairUses(table, 'payExtraAction', pair)] : []),
    ...(picked.length === 1 ? traders(props) : []),
  ]
}

/** MU-120, once every card is laid. */
function inNewOrder({ table, plan }: Props): Offer[] {
  const { monument, picked, order } = plan
  if (!monument || order.length < reordered(table, plan).length) return []
  const Picture = pictureOf(monument)
  const refusal = table.ask('expand', monument, picked, order)
  const run = () => table.play('expand', monument, picked, order)
  return [
    { icon: <Picture />, label: `Expand ${monumentName(monument)}`, note: 'in this order', go: true, refusal, run },
  ]
}

/** MU-120. */
function reorderable({ table, plan }: Props): Offer[] {
  const { monument, picked } = plan
  if (!monument || table.seat === null) return []
  if (table.ask('expand', monument, picked, reordered(table, plan))) return []
  const run = () => plan.enter('scholars')
  return [{ icon: <StoneStack />, label: 'Expand in a new order', note: 'with the Scholars', run }]
}

/** A pair scores, or buys the fourth action: whichever is possible now. */
function pairUses(table: MonumentsTable, move: 'scoreSymbols' | 'payExtraAction', pair: Pair): Offer[] {
  if (table.ask(move, ...pair)) return []
  return [move === 'scoreSymbols' ? score(table, pair) : fourthAction(table, pair)]
}

const paid = ([one, other]: Pair): string => `pay ${cardName(one)}, ${cardName(other)}`

function score(table: MonumentsTable, pair: Pair): Offer {
  const { symbol } = cardOf(pair[0])
  const Picture = symbolPicture(symbol)
  const points = table.seat === null ? 0 : count(table.view, symbol, table.seat)
  return {
    icon: <Picture />,
    label: `Score ${symbols.find(({ id }) => id === symbol)!.plural.toLowerCase()} for ${points}`,
    note: paid(pair),
    run: () => table.play('scoreSymbols', ...pair),
  }
}

/** MU-036: one button for every symbol of which there is a pair. */
function scores({ table }: Props): Offer[] {
  if (table.view.actions === 3 && !table.view.extraPaid) return []
  const all = pairs(table, 'scoreSymbols')
  if (all.length > 0) return all.map(([, pair]) => score(table, pair))
  const [a, b] = ownHand(table)
  const refusal = a && b ? table.ask('scoreSymbols', a, b) : { clause: 'MU-036', because: 'You need two cards' }
  return [{ icon: <Laurels />, label: 'Score symbols', refusal, run: () => {} }]
}

function history({ table, plan }: Props): Offer {
  const cards = table.seat === null ? 0 : mentioned(table.view, table.seat).length
  return {
    icon: <QuillInk />,
    label: 'Write a history',
    note: `names ${cards}, ends the turn`,
    refusal: table.ask('writeHistory'),
    run: () => plan.enter('history'),
  }
}

const writing = ({ table }: Props): Offer[] => [
  {
    icon: <QuillInk />,
    label: 'Write it',
    note: 'ends your turn for good',
    go: true,
    run: () => table.play('writeHistory'),
  },
]

/** MU-038: after the third action two cards of one symbol buy a fourth. */
const fourthActions = ({ table }: Props): Offer[] =>
  pairs(table, 'payExtraAction').map(([, pair]) => fourthAction(table, pair))

function fourthAction(table: MonumentsTable, pair: Pair): Offer {
  const plural = symbols.find(({ id }) => id === cardOf(pair[0]).symbol)!.plural.toLowerCase()
  return {
    icon: <Stroke of="plus" size={20} />,
    label: `Fourth action for two ${plural}`,
    note: paid(pair),
    run: () => table.play('payExtraAction', ...pair),
  }
}

/** Heroes, Traders & Scholars. */
const abilities = (props: Props): Offer[] =>
  props.table.view.options.heroesTradersScholars ? [...buying(props), ...heroes(props), ...traders(props)] : []

const buying = ({ table }: Props): Offer[] =>
  tokens
    .filter(({ symbol }) => table.choices('buyToken').some(([choice]) => choice === symbol))
    .map(({ symbol, name, bought }) => {
      const Picture = symbolPicture(symbol)
      const run = () => table.play('buyToken', symbol)
      return { icon: <Picture />, label: `Take the ${name}`, note: `one action, ${bought} points now`, run }
    })

function heroes({ table, plan }: Props): Offer[] {
  if (table.choices('useHeroes').length === 0) return []
  const Picture = symbolPicture('helmet')
  const run = () => plan.enter('heroes')
  return [{ icon: <Picture />, label: 'Use the Heroes', note: '1 point, then draw a card', run }]
}

/** MU-119: asks for the card to give, unless one is picked. */
function traders({ table, plan }: Props): Offer[] {
  if (table.choices('useTraders').length === 0) return []
  const Picture = symbolPicture('ship')
  const [card] = plan.picked
  const note = card ? `swap ${cardName(card)} for an open card` : 'swap a hand card for an open card'
  return [{ icon: <Picture />, label: 'Use the Traders', note, run: () => plan.enter('traders') }]
}
