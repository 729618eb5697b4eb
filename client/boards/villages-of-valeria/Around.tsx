import type { ReactNode } from 'react'
import { PlanContext, useNewPlan, useVillages } from './plan'

/** The plan lies around board and panels: opponents' resources are paid with in their panels. */
export function Around({ children }: { readonly children: ReactNode }) {
  const plan = useNewPlan(useVillages())
  return <PlanContext value={plan}>{children}</PlanContext>
}
