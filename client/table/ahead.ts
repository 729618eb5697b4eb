import type { CredentialedActionShape, State } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import { Transport } from 'boardgame.io/internal'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { Heard, OnlineLine } from './online'

/** boardgame.io's client for a seat whose line is open already: it plays a move before the server has answered. */
export interface Ahead<G extends MatchState> {
  readonly client: ReturnType<typeof Client<G>>
  hear(heard: Heard): void
}

type Opts = ConstructorParameters<typeof Transport>[0]

/** Of a transport only the sending: the line listens, and knows when it is connected. */
class Sender extends Transport {
  private readonly line: OnlineLine

  constructor(line: OnlineLine, opts: Opts) {
    super(opts)
    this.line = line
  }

  override sendAction(_: State, action: CredentialedActionShape.Any): void {
    this.line.send(action)
  }
  hear(heard: Heard): void {
    this.notifyClient(heard)
  }
  override connect(): void {}
  override disconnect(): void {}
  override requestSync(): void {}
  override sendChatMessage(): void {}
  override updateMatchID(): void {}
  override updatePlayerID(): void {}
  override updateCredentials(): void {}
}

export function clientAhead<G extends MatchState>(definition: GameDefinition<G>, line: OnlineLine): Ahead<G> {
  const { matchID, playerID, credentials } = line.place
  let sender: Sender | undefined
  const client = Client<G>({
    game: definition.game,
    matchID,
    ...(playerID === null ? {} : { playerID }),
    ...(credentials === undefined ? {} : { credentials }),
    debug: false,
    multiplayer: (opts) => {
      sender = new Sender(line, opts)
      return sender
    },
  })
  return { client, hear: (heard) => sender?.hear(heard) }
}
