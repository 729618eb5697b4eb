import { useEffect, useRef } from 'react'
import { keysOf } from '../../../games/kit/records'
import { isWaking, nothing, owedTo, type Plan, type Props } from './plan'

const onMap = ['wonderToken', 'mount', 'sacrifice', 'desert']
const inCity = ['activateSlot', 'activateNexus', 'attach', 'bonus', 'archive', 'discardSlot', 'blank']

/** The part of the page that the question is about, by its id; none if it is all in the line of choices. */
export function placeOf({ table, plan }: Props): string | null {
  const ask = owedTo(table)?.ask
  if (ask) return onMap.includes(ask) ? 'board' : inCity.includes(ask) ? 'mine' : null
  if (isWaking(table) || plan.busy === 'policy') return 'mine'
  if (plan.busy === 'conquer' || plan.busy === 'move') return 'board'
  return plan.busy === 'acquire' ? 'display' : null
}

/** Where the page is one column, what a question is about comes into view with it. */
export function useInView(id: string | null): void {
  useEffect(() => {
    if (id === null || !matchMedia('(max-width: 1111px)').matches) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  }, [id])
}

const isBegun = (plan: Plan): boolean => keysOf(nothing).some((key) => plan[key] !== nothing[key])

/** Escape puts down whatever is in hand. */
export function usePutDown(plan: Plan): void {
  const now = useRef(plan)
  now.current = plan
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]') && isBegun(now.current))
        now.current.begin({})
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
