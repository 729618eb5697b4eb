import { tableSizes } from './data/constants'
import { mapProblem } from './data/map-check'
import { entriesProblem, readEntries } from './data/map-format'
import { type MonumentalOptions, mapOf } from './meta'

/** What is wrong with a map that somebody drew (MO-276). */
export function ownMapProblem(options: MonumentalOptions, players: number): string | undefined {
  const unreadable = entriesProblem(options.customMap)
  if (unreadable || mapOf(options, players) !== 'custom') return unreadable
  const broken = mapProblem(readEntries(options.customMap), tableSizes[players]!.capitals)
  return broken && `${broken.because} (${broken.clause})`
}
