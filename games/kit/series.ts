import type { Options } from './options'

/** Numbers of one kind, one for every seat. */
export interface Figures {
  readonly label: string
  readonly bySeat: readonly number[]
  /** The rule behind them. */
  readonly clause?: string
}

/** A sheet as people read it. */
export interface Reading {
  /** What every seat plays from the first part to the last; empty until that is known. */
  readonly roles: readonly string[]
  /** The parts that are over, in their order; the first figures of each are its points. */
  readonly parts: readonly (readonly Figures[])[]
  /** The parts added up; the last figures decide. Empty before the first part is over. */
  readonly totals: readonly Figures[]
  /** Who begins the next part differently, and how. */
  readonly starts: readonly { readonly seats: readonly number[]; readonly says: string; readonly clause: string }[]
  /** Seats that won, once all is over. */
  readonly winners: readonly number[]
}

/** Matches of a game that follow one another with the same people, as the chapters of a campaign. */
export interface Series {
  /** The option that holds the sheet: what the matches before have brought. It is null in a match that stands alone. */
  readonly option: string
  /** What players call the whole and a part of it, as "campaign" and "chapter". */
  readonly name: string
  readonly part: string
  /** The titles of the parts, in their order. */
  readonly parts: readonly string[]
  /** The sheet before the first part. */
  readonly blank: unknown
  /** What the other options must be beside it. */
  readonly beside: Options
  /** How many parts this sheet tells of. */
  done(sheet: unknown): number
  /** Fetches what reads a sheet: only pages that show one need it. */
  reader(): Promise<(sheet: unknown) => Reading>
}

interface InSeries {
  readonly meta: { readonly series?: Series }
}

/** The sheet a match began with; null if it stands alone. */
export const sheetOf = ({ meta: { series } }: InSeries, options: Options | null | undefined): unknown =>
  (series && options?.[series.option]) ?? null

export const isComplete = ({ parts, done }: Series, sheet: unknown): boolean => done(sheet) >= parts.length

/** What the match after one with these options begins with, given the sheet it left; null if none follows. */
export function sequelOf({ meta: { series } }: InSeries, options: Options, sheet: unknown): Options | null {
  if (!series || sheet === null || sheet === undefined || isComplete(series, sheet)) return null
  return { ...options, [series.option]: sheet }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** "Chapter 3", by its place from 0. */
export const partNumber = ({ part }: Series, index: number): string => `${capital(part)} ${index + 1}`
export const nameOf = ({ name }: Series): string => capital(name)
