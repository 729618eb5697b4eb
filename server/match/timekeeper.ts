import type { GameDefinition } from '../../games/kit/definition'
import type { OpenTime } from './clocks'
import type { Hall } from './hall'
import type { Claim, Storage } from './storage'

/** How often clocks are looked at, and how often it is noted how long the house has been open. */
const [round, notes] = [5_000, 60_000]

/** Goes on where the run before has ended: while the house was closed nobody could come. */
export async function openTime(storage: Storage, tick: () => number): Promise<HouseTime> {
  let before = await storage.openFor()
  let begun = tick()
  const now = () => Math.round(before + tick() - begun)
  const follow = async () => {
    before = await storage.openFor()
    begun = tick()
  }
  return Object.assign(now, { follow })
}

export type HouseTime = OpenTime & {
  /** Another process keeps the time. */
  readonly follow: () => Promise<void>
}

/** Of several processes one keeps house, until it ends. */
export function office(storage: Storage): () => Promise<boolean> {
  let claim: Claim | undefined
  return async () => {
    if (!claim?.isHeld) claim = await storage.claim('house')
    return claim !== undefined
  }
}

export async function noteTime(hall: Hall): Promise<void> {
  try {
    await hall.storage.noteOpenFor(hall.openTime())
  } catch (error) {
    hall.log.error('the time of the house could not be noted', { error })
  }
}

/** Gives the seats of those who are away for too long to bots. */
export async function relieveAway(hall: Hall, definitions: ReadonlyMap<string, GameDefinition>): Promise<void> {
  for (const id of await hall.storage.due(hall.openTime())) {
    await hall.exclusive(id, async () => {
      const definition = definitions.get((await hall.storage.metadataOf(id))?.gameName ?? '')
      if (definition) await hall.steward.relieve(definition, id)
    })
  }
}

/** Looks at the clocks every few seconds. Call the result to stop. */
export function employTimekeeper(
  hall: Hall,
  definitions: ReadonlyMap<string, GameDefinition>,
  { isOurs, time }: { readonly isOurs: () => Promise<boolean>; readonly time: HouseTime },
): () => void {
  const { isShared } = hall.storage
  const inOffice = async () => {
    if (!(await isOurs())) return time.follow()
    await relieveAway(hall, definitions)
    // The others follow.
    if (isShared) await noteTime(hall)
  }
  const look = () => inOffice().catch((error) => hall.log.error('the clocks could not be looked at', { error }))
  const timers = [setInterval(look, round), ...(isShared ? [] : [setInterval(() => noteTime(hall), notes)])]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
