import type { ReactNode } from 'react'
import { PlanContext, useNever, useNewPlan } from './plan'

/** Others' specialists are paid in their panels: board and panels make one plan. */
export function Around({ children }: { readonly children: ReactNode }) {
  return <PlanContext value={useNewPlan(useNever())}>{children}</PlanContext>
}
