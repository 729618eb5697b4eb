import { counted } from '../../../games/kit/words'
import { meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { isFight } from '../../../games/meeples-and-monsters/effects'
import { combatDetails } from '../../../games/meeples-and-monsters/pieces/combat-details'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { type G, monsterOf, tileOf, total } from '../../../games/meeples-and-monsters/state'
import { owedTo } from '../../kit/own'
import { placeName } from './names'
import { completable, type MeeplesTable, offered, ownArea, type Plan, type Way } from './plan'

const phases: Readonly<Record<G['phase'], string>> = {
  development: 'Development Phase',
  main: 'Main Phase',
  draw: 'Draw Phase',
}

export const phaseName = ({ phase }: G): string => phases[phase]

/** What somebody else is busy with. */
export function waiting({ view }: MeeplesTable): string {
  switch (view.pending[0]?.kind) {
    case 'discardQuests':
      return 'Discarding Quests'
    case 'purge':
      return 'Removing Corruption'
    case 'recall':
      return 'Calling Units back into the bag'
    case 'placeMonster':
      return 'Finding a place for a Monster'
    default:
      return phases[view.phase]
  }
}

/** One sentence: what is expected. */
export function say(table: MeeplesTable, plan: Plan): string {
  const { view } = table
  const owed = owedTo(table)
  switch (owed?.kind) {
    case 'discardQuests':
      return discarding(owed.n, plan.quests.length)
    case 'purge':
      return `Remove up to ${owed.n} Corruption`
    case 'recall':
      return `Call up to ${counted(owed.n, 'Unit')} back into your bag`
    case 'placeMonster':
      return `Choose a quarter for ${monsterOf(owed.monster).name}`
  }
  if (plan.leaving) return `Go on without ${questNames(completable(table))}?`
  const [first, ...more] = questsIn(offered(table, plan))
  if (first) return more.length === 0 ? `Complete ${questOf(first).name}?` : 'Complete Quests?'
  if (plan.passing) return 'Assign nobody this turn?'
  if (plan.picked && view.step === 'plan') return `Your turn: place the ${meepleName(plan.picked.cls)}`
  return turnLine(view, plan)
}

/** Counts on while the Quests are chosen one by one. */
function discarding(due: number, chosen: number): string {
  if (chosen === 0) return `Discard ${counted(due, 'Quest')} from your hand`
  return chosen < due ? `Discard ${due} Quests: ${due - chosen} more` : `Discard ${due === 1 ? 'it' : 'them'}?`
}

const questsIn = (ways: readonly Way[]): string[] => [...new Set(ways.map(([quest]) => quest))]

const questNames = (ways: readonly Way[]): string =>
  questsIn(ways)
    .map((quest) => questOf(quest).name)
    .join(' and ')

const leavingHelp: Readonly<Record<G['phase'], string>> = {
  development: 'What was built or trained this turn completes a Quest only now.',
  main: 'Monsters and Locations of this turn complete a Quest only now.',
  draw: 'Your Tavern completes a Quest only now.',
}

function turnLine(view: G, plan: Plan): string {
  if (view.step === 'plan') {
    return view.phase === 'development' ? 'Your turn: send meeples to the Capitol' : 'Your turn: assign your meeples'
  }
  if (view.step === 'resolve' && view.phase === 'development') {
    if (plan.tile) return `Build ${tileOf(plan.tile).name}: where?`
    return developing(view)
  }
  if (view.step === 'resolve') {
    return view.plan.every(({ resolved }) => resolved) ? 'Your turn: clean up and draw' : 'Your turn: resolve your plan'
  }
  if (view.step === 'trophies') return 'Whose effect comes next?'
  return 'Your turn: end it'
}

/** Only what is still to be done. */
function developing({ plan }: G): string {
  const open = plan.filter(({ resolved }) => !resolved).map(({ place }) => place)
  const builds = open.some((place) => place !== 'capitol-drill')
  const trains = open.includes('capitol-drill')
  if (builds && trains) return 'Your turn: build and train'
  if (builds) return 'Your turn: choose what to build'
  return trains ? 'Your turn: level up' : 'Your turn: on to the Main Phase'
}

/** One line of help below it. */
export function help(table: MeeplesTable, plan: Plan): string {
  const { view } = table
  const owed = owedTo(table)
  switch (owed?.kind) {
    case 'discardQuests':
      return 'A discarded Quest costs nothing; an open one does at the end.'
    case 'purge':
      return 'It goes back to the supply; what is in the bag stays.'
    case 'recall':
      return 'They can be drawn again at once. Nobody is a choice too.'
    case 'placeMonster':
      return `${monsterOf(owed.monster).name} finds its own quarter full.`
  }
  if (plan.leaving) return leavingHelp[view.phase]
  if (offered(table, plan).length > 0) return 'Its condition is met now. You may also wait as long as this step lasts.'
  if (plan.passing) return 'Nobody can be held back: all of your Tavern goes to the Lodgings.'
  if (plan.picked && view.step === 'plan') return 'Click a place that glows; any open place takes more than it needs.'
  return stepHelp(table)
}

function stepHelp(table: MeeplesTable): string {
  const { view } = table
  const problem = view.step === 'plan' && view.plan.length > 0 ? table.ask('commit') : null
  if (problem) return `${problem.because}.`
  const fight = view.plan.findLast(({ place }) => isFight(place))
  if (view.step === 'plan' && fight) {
    const { total: sum, strength } = combatDetails(view, view.current, fight)
    const name = placeName(fight.place)
    return sum >= strength
      ? `${sum} of ${strength}: enough for ${name}.`
      : `${sum} of ${strength} against ${name} so far.`
  }
  if (view.step === 'plan' && view.phase === 'development') return 'Build a Location, level a class up, or go on.'
  if (view.step === 'plan') {
    const here = ownArea(table)
    return `${counted(here ? total(here.tavern) - here.tavern.corruption : 0, 'Unit')} in your Tavern. Pick one, or click a place.`
  }
  if (view.step === 'resolve' && view.phase === 'main') {
    return view.plan.every(({ resolved }) => resolved)
      ? 'Everything is resolved. What comes now cannot be taken back.'
      : 'In any order you like.'
  }
  if (view.phase === 'draw') return `You drew ${counted(total(ownArea(table)!.tavern), 'meeple')} for your next turn.`
  return ''
}
