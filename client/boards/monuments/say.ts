import { counted } from '../../../games/kit/words'
import { cardOf } from '../../../games/monuments/data/cards'
import { monumentName, symbols, turns } from '../../../games/monuments/data/pieces'
import { mentioned } from '../../../games/monuments/effects'
import { actionsLeft, ownersOf } from '../../../games/monuments/state'
import { playerAt } from '../../kit/table'
import { layingMove, type MonumentsTable, type Plan, reordered } from './plan'

/** What somebody else is busy with. */
export function waiting({ view }: MonumentsTable): string {
  if (view.turnsLeft !== null) return lastTurns(view.turnsLeft)
  return view.actions === null
    ? 'Three actions, or a history'
    : `Action ${Math.min(view.actions + 1, turns.actions + 1)} of this turn`
}

const lastTurns = (left: number): string =>
  left === 1 ? 'The last turn of the game' : `The pile has run out: ${left} turns to go`

/** One sentence: what is expected. */
export function say(table: MonumentsTable, plan: Plan): string {
  const { view } = table
  const { mode, picked } = plan
  if (mode === 'history') return 'Write this history?'
  if (mode === 'heroes') return 'Heroes: choose a card from the quarry'
  if (mode === 'traders') {
    const [card] = picked
    return card
      ? `Traders: choose the open card to take for ${monumentName(cardOf(card).monument)} ${cardOf(card).value}`
      : 'Traders: choose the card of your hand to give'
  }
  if (mode === 'scholars') return reordering(reordered(table, plan).length - plan.order.length, plan)
  if (picked.length > 0) return `Your turn: ${sayPicked(table, plan)}`
  if (actionsLeft(view) === 0) return canGoOn(table) ? 'Your turn: end it, or go on' : 'Your turn: end it'
  return view.actions === null ? 'Your turn: three actions, or a history' : 'Your turn: choose an action'
}

function reordering(left: number, { order, monument }: Plan): string {
  if (order.length === 0) return 'Scholars: lay all cards in a new order'
  return left > 0 ? `Scholars: ${counted(left, 'card')} more to lay` : `Lay ${monumentName(monument!)} in this order?`
}

function sayPicked(table: MonumentsTable, { monument, picked, pair }: Plan): string {
  const cards = picked.length === 1 ? 'the card' : 'the cards'
  if (monument && table.ask(layingMove(table, monument), monument, picked) === null) {
    return `lay ${monumentName(monument)}, or put ${cards} back`
  }
  if (pair)
    return `use the two ${symbols.find(({ id }) => id === cardOf(pair[0]).symbol)!.plural.toLowerCase()}, or put them back`
  return `pick a card that goes with ${picked.length === 1 ? 'it' : 'them'}, or put ${cards} back`
}

/** Is there anything but the end of the turn? */
const canGoOn = (table: MonumentsTable): boolean =>
  (['payExtraAction', 'useHeroes', 'useTraders'] as const).some((move) => table.choices(move).length > 0)

/** One line of help below it. */
export function help(table: MonumentsTable, { mode, monument, picked }: Plan): string {
  const { view, seat } = table
  if (mode === 'history' && seat !== null) {
    const all = mentioned(view, seat)
    const leaving = all.map((one) => `${monumentName(one.monument)} of ${playerAt(table, one.player).name}`).join(', ')
    return `${counted(all.length, 'card leaves', 'cards leave')}: ${leaving}`
  }
  if (mode === 'traders' || mode === 'heroes') return 'It costs no action.'
  if (mode === 'scholars') return 'Old and new cards, the lowest first.'
  if (view.turnsLeft !== null && picked.length === 0) return lastTurns(view.turnsLeft)
  if (actionsLeft(view) === 0) {
    if (view.extraPaid) return 'The fourth action is taken.'
    return table.choices('payExtraAction').length > 0
      ? 'Two cards with the same symbol buy a fourth action.'
      : 'All three actions are taken.'
  }
  const action = `Action ${(view.actions ?? 0) + 1} of ${turns.actions + (view.extraPaid ? 1 : 0)}.`
  if (!monument) return picked.length === 0 ? `${action} Pick cards, or draw.` : action
  const first = ownersOf(view, monument).length === 0 ? 'nobody has built it yet' : 'it stands already'
  return `${action} ${counted(picked.length, `${monumentName(monument)} card`)} chosen; ${first}.`
}

/** Where on the board the answer lies, for screens that show a part of it. */
export function aboutOf({ mayAct }: MonumentsTable, { mode, picked }: Plan): string | null {
  if (!mayAct) return null
  if (mode === 'heroes' || (mode === 'traders' && picked.length > 0)) return 'quarry'
  if (mode === 'history') return 'board'
  return mode === 'none' ? null : 'mine'
}
