import { owedTo } from '../../kit/own'
import type { Situation } from './plan'

/** Where the answer to a question lies: an id on the board. */
const places: Readonly<Record<string, string>> = {
  chooseHero: 'board',
  keepQuests: 'board',
  keepOrders: 'board',
  choosePiles: 'board',
  chooseStory: 'storybook',
  claimSearch: 'board',
  teleport: 'board',
  botSearch: 'board',
  botAttack: 'board',
  die: 'board',
  combat: 'board',
  onward: 'board',
  moving: 'board',
  takeVillager: 'season',
  buyGear: 'season',
  build: 'plans',
  swapTiles: 'plans',
  readySpecialist: 'specialists',
  slot: 'specialists',
  space: 'town',
  row: 'town',
  token: 'hero',
}

/** Where on the board the answer lies, for screens that show a part of it. */
export function aboutOf(situation: Situation): string | null {
  const question = questionOf(situation)
  return question ? (places[question] ?? null) : null
}

/** What is asked, as far as it is answered on the table. */
function questionOf({ table, plan }: Situation): string | null {
  if (plan.villager) return 'row'
  if (plan.token) return 'token'
  if (plan.specialist) return 'slot'
  if (!table.mayAct) return null
  const kind = owedTo(table)?.kind
  if (kind === 'build' && plan.tile !== null) return 'space'
  const { action } = table.view
  return kind ?? (action && !action.stopped && !action.chosen ? 'moving' : null)
}
