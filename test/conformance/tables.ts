import { matchProblem } from '../../games/kit/meta'
import type { Plug } from './plug'

export interface TableFor {
  readonly players: number
  readonly options: object
}

export function countsOf({ definition }: Plug): number[] {
  const { min, max } = definition.meta.players
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

/** Every number of players with every set of options that is meant for it. */
export const tablesOf = (plug: Plug, counts = countsOf(plug), optionSets = plug.optionSets): TableFor[] =>
  counts.flatMap((players) =>
    optionSets
      .filter((options) => !matchProblem(plug.definition.meta, players, options))
      .map((options) => ({ players, options })),
  )

/** Every set of options at one table, the numbers of players taking turns. */
export function fewTablesOf(plug: Plug): TableFor[] {
  const tables = tablesOf(plug)
  return plug.optionSets.map((options, i) => {
    const fitting = tables.filter((table) => table.options === options)
    return fitting[i % fitting.length]!
  })
}
