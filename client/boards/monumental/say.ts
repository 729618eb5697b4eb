import type { PlayerId } from '../../../games/kit/rule'
import { policyPrice } from '../../../games/monumental/moves/policies'
import { nameOf } from '../../../games/monumental/pieces/cards'
import { missingWork } from '../../../games/monumental/pieces/wonders'
import { areaOf, type G, type Owed, unspent } from '../../../games/monumental/state'
import { counted } from '../../../games/monumental/words/describe'
import { plannedCampaign } from './campaign'
import { isWonderCard } from './Display'
import { tileName, unitName } from './names'
import { dueTo, isWaking, type MonumentalTable, ownArea, type Situation } from './plan'
import { yieldOf, yieldWords } from './preview'
import { printedOn } from './printed'

/** What somebody else is busy with. */
export function waiting({ view: { stage, pending } }: MonumentalTable): string {
  if (stage === 'pick') return 'Choosing a civilization'
  if (pending.length > 0) return 'Something is to be decided'
  return stage === 'activate' ? 'Activating a row and a column' : 'Spending what the City produced'
}

/** One sentence: what is expected. */
export function say(situation: Situation): string {
  const { table, plan } = situation
  const owed = dueTo(table)
  if (owed) return question(owed)
  if (table.view.stage === 'pick') return 'Choose your civilization'
  if (isWaking(table))
    return `Your turn: activate a row and a column${plan.nexus ? `, with ${nameOf(plan.nexus)}` : ''}`
  const campaign = plannedCampaign(situation)
  if (campaign) return `Conquer ${tileName(table, campaign.hex)}`
  if (plan.card) return `${isWonderCard(plan.card) ? 'Start' : 'Acquire'} ${printedOn(plan.card).name}`
  if (plan.policy) return `Develop ${printedOn(plan.policy).name}`
  if (plan.mover)
    return 'explorer' in plan.mover ? 'Where does the Explorer go?' : `Where does the ${unitName(plan.mover.unit)} go?`
  return busyLine[plan.busy ?? ''] ?? 'Your turn: spend what your City produced'
}

const busyLine: Readonly<Record<string, string>> = {
  conquer: 'Which Province do you conquer?',
  acquire: 'Which card do you take?',
  move: 'Who moves?',
  use: 'Which text do you use?',
  policy: 'Which Policy do you develop?',
  work: 'How much work on your Wonder?',
  draw: 'How do you pay for the card?',
}

const upTo = (n: number, one: string): string => (n === 1 ? `a ${one}` : `up to ${n} ${one}s`)

/** A question of a card or token, in words. */
function question(owed: Owed): string {
  switch (owed.ask) {
    case 'basic':
      return owed.same ? `Choose one basic resource: ${owed.n} of it` : `Choose ${some(owed.n, 'basic resource')}`
    case 'payBasic':
      return `Pay ${some(owed.n, 'basic resource')}`
    case 'convert':
      return `Change ${upTo(owed.n, 'basic resource')}`
    case 'option':
      return `${nameOf(owed.source)}: which one?`
    case 'again':
      return `${nameOf(owed.source)}: once more?`
    case 'activateSlot':
      return `Activate ${upTo(owed.n, 'City card')}`
    case 'activateNexus':
      return 'Activate a Nexus card'
    case 'attach':
      return 'Whose icons once more?'
    case 'bonus':
      return `${nameOf(owed.source)}: which card is it attached to?`
    case 'order':
      return 'Which text comes first?'
    case 'market':
      return `Take a token of the ${nameOf(owed.source)}?`
    case 'archive':
      return `Archive ${some(owed.n, 'Building')}`
    case 'discardSlot':
      return `Discard ${upTo(owed.n, 'City card')}`
    case 'recover':
      return `Take ${upTo(owed.n, 'card')} back from your discard pile`
    case 'blank':
      return 'Which activated card gives up its effect?'
    case 'sacrifice':
      return `Sacrifice ${some(owed.n, 'Soldier')}`
    case 'restore':
      return 'How many sacrificed Soldiers come back?'
    case 'mount':
      return `Mount ${upTo(owed.n, 'Soldier')}`
    case 'reward':
      return 'Barbarians beaten: choose your reward'
    case 'desert':
      return 'The Desert takes a Soldier'
    case 'wonderToken':
      return `Where does the token of ${nameOf(owed.card)} go?`
    case 'keep':
      return `Keep ${some(owed.n, 'basic resource')}`
  }
}

const some = (n: number, one: string): string => (n === 1 ? `a ${one}` : `${n} ${one}s`)

const questionHelp: Readonly<Partial<Record<Owed['ask'], string>>> = {
  convert: 'Each becomes one of another kind.',
  archive: 'It leaves the game for good; Knowledge below it goes to your discard pile.',
  discardSlot: 'Only cards that were not activated this turn.',
  recover: 'The last one taken lies on top of your draw pile.',
  blank: 'You give back what its icons gave, and it has no text this turn.',
  sacrifice: 'It lies on your Warlord until something brings it back.',
  mount: 'Soldier and Horse stay together from now on.',
  desert: 'It goes home; a mounted one loses its Horse.',
  wonderToken: 'It adds 2 to the Defense there, for whoever holds it.',
  keep: 'The rest of Production, Science and Military is lost.',
  restore: 'They return to your Capital.',
  activateSlot: 'It gives its icons now and its text this turn.',
  attach: 'Any City card that is awake.',
  bonus: 'Any City card that is awake; the bonus comes if it shows the resource.',
  order: 'They happen at the same moment: the order is yours.',
  market: 'Used in any of your Actions phases; one of each Market at a time.',
}

/** One line of help below it. */
export function help(situation: Situation): string {
  const { table, plan } = situation
  const owed = dueTo(table)
  if (owed) return questionHelp[owed.ask] ?? ''
  if (table.view.stage === 'pick') return 'Each has a Building, a Knowledge, a Warlord and five Policies of its own.'
  if (isWaking(table)) return wakeHelp(situation)
  const campaign = plannedCampaign(situation)
  if (campaign) return `Send ${counted(campaign.needed, 'Unit')}; change the team below the map.`
  if (plan.policy) return `${printedOn(plan.policy).words}; ${printedOn(plan.policy).more}`
  if (plan.card) return [printedOn(plan.card).words, printedOn(plan.card).more].filter(Boolean).join('; ')
  if (plan.busy === 'work') return `${missingWork({ wonder: ownArea(table)?.wonder ?? null })} are missing.`
  if (plan.busy === 'move') return 'Click a tile, then where to go.'
  if (plan.busy === 'policy') return `It costs ${policyPrice(table.view, table.seat!)} Culture.`
  return lossHelp(table.view, table.seat)
}

function wakeHelp(situation: Situation): string {
  const { cross } = situation.plan
  return cross === null ? 'Row × column, or the card there.' : `Brings ${yieldWords(yieldOf(situation, cross))}.`
}

function lossHelp(view: G, seat: PlayerId | null): string {
  if (seat === null) return ''
  return unspent(areaOf(view, seat)) > 0 ? 'In any order; what stays unspent is lost.' : 'In any order.'
}

const onMap = ['wonderToken', 'mount', 'sacrifice', 'desert']
const inCity = ['activateSlot', 'activateNexus', 'attach', 'bonus', 'archive', 'discardSlot', 'blank']

/** Where on the board the answer lies, for screens that show a part of it; null if it is all in the line of choices. */
export function aboutOf({ table, plan }: Situation): string | null {
  const ask = dueTo(table)?.ask
  if (ask) return onMap.includes(ask) ? 'board' : inCity.includes(ask) ? 'mine' : null
  if (isWaking(table) || plan.busy === 'policy') return 'mine'
  if (plan.busy === 'conquer' || plan.busy === 'move') return 'board'
  return plan.busy === 'acquire' ? 'display' : null
}
