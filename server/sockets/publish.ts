import type { GameDefinition } from '../../games/kit/define'
import type { TableSnapshot } from '../storage/storage'
import type { Rooms } from './rooms'
import { newsFor } from './views'

interface Happened {
  readonly matchID: string
  readonly previous: TableSnapshot
  readonly next: TableSnapshot
  /** The seat whose client may already stand at the next state, where a difference would not fit. */
  readonly ranAhead: string | null
}

/** Tells everybody at a match what happened, each as their seat may see it. */
export function publish(rooms: Rooms, definition: GameDefinition, { ranAhead, ...happened }: Happened): void {
  rooms.eachSeat(happened.matchID, (seat, send) => {
    const whole = ranAhead !== null && seat === ranAhead
    const { event, args } = newsFor(definition, seat, { ...happened, whole })
    send(event, ...args)
  })
}
