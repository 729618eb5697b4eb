import type { GameDefinition } from '../../games/kit/definition'
import { lettersOf } from '../lib/letters'
import { patchOf } from '../lib/patch'
import type { News, Rooms } from './rooms'
import type { TableSnapshot } from './storage'
import { forgetViews, redactedFor, seenAgain } from './views'

export interface Happened {
  readonly matchID: string
  readonly previous: TableSnapshot
  readonly next: TableSnapshot
  /** The seat whose client may already stand at the next state, where a difference would not fit. */
  readonly ranAhead: string | null
}

/** Tells everybody at a match what happened, each as their seat may see it. */
export function publish(rooms: Rooms, definition: GameDefinition, happened: Happened): void {
  rooms.tellEach(happened.matchID, (seat) => newsFor(definition, seat, happened))
  forgetViews(happened.previous)
}

/** The difference, or the whole table if that is shorter or needed. */
function newsFor(definition: GameDefinition, seat: string | null, happened: Happened): News {
  const { matchID, previous, next, ranAhead } = happened
  const log = redactedFor(seat, next.deltalog ?? [])
  const after = seenAgain(definition, next, seat)
  const update: News = { event: 'update', args: [matchID, after, log] }
  if (ranAhead !== null && seat === ranAhead) return update
  const patch = patchOf(seenAgain(definition, previous, seat), after)
  const length = lettersOf(patch)
  if (lettersOf(after, length) <= length) return update
  return { event: 'patch', args: [matchID, previous._stateID, next._stateID, patch, log] }
}
