import type { Meta } from '../../games/kit/meta'
import { isInitial, type Option, type Options } from '../../games/kit/options'

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

export const houseTitle = (games: number): string =>
  games === 1 ? 'Gather around the table' : `${numbers[games] ?? games} games, one table`

export const playersOf = ({ players }: Meta): string =>
  players.min === players.max ? `${players.min}` : `${players.min}–${players.max}`

/** What differs from the usual rules, in a few words; empty if nothing does. */
export function optionWords(meta: Meta, options: Options, players: number): string[] {
  return Object.entries(meta.options).flatMap(([name, option]) => {
    const value = options[name]
    return value === undefined || isInitial(option, value, players) ? [] : [inWords(option, value)]
  })
}

function inWords(option: Option, value: unknown): string {
  if (option.kind === 'toggle') return value ? option.label : `no ${option.label}`
  if (option.kind === 'custom') return option.words?.(value) ?? option.label
  if (option.kind === 'file') return option.label
  const chosen = Array.isArray(value) ? value : [value]
  const labels = chosen.flatMap((one) => option.values.find((any) => any.value === one)?.label.toLowerCase() ?? [])
  return `${option.label}: ${labels.join(', ')}`
}

/** How long ago, roughly: nobody in a lobby wants seconds. */
export function ago(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'a day' : `${days} days`
}
