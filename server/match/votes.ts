import type { Server } from 'boardgame.io'
import { companyOf, hasBegun, peopleAt, withCompany } from './company'

type Match = Server.MatchData

/** What a table agrees on. Only people who sit there count, each once. */

const toggled = (list: readonly string[] | undefined, one: string, on: boolean): string[] => [
  ...(list ?? []).filter((other) => other !== one),
  ...(on ? [one] : []),
]

/** Who at the table wants whoever sits on this seat gone. */
export const against = (metadata: Match, seat: string): string[] => {
  const people = peopleAt(metadata)
  const votes = Object.entries(companyOf(metadata).votes ?? {}).find(([one]) => one === seat)?.[1] ?? []
  return votes.filter((one) => people.includes(one))
}

/** Somebody wants another gone, or no more. */
export const voted = (metadata: Match, voter: string, seat: string, agree: boolean): Match =>
  withCompany(metadata, {
    votes: { ...companyOf(metadata).votes, [seat]: toggled(against(metadata, seat), voter, agree) },
  })

/** Before the beginning the host decides; later more than half of the people at the table. */
export function mustGo(metadata: Match, by: string, seat: string): boolean {
  if (!hasBegun(metadata)) return companyOf(metadata).host === by
  return against(metadata, seat).length * 2 > peopleAt(metadata).length
}

/** Who at the table wants the match to end here. */
export const enders = (metadata: Match): string[] => {
  const people = peopleAt(metadata)
  return (companyOf(metadata).enders ?? []).filter((one) => people.includes(one))
}

export const wantsEnd = (metadata: Match, seat: string, agree: boolean): Match =>
  withCompany(metadata, { enders: toggled(enders(metadata), seat, agree) })

/** Nobody's match is ended against their will. */
export const mustEnd = (metadata: Match): boolean =>
  peopleAt(metadata).length > 0 && enders(metadata).length === peopleAt(metadata).length
