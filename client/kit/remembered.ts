import * as v from 'valibot'
import type { Meta } from '../../games/kit/meta'
import { isOffered, type Options, optionsProblem } from '../../games/kit/options'
import { createStore } from './store'

/** By game and option: what earlier matches on this device left behind, as the score to beat alone. */
const memory = createStore('monumenta.remembered', v.record(v.string(), v.record(v.string(), v.unknown())), {})

export const remembered = (game: string, option: string): unknown => memory.get()[game]?.[option]

export function remember(game: string, option: string, value: unknown): void {
  if (remembered(game, option) === value) return
  memory.set((now) => ({ ...now, [game]: { ...now[game], [option]: value } }))
}

/** The options of a new match, with what is never asked for. */
export function recalled({ id, options: schema }: Meta, options: Options, players: number): Options {
  const known = Object.entries(schema).flatMap(([name, option]): [string, unknown][] => {
    const value = remembered(id, name)
    if (!option.remembered || !isOffered(option, players) || value === undefined) return []
    return optionsProblem(schema, { [name]: value }, players) ? [] : [[name, value]]
  })
  return { ...options, ...Object.fromEntries(known) }
}
