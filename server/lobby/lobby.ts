import type { GameDefinition } from '../../games/kit/define'
import type { Buckets } from '../lib/buckets'
import type { Hall } from '../match/hall'

export interface Lobby {
  readonly hall: Hall
  readonly definitions: ReadonlyMap<string, GameDefinition>
  readonly origins: readonly string[]
  readonly posts: Buckets
}
