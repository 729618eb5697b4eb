import * as v from 'valibot'
import { botKind } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { reasonShape } from '../../games/kit/wire'
import type { RememberedSeat } from '../app/seats'
import type { Player } from '../kit/table'
import { socketTo } from './early'
import type { History } from './history'
import { OnlineClient } from './online-client'
import { Session } from './session'
import { logShape, stateShape } from './wire'

/** Sits down at a match on the server, or watches it if no seat is given. */
export function onlineSession(definition: GameDefinition, id: string, seat: RememberedSeat | null): Session {
  const mine = seat?.seat ?? null
  const place = { matchID: id, playerID: mine, credentials: seat?.credentials }
  const client = new OnlineClient(definition, place, () => socketTo(definition.meta.id))
  let read: { readonly from: unknown; readonly players: Player[] } = { from: null, players: [] }
  const players = () => {
    const from = client.matchData
    if (read.from !== from) read = { from, players: from.map((one) => playerOf(one, mine)) }
    return read.players
  }
  return new Session({ definition, seat: mine, client, line: client.line, players })
}

const seatShape = v.object({
  id: v.number(),
  name: v.optional(v.string()),
  isConnected: v.optional(v.boolean(), false),
  bot: v.optional(v.unknown()),
  left: v.optional(v.string()),
  why: v.optional(reasonShape),
  host: v.optional(v.boolean(), false),
  clock: v.optional(v.number()),
  against: v.optional(v.array(v.string()), []),
  ends: v.optional(v.boolean(), false),
})

/** What was heard of a seat, at the moment it was heard. */
function playerOf(heard: { id: number; name?: string }, mine: string | null): Player {
  const told = v.safeParse(seatShape, heard)
  const seat = told.success ? told.output : v.parse(seatShape, { id: heard.id, name: heard.name })
  const { id, name, isConnected: connected, bot, left, why, host, clock, against, ends } = seat
  return {
    id: String(id),
    name: name ?? 'Free seat',
    free: name === undefined,
    mark: (id % 6) + 1,
    bot: botKind(bot),
    ...(left === undefined ? {} : { left }),
    ...(why === undefined ? {} : { why }),
    ...(clock === undefined ? {} : { until: performance.now() + clock }),
    host,
    connected,
    against,
    ends,
    you: String(id) === mine,
  }
}

const replayShape = v.object({ options: v.record(v.string(), v.unknown()), initial: stateShape, log: logShape })

/** The whole match; the server tells it only once the match is over. */
export async function fetchHistory(id: string): Promise<History> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/replay`)
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return v.parse(replayShape, await answer.json())
}
