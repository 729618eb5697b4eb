import { counted } from '../../../games/kit/words'
import { size } from '../../../games/kit/zones'
import { actionName, monumentFee } from '../../../games/villages-of-valeria/data/constants'
import { endNumberOf } from '../../../games/villages-of-valeria/flow/turn'
import { goldFor } from '../../../games/villages-of-valeria/pieces/payment'
import { isSolo, type Owed } from '../../../games/villages-of-valeria/state'
import { playerAt } from '../../kit/table'
import { nameOf } from './names'
import { payingOf, targetName } from './paying'
import { dueDiscards, dueTo, dueTurn, isOpening, ownVillage, type Situation, type VillageTable } from './plan'
import { canOnlyDecline, whyNot } from './problems'

/** How near the end is. */
export function endOf({ view }: VillageTable): string {
  if (isSolo(view)) return `${counted(size(view.deck), 'card')} on the clock`
  return view.lastRound ? 'last round' : `ends at ${endNumberOf(view)} cards`
}

/** What somebody else is busy with. */
export function waiting(table: VillageTable): string {
  const [next] = table.view.pending
  if (isOpening(table)) return 'Choosing a first resource'
  return next ? busyWith(next) : ''
}

function busyWith(owed: Owed): string {
  switch (owed.kind) {
    case 'draw':
      return `Drawing ${counted(owed.n, 'card')}`
    case 'steal':
      return 'Choosing whose gold to steal'
    case 'place':
      return 'Laying a card on a pile'
    case 'effect':
      return `Using the ${nameOf(owed.card)}`
    case 'action':
      if (owed.role === 'lead') return 'Leading an action'
      return owed.role === 'follow'
        ? `Free to follow ${actionName[owed.action]}`
        : `Free to ${owed.action} with the ${nameOf(owed.card)}`
  }
}

/** One sentence: what is expected. */
export function say(situation: Situation): string {
  const { table } = situation
  if (isOpening(table)) return 'Choose a card for your first resource'
  const due = dueTo(table)
  switch (due?.kind) {
    case 'draw':
      return due.n === 1 ? 'Draw a card' : `Draw ${due.n} cards, one at a time`
    case 'steal':
      return `Choose whose gold to steal: ${due.n} of it`
    case 'place':
      return `Time passes: lay the ${nameOf(due.card)} on a pile`
    case 'action':
      return sayAction(situation, due)
    default:
      return 'Your turn'
  }
}

function sayAction(situation: Situation, due: Extract<Owed, { kind: 'action' }>): string {
  const { table, plan } = situation
  const { begun } = plan
  const step = stepOf(situation)
  if (due.role === 'lead') {
    if (begun.doing !== 'look') return `You lead ${actionName[begun.doing]}${step ? `: ${step}` : ''}`
    return begun.card ? `${nameOf(begun.card)}: build or develop it?` : 'Your turn: lead an action'
  }
  if (due.role === 'follow') {
    const leader = `${playerAt(table, table.view.current).name} leads ${actionName[due.action]}`
    if (canOnlyDecline(table)) return `${leader}: you can't follow`
    return `${leader}: ${step && hasBegun(situation) ? step : 'follow or decline'}`
  }
  const card = nameOf(due.card)
  if (canOnlyDecline(table)) return `${card}: you can't ${due.action} now`
  return `${card}: ${step && hasBegun(situation) ? step : `${due.action} once more, or decline`}`
}

const hasBegun = ({ plan: { begun } }: Situation): boolean =>
  (begun.doing === 'build' && begun.target !== null) ||
  (begun.doing === 'develop' && begun.card !== null) ||
  (begun.doing === 'recruit' && begun.adventurer !== null)

/** The next step of what the player has begun. */
function stepOf({ table, plan: { begun } }: Situation): string {
  switch (begun.doing) {
    case 'build':
      return begun.target ? `pay for the ${targetName(table, begun.target)}` : 'choose what to build'
    case 'develop': {
      if (!begun.card) return 'choose a card to develop'
      if (begun.to === 'monument') return `dedicate the ${nameOf(begun.card)}`
      const left = dueDiscards(table) - begun.discards.length
      return left > 0 ? `choose ${counted(left, 'card')} to discard` : `the ${nameOf(begun.card)} under your castle`
    }
    case 'recruit':
      return begun.adventurer ? `take the ${nameOf(begun.adventurer)}` : 'choose an adventurer'
    case 'look':
      return ''
  }
}

/** One line of help below it. */
export function help(situation: Situation, declines: boolean): string {
  const { table } = situation
  if (isOpening(table)) return 'It lies under your castle all game; anybody may use it for a gold, which comes to you.'
  const due = dueTo(table)
  switch (due?.kind) {
    case 'draw':
      return 'From a pile or the deck: you see each card before you choose the next.'
    case 'steal':
      return 'Gold lying on cards is safe.'
    case 'place':
      return 'It covers what lies there. The deck is your clock.'
    case 'action':
      return helpAction(situation, declines)
    default:
      return ''
  }
}

function helpAction(situation: Situation, declines: boolean): string {
  const { table, plan } = situation
  const turn = dueTurn(table)
  if (turn && turn.role !== 'lead' && canOnlyDecline(table)) {
    const then = declines ? 'Declined for you in a moment.' : 'Decline to go on.'
    return `${then} ${whyNot(table, turn.action)?.because ?? 'Nothing is possible'}.`
  }
  const { begun } = plan
  const gold = ownVillage(table)?.gold ?? 0
  const paying = payingOf(situation)
  if (paying)
    return payHelp(paying.open.length, paying.chosen.length, paying.whole ? goldFor(paying.whole) : null, gold)
  if (begun.doing === 'develop' && begun.card && begun.to === 'castle' && dueDiscards(table) > 0) {
    return 'Click a card to discard, then another pile if it shall land there.'
  }
  if (begun.doing === 'recruit') return `You have ${gold} gold.${monumentHelp(table)}`
  if (turn?.role === 'lead' && begun.doing === 'look') {
    return isSolo(table.view) ? 'Then time passes.' : 'Then everybody else may follow in a weaker form.'
  }
  return `You have ${gold} gold in your supply.`
}

/** VV-010, VV-165: only where one can be taken at all. */
const monumentHelp = (table: VillageTable): string =>
  ownVillage(table)?.monument || table.view.monumentLine.every((id) => id === null)
    ? ''
    : ` A monument comes along for ${monumentFee} more.`

function payHelp(open: number, chosen: number, price: number | null, gold: number): string {
  if (price === null) return `${chosen} chosen, ${open} open. This can't be paid in full so.`
  if (open === 0) return `All chosen: ${price} of your ${gold} gold.`
  return `${price} of your ${gold} gold as suggested; click glowing resources to pay otherwise.`
}

/** Where on the board the answer lies, for screens that show a part of it. */
export function aboutOf({ table, plan: { begun } }: Situation): string | null {
  if (!table.mayAct) return null
  if (isOpening(table)) return 'mine'
  const due = dueTo(table)
  if (due?.kind === 'draw' || due?.kind === 'place') return 'board'
  if (due?.kind !== 'action' || begun.doing === 'look') return null
  return begun.doing === 'recruit' ? 'adventurers' : 'mine'
}
