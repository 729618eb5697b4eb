import { Problem } from '../lib/problem'
import { mayReturn } from '../match/company'
import { refusals } from '../match/refusals'
import { agreeBody, leaveBody, parseBody, returnBody } from './body'
import { authenticate, begins, mustNotBeBanned, mustRun, remove, replace, type Visit } from './checks'
import type { Lobby } from './lobby'

/** What people at a table do beyond boardgame.io's own routes; called inside the queue of the match. */
type Deed = (visit: Visit, body: unknown, lobby: Lobby, address: string) => Promise<object>

/** Somebody leaves. boardgame.io's own route would remove a match that others are still on their way to. */
const leave: Deed = async (visit, raw, { hall, seats }) => {
  const body = parseBody(leaveBody, raw)
  authenticate(visit, body)
  await hall.steward.vacate(visit.matchID, body.playerID, 'left')
  seats.free(visit.matchID, body.playerID)
  return {}
}

/** Somebody at the table wants another one gone. */
const sendAway: Deed = async (visit, raw, { hall, seats }) => {
  const { playerID, seat, agree } = remove(visit, raw)
  const gone = await hall.steward.sendAway(visit.matchID, playerID, seat, agree)
  if (gone) seats.free(visit.matchID, seat)
  return { gone }
}

/** Somebody at the table gives a seat to a bot, or to whoever comes. */
const giveAway: Deed = async (visit, raw, { hall }) => {
  const { seat, bot } = replace(visit, raw)
  await hall.steward.replace(visit.definition, visit.matchID, seat, bot)
  return {}
}

/** Whoever left a running match, or was away for too long, has the seat again. */
const takeBack: Deed = async (visit, raw, { hall }, address) => {
  const { playerID, credentials, device } = parseBody(returnBody, raw)
  const { matchID, metadata } = visit
  mustRun(visit)
  mustNotBeBanned(metadata, device ?? address)
  if (!mayReturn(metadata, playerID, credentials)) throw new Problem(403, refusals.notYours.because)
  await hall.steward.takeBack(matchID, metadata, playerID, device ?? address)
  return {}
}

/** Somebody gives up. */
const resign: Deed = async (visit, raw, { hall }) => {
  const body = parseBody(leaveBody, raw)
  authenticate(visit, body)
  mustRun(visit)
  return { over: await hall.steward.resign(visit.definition, visit.matchID, body.playerID) }
}

/** Somebody wants the match to end here, or no more. */
const end: Deed = async (visit, raw, { hall }) => {
  const { agree, ...body } = parseBody(agreeBody, raw)
  authenticate(visit, body)
  mustRun(visit)
  return { over: await hall.steward.agreeToEnd(visit.definition, visit.matchID, body.playerID, agree) }
}

/** Whoever sat down first does not want to wait for the free seats. */
const start: Deed = async (visit, raw, lobby) => {
  const { definition, matchID, metadata } = visit
  const options = await begins(visit, raw, lobby)
  await lobby.hall.steward.start(definition, matchID, metadata, options)
  return {}
}

export const deeds: Readonly<Record<string, Deed>> = {
  leave,
  remove: sendAway,
  replace: giveAway,
  return: takeBack,
  resign,
  end,
  start,
}
