import type { FilteredMetadata, Server } from 'boardgame.io'
import { type BotKind, botKind } from '../../games/kit/bot-kinds'
import type { Refusal } from '../../games/kit/rule'
import type { Reason } from '../../games/kit/terms'
import { knows } from '../lib/ids'
import { leftOn } from './clocks'
import { companyOf, formerAt } from './company'
import { refusals } from './refusals'
import { against, enders } from './votes'

type Players = Server.MatchData['players']

/** One seat's own entry; a name like `__proto__` is no seat. */
export function playerAt(players: Players, seat: string): Server.PlayerMetadata | undefined {
  return Object.entries(players).find(([id]) => id === seat)?.[1]
}

/** Credentials are always required, also while nobody has joined yet. */
export function holdsSeat(metadata: Server.MatchData, seat: string, credentials: unknown): boolean {
  return isTheirs(playerAt(metadata.players, seat), credentials)
}

/** The seat whose owner proves to be it. */
export const seatHeldBy = ({ players }: Server.MatchData, credentials: unknown): string | undefined =>
  Object.entries(players).find(([, player]) => isTheirs(player, credentials))?.[0]

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
  /** Why they sit here no more. */
  readonly why?: Reason
  /** Milliseconds after which a bot takes over. */
  readonly clock?: number
  /** Who at the table wants them gone, by seat. */
  readonly against?: readonly string[]
  /** Wants the match to end here. */
  readonly ends?: true
  /** May send others away until the match begins. */
  readonly host?: true
}

/** What everybody may know about the players, in boardgame.io's shape. */
export function publicPlayers(
  matchID: string,
  metadata: Server.MatchData,
  present: Presence,
  now: number,
): PublicPlayer[] {
  const { begun, host = null } = companyOf(metadata)
  const enough = enders(metadata)
  return Object.entries(metadata.players).map(([seat, { id, name, data }]) => {
    const bot = botKind(data?.bot)
    const former = formerAt(metadata, seat)
    const clock = leftOn(metadata, seat, now)
    const votes = against(metadata, seat)
    return {
      id,
      ...(name ? { name } : {}),
      ...(bot ? { bot } : {}),
      ...(former ? { left: former.name, why: former.why ?? 'left' } : {}),
      ...(clock === null ? {} : { clock }),
      ...(votes.length > 0 ? { against: votes } : {}),
      ...(enough.includes(seat) ? { ends: true as const } : {}),
      ...(!begun && host === seat ? { host: true as const } : {}),
      isConnected: bot !== null || present(matchID, seat),
    }
  })
}

/** The seat that whoever had this secret has now. */
export const movedTo = ({ players }: Server.MatchData, proof: string | undefined): string | undefined =>
  proof === undefined ? undefined : Object.entries(players).find(([, { credentials }]) => credentials === proof)?.[0]

/** Why nobody sits there any more who did. */
export function wordFor(metadata: Server.MatchData, seat: string): Refusal {
  const why = formerAt(metadata, seat)?.why
  if (why === 'removed') return refusals.sentAway
  return why === 'resigned' ? refusals.resigned : refusals.left
}
