import * as v from 'valibot'
import { botShape, matchIdPattern } from '../../games/kit/wire'
import { createStore, listOf, useStore } from '../kit/store'

const LIMIT = 50

/** A seat in an online match that belongs to this device. The credentials prove it. */
const seatShape = v.object({
  game: v.string(),
  id: v.pipe(v.string(), v.regex(matchIdPattern)),
  seat: v.string(),
  credentials: v.string(),
  name: v.string(),
  at: v.number(),
})
export type RememberedSeat = v.InferOutput<typeof seatShape>

const localSeriesShape = v.object({
  id: v.string(),
  game: v.string(),
  players: v.pipe(v.array(v.object({ name: v.string(), bot: v.nullable(botShape) })), v.minLength(1)),
  options: v.record(v.string(), v.unknown()),
  mode: v.picklist(['hotseat', 'side']),
  at: v.number(),
})
/** Matches of this device that follow one another. Its options hold the sheet: how the next match begins. */
export type LocalSeries = v.InferOutput<typeof localSeriesShape>

/** A match played on this device alone. Its moves are stored by the table; this is how it began. */
const localShape = v.object({ ...localSeriesShape.entries, series: v.optional(v.string()) })
export type LocalMatch = v.InferOutput<typeof localShape>

export const seats = createStore<RememberedSeat[]>('monumenta.seats', listOf(seatShape), [])
export const localMatches = createStore<LocalMatch[]>('monumenta.local', listOf(localShape), [])
export const localSeries = createStore<LocalSeries[]>('monumenta.series', listOf(localSeriesShape), [])

export const useSeats = (): RememberedSeat[] => useStore(seats)
export const useLocalMatches = (): LocalMatch[] => useStore(localMatches)
export const useLocalSeries = (): LocalSeries[] => useStore(localSeries)

export const rememberSeat = (seat: Omit<RememberedSeat, 'at'>): void => putFirst(seats, seat)
export const seatIn = (matchID: string): RememberedSeat | undefined => seats.get().find(({ id }) => id === matchID)
export const forgetSeat = (matchID: string): void => seats.set((all) => all.filter(({ id }) => id !== matchID))

export const rememberLocal = (match: Omit<LocalMatch, 'at'>): void => putFirst(localMatches, match)
export const localMatch = (matchID: string): LocalMatch | undefined =>
  localMatches.get().find(({ id }) => id === matchID)
export const forgetLocal = (matchID: string): void => localMatches.set((all) => all.filter(({ id }) => id !== matchID))

export const rememberSeries = (series: Omit<LocalSeries, 'at'>): void => putFirst(localSeries, series)

/** Takes a series off this device, with its matches. */
export function forgetSeries(seriesID: string): void {
  localMatches.set((all) => all.filter(({ series }) => series !== seriesID))
  localSeries.set((all) => all.filter(({ id }) => id !== seriesID))
}

function putFirst<T extends { id: string; at: number }>(
  store: { set(change: (now: T[]) => T[]): void },
  entry: Omit<T, 'at'> & { id: string },
): void {
  const dated = { ...entry, at: Date.now() } as T
  store.set((all) => [dated, ...all.filter(({ id }) => id !== entry.id)].slice(0, LIMIT))
}
