import { useEffect } from 'react'
import { soloGoal } from '../../../games/now-or-never/scoring'
import type { G } from '../../../games/now-or-never/state'
import { remember, remembered } from '../../kit/remembered'
import type { NeverTable } from './plan'

const game = 'now-or-never'
const option = 'soloHighScore'

/** The best solo win after this match; nothing if it was none (NON-212). */
export function newBest(view: G, before: unknown): number | null {
  const score = view.bot && view.outcome ? (view.outcome.scores[view.order[0]!] ?? 0) : null
  if (score === null || score < soloGoal(view)) return null
  return typeof before === 'number' ? Math.max(before, score) : score
}

/** NON-212: the device keeps the best solo win; the next match has to beat it. */
export function useBest({ view, seat }: NeverTable): void {
  useEffect(() => {
    const best = seat === null ? null : newBest(view, remembered(game, option))
    if (best !== null) remember(game, option, best)
  }, [view, seat])
}
