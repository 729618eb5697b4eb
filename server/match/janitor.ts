import { setImmediate } from 'node:timers/promises'
import type { Hall } from './hall'
import { isFollowed } from './series'
import type { Deadlines } from './storage'

const hour = 3_600_000
const day = 24 * hour

/** How long matches are kept. */
interface Terms {
  readonly FINISHED_DAYS: number
  readonly ABANDONED_DAYS: number
  readonly UNJOINED_HOURS: number
}

const deadlines = (terms: Terms, now: number): Deadlines => ({
  finished: now - terms.FINISHED_DAYS * day,
  abandoned: now - terms.ABANDONED_DAYS * day,
  unjoined: now - terms.UNJOINED_HOURS * hour,
})

/** Removes matches that nobody needs any more; never one that somebody is looking at, or that a later one follows. */
export async function sweep(hall: Hall, terms: Terms, now = Date.now()): Promise<number> {
  const due = deadlines(terms, now)
  let removed = 0
  for (const id of await hall.storage.outdated(due)) {
    await hall.exclusive(id, async () => {
      if (!(await hall.storage.isOutdated(id, due)) || hall.rooms.isWatched(id)) return
      if (await isFollowed(hall.storage, id)) return
      await hall.storage.wipe(id)
      removed += 1
    })
    // The storage never waits for anything, so nobody else would be heard before the last match is gone.
    await setImmediate()
  }
  if (removed > 0) hall.log.info('old matches removed', { removed })
  return removed
}

/** Sweeps now and then once an hour. Call the result to stop. */
export function employJanitor(hall: Hall, terms: Terms): () => void {
  const round = () => sweep(hall, terms).catch((error) => hall.log.error('sweeping failed', { error }))
  round()
  const timer = setInterval(round, hour)
  timer.unref()
  return () => clearInterval(timer)
}
