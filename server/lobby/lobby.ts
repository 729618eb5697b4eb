import type { GameDefinition } from '../../games/kit/definition'
import type { Buckets } from '../lib/buckets'
import type { Doorkeeper } from '../lib/doorkeeper'
import type { Hall } from '../match/hall'
import type { WaitingSeats } from './waiting-seats'

export interface Lobby {
  readonly hall: Hall
  readonly definitions: ReadonlyMap<string, GameDefinition>
  readonly keeper: Doorkeeper
  readonly posts: Buckets
  readonly seats: WaitingSeats
}
