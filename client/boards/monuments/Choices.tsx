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
import { cardName, pictureOf, symbolPicture } from './look'
import { layingMove, type MonumentsTable, ownHand, type Plan } from './plan'

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

/** The legal choices as buttons; what is not legal says why. */
export function Choices(props: Props) {
  const { mode } = props.plan
  if (mode === 'history') return <HistoryQuestion {...props} />
  if (mode !== 'none') return <Never {...props} />
  return (
    <>
      <EndTurn {...props} />
      <Laying {...props} move="erect" />
      <Laying {...props} move="expand" />
      <Draw {...props} />
      <Score {...props} />
      <History {...props} />
      <FourthAction {...props} />
      <Tokens {...props} />
    </>
  )
}

/** Out of a choice that was begun. */
function Never({ plan }: Props) {
  return <Act icon={<Stroke of="close" size={20} />} label="Never mind" onClick={() => plan.enter('none')} />
}

function EndTurn({ table }: Props) {
  if (actionsLeft(table.view) > 0 && table.choices('endTurn').length === 0) return null
  return (
    <Act icon={<Hourglass />} label="End turn" note="the next player moves" go onClick={() => table.play('endTurn')} />
  )
}

function Draw({ table }: Props) {
  return (
    <Act
      icon={<CardDraw />}
      label="Draw"
      note="blindly from the pile"
      refusal={table.ask('drawDeck')}
      onClick={() => table.play('drawDeck')}
    />
  )
}

/** Erect or expand. With nothing picked it proposes the cards that could be laid. */
function Laying({ table, plan, move }: Props & { readonly move: 'erect' | 'expand' }) {
  const { monument, picked } = plan
  if (monument && layingMove(table, monument) !== move) return null
  if (monument) return <LayPicked table={table} plan={plan} move={move} monument={monument} />
  if (picked.length > 0) return null
  const proposals = fullest(table.choices(move))
  const [first] = proposals
  return (
    <Act
      icon={move === 'erect' ? <GreekTemple /> : <StoneStack />}
      label={move === 'erect' ? 'Erect' : 'Expand'}
      note={proposals.map(([id]) => monumentName(id)).join(' or ')}
      refusal={first ? null : nearest(table, move)}
      onClick={() => first && plan.pick(first[1])}
    />
  )
}

function LayPicked({ table, plan, move, monument }: Props & { move: 'erect' | 'expand'; monument: MonumentId }) {
  const Picture = pictureOf(monument)
  const cards = plan.picked.length
  const refusal = table.ask(move, monument, plan.picked)
  const now = table.seat === null ? 0 : stackOf(table.view, table.seat, monument).length
  const builder = ownersOf(table.view, monument).length === 0 ? 'first builder' : 'copyist'
  const scholars = move === 'expand' && !refusal && canReorder(table, plan)
  return (
    <>
      <Act
        icon={<Picture />}
        label={`${move === 'erect' ? 'Erect' : 'Expand'} ${monumentName(monument)}`}
        note={move === 'erect' ? `${cards} cards, ${builder}` : `from ${now} to ${now + cards} cards`}
        go
        refusal={refusal}
        onClick={() => table.play(move, monument, plan.picked)}
      />
      {scholars ? (
        <Act
          icon={<StoneStack />}
          label="Expand in a new order"
          note="with the Scholars"
          onClick={() => plan.enter('scholars')}
        />
      ) : null}
    </>
  )
}

function canReorder(table: MonumentsTable, { monument, picked }: Plan): boolean {
  if (!monument || table.seat === null) return false
  const all = [...stackOf(table.view, table.seat, monument), ...picked]
  return table.ask('expand', monument, picked, all) === null
}

/** For every monument the largest set that could be laid. */
function fullest(choices: unknown[][]): [MonumentId, CardId[]][] {
  const best = new Map<MonumentId, CardId[]>()
  for (const [monument, cards] of choices as [MonumentId, CardId[]][]) {
    if (cards.length > (best.get(monument)?.length ?? 0)) best.set(monument, cards)
  }
  return [...best]
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

function Score({ table, plan }: Props) {
  const { view, seat } = table
  if (view.actions === 3 && !view.extraPaid) return null
  const pair = plan.pair ?? (plan.picked.length === 0 ? bestPair(table) : null)
  if (plan.picked.length > 0 && !plan.pair) return null
  if (!pair) {
    const [a, b] = ownHand(table)
    const refusal = a && b ? table.ask('scoreSymbols', a, b) : { clause: 'MU-036', because: 'You need two cards' }
    return <Act icon={<Laurels />} label="Score symbols" refusal={refusal} onClick={() => {}} />
  }
  const { symbol } = cardOf(pair[0])
  const Picture = symbolPicture(symbol)
  const points = seat === null ? 0 : count(view, symbol, seat)
  return (
    <Act
      icon={<Picture />}
      label={`Score ${symbols.find(({ id }) => id === symbol)!.plural.toLowerCase()}`}
      note={points === 1 ? 'a pair for 1 point' : `a pair for ${points} points`}
      refusal={table.ask('scoreSymbols', ...pair)}
      onClick={() => (plan.pair ? table.play('scoreSymbols', ...pair) : plan.pick(pair))}
    />
  )
}

/** The pair that would score most. */
function bestPair(table: MonumentsTable): [CardId, CardId] | null {
  const { view, seat } = table
  const pairs = table.choices('scoreSymbols') as [CardId, CardId][]
  if (seat === null) return null
  const worth = ([card]: [CardId, CardId]) => count(view, cardOf(card).symbol, seat)
  return pairs.reduce<[CardId, CardId] | null>((best, pair) => (best && worth(best) >= worth(pair) ? best : pair), null)
}

function History({ table, plan }: Props) {
  if (plan.picked.length > 0) return null
  const cards = table.seat === null ? 0 : mentioned(table.view, table.seat).length
  return (
    <Act
      icon={<QuillInk />}
      label="Write a history"
      note={`names ${cards}, ends the turn`}
      refusal={table.ask('writeHistory')}
      onClick={() => plan.enter('history')}
    />
  )
}

function HistoryQuestion(props: Props) {
  const { table } = props
  return (
    <>
      <Act
        icon={<QuillInk />}
        label="Write it"
        note="ends your turn for good"
        go
        onClick={() => table.play('writeHistory')}
      />
      <Never {...props} />
    </>
  )
}

/** After the third action: two cards of one symbol buy a fourth. */
function FourthAction({ table, plan }: Props) {
  const { view } = table
  if (view.actions !== 3 || view.extraPaid) return null
  const [first] = table.choices('payExtraAction') as [CardId, CardId][]
  const pair = plan.pair ?? first
  if (!pair) return null
  return (
    <Act
      icon={<Stroke of="plus" size={20} />}
      label="Buy a fourth action"
      note={`discard ${cardName(pair[0])} and ${cardName(pair[1])}`}
      refusal={table.ask('payExtraAction', ...pair)}
      onClick={() => (plan.pair ? table.play('payExtraAction', ...pair) : plan.pick(pair))}
    />
  )
}

function Tokens(props: Props): ReactNode {
  const { table, plan } = props
  if (!table.view.options.heroesTradersScholars || plan.picked.length > 1) return null
  return (
    <>
      {tokens
        .filter(({ symbol }) => table.choices('buyToken').some(([choice]) => choice === symbol))
        .map(({ symbol, name, bought }) => {
          const Picture = symbolPicture(symbol)
          return (
            <Act
              key={symbol}
              icon={<Picture />}
              label={`Take the ${name}`}
              note={`one action, ${bought} points now`}
              onClick={() => table.play('buyToken', symbol)}
            />
          )
        })}
      <Heroes {...props} />
      <Traders {...props} />
    </>
  )
}

function Heroes({ table, plan }: Props) {
  if (table.choices('useHeroes').length === 0) return null
  const Picture = symbolPicture('helmet')
  return (
    <Act
      icon={<Picture />}
      label="Use the Heroes"
      note="1 point, then draw a card"
      onClick={() => plan.enter('heroes')}
    />
  )
}

function Traders({ table, plan }: Props) {
  const [card] = plan.picked
  const Picture = symbolPicture('ship')
  if (table.choices('useTraders').length === 0) return null
  if (!card) return null
  return (
    <Act
      icon={<Picture />}
      label="Use the Traders"
      note={`swap ${cardName(card)} for an open card`}
      onClick={() => plan.enter('traders')}
    />
  )
}
