import type { Server } from 'boardgame.io'
import { patiences } from '../../games/kit/terms'
import { companyOf, hasBegun, personAt, termsOf } from './company'
import { isOver } from './seats'

type Match = Server.MatchData

/** For how long the house has been open: who could not come was not away, and nobody can set this clock. */
export type OpenTime = () => number

/** Who is awaited at a table, and who is there. */
interface Moment {
  readonly awaited: readonly string[]
  readonly isPresent: (seat: string) => boolean
  readonly now: number
}

const patienceOf = (metadata: Match): number | null =>
  hasBegun(metadata) && !isOver(metadata) ? patiences[termsOf(metadata).patience] : null

/** A clock runs for whoever the table waits for and who is not there; it begins anew when they were. */
export function withClocks(metadata: Match, { awaited, isPresent, now }: Moment): Match {
  const { clocks: before = {} } = companyOf(metadata)
  const patience = patienceOf(metadata)
  const absent = patience === null ? [] : awaited.filter((seat) => personAt(metadata, seat) && !isPresent(seat))
  const clocks = Object.fromEntries(absent.map((seat) => [seat, before[seat] ?? now]))
  const same = absent.length === Object.keys(before).length && absent.every((seat) => before[seat] !== undefined)
  return same ? metadata : { ...metadata, company: { ...companyOf(metadata), clocks } }
}

/** When the first of the clocks runs out, in the time of the house. */
export function dueOf(metadata: Match): number | null {
  const patience = patienceOf(metadata)
  const since = Object.values(companyOf(metadata).clocks ?? {})
  return patience === null || since.length === 0 ? null : Math.min(...since) + patience
}

/** Whose clock has run out. */
export function overdue(metadata: Match, now: number): string[] {
  const patience = patienceOf(metadata)
  if (patience === null) return []
  const { clocks = {} } = companyOf(metadata)
  return Object.keys(clocks).filter((seat) => clocks[seat]! + patience <= now)
}

/** What is left on the clock of a seat, in milliseconds; null where none runs. */
export function leftOn(metadata: Match, seat: string, now: number): number | null {
  const since = companyOf(metadata).clocks?.[seat]
  const patience = patienceOf(metadata)
  return since === undefined || patience === null ? null : Math.max(0, since + patience - now)
}
