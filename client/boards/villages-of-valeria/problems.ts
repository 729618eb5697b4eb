import { type Refusal, refuse } from '../../../games/kit/rule'
import type { Action } from '../../../games/villages-of-valeria/data/constants'
import { actions } from '../../../games/villages-of-valeria/data/constants'
import { completePayment } from '../../../games/villages-of-valeria/pieces/payment'
import type { Target } from '../../../games/villages-of-valeria/state'
import { nameOf } from './names'
import { buildingOn } from './paying'
import { dueTo, ownHand, ownVillage, type VillageTable } from './plan'

/** Why this can't be built now; null if some payment is enough. */
export function buildProblem(table: VillageTable, target: Target): Refusal | null {
  if (table.seat === null) return null
  const { discards } = buildingOn(table, target)
  const payment = completePayment(table.view, table.seat, target, []) ?? []
  return table.ask('build', { target, payment, ...(target.kind === 'monument' ? { discards } : {}) })
}

export const recruitProblem = (table: VillageTable, adventurer: string, monument?: string): Refusal | null =>
  table.ask('recruit', { adventurer, ...(monument === undefined ? {} : { monument }) })

/** The whole cost must be paid: of a Building, of a Monument. */
const cannotPay = ['VV-122', 'VV-186']

const firstOf = (problems: readonly (Refusal | null)[], otherwise: string): Refusal =>
  problems.find((problem) => problem !== null) ?? refuse('VV-027', otherwise)

/** Why this action can't be carried out now: the reason against the first thing one would try. */
export function whyNot(table: VillageTable, action: Action): Refusal | null {
  if (action === 'harvest' || action === 'tax') return table.ask(action)
  if (table.choices(action).length > 0) return null
  const hand = ownHand(table)
  if (action === 'build') {
    const monument = ownVillage(table)?.monument ? [buildProblem(table, { kind: 'monument' })] : []
    const problems = [...monument, ...hand.map((card) => buildProblem(table, { kind: 'building', card }))]
    const unpaid = problems.find((problem) => problem && cannotPay.includes(problem.clause))
    return unpaid
      ? refuse(unpaid.clause, 'Nothing you could build can be paid in full')
      : firstOf(problems, 'You hold no card')
  }
  if (action === 'develop') {
    const develop = (card: string) => table.ask('develop', { card, to: 'castle', discards: [] })
    return firstOf(hand.map(develop), 'You hold no card to develop')
  }
  return nobodyComes(table)
}

/** The Adventurers that lie open, those who would come first. */
export function candidates(table: VillageTable): { id: string; refusal: Refusal | null }[] {
  const row = table.view.adventurerRow.flatMap((id) =>
    id === null ? [] : [{ id, refusal: recruitProblem(table, id) }],
  )
  return [...row.filter(({ refusal }) => !refusal), ...row.filter(({ refusal }) => refusal)]
}

/** Each one's reason by name, and a common one once. */
function nobodyComes(table: VillageTable): Refusal {
  const problems = candidates(table).flatMap(({ id, refusal }) => (refusal ? [{ id, ...refusal }] : []))
  const [first] = problems
  if (!first) return refuse('VV-027', 'No adventurer is there')
  if (problems.every(({ because }) => because === first.because)) return refuse(first.clause, first.because)
  const reasons = problems.map(({ id, because }) => `${nameOf(id)}: ${because.toLowerCase()}`)
  return refuse(first.clause, `Nobody can come. ${reasons.join('; ')}`)
}

/** A follow or a bonus that this seat can't make use of: nothing is left but to decline. */
export function canOnlyDecline(table: VillageTable): boolean {
  const due = dueTo(table)
  return due?.kind === 'action' && due.role !== 'lead' && actions.every((action) => table.choices(action).length === 0)
}
