import { setImmediate } from 'node:timers/promises'
import { steadyNow } from '../lib/clock'
import type { Hall } from './hall'
import { isFollowed } from './series'
import type { Deadlines } from './storage'

/** So few are removed whatever their share is. */
const few = 10

const hour = 3_600_000
const day = 24 * hour

/** How long matches are kept. */
interface Terms {
  readonly FINISHED_DAYS: number
  readonly ABANDONED_DAYS: number
  readonly UNJOINED_HOURS: number
  /** Of a hundred matches at most so many are removed at a time. */
  readonly SWEEP_PERCENT: number
}

const deadlines = (terms: Terms, now: number): Deadlines => ({
  finished: now - terms.FINISHED_DAYS * day,
  abandoned: now - terms.ABANDONED_DAYS * day,
  unjoined: now - terms.UNJOINED_HOURS * hour,
})

/** Removes matches that nobody needs any more; never one that somebody is looking at, or that a later one follows. */
export async function sweep(hall: Hall, terms: Terms, now = steadyNow()): Promise<number> {
  const due = deadlines(terms, now)
  const outdated = await hall.storage.outdated(due)
  const most = Math.max(few, Math.floor(((await hall.storage.count()) * terms.SWEEP_PERCENT) / 100))
  if (outdated.length > most) {
    hall.log.warn('more matches are old than are removed at a time: is the clock right?', {
      old: outdated.length,
      most,
    })
  }
  let removed = 0
  for (const id of outdated.slice(0, most)) {
    await hall.exclusive(id, async () => {
      if (!(await hall.storage.isOutdated(id, due)) || hall.rooms.isSeen(id)) return
      if (await isFollowed(hall.storage, id)) return
      await hall.storage.wipe(id)
      removed += 1
    })
    // The storage never waits for anything, so nobody else would be heard before the last match is gone.
    await setImmediate()
  }
  if (removed > 0) {
    await hall.storage.tidy()
    hall.log.info('old matches removed', { removed })
  }
  return removed
}

/** Sweeps now and then once an hour. Call the result to stop. */
export function employJanitor(hall: Hall, terms: Terms, isOurs: () => Promise<boolean>): () => void {
  const inOffice = async () => {
    if (await isOurs()) await sweep(hall, terms)
  }
  const round = () => inOffice().catch((error) => hall.log.error('sweeping failed', { error }))
  round()
  const timer = setInterval(round, hour)
  timer.unref()
  return () => clearInterval(timer)
}
