import { type Meter, timed } from '../lib/meter'
import type { Thinkers } from '../match/bots'
import type { Storage } from '../match/storage'

const watched = [
  'createMatch',
  'commit',
  'setMetadata',
  'metadataOf',
  'stateOf',
  'tableOf',
  'beginningOf',
  'logOf',
  'addChat',
  'chatOf',
  'page',
  'open',
  'running',
  'some',
  'due',
  'prove',
] as const

/** The same storage, with a look at the clock before and after. */
export function measuredStorage(storage: Storage, meter: Meter): Storage {
  for (const what of watched) {
    const work: (...args: never[]) => Promise<unknown> = storage[what].bind(storage)
    const measured = (...args: never[]) =>
      timed(
        () => work(...args),
        (ms) => meter.stored(what, ms),
      )
    Object.defineProperty(storage, what, { value: measured })
  }
  return storage
}

export const measuredThinkers = (thinkers: Thinkers, meter: Meter): Thinkers => ({
  close: () => thinkers.close(),
  think(definition, question) {
    const { thought, cancel } = thinkers.think(definition, question)
    const note = (ms: number) => meter.thought(question.kind, ms)
    return { thought: timed(() => thought, note), cancel }
  },
})
