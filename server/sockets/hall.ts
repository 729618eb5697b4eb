import { type Refusal, refuse } from '../../games/kit/rule'
import { Bots } from '../bots'
import type { Rate } from '../lib/buckets'
import type { Log } from '../lib/log'
import { Queues } from '../lib/queues'
import { publicPlayers } from '../seats'
import type { Storage } from '../storage/storage'
import { Rooms } from './rooms'

export interface SocketRates {
  readonly messages: Rate
  readonly chat: Rate
}

/** What sockets and the lobby share: the matches, who looks at them, and one queue per match. */
export class Hall {
  readonly storage: Storage
  readonly log: Log
  readonly rooms = new Rooms()
  readonly queues = new Queues()
  readonly bots: Bots

  constructor(storage: Storage, log: Log, botPace: number) {
    this.storage = storage
    this.log = log
    this.bots = new Bots(this, botPace)
  }

  /** Everything that reads and then writes a match happens in here. */
  exclusive<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    return this.queues.run(matchID, work)
  }

  /** Tells everybody at a match who sits there and who is connected. */
  async announce(matchID: string): Promise<void> {
    if (!this.rooms.isWatched(matchID)) return
    const metadata = await this.storage.metadataOf(matchID)
    if (metadata) this.rooms.tell(matchID, 'matchData', publicPlayers(matchID, metadata, this.rooms.isPresent))
    else this.rooms.dismiss(matchID, () => true, removed)
  }

  /** The seat's old sockets would go on showing its hand: they have to go. */
  unseat(matchID: string, seat: string): void {
    this.rooms.dismiss(matchID, (one) => one === seat, refuse('', 'This seat has been left'))
  }
}

const removed: Refusal = refuse('', 'This match has been removed')
