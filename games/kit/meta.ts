import type { OptionSchema } from './options'

/** What the lobby knows of a game before its rules are loaded. */
export interface Meta<S extends OptionSchema = OptionSchema> {
  readonly id: string
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
}

export const defineMeta = <const S extends OptionSchema>(meta: Meta<S>): Meta<S> => meta

export function playersProblem(meta: Meta, players: unknown): string | undefined {
  const { min, max } = meta.players
  if (typeof players === 'number' && Number.isInteger(players) && players >= min && players <= max) return undefined
  return `${meta.title} is for ${min === max ? min : `${min} to ${max}`} players`
}
