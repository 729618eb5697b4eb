import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { buildingOf } from '../../../games/now-or-never/data/buildings'
import { seasons } from '../../../games/now-or-never/data/constants'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { villagerOf } from '../../../games/now-or-never/data/villagers'
import { allowance } from '../../../games/now-or-never/pieces/movement'
import { tokenOf } from '../../../games/now-or-never/pieces/standing'
import { holderOf, isFinal, type Owed } from '../../../games/now-or-never/state'
import { counted } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { foeName, heroName, kindVerb, spaceName } from './names'
import { type NeverTable, ownArea, type Plan } from './plan'

/** What somebody else is busy with. */
export function waiting({ view }: NeverTable, player: PlayerId): string {
  const kind = view.pending.find((one) => one.player === player)?.kind
  switch (kind) {
    case 'chooseHero':
      return 'Choosing a hero'
    case 'keepQuests':
      return 'Choosing quests to keep'
    case 'produce':
      return 'Housing villagers before the production'
    case 'die':
    case 'combat':
    case 'onward':
      return view.fight ? `Fighting ${foeName(view.fight)}` : 'Looking at a die'
    case 'chooseStory':
      return `Reading “${view.story?.open?.title}”`
    case 'build':
      return 'Building'
    case 'takeVillager':
      return 'Taking a villager'
    case undefined:
      return view.action ? `Moving ${heroName(view, player)}` : 'Taking a turn'
    default:
      return 'Something is to be decided'
  }
}

/** One sentence: what is expected. */
export function say(table: NeverTable, plan: Plan): string {
  if (plan.asking) return plan.asking.ask
  if (plan.villager) return `House the ${villagerOf(plan.villager).name}: in which row?`
  if (plan.token) return `${tokenOf(plan.token)?.name}: into which slot?`
  const owed = owedTo(table)
  return owed ? owedLine(table, plan, owed) : turnLine(table, plan)
}

function owedLine(table: NeverTable, plan: Plan, owed: Owed): string {
  const area = ownArea(table)
  switch (owed.kind) {
    case 'chooseHero':
      return 'Choose your hero'
    case 'keepQuests':
      if (plan.specialist) return `The ${specialistOf(plan.specialist).name}: into which slot?`
      return `Keep ${owed.keep} of ${counted(size(owed.cards), 'quest')}`
    case 'choosePiles':
      return `Draw ${counted(owed.draw, 'quest')}: from which piles?`
    case 'keepOrders':
      return `Keep ${owed.keep} of ${counted(size(owed.orders), 'order')}`
    case 'takeVillager':
      return `Take ${counted(owed.n, 'villager')} from the row`
    case 'buyGear':
      return table.choices('buyGear').length > 0 ? 'Buy a piece of gear' : 'Gear: nothing you can pay for'
    case 'build': {
      const tile = plan.tile === null ? null : area?.grid[plan.tile]
      if (tile) return `Build ${buildingOf(tile).name}: where?`
      return table.choices('build').length > 0 ? 'Build: choose a tile of your plans' : 'Build: nothing you can pay for'
    }
    case 'swapTiles':
      return plan.tile === null ? 'Swap two of your plans' : 'Swap it with which other?'
    case 'claimSearch':
      return 'Take a search token from anywhere'
    case 'readySpecialist':
      return 'Turn a specialist face up'
    case 'teleport':
      return 'Move to any named place'
    case 'chooseStory':
      return `${table.view.story?.open?.title ?? 'The story'}: what do you do?`
    case 'die':
      if (owed.cause === 'skill') return `You rolled ${owed.value}: how many hearts do you add?`
      return `You rolled ${owed.value}: keep it?`
    case 'combat':
      return 'Strike, or pay for more'
    case 'onward':
      return 'Fight on or retreat?'
    case 'produce':
      return isFinal(table.view, seasons) ? 'The last production' : `Season ${table.view.season} ends: produce`
    case 'botSearch':
      return 'The bot searches: which token?'
    case 'botAttack':
      return 'The bot attacks: which enemy?'
    case 'botDrop':
      return 'The bot recruits: who leaves its board?'
    case 'effects':
      return ''
  }
}

const areaHasRoom = (table: NeverTable): boolean => ownArea(table)?.specialists.includes(null) ?? false

function turnLine(table: NeverTable, plan: Plan): string {
  const { view, seat } = table
  const name = seat === null ? '' : heroName(view, seat)
  if (view.action) {
    if (view.action.chosen) return 'Your turn: end it'
    return view.action.steps === 0
      ? `Your turn: move ${name}`
      : `Your turn: ${name} at ${spaceName(view, view.players[seat!]!.space)}`
  }
  if (view.acted) return 'Your turn: end it'
  if (plan.specialist) {
    const own = holderOf(view, plan.specialist)?.owner === seat
    const { name } = specialistOf(plan.specialist)
    if (own) return `The ${name}: pay or rest?`
    return areaHasRoom(table) ? `The ${name}: into which slot?` : `Who makes room for the ${name}?`
  }
  if (plan.seeking === 'rest') return 'Who takes a rest?'
  if (plan.arrow !== null) return `Your turn: choose a space for ${name}`
  return plan.seeking ? `${kindVerb[plan.seeking]}: with whom?` : 'Your turn: one action'
}

/** NON-251 */
export const mayBeginAnywhere = ({ seat, choices }: NeverTable): boolean =>
  seat !== null && choices('chooseStart').length > 0

/** One line of help below it. */
export function help(table: NeverTable, plan: Plan): string {
  const { view, seat } = table
  const owed = owedTo(table)
  if (plan.asking) return plan.asking.because
  if (plan.villager) return 'A housed villager stays there; only an Inn lets one move.'
  if (plan.token) return 'What lies in the slot now leaves the game.'
  switch (owed?.kind) {
    case 'keepQuests':
      if (plan.specialist) {
        return view.bot
          ? 'The bot’s cards turn your left-most one face down.'
          : 'The order of the slots changes nothing here.'
      }
      if (mayBeginAnywhere(table)) return 'You may begin on any space.'
      return view.phase === 'setup' ? 'Each card is played on its own place of the map.' : 'The others are discarded.'
    case 'produce':
      return isFinal(view, seasons)
        ? 'Old coins and goods are gone: what your town makes now counts.'
        : 'Villagers housed before still produce.'
    case 'build':
      return table.choices('build').length > 0
        ? 'The number on a space is what it costs there.'
        : 'Sold goods and completed orders bring coins at any time.'
    case 'buyGear':
      return 'Sold goods and completed orders bring coins at any time.'
    case 'onward':
      return 'A retreat brings 1 experience; the enemy heals.'
    case 'combat':
      return view.fight ? `${foeName(view.fight)}: ${view.fight.damage} of ${view.fight.health} so far.` : ''
    case undefined:
      break
    default:
      return ''
  }
  if (view.action && !view.action.chosen && seat !== null) return moving(table, seat)
  if (view.acted) return 'You may still sell, house, learn and complete orders.'
  return plan.seeking || plan.specialist ? '' : 'Click a space to walk there, a specialist to pay, or choose here.'
}

function moving({ view }: NeverTable, seat: PlayerId): string {
  const { steps, stopped } = view.action!
  const left = allowance(view, seat) - steps
  if (stopped) return 'Visit, fight or search, or end the turn.'
  if (left <= 0) return 'Every further step costs a heart.'
  return `${counted(left, 'step')} left; each further one costs a heart.`
}
