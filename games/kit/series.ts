import type { Options } from './options'

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
  /** How many parts this sheet tells of. */
  done(sheet: unknown): number
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

/** "Chapter 3", for the part that follows this sheet. */
export const partNumber = ({ part }: Series, index: number): string => `${capital(part)} ${index + 1}`
export const nameOf = ({ name }: Series): string => capital(name)
