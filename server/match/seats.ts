import type { FilteredMetadata, Server } from 'boardgame.io'
import { type BotKind, botKind } from '../../games/kit/bot-kinds'
import { knows } from '../lib/ids'
import { companyOf, whoLeft } from './company'

type Players = Server.MatchData['players']

/** One seat's own entry; a name like `__proto__` is no seat. */
export function playerAt(players: Players, seat: string): Server.PlayerMetadata | undefined {
  return Object.entries(players).find(([id]) => id === seat)?.[1]
}

/** Credentials are always required, also while nobody has joined yet. */
export function holdsSeat(metadata: Server.MatchData, seat: string, credentials: unknown): boolean {
  return isTheirs(playerAt(metadata.players, seat), credentials)
}

export function isTheirs(player: Server.PlayerMetadata | undefined | null, credentials: unknown): boolean {
  const wanted = player?.credentials
  return typeof wanted === 'string' && typeof credentials === 'string' && knows(credentials, wanted)
}

export const isFree = ({ name }: Server.PlayerMetadata): boolean => name === undefined || name === null

/** A seat for somebody, taken or not; not one that the computer plays. */
export const isPerson = ({ data }: Server.PlayerMetadata): boolean => botKind(data?.bot) === null

/** Nobody but the computer is left. boardgame.io takes it for somebody and would keep the match. */
export const isDeserted = ({ players }: Server.MatchData): boolean =>
  Object.values(players).filter(isPerson).every(isFree)

export const isOver = (metadata: Server.MatchData): boolean =>
  metadata.gameover !== undefined && metadata.gameover !== null

/** Who is connected right now; asked per seat. */
export type Presence = (matchID: string, seat: string) => boolean

type PublicPlayer = FilteredMetadata[number] & {
  readonly bot?: BotKind
  /** Who sat here in this match before, and so knows the hand. */
  readonly left?: string
  /** May send others away until the match begins. */
  readonly host?: true
}

/** What everybody may know about the players, in boardgame.io's shape. */
export function publicPlayers(matchID: string, metadata: Server.MatchData, present: Presence): PublicPlayer[] {
  const { begun, host = null } = companyOf(metadata)
  return Object.entries(metadata.players).map(([seat, { id, name, data }]) => {
    const bot = botKind(data?.bot)
    const left = whoLeft(metadata, seat)
    return {
      id,
      ...(name ? { name } : {}),
      ...(bot ? { bot } : {}),
      ...(left === undefined ? {} : { left }),
      ...(!begun && host === seat ? { host: true as const } : {}),
      isConnected: bot !== null || present(matchID, seat),
    }
  })
}
