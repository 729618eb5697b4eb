import { type ReactNode, Suspense } from 'react'
import { later } from '../../kit/later'

export const Sentence = later(() => import('./tell/Sentence'))

const silent = ['gave']

/** A line of the log; the words come with the first of them. */
export function tell(event: unknown): ReactNode {
  if (typeof event !== 'object' || event === null || !('kind' in event) || silent.includes(String(event.kind)))
    return null
  return (
    <Suspense>
      <Sentence event={event} />
    </Suspense>
  )
}
