import type { GameDefinition, MatchState } from './definition'

/** Matches stored before versions were noted are of the first. */
export const firstVersion = 1

/**
 * A position of one version as one of the next, by the version it comes from. Whose turn it is and who owes what stays
 * as it was: only what the new rules read differently is changed.
 */
export type Upgrades = Readonly<Record<number, (stored: MatchState) => MatchState>>

/** The position as today's rules know it; nothing if there is no way there. */
export function upgraded<G extends MatchState>(
  { meta, upgrades }: Pick<GameDefinition<G>, 'meta' | 'upgrades'>,
  stored: MatchState,
  from: number,
): MatchState | undefined {
  let position = stored
  for (let version = from; version !== meta.version; version++) {
    const step = upgrades?.[version]
    if (!step) return undefined
    position = step(position)
  }
  // What could be taken back belongs to the rules of before.
  return { ...position, undoable: 0 }
}
