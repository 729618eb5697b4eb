import { type BotKind, botNames } from '../../games/kit/bot-kinds'
import { type Meta, matchProblem, playersProblem } from '../../games/kit/meta'
import { defaults, fitOptions, type Options } from '../../games/kit/options'
import { type Terms, usualTerms } from '../../games/kit/wire'
import { nameProblem, tidyName } from '../app/identity'
import type { LocalMatch } from '../app/seats'

export type Where = 'link' | 'public' | 'device'
export const wheres: readonly Where[] = ['link', 'public', 'device']

export interface SeatDraft {
  readonly name: string
  readonly bot: BotKind | null
}

/** The new-match form as data: what was chosen and typed so far. */
export interface Draft {
  readonly where: Where
  /** The creator's name in an online match. */
  readonly name: string
  readonly seats: readonly SeatDraft[]
  readonly mode: LocalMatch['mode']
  readonly options: Options
  /** What the table does about people who are away; nobody can be where everybody shares a device. */
  readonly terms: Terms
}

export const isWhere = (text: string | null): text is Where => wheres.some((where) => where === text)

/** What stands in a name field until somebody types: enough to begin. */
export const suggestedName = (seat: number): string => `Player ${seat + 1}`

function freeName(seats: readonly SeatDraft[]): string {
  const names = Array.from({ length: seats.length + 1 }, (_, at) => suggestedName(at))
  return names.slice(1).find((name) => seats.every((seat) => seat.name !== name)) ?? ''
}

/** Most tables begin with two, also where one may play alone. */
const usual = 2

export function newDraft(meta: Meta, name: string, where: Where, opponent: BotKind | null = null): Draft {
  const { min, max } = meta.players
  const seats = Array.from({ length: Math.min(Math.max(min, usual), max) }, (_, at) =>
    at === 0 ? { name: name || suggestedName(0), bot: null } : { name: suggestedName(at), bot: opponent },
  )
  return {
    where,
    name: name || suggestedName(0),
    seats,
    mode: 'hotseat',
    terms: usualTerms,
    options: defaults(meta.options, seats.length),
  }
}

export const mayAdd = (meta: Meta, draft: Draft): boolean => draft.seats.length < meta.players.max
export const mayRemove = (meta: Meta, draft: Draft): boolean => draft.seats.length > meta.players.min

export function addSeat(meta: Meta, draft: Draft): Draft {
  return mayAdd(meta, draft)
    ? withSeats(meta, draft, [...draft.seats, { name: freeName(draft.seats), bot: null }])
    : draft
}

export function removeSeat(meta: Meta, draft: Draft, at: number): Draft {
  if (!mayRemove(meta, draft)) return draft
  const options = Object.fromEntries(
    Object.entries(draft.options).map(([name, value]) => [name, isPerSeat(meta, name) ? without(value, at) : value]),
  )
  return withSeats(meta, { ...draft, options }, without(draft.seats, at))
}

const isPerSeat = ({ options }: Meta, name: string): boolean => options[name]?.kind === 'perSeat'

/** What was chosen for the others stays theirs. */
const without = <T>(list: T, at: number): T =>
  Array.isArray(list) ? (list.filter((_, index) => index !== at) as T) : list

const withSeats = (meta: Meta, draft: Draft, seats: readonly SeatDraft[]): Draft => ({
  ...draft,
  seats,
  options: fitOptions(meta.options, draft.options, seats.length),
})

export function changeSeat(draft: Draft, at: number, change: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)) }
}

/** What is wrong, by field: `name`, `options`, `seats`, and `seat-0` and on. Empty if the match can begin. */
export type Problems = Readonly<Record<string, string>>

export function problemsOf(meta: Meta, draft: Draft): Problems {
  const found: Record<string, string | undefined> = {
    seats: playersProblem(meta, draft.seats.length),
  }
  if (!found.seats) found.options = matchProblem(meta, draft.seats.length, draft.options)
  if (draft.where === 'device') Object.assign(found, seatProblems(draft.seats))
  else if (!draft.seats[0]?.bot) found.name = nameProblem(draft.name)
  return Object.fromEntries(Object.entries(found).flatMap(([field, says]) => (says ? [[field, says]] : [])))
}

export function seatProblems(seats: readonly SeatDraft[]): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {}
  const taken = new Set<string>()
  seats.forEach((seat, at) => {
    if (seat.bot) return
    const name = tidyName(seat.name).toLowerCase()
    found[`seat-${at}`] = nameProblem(seat.name) ?? (taken.has(name) ? 'Somebody has this name already' : undefined)
    taken.add(name)
  })
  if (seats.every(({ bot }) => bot)) found.seats = 'At least one seat must be a person'
  return found
}

/** Everybody at the table by name. */
export function playersFor(seats: readonly SeatDraft[]): LocalMatch['players'] {
  const people = seats.flatMap(({ name, bot }) => (bot ? [] : [tidyName(name)]))
  const names = botNames(
    seats.map(({ bot }) => bot),
    people,
  )
  return seats.map(({ name, bot }, at) => ({ name: names[at] ?? tidyName(name), bot }))
}

/** Short enough to read aloud, long enough never to meet another one. */
export function newLocalId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length]).join('')
}
