import type { Server } from 'boardgame.io'
import { type Reason, type Terms, usualTerms } from '../../games/kit/terms'
import { knows } from '../lib/ids'
import { isFree, isPerson, playerAt } from './seats'

/** Somebody who sat at a table that has begun. */
export interface Former {
  readonly name: string
  /** To have the seat back; not kept of those who may not come back. */
  readonly credentials?: string
  readonly why?: Reason
}

/** What a table remembers of those who sit and sat at it. */
export interface Company {
  /** What was agreed about people who are away. */
  readonly terms?: Terms
  /** Every seat was taken once: from then on hands are shown and moves are made. */
  readonly begun?: true
  /** Others wait for this match from the one before: it is not removed because somebody came and went. */
  readonly awaitedFrom?: string
  /** The seat of whoever sat down first. */
  readonly host?: string
  /** Who sits there no more and so has seen the hand. */
  readonly left?: Readonly<Record<string, Former>>
  /** Seats of a running match that the table gives to whoever comes by the link. */
  readonly offered?: readonly string[]
  /** Who wants whom gone, by seat. */
  readonly votes?: Readonly<Record<string, readonly string[]>>
  /** The match was ended by its people, not by its rules. */
  readonly ended?: true
  /** Who wants the match to end here. */
  readonly enders?: readonly string[]
  /** Since when people who are not there are awaited, in the time of the house. */
  readonly clocks?: Readonly<Record<string, number>>
  /** From which device each seat was taken, and which may not come back. */
  readonly devices?: Readonly<Record<string, string>>
  readonly banned?: readonly string[]
}

declare module 'boardgame.io' {
  namespace Server {
    interface MatchData {
      company?: Company
    }
  }
}

type Match = Server.MatchData

export const companyOf = ({ company }: Pick<Match, 'company'>): Company => company ?? {}

export const withCompany = (metadata: Match, change: Company): Match => ({
  ...metadata,
  company: { ...companyOf(metadata), ...change },
})

export const termsOf = (metadata: Pick<Match, 'company'>): Terms => companyOf(metadata).terms ?? usualTerms

export const hasBegun = (metadata: Pick<Match, 'company'>): boolean => companyOf(metadata).begun === true

const without = <T>(record: Readonly<Record<string, T>> | undefined, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([one]) => one !== key))

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  Object.entries(record ?? {}).find(([one]) => one === key)?.[1]

/** The last one who sat on this seat of a running match and does no more. */
export const formerAt = (metadata: Pick<Match, 'company'>, seat: string): Former | undefined =>
  own(companyOf(metadata).left, seat)

/** People at the table, by seat: neither free seats nor the computer's. */
export const peopleAt = ({ players }: Pick<Match, 'players'>): string[] =>
  Object.entries(players).flatMap(([seat, player]) => (isPerson(player) && !isFree(player) ? [seat] : []))

/** Is this the seat of a bot that plays for somebody, or of nobody? Then it can be somebody's again. */
export function isVacant(metadata: Match, seat: string): boolean {
  const player = playerAt(metadata.players, seat)
  return player !== undefined && (isFree(player) || (!isPerson(player) && formerAt(metadata, seat) !== undefined))
}

/** Does somebody prove that this seat was theirs, and may have it back? */
export function mayReturn(metadata: Match, seat: string, proof: string | null | undefined): boolean {
  const credentials = formerAt(metadata, seat)?.credentials
  return typeof proof === 'string' && credentials !== undefined && isVacant(metadata, seat) && knows(proof, credentials)
}

/** Before the beginning anybody may sit down; later whoever left may come back, or whom the table lets. */
export const mayTake = (metadata: Match, seat: string, before: string | null | undefined): boolean =>
  !hasBegun(metadata) || companyOf(metadata).offered?.includes(seat) === true || mayReturn(metadata, seat, before)

export const isOpen = (metadata: Match, seat: string): boolean =>
  isVacant(metadata, seat) && mayTake(metadata, seat, null)

export const isBanned = (metadata: Match, device: string): boolean =>
  companyOf(metadata).banned?.includes(device) ?? false

/** Somebody has just sat down: the first one is the host, and the last one begins the match. */
export function seated(metadata: Match, seat: string, device: string): Match {
  const { host, offered, devices } = companyOf(metadata)
  return begunIfFull(
    withCompany(metadata, {
      host: host ?? seat,
      offered: (offered ?? []).filter((one) => one !== seat),
      devices: { ...devices, [seat]: device },
    }),
  )
}

export const begunIfFull = (metadata: Match): Match =>
  Object.values(metadata.players).some(isFree) ? metadata : withCompany(metadata, { begun: true })

/** Somebody sits there no more. What others were about to agree on is asked anew: it was another table. */
export function vacated(metadata: Match, seat: string, who: Server.PlayerMetadata, why: Reason): Match {
  const { host: old, devices, left } = companyOf(metadata)
  const host = old === seat ? peopleAt(metadata).find((one) => one !== seat) : old
  const { host: _, ...company } = companyOf(metadata)
  const mayComeBack = why === 'left' || why === 'away'
  const credentials = mayComeBack && who.credentials !== undefined ? { credentials: who.credentials } : {}
  return withCompany(
    { ...metadata, company },
    {
      ...(host === undefined ? {} : { host }),
      votes: {},
      enders: [],
      devices: without(devices, seat),
      ...(hasBegun(metadata) ? { left: { ...left, [seat]: { name: who.name ?? '', ...credentials, why } } } : {}),
    },
  )
}

/** Whoever sat there has the seat again, as if they had never been away. */
export function returned(metadata: Match, seat: string, device: string, longest: number): Match {
  const { name = '', credentials = '' } = formerAt(metadata, seat) ?? {}
  const { left, offered = [], devices } = companyOf(metadata)
  const { id } = playerAt(metadata.players, seat)!
  const player = { id, name: distinctName(metadata, seat, name, longest), credentials }
  return withCompany(
    { ...metadata, players: { ...metadata.players, [seat]: player } },
    {
      left: without(left, seat),
      offered: offered.filter((one) => one !== seat),
      devices: { ...devices, [seat]: device },
    },
  )
}

export const offered = (metadata: Match, seat: string): Match =>
  withCompany(metadata, { offered: [...new Set([...(companyOf(metadata).offered ?? []), seat])] })

export const banned = (metadata: Match, device: string | undefined): Match =>
  device === undefined ? metadata : withCompany(metadata, { banned: [...(companyOf(metadata).banned ?? []), device] })

export const deviceAt = (metadata: Match, seat: string): string | undefined => own(companyOf(metadata).devices, seat)

export const awaited = (metadata: Match, from: string): Match => withCompany(metadata, { awaitedFrom: from })

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Two at one table are told apart. */
export function distinctName(metadata: Match, seat: string, name: string, longest: number): string {
  const others = Object.entries(metadata.players).flatMap(([one, player]) =>
    one !== seat && player.name ? [folded(player.name)] : [],
  )
  for (let nr = 1; ; nr++) {
    const mark = nr === 1 ? '' : ` (${nr})`
    const marked = [...name].slice(0, longest - mark.length).join('') + mark
    if (!others.includes(folded(marked))) return marked
  }
}

/** Somebody who sits there; nothing for a free seat or the computer. */
export function personAt(metadata: Match, seat: string): Server.PlayerMetadata | undefined {
  const player = playerAt(metadata.players, seat)
  return player && isPerson(player) && !isFree(player) ? player : undefined
}
