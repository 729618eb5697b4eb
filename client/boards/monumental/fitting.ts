import { moveArgs, moversAt } from './hex-click'
import { isActing, type MonumentalCall, type MonumentalTable, type Mover, nothing, type Plan } from './plan'

/** Could it be put down anywhere else? */
export const canGo = (table: MonumentalTable, mover: Mover, wish: Pick<Plan, 'gold' | 'paid'> = nothing): boolean =>
  Object.keys(table.view.hexes).some((hex) => table.ask(...moveArgs(mover, hex, wish)) === null)

/** Does what was begun still lead anywhere? */
function leadsOn(table: MonumentalTable, plan: Plan): boolean {
  const some = (...moves: MonumentalCall[0][]) => moves.some((move) => table.choices(move).length > 0)
  if (plan.mover) return canGo(table, plan.mover) || canGo(table, plan.mover, plan)
  if (plan.home) return moversAt({ table }, plan.home).some((mover) => canGo(table, mover)) || some('buildOutpost')
  if (plan.target || plan.card || plan.policy) return true
  switch (plan.busy) {
    case 'conquer':
      return some('conquer')
    case 'acquire':
      return some('acquire', 'startWonder')
    case 'move':
      return some('moveExplorer', 'moveUnit', 'buildOutpost')
    case 'use':
      return some('useAbility', 'useMarket')
    case 'policy':
      return some('developPolicy')
    case 'work':
      return some('workOnWonder')
    case 'draw':
      return some('drawCard')
    default:
      return true
  }
}

/** A plan that has come to nothing, as an Explorer without another step, is forgotten. */
export const fitting = (table: MonumentalTable, plan: Plan): Plan =>
  isActing(table) && !leadsOn(table, plan) ? { ...plan, ...nothing } : plan
