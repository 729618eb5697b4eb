import * as v from 'valibot'
import type { Meta } from '../../games/kit/meta'
import { isComplete, nameOf, type Series } from '../../games/kit/series'
import { botShape, limits } from '../../games/kit/wire'
import { tidyName } from '../app/identity'
import type { LocalSeries } from '../app/seats'

/** A series as a file: to keep, to send, to go on with elsewhere. */

export type People = LocalSeries['players']

const mostPlayers = 8
const mostCharacters = 100_000

const fileShape = v.object({
  game: v.string(),
  players: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(limits.name * 4), v.transform(tidyName)),
        bot: v.nullable(botShape),
      }),
    ),
    v.maxLength(mostPlayers),
  ),
  sheet: v.unknown(),
})

export const toText = (meta: Meta, sheet: unknown, players: People): string =>
  JSON.stringify({ game: meta.id, players, sheet }, null, 1)

export function fileName({ id }: Meta, series: Series, sheet: unknown): string {
  const done = series.done(sheet)
  return `${id}-${series.name}${done > 0 ? `-after-${series.part}-${done}` : ''}.json`
}

export type FromFile = { readonly sheet: unknown; readonly players: People } | { readonly problem: string }

/** The series of a file, if it can go on; else why not. */
export function fromText(meta: Meta, series: Series, text: string): FromFile {
  const whole = nameOf(series).toLowerCase()
  if (text.length > mostCharacters) return { problem: `This file is too long for a ${whole}` }
  const parsed = v.safeParse(fileShape, parseJson(text))
  if (!parsed.success) return { problem: `This file holds no ${whole}: it was not saved here` }
  const { game, players, sheet } = parsed.output
  if (game !== meta.id) return { problem: `This file is not from ${meta.title}` }
  const option = meta.options[series.option]
  const wrong = option?.kind === 'custom' ? option.problem(sheet) : undefined
  if (wrong || sheet === null) return { problem: wrong ?? `There is no ${whole} in this file` }
  if (isComplete(series, sheet)) return { problem: `This ${whole} is over: no ${series.part} is left to play` }
  return { sheet, players }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
