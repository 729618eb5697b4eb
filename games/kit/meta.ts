import { completeOptions, type OptionSchema, type OptionsOf, optionsProblem } from './options'
import type { Series } from './series'

/** What the lobby knows of a game before its rules are loaded. */
export interface Meta<S extends OptionSchema = OptionSchema> {
  readonly id: string
  /** Raised with every change of rules or data by which a stored match would be played differently. */
  readonly version: number
  readonly title: string
  readonly subtitle: string
  /** One sentence for the cover. */
  readonly blurb: string
  /** A paragraph for the game's page. */
  readonly about: string
  readonly designers: readonly string[]
  readonly artists: readonly string[]
  readonly publishers: readonly string[]
  readonly year: number
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: string
  readonly options: S
  /** Given: its matches can follow one another. */
  readonly series?: Series
  /** What is wrong with options that are fine one by one; nothing if they go together. */
  problem?(options: OptionsOf<S>, players: number): string | undefined
}

export const defineMeta = <const S extends OptionSchema>(meta: Meta<S>): Meta<S> => meta

export function playersProblem(meta: Meta, players: unknown): string | undefined {
  const { min, max } = meta.players
  if (typeof players === 'number' && Number.isInteger(players) && players >= min && players <= max) return undefined
  return `${meta.title} is for ${min === max ? min : `${min} to ${max}`} players`
}

/** What is wrong with a wish for a match, in words for a person; nothing if it can begin. */
export function matchProblem<S extends OptionSchema>(
  meta: Meta<S>,
  players: unknown,
  raw: unknown,
): string | undefined {
  const problem = playersProblem(meta, players)
  if (problem || typeof players !== 'number') return problem
  return (
    optionsProblem(meta.options, raw, players) ?? meta.problem?.(completeOptions(meta.options, raw, players), players)
  )
}
