import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { HexId } from '../../../games/monumental/data/hex'
import type { monumental } from '../../../games/monumental/game'
import { areaOf, type G } from '../../../games/monumental/state'
import { plans } from '../../kit/plan'
import { moveArgs, moversAt } from './hex-click'
import {
  type Begun,
  isActing,
  type MonumentalCall,
  type MonumentalTable,
  type Mover,
  nothing,
  type Plan,
  type Situation,
  useMonumental,
} from './plan'

/** Could it be put down anywhere else? */
export const canGo = (table: MonumentalTable, mover: Mover, wish: Pick<Plan, 'gold' | 'paid'> = nothing): boolean =>
  Object.keys(table.view.hexes).some((hex) => table.ask(...moveArgs(mover, hex, wish)) === null)

/** Does what was begun still lead anywhere? */
function leadsOn(table: MonumentalTable, plan: Begun): boolean {
  const some = (...moves: MonumentalCall[0][]) => moves.some((move) => table.choices(move).length > 0)
  if (plan.mover) return canGo(table, plan.mover) || canGo(table, plan.mover, plan)
  if (plan.home) return moversAt(table, plan.home).some((mover) => canGo(table, mover)) || some('buildOutpost')
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
const fit = (table: MonumentalTable, begun: Begun): Begun =>
  isActing(table) && !leadsOn(table, begun) ? nothing : begun

/** An Explorer that has made a step stays in hand for the next. */
function keep(table: MonumentalTable, { mover }: Begun, was: G): Partial<Begun> {
  const { view, seat } = table
  if (seat === null || mover === null || !('explorer' in mover) || !isActing(table)) return {}
  const at = (position: G) => areaOf(position, seat).explorers[mover.explorer]
  return at(view) === at(was) ? {} : { busy: 'move', mover }
}

export const habits = { blank: nothing, keep, fit }

const { Around: AroundPlan, usePlan } = plans<typeof monumental, Begun>(habits)

export { usePlan }

export const useSituation = (): Situation => ({ table: useMonumental(), plan: usePlan() })

/** The tile whose choice is looked at in the bar just now. */
interface Looking {
  readonly looked: HexId | null
  look(hex: HexId | null): void
}

const LookingContext = createContext<Looking>({ looked: null, look: () => {} })

export const useLooking = (): Looking => useContext(LookingContext)

export function Around({ children }: { readonly children: ReactNode }) {
  const [looked, look] = useState<HexId | null>(null)
  const looking = useMemo(() => ({ looked, look }), [looked])
  return (
    <AroundPlan>
      <LookingContext value={looking}>{children}</LookingContext>
    </AroundPlan>
  )
}
