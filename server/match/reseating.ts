import type { Server } from 'boardgame.io'
import type { Meta } from '../../games/kit/meta'
import { fitOptions, type Options } from '../../games/kit/options'
import { companyOf, withCompany } from './company'
import { isFree } from './seats'

type Match = Server.MatchData

/** New numbers of seats by the old ones. */
export type Moves = Readonly<Record<string, string>>

/** Everybody who sits there moves up, so that no seat between them is free. */
export const movesUp = ({ players }: Match): Moves =>
  Object.fromEntries(
    Object.entries(players)
      .filter(([, player]) => !isFree(player))
      .map(([seat], at) => [seat, String(at)]),
  )

const moved = <T>(record: Readonly<Record<string, T>> | undefined, moves: Moves): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record ?? {}).flatMap(([seat, value]) => (moves[seat] === undefined ? [] : [[moves[seat], value]])),
  )

/** The match with no other seats than those. */
export function movedUp(metadata: Match, moves: Moves): Match {
  const { host, devices, ...company } = companyOf(metadata)
  const players = Object.entries(moved(metadata.players, moves)).map(([seat, player]) => [
    seat,
    { ...player, id: Number(seat) },
  ])
  const seat = host === undefined ? undefined : moves[host]
  return withCompany(
    { ...metadata, players: Object.fromEntries(players), company },
    { ...(seat === undefined ? {} : { host: seat }), devices: moved(devices, moves), votes: {}, begun: true },
  )
}

/** What was chosen for a seat stays with whoever sits there. */
export function optionsFor({ options: schema }: Meta, options: Options, moves: Moves): Options {
  const stays = (_: unknown, at: number) => moves[String(at)] !== undefined
  const kept = Object.entries(options).map(([name, value]) => [
    name,
    schema[name]?.kind === 'perSeat' && Array.isArray(value) ? value.filter(stays) : value,
  ])
  return fitOptions(schema, Object.fromEntries(kept), Object.keys(moves).length)
}
