import type { Meta } from '../../games/kit/meta'
import { sequelOf, sheetOf } from '../../games/kit/series'
import { paths } from '../app/paths'
import { type LocalMatch, type LocalSeries, localSeries, rememberLocal, rememberSeries } from '../app/seats'
import { newLocalId } from '../lobby/draft'

/** Series on this device. */

const doneIn = (meta: Meta, options: LocalSeries['options']): number => {
  const sheet = sheetOf({ meta }, options)
  return sheet === null ? -1 : (meta.series?.done(sheet) ?? -1)
}

/** The match of the part that is played now, if it has begun; the latest if it was begun twice. */
export const currentMatch = (
  meta: Meta,
  { id, options }: LocalSeries,
  matches: readonly LocalMatch[],
): LocalMatch | undefined =>
  matches
    .filter(({ series, options: own }) => series === id && doneIn(meta, own) === doneIn(meta, options))
    .sort((a, b) => b.at - a.at)[0]

/** Begins a series with its first match and says where that is. */
export function beginSeries(meta: Meta, wish: Omit<LocalSeries, 'id' | 'at'>): string {
  const id = newLocalId()
  rememberSeries({ ...wish, id })
  return goOn(meta, { ...wish, id, at: 0 })
}

/** Begins the next match of a series and says where it is. */
export function goOn(meta: Meta, { id: series, game, players, mode, options }: LocalSeries): string {
  const next = sequelOf({ meta }, options, sheetOf({ meta }, options))
  if (!next) return paths.localSeries(series)
  const id = newLocalId()
  rememberLocal({ id, game, players, mode, options: next, series })
  return paths.local(id)
}

/** Puts what a finished match has brought on the sheet, unless it is there already. */
export function bring(meta: Meta, seriesID: string, sheet: unknown): void {
  const { series } = meta
  const kept = localSeries.get().find(({ id }) => id === seriesID)
  if (!series || !kept || sheet === null || sheet === undefined) return
  if (series.done(sheet) <= doneIn(meta, kept.options)) return
  rememberSeries({ ...kept, options: { ...kept.options, [series.option]: sheet } })
}
