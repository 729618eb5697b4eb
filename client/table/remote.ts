import { Client } from 'boardgame.io/client'
import { io } from 'socket.io-client'
import * as v from 'valibot'
import { botKind } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import type { RememberedSeat } from '../app/seats'
import type { Player } from '../kit/table'
import type { History } from './history'
import { OnlineTransport, type Socket } from './online'
import { Session } from './session'
import { logShape, stateShape } from './wire'

const connectTo = (game: string): Socket =>
  io(`/${game}`, { transports: ['websocket', 'polling'], autoConnect: false, reconnectionDelayMax: 4000 })

/** Sits down at a match on the server, or watches it if no seat is given. */
export function onlineSession(definition: GameDefinition, id: string, seat: RememberedSeat | null): Session {
  const open = () => connectTo(definition.meta.id)
  const lines: OnlineTransport[] = []
  const client = Client({
    game: definition.game,
    matchID: id,
    ...(seat ? { playerID: seat.seat, credentials: seat.credentials } : {}),
    debug: false,
    multiplayer: (opts) => {
      const line = new OnlineTransport(open, opts)
      lines.push(line)
      return line
    },
  })
  const mine = seat?.seat ?? null
  const players = () => playersOf(client.matchData ?? [], mine)
  return new Session({ definition, seat: mine, client, line: lines[0]!, players })
}

function playersOf(
  seats: { id: number; name?: string; isConnected?: boolean; bot?: unknown; left?: unknown; host?: unknown }[],
  mine: string | null,
): Player[] {
  return seats.map(({ id, name, isConnected, bot, left, host }) => ({
    id: String(id),
    name: name ?? 'Free seat',
    free: name === undefined,
    mark: (id % 6) + 1,
    bot: botKind(bot),
    ...(typeof left === 'string' ? { left } : {}),
    host: host === true,
    connected: isConnected ?? false,
    you: String(id) === mine,
  }))
}

const replayShape = v.object({ game: v.string(), initial: stateShape, log: logShape })

/** The whole match; the server tells it only once the match is over. */
export async function fetchHistory(id: string): Promise<History> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/replay`)
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  const { initial, log } = v.parse(replayShape, await answer.json())
  return { initial, log }
}
