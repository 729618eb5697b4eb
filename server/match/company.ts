import type { Server } from 'boardgame.io'
import { knows } from '../lib/ids'
import { isFree, isPerson, playerAt } from './seats'

/** What a table remembers of those who sit and sat at it. */
export interface Company {
  /** Every seat was taken once: from then on hands are shown and moves are made. */
  readonly begun?: true
  /** Others wait for this match from the one before: it is not removed because somebody came and went. */
  readonly awaitedFrom?: string
  /** The seat of whoever sat down first. */
  readonly host?: string
  /** Who has left a seat and so has seen its hand, and the credentials to have it back. */
  readonly left?: Readonly<Record<string, { readonly name: string; readonly credentials: string }>>
  /** Seats of a running match that the table gives to whoever comes by the link. */
  readonly offered?: readonly string[]
  /** Who wants whom gone, by seat. */
  readonly votes?: Readonly<Record<string, readonly string[]>>
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

const withCompany = (metadata: Match, change: Company): Match => ({
  ...metadata,
  company: { ...companyOf(metadata), ...change },
})

export const hasBegun = (metadata: Pick<Match, 'company'>): boolean => companyOf(metadata).begun === true

const without = <T>(record: Readonly<Record<string, T>> | undefined, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([one]) => one !== key))

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  Object.entries(record ?? {}).find(([one]) => one === key)?.[1]

/** The last one who left this seat of a running match. */
export const whoLeft = (metadata: Pick<Match, 'company'>, seat: string): string | undefined =>
  own(companyOf(metadata).left, seat)?.name

/** Before the beginning anybody may sit down; later whoever left may come back, or whom the table lets. */
export function mayTake(metadata: Match, seat: string, before: string | null | undefined): boolean {
  const { left, offered } = companyOf(metadata)
  if (!hasBegun(metadata) || offered?.includes(seat)) return true
  const former = own(left, seat)
  return former !== undefined && typeof before === 'string' && knows(before, former.credentials)
}

export const isOpen = (metadata: Match, seat: string): boolean => mayTake(metadata, seat, null)

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

/** Somebody has just stood up, or was made to. Whoever sits there next gets nobody's votes. */
export function vacated(metadata: Match, seat: string, { name, credentials }: Server.PlayerMetadata): Match {
  const { host, left, votes, devices } = companyOf(metadata)
  const others = Object.entries(metadata.players).filter(([, one]) => isPerson(one) && !isFree(one))
  const next = host === seat ? others[0]?.[0] : host
  const { host: _, ...company } = companyOf(metadata)
  const change = {
    ...(next === undefined ? {} : { host: next }),
    votes: without(votes, seat),
    devices: without(devices, seat),
    ...(hasBegun(metadata) ? { left: { ...left, [seat]: { name: name ?? '', credentials: credentials ?? '' } } } : {}),
  }
  return withCompany({ ...metadata, company }, change)
}

export const offered = (metadata: Match, seat: string): Match =>
  withCompany(metadata, { offered: [...(companyOf(metadata).offered ?? []), seat] })

export const banned = (metadata: Match, device: string | undefined): Match =>
  device === undefined ? metadata : withCompany(metadata, { banned: [...(companyOf(metadata).banned ?? []), device] })

export const deviceAt = (metadata: Match, seat: string): string | undefined => own(companyOf(metadata).devices, seat)

export const awaited = (metadata: Match, from: string): Match => withCompany(metadata, { awaitedFrom: from })

/** One person's wish that another goes. */
export const voted = (metadata: Match, voter: string, seat: string): Match => {
  const { votes } = companyOf(metadata)
  return withCompany(metadata, { votes: { ...votes, [seat]: [...new Set([...(own(votes, seat) ?? []), voter])] } })
}

/** Before the beginning the host decides; later more than half of the people at the table. */
export function mustGo(metadata: Match, by: string, seat: string): boolean {
  if (!hasBegun(metadata)) return companyOf(metadata).host === by
  const people = Object.entries(metadata.players).filter(([, one]) => isPerson(one) && !isFree(one))
  const against = own(companyOf(metadata).votes, seat) ?? []
  return people.filter(([one]) => against.includes(one)).length * 2 > people.length
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Two people of the same name at one table are told apart. */
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
